/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trackers on an HTML page: those of cards and lists, the bar with turns and undo, dice. The script activates them;
 * without it they are hidden. */
#pragma once

#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

/* A game's bar: turns, reminders, and statuses for its cards. Comes first in the game's section. */
void muster_html_add_play (GString *html, const MusterPlay *play);

/* The trackers of a card or list; nothing if there are none. */
void muster_html_add_trackers (GString *html, const GArray *trackers);

void muster_html_add_dice (GString *html, const MusterPlayDice *dice);

/* An id for a page's counters: other or changed lists have another. Free with g_free(). */
char *muster_html_dup_play_id (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
