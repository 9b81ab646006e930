/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign: a kingdom under siege by the cards in a hand, and those of an ally, told in words.
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
  const MusterCastlesKingdom *realm; /* whose castles a Jester could raze; NULL where nobody knows them */
} MusterCastlesAttacker;

/* `defender` and the hands must stay until it is freed; the ally's may be NULL. */
MusterCastlesCampaign *muster_castles_campaign_new (const MusterCatalog *catalog, const MusterCastlesKingdom *defender,
                                                    MusterCastlesAttacker own, MusterCastlesAttacker ally);
void muster_castles_campaign_free (MusterCastlesCampaign *campaign);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesCampaign, muster_castles_campaign_free)

const MusterCastlesSiege *muster_castles_campaign_get_siege (const MusterCastlesCampaign *campaign);

/* Whether a card in hand can be part of an attack: attack cards, Sabotage, Cannon Fire and Jester. */
gboolean muster_castles_campaign_uses_card (const MusterOption *option);

/* The attacks that the rules allow in this round, counted from 1: none in the first two. */
gboolean muster_castles_campaign_may_attack (guint round);

/* One card of a plan: "Knights (8)", "Jester". Free with g_free(). */
char *muster_castles_campaign_dup_card (const MusterCastlesCampaign *campaign, guint card);

/* What to do, in the order of play, no castle before a defense on it: char, a line for each step of the plan ("8 of Trebuchet
 * (10) remove Knights of castle 2 (Gate)"), and one for what is left over. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_campaign_list_steps (const MusterCastlesCampaign *campaign,
                                               const MusterCastlesSiegePlan *plan);

/* What there is to say before the plan: that an ally needs an Alliance, that there is nothing to attack; NULL where nothing is.
 * Free with g_free(). */
char *muster_castles_campaign_dup_warning (const MusterCastlesCampaign *campaign);

/* "At best: 1 castle razed, 13 health removed." Free with g_free(). */
char *muster_castles_campaign_dup_verdict (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *best);

/* Who falls where the plan leaves the defender no castle: "North falls with its last castle, and Duchy with it." NULL where
 * one is left. Free with g_free(). */
char *muster_castles_campaign_dup_fall (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *best);

/* The fewest cards for one castle: "castle 2, health 5: 1 card, Trebuchet (10)". Free with g_free(). NULL as plans are. */
char *muster_castles_campaign_dup_fewest (const MusterCastlesCampaign *campaign, guint castle, GError **error);

/* What a Block would do. Its plan is worth telling where `*plan` is set, which is then part of `block`. Free with g_free(). */
char *muster_castles_campaign_dup_block (const MusterCastlesCampaign *campaign, const MusterCastlesSiegeBlock *block,
                                         const MusterCastlesSiegePlan **plan);

G_END_DECLS
