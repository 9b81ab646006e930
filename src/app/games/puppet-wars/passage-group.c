/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/passage-group.h"

#include <glib/gi18n.h>

#include "app/widgets/rows/passage-row.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/rows/row-group.h"

struct _MusterPassageGroup
{
  MusterRowGroup parent;
  GtkWidget *adders;
  GPtrArray *rows;    /* MusterPassageRow */
  gboolean expecting; /* one was asked for, and gets the focus when it comes */
};

G_DEFINE_FINAL_TYPE (MusterPassageGroup, muster_passage_group, MUSTER_TYPE_ROW_GROUP)

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
  muster_row_group_add (MUSTER_ROW_GROUP (group), row);
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
    muster_row_group_remove (MUSTER_ROW_GROUP (group), g_ptr_array_steal_index (group->rows, group->rows->len - 1));
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_passage_group_finalize;
  signals[WRITTEN] = g_signal_new ("written", MUSTER_TYPE_PASSAGE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[REMOVED] = g_signal_new ("removed", MUSTER_TYPE_PASSAGE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[ADDED] = g_signal_new ("added", MUSTER_TYPE_PASSAGE_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/passage-group.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPassageGroup, adders);
  gtk_widget_class_bind_template_callback (widget_class, add_ability_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_action_cb);
}

static void
muster_passage_group_init (MusterPassageGroup *group)
{
  group->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (group));
  muster_label_wrap (group->adders);
}

GtkWidget *
muster_passage_group_new (const char *title)
{
  return g_object_new (MUSTER_TYPE_PASSAGE_GROUP, "heading", title, NULL);
}
