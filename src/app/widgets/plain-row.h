/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that says what a player wrote or chose: its texts are no markup, have as many lines as they take, and are told to somebody
 * who can't see them. It can be activated. */
#pragma once

#include <adwaita.h>

void muster_plain_row_make (AdwActionRow *row);

/* `wrong`: the text says, at its end, what breaks a rule. */
void muster_plain_row_show (AdwActionRow *row, const char *title, const char *text, gboolean wrong);
