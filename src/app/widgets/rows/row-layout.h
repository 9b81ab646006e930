/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puts a row's children beside each other: first what they need, and the rest to those that expand. Where a word would break, those that
 * follow the one that expands have a line of their own below it. Else it does what a box does, but never asks how narrow a text would be
 * at a given height: with every change of a text, a box asks that, and the toolkit finds out by setting the text at two dozen widths. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ROW_LAYOUT (muster_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (MusterRowLayout, muster_row_layout, MUSTER, ROW_LAYOUT, GtkLayoutManager)

GtkLayoutManager *muster_row_layout_new (int spacing);

G_END_DECLS
