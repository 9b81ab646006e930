/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The siege of a kingdom: whose hand attacks it, who joins in, and what falls, card by card.
 *
 * The signal "closed" says that the page is done. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"
#include "games/castles/kingdom.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIEGE_PAGE (muster_siege_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterSiegePage, muster_siege_page, MUSTER, SIEGE_PAGE, AdwBin)

/* A hand that was entered, which stays while pages come and go. */
typedef struct
{
  MusterCastlesKingdom *holder; /* nobody's; it has the hand */
  gboolean attacks;             /* chosen, and not empty */
} MusterSiegeHand;

/* The attacker's and the ally's. */
#define MUSTER_SIEGE_HANDS 2

/* Copies the kingdom; the hands outlive the page. */
GtkWidget *muster_siege_page_new (MusterSession *session, const MusterCastlesKingdom *kingdom,
                                  MusterSiegeHand hands[MUSTER_SIEGE_HANDS]);

void muster_siege_page_focus (MusterSiegePage *page);

G_END_DECLS
