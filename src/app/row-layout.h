/* Puts a row's children beside each other: first what they need, and the rest to those that expand. It does what a box does, but never
 * asks how narrow a text would be at a given height: with every change of a text, a box asks that, and the toolkit finds out by
 * setting the text at two dozen widths. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ROW_LAYOUT (muster_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (MusterRowLayout, muster_row_layout, MUSTER, ROW_LAYOUT, GtkLayoutManager)

GtkLayoutManager *muster_row_layout_new (int spacing);

/* Lays out what is in a row of a list. */
void muster_row_layout_use (GtkListBoxRow *row);

G_END_DECLS
