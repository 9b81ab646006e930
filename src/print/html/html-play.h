/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What counts on a page of HTML: trackers of cards and lists, the bar with turns and undo, dice. The page's script brings it to life;
 * without it, none of this is shown. */
#pragma once

#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

/* The bar of a game: its turns, its reminders, and what any of its cards may have. Stands first in the game's section. */
void muster_html_add_play (GString *html, const MusterPlay *play);

/* The trackers of a card or list; nothing where there are none. */
void muster_html_add_trackers (GString *html, const GArray *trackers);

void muster_html_add_dice (GString *html, const MusterPlayDice *dice);

/* A name for what is counted on a page: another list, or a changed one, has another. Free with g_free(). */
char *muster_html_dup_play_id (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
