/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The siege of a kingdom: who attacks with which hand, who joins, and what falls, card by card.
 *
 * Emits "closed" when done. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"
#include "games/castles/kingdom.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIEGE_PAGE (muster_siege_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterSiegePage, muster_siege_page, MUSTER, SIEGE_PAGE, AdwBin)

/* The attacker and the ally. */
#define MUSTER_SIEGE_HANDS 2

/* What was entered, which stays while pages come and go. */
typedef struct
{
  struct
  {
    MusterCastlesKingdom *holder; /* nobody's; it has the hand that was entered */
    char *chosen;                 /* who it is, by the words of the list; NULL: nobody was chosen */
  } hands[MUSTER_SIEGE_HANDS];
  gint round;
} MusterSiegeEntry;

MusterSiegeEntry *muster_siege_entry_new (void);
void muster_siege_entry_free (MusterSiegeEntry *entry);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSiegeEntry, muster_siege_entry_free)

/* Copies the kingdom; what is entered outlives the page. */
GtkWidget *muster_siege_page_new (MusterSession *session, const MusterCastlesKingdom *kingdom, MusterSiegeEntry *entry);

void muster_siege_page_focus (MusterSiegePage *page);

G_END_DECLS
