/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/css-class.h"

void
muster_css_class_set (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
