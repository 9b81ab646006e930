/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Up and Down go from row to row, also from the last of one list to the first of the next.
 *
 * The toolkit goes on to the next button in place of that, such as the one that clears the same row. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For all lists in a widget. */
void muster_row_keys_use (GtkWidget *widget);

G_END_DECLS
