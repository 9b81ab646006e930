/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/passage-row.h"

#include <glib/gi18n.h>

#include "app/widgets/focus-new.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/text-edit.h"

struct _MusterPassageRow
{
  AdwPreferencesRow parent;
  GtkWidget *label, *remove, *view;
  MusterTextEdit *edit;
};

G_DEFINE_FINAL_TYPE (MusterPassageRow, muster_passage_row, ADW_TYPE_PREFERENCES_ROW)

enum
{
  PROP_0,
  PROP_REMOVABLE,
};

enum
{
  SETTLED,
  REMOVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkTextBuffer *
get_buffer (MusterPassageRow *row)
{
  return gtk_text_view_get_buffer (GTK_TEXT_VIEW (row->view));
}

static void
settled (const char *text, gpointer data)
{
  g_signal_emit (data, signals[SETTLED], 0, text);
}

static void
remove_clicked_cb (MusterPassageRow *row)
{
  g_signal_emit (row, signals[REMOVED], 0);
}

void
muster_passage_row_show (MusterPassageRow *row, const char *label, const char *text)
{
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), label);

  gtk_label_set_text (GTK_LABEL (row->label), label);
  muster_icon_button_set_name (row->remove, remove);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->view), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  muster_text_edit_show (row->edit, text);
}

void
muster_passage_row_flush (MusterPassageRow *row)
{
  muster_text_edit_flush (row->edit);
}

void
muster_passage_row_set_removable (MusterPassageRow *row, gboolean removable)
{
  gtk_widget_set_visible (row->remove, removable);
}

void
muster_passage_row_focus (MusterPassageRow *row)
{
  muster_focus_new (row->view);
}

static gboolean
measure_again_cb (gpointer view)
{
  gtk_widget_queue_resize (view);
  return G_SOURCE_REMOVE;
}

/* GtkTextView computes its height when idle, without notifying anyone. */
static void
mapped_cb (GtkWidget *view)
{
  g_idle_add_full (G_PRIORITY_LOW, measure_again_cb, g_object_ref (view), g_object_unref);
}

static void
muster_passage_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_REMOVABLE)
    muster_passage_row_set_removable (MUSTER_PASSAGE_ROW (object), g_value_get_boolean (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
muster_passage_row_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_PASSAGE_ROW (object)->edit, muster_text_edit_free);
  G_OBJECT_CLASS (muster_passage_row_parent_class)->dispose (object);
}

static void
muster_passage_row_class_init (MusterPassageRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = muster_passage_row_set_property;
  G_OBJECT_CLASS (klass)->dispose = muster_passage_row_dispose;
  g_object_class_install_property (
      G_OBJECT_CLASS (klass), PROP_REMOVABLE,
      g_param_spec_boolean ("removable", NULL, NULL, TRUE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  signals[SETTLED] = g_signal_new ("settled", MUSTER_TYPE_PASSAGE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[REMOVED]
      = g_signal_new ("removed", MUSTER_TYPE_PASSAGE_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/passage-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterPassageRow, label);
  gtk_widget_class_bind_template_child (widget_class, MusterPassageRow, remove);
  gtk_widget_class_bind_template_child (widget_class, MusterPassageRow, view);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked_cb);
}

static void
muster_passage_row_init (MusterPassageRow *row)
{
  gtk_widget_init_template (GTK_WIDGET (row));
  g_signal_connect (row->view, "map", G_CALLBACK (mapped_cb), NULL);
  row->edit = muster_text_edit_new (row->view, get_buffer (row), settled, row);
}

GtkWidget *
muster_passage_row_new (void)
{
  return g_object_new (MUSTER_TYPE_PASSAGE_ROW, NULL);
}
