/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The image during a drag: the widget on the window's background colour, so that it is legible over anything. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Free with g_object_unref(). */
GdkPaintable *muster_drag_icon_new (GtkWidget *widget);

G_END_DECLS
