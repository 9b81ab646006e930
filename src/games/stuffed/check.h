/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed: the rules for teams, and their reports. */
#pragma once

#include "model/evaluation.h"
#include "games/stuffed/team.h"
#include "games/stuffed/chances.h"

G_BEGIN_DECLS

extern const MusterRule muster_stuffed_rule_hero;                /* nobody leads */
extern const MusterRule muster_stuffed_rule_loyals;              /* too many */
extern const MusterRule muster_stuffed_rule_mercenaries;         /* likewise */
extern const MusterRule muster_stuffed_rule_advantages;          /* likewise, in hand */
extern const MusterRule muster_stuffed_rule_sacrifice;           /* more than the one */
extern const MusterRule muster_stuffed_rule_too_few_teammates;   /* for the Mission */
extern const MusterRule muster_stuffed_rule_too_few_mercenaries; /* likewise */

/* What the team lacks, and the cheapest way to get it: the Sacrifice in hand is free and Mercenaries cost coins, so
 * Loyals come first. */
typedef struct
{
  guint teammates;   /* number still missing */
  guint mercenaries; /* likewise */
  guint hire;        /* Mercenaries to recruit */
  guint befriend;    /* Loyals to recruit */
  guint play;        /* the Sacrifice, from the hand */
  guint draw;        /* the Sacrifice from the Advantage deck, if there is no other room */
  guint others;      /* more than a team can have */
} MusterStuffedLack;

/* What a team comes to: the numbers of its evaluation. */
typedef struct
{
  guint counts[MUSTER_STUFFED_N_STUFFED_PLACES]; /* cards in the catalogue or the player's own */
  guint teammates;
  guint sacrifices, held; /* all Sacrifices, and those in hand */
  MusterStuffedLack lack;
} MusterStuffedTeamTotals;

/* For the game's table (games/game.h): of a team, and of a card or a Mission that a player keeps by itself. */
MusterEvaluation *muster_stuffed_judge_team (const MusterCatalog *catalog, const MusterThing *thing);
void muster_stuffed_report_team (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report);
void muster_stuffed_add_remedies (const MusterEvaluation *evaluation, const MusterThing *thing, const GPtrArray *told);
MusterEvaluation *muster_stuffed_judge_card (const MusterCatalog *catalog, const MusterThing *thing);
void muster_stuffed_report_card (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report);
MusterEvaluation *muster_stuffed_judge_mission (const MusterCatalog *catalog, const MusterThing *thing);
void muster_stuffed_report_mission (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report);

#define MUSTER_STUFFED_MOST_LOYALS 2
#define MUSTER_STUFFED_MOST_MERCENARIES 2
#define MUSTER_STUFFED_MOST_SACRIFICES 1
#define MUSTER_STUFFED_MOST_ADVANTAGES 4
#define MUSTER_STUFFED_COINS_A_MERCENARY 2
#define MUSTER_STUFFED_DICE_A_COIN 3

G_END_DECLS
