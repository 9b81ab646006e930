/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of Stuffed: what a roll can buy, and the exact chance of the rest with the Hero's reroll.
 *
 * Dice and coins buy: a Loyal for the dice on the card, a Mercenary for its dice and two coins, a coin for three of a
 * kind, an Advantage card for four of a kind or two coins, and the Mission once it has its Teammates. Birdens buy
 * neither coins nor cards. The Hero's ability costs a die; the other seven are kept or rerolled, all at once. */
#pragma once

#include "games/stuffed/dice.h"

G_BEGIN_DECLS

#define MUSTER_STUFFED_TURN_MOST_CARDS 12

/* A Loyal or a Mercenary on the table. */
typedef struct
{
  gboolean mercenary;
  guint wanted[MUSTER_STUFFED_DICE_ATTRIBUTES];
} MusterStuffedTurnCard;

/* The state of the turn. */
typedef struct
{
  guint dice[MUSTER_STUFFED_DICE_ATTRIBUTES];    /* number of dice showing each attribute, at most
                                               * MUSTER_STUFFED_DICE_USUAL */
  gboolean pays[MUSTER_STUFFED_DICE_ATTRIBUTES]; /* whether it buys coins and cards */
  guint coins;
  guint loyals, mercenaries, others, advantages; /* in the team and in hand; `others` is the Sacrifice */
  MusterStuffedTurnCard cards[MUSTER_STUFFED_TURN_MOST_CARDS];
  guint n_cards;
  gboolean mission; /* there is a Mission … */
  guint mission_wanted[MUSTER_STUFFED_DICE_ATTRIBUTES];
  guint mission_teammates, mission_mercenaries; /* … that requires these */
} MusterStuffedTurn;

typedef enum
{
  MUSTER_STUFFED_TURN_COIN,    /* three of a kind */
  MUSTER_STUFFED_TURN_RECRUIT, /* `card` */
  MUSTER_STUFFED_TURN_DRAW,    /* an Advantage card for four of a kind */
  MUSTER_STUFFED_TURN_MISSION,
} MusterStuffedTurnAct;

typedef struct
{
  MusterStuffedTurnAct act;
  guint card;
  guint dice[MUSTER_STUFFED_DICE_ATTRIBUTES]; /* the dice spent */
} MusterStuffedTurnStep;

#define MUSTER_STUFFED_TURN_MOST_STEPS 16

/* What to do, in order, and the result. */
typedef struct
{
  gboolean mission;
  guint recruits, advantages; /* Teammates and Advantage cards gained */
  guint coins, dice;          /* left */
  MusterStuffedTurnStep steps[MUSTER_STUFFED_TURN_MOST_STEPS];
  guint n_steps;
} MusterStuffedTurnPlan;

/* The best use of the current dice: the Mission, then most Teammates, then most cards and coins (a card is worth two
 * coins; coins are preferred), then most dice left. Exact. */
MusterStuffedTurnPlan muster_stuffed_turn_plan (const MusterStuffedTurn *turn);

/* A player's goal. */
typedef enum
{
  MUSTER_STUFFED_TURN_GOAL_CARD, /* one of the cards on the table */
  MUSTER_STUFFED_TURN_GOAL_COIN,
  MUSTER_STUFFED_TURN_GOAL_ADVANTAGE,
  MUSTER_STUFFED_TURN_GOAL_MISSION,
} MusterStuffedTurnGoalKind;

typedef struct
{
  MusterStuffedTurnGoalKind kind;
  guint card;
} MusterStuffedTurnGoal;

/* Whether it is reachable with the current dice, whatever else must be bought. */
gboolean muster_stuffed_turn_can (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal);

/* The chance of reaching it with a die spent on the Hero and the best others rerolled; 1 if it is reachable now.
 * `faces` as for muster_stuffed_dice_count(); a range if NULL. */
MusterStuffedDiceRange muster_stuffed_turn_count (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal,
                                                  const guint *faces);

G_END_DECLS
