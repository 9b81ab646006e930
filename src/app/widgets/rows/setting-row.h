/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows that show and change a setting, and follow changes made elsewhere.
 *
 * Labels of settings and their values are defined only here, for the print window and the preferences. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The row for a settings key of any type: a choice, a switch, a number or a length. */
GtkWidget *muster_setting_row_new (const char *key);

G_END_DECLS
