/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters as one self-contained HTML file. It reads on a phone, on a light or dark screen and on paper, and
 * counts injuries, endurance and mana during a game. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The page for these cards (MusterCard) and rosters (MusterRoster). Deterministic; free with g_free(). */
char *muster_html_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
