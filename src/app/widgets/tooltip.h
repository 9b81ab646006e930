/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tooltips that change with every step. GTK queries the pointer position from the display server each time a tooltip
 * changes, synchronously, dozens of times per step. This one provides its text only on demand. */
#pragma once

#include <gtk/gtk.h>

void muster_tooltip_set (GtkWidget *widget, const char *text);

/* Shows the text of the widget, or of a label in it, if it is ellipsised. */
void muster_tooltip_set_for_cut (GtkWidget *widget);
