/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and lists for people at a terminal: as wide as it is, in colour where it has any. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Prints all lists (MusterRoster), then all cards (MusterCard), with a blank line before each but the very first. */
void muster_card_text_print (const GPtrArray *cards, const GPtrArray *rosters, gboolean first);

G_END_DECLS
