/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/collision/value-line.h"

#include "app/widgets/emblem-view.h"
#include "app/widgets/label-wrap.h"

GtkWidget *
muster_value_line_new (const MusterCatalog *catalog, MusterValueSet values)
{
  g_autofree char *names = muster_catalog_dup_value_alternatives (catalog, values);
  GtkWidget *line, *label;

  if (values == 0)
    return NULL;
  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((values & (1u << bit)) != 0)
      gtk_box_append (GTK_BOX (line), muster_emblem_view_new (muster_catalog_value (catalog, bit)->id));
  label = gtk_label_new (names);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  muster_label_set_least_width (label);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (line), label);
  return line;
}
