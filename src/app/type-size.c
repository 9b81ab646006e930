#include "app/type-size.h"

int
muster_type_size_scale (GtkWidget *widget, int width)
{
  int dpi = 0;

  g_object_get (gtk_widget_get_settings (widget), "gtk-xft-dpi", &dpi, NULL);
  return dpi > 0 ? (int) (width * MAX (dpi / 1024.0 / 96.0, 0.5)) : width;
}
