/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lays out a row's children side by side: first what they need, then the rest for expanding ones. If a word would
 * break, the children after the expanding one move to a second line. Unlike GtkBox it never asks for a width at a given
 * height: GTK answers that for labels by trial layout at two dozen widths. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ROW_LAYOUT (muster_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (MusterRowLayout, muster_row_layout, MUSTER, ROW_LAYOUT, GtkLayoutManager)

GtkLayoutManager *muster_row_layout_new (int spacing);

G_END_DECLS
