/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is said of a widget when somebody points at it, where that changes with every step. The toolkit's own tooltip asks the display
 * for the pointer each time that its text changes, and waits for the answer: dozens of times a step, that would be half of it. This
 * one keeps its text until it is asked. */
#pragma once

#include <gtk/gtk.h>

void muster_tooltip_set (GtkWidget *widget, const char *text);

/* Says a text of the widget, or of what is in it, where there is no room for all of it. */
void muster_tooltip_set_for_cut (GtkWidget *widget);
