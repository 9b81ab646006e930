/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/passage-group.h"

#include <glib/gi18n.h>

#include "app/games/puppet-wars/action-row.h"
#include "app/widgets/rows/passage-row.h"
#include "app/widgets/label-wrap.h"
#include "app/widgets/rows/row-group.h"

struct _MusterPassageGroup
{
  MusterRowGroup parent;
  GtkWidget *adders;
  GPtrArray *rows;    /* MusterActionRow for actions, MusterPassageRow for others */
  gboolean expecting; /* a player is being added, and gets the focus */
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
place_of (MusterPassageGroup *group, gpointer row)
{
  guint place = 0;

  g_ptr_array_find (group->rows, row, &place);
  return place;
}

static void
settled_cb (MusterPassageGroup *group, const char *text, gpointer row)
{
  g_signal_emit (group, signals[WRITTEN], 0, place_of (group, row), MUSTER_PASSAGE_TEXT, text);
}

static void
written_cb (MusterPassageGroup *group, guint field, const char *text, gpointer row)
{
  g_signal_emit (group, signals[WRITTEN], 0, place_of (group, row), field, text);
}

void
muster_passage_group_reset (MusterPassageGroup *group)
{
  for (guint i = 0; i < group->rows->len; i++)
    if (MUSTER_IS_ACTION_ROW (group->rows->pdata[i]))
      muster_action_row_reset (group->rows->pdata[i]);
}

/* Those behind it are shown in other rows then. */
static void
removed_cb (MusterPassageGroup *group, gpointer row)
{
  muster_passage_group_flush (group);
  muster_passage_group_reset (group);
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

static gboolean
is_action (const MusterPassage *passage)
{
  return g_str_equal (passage->element, "action");
}

static void
add_row (MusterPassageGroup *group, const MusterPassage *passage)
{
  GtkWidget *row = is_action (passage) ? muster_action_row_new () : muster_passage_row_new ();

  if (is_action (passage))
    g_signal_connect_object (row, "written", G_CALLBACK (written_cb), group, G_CONNECT_SWAPPED);
  else
    g_signal_connect_object (row, "settled", G_CALLBACK (settled_cb), group, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "removed", G_CALLBACK (removed_cb), group, G_CONNECT_SWAPPED);
  muster_row_group_add (MUSTER_ROW_GROUP (group), row);
  g_ptr_array_add (group->rows, row);
}

static const char *
label_of (const char *element)
{
  return g_str_equal (element, "ability") ? _ ("Ability") : _ ("Text");
}

/* How many of the first rows have the right type. */
static guint
count_fitting (MusterPassageGroup *group, const GArray *passages)
{
  guint n = 0;

  while (n < MIN (group->rows->len, passages->len)
         && (MUSTER_IS_ACTION_ROW (group->rows->pdata[n]) != 0) == is_action (muster_passages_at (passages, n)))
    n++;
  return n;
}

static void
fit_rows (MusterPassageGroup *group, const GArray *passages)
{
  guint n = count_fitting (group, passages);

  while (group->rows->len > n)
    muster_row_group_remove (MUSTER_ROW_GROUP (group), g_ptr_array_steal_index (group->rows, group->rows->len - 1));
  while (group->rows->len < passages->len)
    add_row (group, muster_passages_at (passages, group->rows->len));
}

static void
open_last (MusterPassageGroup *group)
{
  gpointer last = group->rows->pdata[group->rows->len - 1];

  if (MUSTER_IS_ACTION_ROW (last))
    muster_action_row_open (last);
  else
    muster_passage_row_focus (last);
}

void
muster_passage_group_show (MusterPassageGroup *group, const GArray *passages)
{
  gboolean grown = passages->len > group->rows->len;

  fit_rows (group, passages);
  for (guint i = 0; i < passages->len; i++)
    {
      const MusterPassage *passage = muster_passages_at (passages, i);

      if (is_action (passage))
        muster_action_row_show (group->rows->pdata[i], passage);
      else
        muster_passage_row_show (group->rows->pdata[i], label_of (passage->element), passage->text);
    }
  if (grown && group->expecting)
    open_last (group);
  group->expecting = FALSE;
}

void
muster_passage_group_flush (MusterPassageGroup *group)
{
  for (guint i = 0; i < group->rows->len; i++)
    if (MUSTER_IS_ACTION_ROW (group->rows->pdata[i]))
      muster_action_row_flush (group->rows->pdata[i]);
    else
      muster_passage_row_flush (group->rows->pdata[i]);
}

void
muster_passage_group_complain (MusterPassageGroup *group, guint n, MusterPassageField field, const char *sentence)
{
  if (n < group->rows->len && MUSTER_IS_ACTION_ROW (group->rows->pdata[n]))
    muster_action_row_complain (group->rows->pdata[n], field, sentence);
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
                                   G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_STRING);
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
