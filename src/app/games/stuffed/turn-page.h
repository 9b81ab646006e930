/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of Stuffed: the best use of a roll with the team's coins and the cards on the table, and the chance of
 * everything else with the Hero's reroll. Keep the page to keep its input.
 *
 * Emits "closed". */
#pragma once

#include <adwaita.h>

#include "games/stuffed/team.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TURN_PAGE (muster_turn_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterTurnPage, muster_turn_page, MUSTER, TURN_PAGE, AdwBin)

GtkWidget *muster_turn_page_new (const MusterCatalog *catalog);

/* Plays for a copy of a team: its Teammates, hand, dice and Mission count. Coins are the team's unless entered. */
void muster_turn_page_show (MusterTurnPage *page, const MusterStuffedTeam *team);

void muster_turn_page_focus (MusterTurnPage *page);

G_END_DECLS
