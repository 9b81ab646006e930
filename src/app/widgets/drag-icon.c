/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/drag-icon.h"

GdkPaintable *
muster_drag_icon_new (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) live = gtk_widget_paintable_new (widget);
  g_autoptr (GdkPaintable) still = gdk_paintable_get_current_image (live);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  GdkRGBA ground = dark ? (GdkRGBA){ 0.2F, 0.2F, 0.2F, 1 } : (GdkRGBA){ 1, 1, 1, 1 };
  float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_paintable_snapshot (still, snapshot, width, height);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (width, height));
}
