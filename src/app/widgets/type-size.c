/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/type-size.h"

gdouble
muster_type_size_get (GtkWidget *widget)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? MAX (dpi / 1024.0 / 96.0, 0.5) : 1;
}

int
muster_type_size_scale (GtkWidget *widget, int length)
{
  return (int) (length * muster_type_size_get (widget));
}
