/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/rows/chooser-row.h"

#include "app/widgets/css-class.h"
#include "app/widgets/rows/row-layout.h"

struct _MusterChooserRow
{
  GtkListBoxRow parent;
  GtkWidget *line; /* of title and numbers */
  GtkWidget *title, *numbers, *text, *reason;
  guint n;
  char *words;              /* searchable text … */
  MusterSearchEntry *entry; /* … and its search entry */
};

G_DEFINE_FINAL_TYPE (MusterChooserRow, muster_chooser_row, GTK_TYPE_LIST_BOX_ROW)

static gboolean
is_said (const char *text)
{
  return text != NULL && *text != '\0';
}

static void
show_label (GtkWidget *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), is_said (text) ? text : "") != 0)
    gtk_label_set_text (GTK_LABEL (label), is_said (text) ? text : "");
  gtk_widget_set_visible (label, is_said (text));
}

/* The accessible description: numbers, text and reason, one per line. */
static char *
dup_description (const char *numbers, const char *text, const char *reason)
{
  const char *const lines[] = { numbers, text, reason };
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (is_said (lines[i]))
      g_string_append_printf (all, "%s%s", all->len > 0 ? "\n" : "", lines[i]);
  return g_string_free (all, FALSE);
}

gboolean
muster_chooser_row_show (MusterChooserRow *row, const char *title, const char *numbers, const char *text,
                         const char *reason)
{
  g_autofree char *searched = g_strconcat (title, "\n", text, NULL);
  g_autofree char *description = dup_description (numbers, text, reason);
  gboolean other = g_strcmp0 (row->words, searched) != 0;

  if (other)
    {
      g_clear_pointer (&row->entry, muster_search_entry_free);
      row->entry = muster_search_entry_new (title, NULL, text);
      g_free (row->words);
      row->words = g_steal_pointer (&searched);
    }
  show_label (row->title, title);
  show_label (row->numbers, numbers);
  show_label (row->text, is_said (reason) ? NULL : text);
  show_label (row->reason, reason);
  muster_css_class_set (GTK_WIDGET (row), "illegal", is_said (reason));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return other;
}

gboolean
muster_chooser_row_fits (MusterChooserRow *row)
{
  return !gtk_widget_get_visible (row->reason);
}

MusterMatch
muster_chooser_row_match (MusterChooserRow *row, const char *query)
{
  return muster_search_entry_match (row->entry, query);
}

guint
muster_chooser_row_get_n (MusterChooserRow *row)
{
  return row->n;
}

static void
muster_chooser_row_finalize (GObject *object)
{
  g_free (MUSTER_CHOOSER_ROW (object)->words);
  g_clear_pointer (&MUSTER_CHOOSER_ROW (object)->entry, muster_search_entry_free);
  G_OBJECT_CLASS (muster_chooser_row_parent_class)->finalize (object);
}

static void
muster_chooser_row_class_init (MusterChooserRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = muster_chooser_row_finalize;
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/widgets/rows/chooser-row.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterChooserRow, line);
  gtk_widget_class_bind_template_child (widget_class, MusterChooserRow, title);
  gtk_widget_class_bind_template_child (widget_class, MusterChooserRow, numbers);
  gtk_widget_class_bind_template_child (widget_class, MusterChooserRow, text);
  gtk_widget_class_bind_template_child (widget_class, MusterChooserRow, reason);
}

static void
muster_chooser_row_init (MusterChooserRow *row)
{
  row->entry = muster_search_entry_new ("", NULL, NULL);
  gtk_widget_init_template (GTK_WIDGET (row));
  gtk_widget_set_layout_manager (row->line, muster_row_layout_new (12));
}

GtkWidget *
muster_chooser_row_new (guint n)
{
  MusterChooserRow *row = g_object_new (MUSTER_TYPE_CHOOSER_ROW, NULL);

  row->n = n;
  return GTK_WIDGET (row);
}
