/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/passage-group.h"

#include <glib/gi18n.h>

#include "app/widgets/passage-row.h"
#include "app/widgets/row-layout.h"
#include "app/widgets/label-wrap.h"

struct _MusterPassageGroup
{
  AdwPreferencesGroup parent;
  GPtrArray *rows;    /* MusterPassageRow */
  gboolean expecting; /* one was asked for, and gets the focus when it comes */
};

G_DEFINE_FINAL_TYPE (MusterPassageGroup, muster_passage_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  WRITTEN,
  REMOVED,
  ADDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
place_of (MusterPassageGroup *group, MusterPassageRow *row)
{
  guint place = 0;

  g_ptr_array_find (group->rows, row, &place);
  return place;
}

static void
settled_cb (MusterPassageGroup *group, const char *text, MusterPassageRow *row)
{
  g_signal_emit (group, signals[WRITTEN], 0, place_of (group, row), text);
}

static void
removed_cb (MusterPassageGroup *group, MusterPassageRow *row)
{
  g_signal_emit (group, signals[REMOVED], 0, place_of (group, row));
}

static void
add_ability_cb (MusterPassageGroup *group)
{
  group->expecting = TRUE;
  g_signal_emit (group, signals[ADDED], 0, "ability");
}

static void
add_action_cb (MusterPassageGroup *group)
{
  group->expecting = TRUE;
  g_signal_emit (group, signals[ADDED], 0, "action");
}

static void
add_row (MusterPassageGroup *group)
{
  GtkWidget *row = muster_passage_row_new ();

  g_signal_connect_object (row, "settled", G_CALLBACK (settled_cb), group, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), group, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_ptr_array_add (group->rows, row);
}

static const char *
label_of (const char *element)
{
  return g_str_equal (element, "action") ? _ ("Action") : g_str_equal (element, "ability") ? _ ("Ability") : _ ("Text");
}

static void
fit_rows (MusterPassageGroup *group, guint n)
{
  while (group->rows->len > n)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (group),
                                  g_ptr_array_steal_index (group->rows, group->rows->len - 1));
  while (group->rows->len < n)
    add_row (group);
}

void
muster_passage_group_show (MusterPassageGroup *group, const GArray *passages)
{
  gboolean grown = passages->len > group->rows->len;

  fit_rows (group, passages->len);
  for (guint i = 0; i < passages->len; i++)
    {
      const MusterPassage *passage = muster_passages_at (passages, i);

      muster_passage_row_show (group->rows->pdata[i], label_of (passage->element), passage->text);
    }
  if (grown && group->expecting)
    muster_passage_row_focus (group->rows->pdata[group->rows->len - 1]);
  group->expecting = FALSE;
}

void
muster_passage_group_flush (MusterPassageGroup *group)
{
  for (guint i = 0; i < group->rows->len; i++)
    muster_passage_row_flush (group->rows->pdata[i]);
}

static void
muster_passage_group_finalize (GObject *object)
{
  g_ptr_array_unref (MUSTER_PASSAGE_GROUP (object)->rows);
  G_OBJECT_CLASS (muster_passage_group_parent_class)->finalize (object);
}

static void
muster_passage_group_class_init (MusterPassageGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_passage_group_finalize;
  signals[WRITTEN] = g_signal_new ("written", MUSTER_TYPE_PASSAGE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[REMOVED] = g_signal_new ("removed", MUSTER_TYPE_PASSAGE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ADDED] = g_signal_new ("added", MUSTER_TYPE_PASSAGE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
add_button (MusterPassageGroup *group, GtkWidget *box, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  muster_label_wrap (button);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", clicked, group, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static void
muster_passage_group_init (MusterPassageGroup *group)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  group->rows = g_ptr_array_new ();
  add_button (group, box, _ ("Add ability"), G_CALLBACK (add_ability_cb));
  add_button (group, box, _ ("Add action"), G_CALLBACK (add_action_cb));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), box);
  muster_row_layout_use_group (ADW_PREFERENCES_GROUP (group));
}

GtkWidget *
muster_passage_group_new (const char *title)
{
  return g_object_new (MUSTER_TYPE_PASSAGE_GROUP, "title", title, NULL);
}
