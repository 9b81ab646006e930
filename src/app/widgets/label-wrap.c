/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/label-wrap.h"

#include <string.h>

/* In characters. */
#define LEAST 6

static void
wrap (GtkLabel *label)
{
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_WORD);
  /* Inside a button, each line is centred. */
  if (gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_BUTTON) != NULL)
    gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

void
muster_label_wrap (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    wrap (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    muster_label_wrap (child);
}

void
muster_label_set_least_width (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_label_get_wrap (GTK_LABEL (widget)))
    gtk_label_set_width_chars (GTK_LABEL (widget), LEAST);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    muster_label_set_least_width (child);
}

void
muster_label_keep_items (GtkLabel *label, const char *separator)
{
  const char *text = gtk_label_get_text (label), *item = text, *end = text + strcspn (text, "\n");
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  while (item < end)
    {
      const char *next = g_strstr_len (item, end - item, separator);
      PangoAttribute *together = pango_attr_allow_breaks_new (FALSE);

      together->start_index = (guint) (item - text);
      together->end_index = (guint) ((next != NULL ? next : end) - text);
      pango_attr_list_insert (attributes, together);
      item = next != NULL ? next + strlen (separator) : end;
    }
  gtk_label_set_attributes (label, attributes);
}
