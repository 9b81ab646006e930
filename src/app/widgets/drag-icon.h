/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What goes along with the pointer while something is dragged: the widget as it looks, on the colour of the window, so that it can be
 * read over whatever lies below it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Free with g_object_unref(). */
GdkPaintable *muster_drag_icon_new (GtkWidget *widget);

G_END_DECLS
