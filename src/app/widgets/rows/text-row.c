/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/text-row.h"

#include "app/widgets/text-edit.h"
#include "app/widgets/tooltip.h"

struct _MusterTextRow
{
  AdwEntryRow parent;
  MusterTextEdit *edit;
};

G_DEFINE_FINAL_TYPE (MusterTextRow, muster_text_row, ADW_TYPE_ENTRY_ROW)

static guint settled_signal;

static void
settled (const char *text, gpointer data)
{
  g_signal_emit (data, settled_signal, 0, text);
}

void
muster_text_row_show (MusterTextRow *row, const char *text)
{
  muster_text_edit_show (row->edit, text);
}

void
muster_text_row_refuse (MusterTextRow *row)
{
  muster_text_edit_refuse (row->edit);
}

void
muster_text_row_reset (MusterTextRow *row, const char *text)
{
  muster_text_edit_reset (row->edit, text);
}

void
muster_text_row_flush (MusterTextRow *row)
{
  muster_text_edit_flush (row->edit);
}

static void
muster_text_row_dispose (GObject *object)
{
  g_clear_pointer (&MUSTER_TEXT_ROW (object)->edit, muster_text_edit_free);
  G_OBJECT_CLASS (muster_text_row_parent_class)->dispose (object);
}

static void
muster_text_row_class_init (MusterTextRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = muster_text_row_dispose;
  settled_signal = g_signal_new ("settled", MUSTER_TYPE_TEXT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_STRING);
}

static void
muster_text_row_init (MusterTextRow *row)
{
  row->edit = muster_text_edit_new (GTK_WIDGET (row), row, settled, row);
  muster_text_edit_keep_to_one_line (GTK_EDITABLE (row));
  muster_tooltip_set_for_cut (GTK_WIDGET (row));
  g_signal_connect (row, "entry-activated", G_CALLBACK (muster_text_row_flush), NULL);
}

GtkWidget *
muster_text_row_new (const char *title)
{
  return g_object_new (MUSTER_TYPE_TEXT_ROW, "title", title, NULL);
}
