/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Up and Down move between rows, across the lists of a page.
 *
 * GTK would move to the next button instead, such as the one that clears the same row. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all lists in a widget. */
void muster_row_keys_use (GtkWidget *widget);

G_END_DECLS
