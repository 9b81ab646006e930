/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/mark.h"

void
muster_mark (GtkWidget *widget, const char *css_class, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
