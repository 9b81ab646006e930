/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/chooser-row.h"

#include "app/widgets/css-class.h"
#include "app/widgets/row-layout.h"
#include "app/widgets/label-wrap.h"

struct _MusterChooserRow
{
  GtkListBoxRow parent;
  GtkWidget *title, *numbers, *text, *reason;
  char *words; /* folded */
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

/* What somebody who can't see the row is told of it: the numbers, the text and the reason, each a line. */
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

void
muster_chooser_row_show (MusterChooserRow *row, const char *title, const char *numbers, const char *text,
                         const char *reason)
{
  g_autofree char *searched = g_strconcat (title, "\n", text, NULL);
  g_autofree char *description = dup_description (numbers, text, reason);

  g_free (row->words);
  row->words = g_utf8_casefold (searched, -1);
  show_label (row->title, title);
  show_label (row->numbers, numbers);
  show_label (row->text, text);
  show_label (row->reason, reason);
  muster_css_class_set (GTK_WIDGET (row), "illegal", is_said (reason));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

gboolean
muster_chooser_row_fits (MusterChooserRow *row)
{
  return !gtk_widget_get_visible (row->reason);
}

gboolean
muster_chooser_row_matches (MusterChooserRow *row, const char *folded)
{
  return strstr (row->words, folded) != NULL;
}

static void
muster_chooser_row_finalize (GObject *object)
{
  g_free (MUSTER_CHOOSER_ROW (object)->words);
  G_OBJECT_CLASS (muster_chooser_row_parent_class)->finalize (object);
}

static void
muster_chooser_row_class_init (MusterChooserRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_chooser_row_finalize;
}

static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  muster_label_set_least_width (label);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
muster_chooser_row_init (MusterChooserRow *row)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  row->words = g_strdup ("");
  row->title = make_label ("heading");
  row->numbers = make_label ("numeric");
  row->text = make_label ("caption");
  row->reason = make_label ("reason");
  gtk_widget_set_layout_manager (line, muster_row_layout_new (12));
  gtk_widget_set_hexpand (row->title, TRUE);
  gtk_box_append (GTK_BOX (line), row->title);
  gtk_box_append (GTK_BOX (line), row->numbers);
  gtk_box_append (GTK_BOX (texts), line);
  gtk_box_append (GTK_BOX (texts), row->text);
  gtk_box_append (GTK_BOX (texts), row->reason);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), texts);
}

GtkWidget *
muster_chooser_row_new (void)
{
  return g_object_new (MUSTER_TYPE_CHOOSER_ROW, NULL);
}
