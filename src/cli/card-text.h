/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and lists for the terminal, adapted to its width and colours. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Prints all lists (MusterRoster), then all cards (MusterCard), separated by blank lines. */
void muster_card_text_print (const GPtrArray *cards, const GPtrArray *rosters, gboolean first);

G_END_DECLS
