/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of Stuffed: what a roll is good for, and the exact chance of the rest with the Hero's reroll.
 *
 * Dice and coins buy: a Loyal for the dice on the card, a Mercenary for those and two coins, a coin for three of a kind, an
 * Advantage card for four of a kind or two coins, and the Mission once its Teammates are there. Birdens buy neither coins nor
 * cards. The Hero's ability costs a die; the seven others are kept or rolled again, all at once. */
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

/* Where the turn stands. */
typedef struct
{
  guint dice[MUSTER_STUFFED_DICE_ATTRIBUTES]; /* how many show each attribute, of at most MUSTER_STUFFED_DICE_USUAL */
  gboolean pays[MUSTER_STUFFED_DICE_ATTRIBUTES]; /* whether it buys coins and cards */
  guint coins;
  guint loyals, mercenaries, others, advantages; /* in the team and in hand; `others` is the Sacrifice */
  MusterStuffedTurnCard cards[MUSTER_STUFFED_TURN_MOST_CARDS];
  guint n_cards;
  gboolean mission; /* there is one … */
  guint mission_wanted[MUSTER_STUFFED_DICE_ATTRIBUTES];
  guint mission_teammates, mission_mercenaries; /* … that asks for these */
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
  guint dice[MUSTER_STUFFED_DICE_ATTRIBUTES]; /* what it spends */
} MusterStuffedTurnStep;

#define MUSTER_STUFFED_TURN_MOST_STEPS 16

/* What to do, in this order, and what it comes to. */
typedef struct
{
  gboolean mission;
  guint recruits, advantages; /* Teammates and Advantage cards gained */
  guint coins, dice;          /* left */
  MusterStuffedTurnStep steps[MUSTER_STUFFED_TURN_MOST_STEPS];
  guint n_steps;
} MusterStuffedTurnPlan;

/* The best that can be done with the dice as they lie: the Mission, then most Teammates, then most in cards and coins, a card
 * counted as two coins and coins rather kept, then most dice left. Exact. */
MusterStuffedTurnPlan muster_stuffed_turn_plan (const MusterStuffedTurn *turn);

/* What a player may be after. */
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

/* Whether it can be had with the dice as they lie, whatever else is bought for it on the way. */
gboolean muster_stuffed_turn_can (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal);

/* The chance that it can be had once a die is spent on the Hero and the best of the others are rolled again; certain where it
 * can be had as it is. `faces` as for muster_stuffed_dice_count(); a range where it is NULL. */
MusterStuffedDiceRange muster_stuffed_turn_count (const MusterStuffedTurn *turn, MusterStuffedTurnGoal goal,
                                                  const guint *faces);

G_END_DECLS
