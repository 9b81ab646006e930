/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A campaign: a kingdom besieged with the cards in one hand, or two if there is an ally, described in words.
 *
 * It sets up games/castles/siege from players' documents and turns its plans into sentences. */
#pragma once

#include "games/castles/kingdom.h"
#include "games/castles/siege.h"

G_BEGIN_DECLS

typedef struct _MusterCastlesCampaign MusterCastlesCampaign;

/* An attacker's cards, and the name used in sentences. */
typedef struct
{
  const MusterCastlesHand *hand; /* NULL: nobody */
  const char *name;
  const MusterCastlesKingdom *realm; /* its castles, which a Jester could raze; NULL if unknown */
} MusterCastlesAttacker;

/* `defender` and the hands must outlive it; the ally's may be NULL. */
MusterCastlesCampaign *muster_castles_campaign_new (const MusterCatalog *catalog, const MusterCastlesKingdom *defender,
                                                    MusterCastlesAttacker own, MusterCastlesAttacker ally);
void muster_castles_campaign_free (MusterCastlesCampaign *campaign);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesCampaign, muster_castles_campaign_free)

const MusterCastlesSiege *muster_castles_campaign_get_siege (const MusterCastlesCampaign *campaign);

/* Whether a card can be part of an attack: attack cards, Sabotage, Cannon Fire and Jester. */
gboolean muster_castles_campaign_uses_card (const MusterOption *option);

/* The attacks allowed in this round, counted from 1: none in the first two. */
gboolean muster_castles_campaign_may_attack (guint round);

/* One card of a plan: "Knights (8)", "Jester". Free with g_free(). */
char *muster_castles_campaign_dup_card (const MusterCastlesCampaign *campaign, guint card);

/* The steps in playing order, each castle after its defenses: char, one line per step ("8 of Trebuchet (10) remove
 * Knights of castle 2 (Gate)"), then one for what is left over. Free with g_ptr_array_unref(). */
GPtrArray *muster_castles_campaign_list_steps (const MusterCastlesCampaign *campaign,
                                               const MusterCastlesSiegePlan *plan);

/* A warning before the plan: an ally needs an Alliance, or there is nothing to attack; NULL if there is none. Free with
 * g_free(). */
char *muster_castles_campaign_dup_warning (const MusterCastlesCampaign *campaign);

/* "At best: 1 castle razed, 13 health removed." Free with g_free(). */
char *muster_castles_campaign_dup_verdict (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *best);

/* Who falls if the plan leaves the defender no castle: "North falls with its last castle, and Duchy with it." NULL if
 * one is left. Free with g_free(). */
char *muster_castles_campaign_dup_fall (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *best);

/* The fewest cards to take one castle: "castle 2, health 5: 1 card, Trebuchet (10)". Free with g_free(). NULL like
 * plans. */
char *muster_castles_campaign_dup_fewest (const MusterCastlesCampaign *campaign, guint castle, GError **error);

/* The effect of a Block. If `*plan` is set (owned by `block`), that plan is worth showing. Free with g_free(). */
char *muster_castles_campaign_dup_block (const MusterCastlesCampaign *campaign, const MusterCastlesSiegeBlock *block,
                                         const MusterCastlesSiegePlan **plan);

G_END_DECLS
