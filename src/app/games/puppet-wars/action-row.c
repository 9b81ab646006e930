/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/puppet-wars/action-row.h"

#include <glib/gi18n.h>

#include "app/widgets/focus-new.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/rows/error-row.h"
#include "app/widgets/rows/passage-row.h"
#include "app/widgets/rows/text-row.h"
#include "games/puppet-wars/cards.h"

struct _MusterActionRow
{
  MusterFoldRow parent;
  GtkWidget *fields[MUSTER_PASSAGE_N_FIELDS], *remove; /* template children */
  GtkWidget *value_error, *suit_error;                 /* of the template, under their fields */
};

G_DEFINE_FINAL_TYPE (MusterActionRow, muster_action_row, MUSTER_TYPE_FOLD_ROW)

enum
{
  WRITTEN,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
settled_cb (MusterActionRow *row, const char *text, GtkWidget *field)
{
  for (guint i = 0; i < MUSTER_PASSAGE_N_FIELDS; i++)
    if (row->fields[i] == field)
      g_signal_emit (row, signals[WRITTEN], 0, i, text);
}

static void
text_settled_cb (MusterActionRow *row, const char *text)
{
  g_signal_emit (row, signals[WRITTEN], 0, MUSTER_PASSAGE_TEXT, text);
}

static void
counted_cb (MusterActionRow *row, gint number)
{
  g_autofree char *text = number != MUSTER_PASSAGE_BLANK ? g_strdup_printf ("%d", number) : g_strdup ("");

  g_signal_emit (row, signals[WRITTEN], 0, MUSTER_PASSAGE_VALUE, text);
}

static void
refused_cb (MusterActionRow *row, const char *text)
{
  g_signal_emit (row, signals[WRITTEN], 0, MUSTER_PASSAGE_VALUE, text);
}

static void
remove_clicked_cb (MusterActionRow *row)
{
  g_signal_emit (row, signals[REMOVED], 0);
}

void
muster_action_row_show (MusterActionRow *row, const MusterPassage *action)
{
  const char *title = muster_puppet_wars_get_passage_title (action);
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), title), *words = muster_puppet_wars_dup_passage (action);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  muster_fold_row_set_subtitle (MUSTER_FOLD_ROW (row), words);
  for (guint i = MUSTER_PASSAGE_NAME; i < MUSTER_PASSAGE_N_FIELDS; i++)
    {
      g_autofree char *text = muster_passage_dup (action, i);

      if (i != MUSTER_PASSAGE_VALUE)
        muster_text_row_show (MUSTER_TEXT_ROW (row->fields[i]), text);
    }
  muster_count_row_show (MUSTER_COUNT_ROW (row->fields[MUSTER_PASSAGE_VALUE]), action->value);
  muster_passage_row_show (MUSTER_PASSAGE_ROW (row->fields[MUSTER_PASSAGE_TEXT]), _ ("Effect"), action->text);
  muster_icon_button_set_name (row->remove, remove);
}

void
muster_action_row_flush (MusterActionRow *row)
{
  for (guint i = 0; i < MUSTER_PASSAGE_N_FIELDS; i++)
    if (MUSTER_IS_TEXT_ROW (row->fields[i]))
      muster_text_row_flush (MUSTER_TEXT_ROW (row->fields[i]));
  muster_passage_row_flush (MUSTER_PASSAGE_ROW (row->fields[MUSTER_PASSAGE_TEXT]));
}

/* A number that is wrong is gone already; suits stay to be mended. */
void
muster_action_row_complain (MusterActionRow *row, MusterPassageField field, const char *sentence)
{
  if (field == MUSTER_PASSAGE_VALUE)
    muster_error_row_show_for (MUSTER_ERROR_ROW (row->value_error), row->fields[field], sentence);
  else if (field == MUSTER_PASSAGE_SUIT)
    muster_error_row_show_for (MUSTER_ERROR_ROW (row->suit_error), row->fields[field], sentence);
  if (field == MUSTER_PASSAGE_SUIT && sentence != NULL)
    muster_text_row_refuse (MUSTER_TEXT_ROW (row->fields[field]));
}

/* It shows another action. */
void
muster_action_row_reset (MusterActionRow *row)
{
  muster_action_row_complain (row, MUSTER_PASSAGE_VALUE, NULL);
  muster_action_row_complain (row, MUSTER_PASSAGE_SUIT, NULL);
  muster_text_row_reset (MUSTER_TEXT_ROW (row->fields[MUSTER_PASSAGE_SUIT]), NULL);
}

void
muster_action_row_open (MusterActionRow *row)
{
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), TRUE);
  muster_focus_new (row->fields[MUSTER_PASSAGE_NAME]);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  static const char *const ids[MUSTER_PASSAGE_N_FIELDS] = {
    [MUSTER_PASSAGE_TEXT] = "text",         [MUSTER_PASSAGE_NAME] = "name", [MUSTER_PASSAGE_VALUE] = "value",
    [MUSTER_PASSAGE_SUIT] = "suit",         [MUSTER_PASSAGE_COST] = "cost", [MUSTER_PASSAGE_RANGE] = "range",
    [MUSTER_PASSAGE_DURATION] = "duration",
  };

  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/puppet-wars/action-row.ui");
  for (guint i = 0; i < MUSTER_PASSAGE_N_FIELDS; i++)
    gtk_widget_class_bind_template_child_full (
        widget_class, ids[i], FALSE, G_STRUCT_OFFSET (MusterActionRow, fields) + (gssize) (i * sizeof (GtkWidget *)));
  gtk_widget_class_bind_template_child (widget_class, MusterActionRow, remove);
  gtk_widget_class_bind_template_child (widget_class, MusterActionRow, value_error);
  gtk_widget_class_bind_template_child (widget_class, MusterActionRow, suit_error);
  gtk_widget_class_bind_template_callback (widget_class, settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_settled_cb);
  gtk_widget_class_bind_template_callback (widget_class, counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);
}

static void
muster_action_row_class_init (MusterActionRowClass *klass)
{
  signals[WRITTEN] = g_signal_new ("written", MUSTER_TYPE_ACTION_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  signals[REMOVED]
      = g_signal_new ("removed", MUSTER_TYPE_ACTION_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
muster_action_row_init (MusterActionRow *row)
{
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_COUNT_ROW);
  g_type_ensure (MUSTER_TYPE_ERROR_ROW);
  g_type_ensure (MUSTER_TYPE_PASSAGE_ROW);
  gtk_widget_init_template (GTK_WIDGET (row));
  muster_count_row_set_range (MUSTER_COUNT_ROW (row->fields[MUSTER_PASSAGE_VALUE]), MUSTER_PASSAGE_BLANK,
                              MUSTER_PUPPET_WARS_PUPPET_HIGHEST);
  muster_count_row_set_blank (MUSTER_COUNT_ROW (row->fields[MUSTER_PASSAGE_VALUE]), "–");
  muster_passage_row_set_removable (MUSTER_PASSAGE_ROW (row->fields[MUSTER_PASSAGE_TEXT]), FALSE);
}

GtkWidget *
muster_action_row_new (void)
{
  return g_object_new (MUSTER_TYPE_ACTION_ROW, NULL);
}
