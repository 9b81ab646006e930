/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows that show a setting and change it: whatever shows the same setting elsewhere follows at once.
 *
 * What a setting and its words are called stands here once, for the print window and the preferences. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The row for a key of the settings, whatever its type: words to choose from, a switch, a number or a length. */
GtkWidget *muster_setting_row_new (const char *key);

G_END_DECLS
