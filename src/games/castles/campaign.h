/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign: a kingdom under siege by the attack cards in a hand, and those of an ally, told in words.
 *
 * It makes the two sides for games/castles/siege from what players have, and sentences from its plans. */
#pragma once

#include "games/castles/kingdom.h"
#include "games/castles/siege.h"

G_BEGIN_DECLS

typedef struct _MusterCastlesCampaign MusterCastlesCampaign;

/* Whose cards attack, and what sentences call them. */
typedef struct
{
  const MusterCastlesHand *hand; /* NULL: nobody */
  const char *name;
} MusterCastlesAttacker;

/* `defender` and the hands must stay until it is freed; the ally's may be NULL. */
MusterCastlesCampaign *muster_castles_campaign_new (const MusterCatalog *catalog, const MusterCastlesKingdom *defender,
                                                    MusterCastlesAttacker own, MusterCastlesAttacker ally);
void muster_castles_campaign_free (MusterCastlesCampaign *campaign);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesCampaign, muster_castles_campaign_free)

const MusterCastlesSiege *muster_castles_campaign_get_siege (const MusterCastlesCampaign *campaign);

/* One card of a plan, and where it goes: "Knights (8)", "5 on Archers of castle 2 (Gate) and 3 to spare". Free both with g_free(). */
char *muster_castles_campaign_dup_card (const MusterCastlesCampaign *campaign, guint card);
char *muster_castles_campaign_dup_pours (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan,
                                         const MusterCastlesSiegeUse *use);

/* What there is to say before the plan: that an ally needs an Alliance, that there is nothing to attack; NULL where nothing is.
 * Free with g_free(). */
char *muster_castles_campaign_dup_warning (const MusterCastlesCampaign *campaign);

/* "At best: 1 castle razed, 13 health removed." Free with g_free(). */
char *muster_castles_campaign_dup_verdict (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *best);

/* The fewest cards for one castle: "castle 2, health 5: 1 card, Trebuchet (10)". Free with g_free(). NULL as plans are. */
char *muster_castles_campaign_dup_fewest (const MusterCastlesCampaign *campaign, guint castle, GError **error);

/* What a Block would do. Its plan is worth telling where `*plan` is set, which is then part of `block`. Free with g_free(). */
char *muster_castles_campaign_dup_block (const MusterCastlesCampaign *campaign, const MusterCastlesSiegeBlock *block,
                                         const MusterCastlesSiegePlan **plan);

G_END_DECLS
