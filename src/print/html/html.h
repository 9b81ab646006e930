/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters as one HTML file that needs nothing else: no network, no second file. It reads on a phone, on a
 * screen light or dark, and on paper, and counts injuries, endurance and mana during a game. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The page of these cards (MusterCard) and rosters (MusterRoster). The same for the same; free with g_free(). */
char *muster_html_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
