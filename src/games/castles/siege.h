/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: the most that a hand of cards can take from one opponent.
 *
 * A pure function of the two sides, so that the terminal, the window and the tests all get the same plan. What it goes
 * by: the values of all attack cards pool, so cards may combine on one target and one card may split over several, and
 * they remove any targets whose worths add up to no more; an equal value is enough. Any defense may be taken, wherever
 * it lies in its pile. A castle, upgraded or not, falls once all of its defenses are gone, be it in the same attack.
 *
 * Sabotage takes the topmost defense of one castle, Cannon Fire the topmost of every castle. A Jester either razes every
 * castle without a defense, the attacker's too, or takes one castle with all that stands on it, but not the last one. It
 * isn't played where it would raze the last castle of the attacker. All of them mix with attack cards in any order. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whose hand an attack card comes from: a Block cancels the cards of one of the two. */
typedef enum
{
  MUSTER_CASTLES_SIEGE_OWN,
  MUSTER_CASTLES_SIEGE_ALLY,
} MusterCastlesSiegeOwner;

/* A castle of the defender: what it is worth itself (5, or 8 or 10 with its upgrade), and what its defenses are worth
 * in the order played, the topmost last. Any number of them: that there are too many is for the rules to say. */
typedef struct
{
  guint worth;
  const guint *defenses;
  guint n_defenses;
} MusterCastlesSiegeCastle;

typedef enum
{
  MUSTER_CASTLES_SIEGE_ATTACK,
  MUSTER_CASTLES_SIEGE_SABOTAGE,
  MUSTER_CASTLES_SIEGE_CANNON_FIRE,
  MUSTER_CASTLES_SIEGE_JESTER,
  MUSTER_CASTLES_N_SIEGE_KINDS,
} MusterCastlesSiegeKind;

typedef struct
{
  guint worth; /* of an attack card */
  MusterCastlesSiegeOwner owner;
  MusterCastlesSiegeKind kind;
} MusterCastlesSiegeCard;

/* The two sides. Everything stays the caller's; plans name castles, defenses and cards by their places in it. */
typedef struct
{
  const MusterCastlesSiegeCastle *castles;
  guint n_castles;
  const MusterCastlesSiegeCard *cards;
  guint n_cards;
  guint own_bare;     /* castles of the attacker (not the ally) without a defense … */
  guint own_defended; /* … and with one */
} MusterCastlesSiege;

/* In place of a defense: the castle itself. */
#define MUSTER_CASTLES_SIEGE_CASTLE (-1)

/* A card of the defender that the plan removes. */
typedef struct
{
  guint castle;
  gint defense; /* its place among the castle's defenses, or MUSTER_CASTLES_SIEGE_CASTLE */
  guint worth;
} MusterCastlesSiegeTarget;

/* A card that the plan uses, and how much of an attack card is left over and hits nothing. */
typedef struct
{
  guint card;
  guint left;
} MusterCastlesSiegeUse;

/* How much of one attack card goes on one target. */
typedef struct
{
  guint target; /* its place among the plan's targets */
  guint card;   /* its place among the siege's cards */
  guint worth;
} MusterCastlesSiegePour;

typedef enum
{
  MUSTER_CASTLES_SIEGE_STEP_ATTACK, /* attack cards remove one target: its pours say which */
  MUSTER_CASTLES_SIEGE_STEP_SABOTAGE,
  MUSTER_CASTLES_SIEGE_STEP_CANNON_FIRE,
  MUSTER_CASTLES_SIEGE_STEP_STEAL, /* a Jester takes a castle: its defenses, then the castle itself */
  MUSTER_CASTLES_SIEGE_STEP_RAZE,  /* a Jester razes the castles without a defense */
} MusterCastlesSiegeAct;

/* One thing to do, and the plan's targets that are gone then: those from `first` up to `first + n`. */
typedef struct
{
  MusterCastlesSiegeAct act;
  gint card; /* the special that is played; -1 for an attack */
  guint first, n;
} MusterCastlesSiegeStep;

/* What to play. The pours on a target of an attack add up to its worth, and those of a card with what is left of it to the
 * card's; a card that is worth exactly as much as a target goes on it whole. */
typedef struct
{
  guint razed;     /* castles that fall … */
  guint taken;     /* … and castles that a Jester takes */
  guint removed;   /* worth of the targets together */
  guint spent;     /* worth of the attack cards used together */
  guint missing;   /* asked for one castle: how much more it takes; 0 where it falls */
  GArray *targets; /* MusterCastlesSiegeTarget, in the order in which they go: no castle before a defense on it */
  GArray *steps;   /* MusterCastlesSiegeStep, which cover the targets one after the other */
  GArray *uses;    /* MusterCastlesSiegeUse, in the order of the siege's cards */
  GArray *pours;   /* MusterCastlesSiegePour, in the order of the targets, then of the cards */
} MusterCastlesSiegePlan;

void muster_castles_siege_plan_free (MusterCastlesSiegePlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesSiegePlan, muster_castles_siege_plan_free)

/* The best use of all cards: most castles razed or taken, then most worth removed, then fewest cards, then the least
 * worth spent on it. Of plans that are equal in all this, one that takes what comes first in the row. Exact, not a guess.
 * Free with muster_castles_siege_plan_free(). NULL with MUSTER_ERROR_TOO_LARGE for sides far beyond any table's. */
MusterCastlesSiegePlan *muster_castles_siege_plan_best (const MusterCastlesSiege *siege, GError **error);

/* The fewest cards that raze or take this castle, and of those the least worth. Where all cards together don't suffice,
 * the plan is empty and `missing` tells how much more attack it takes. Free and errors as above. */
MusterCastlesSiegePlan *muster_castles_siege_plan_castle (const MusterCastlesSiege *siege, guint castle,
                                                          GError **error);

/* What a Block leaves, which stops attack cards alone. `takes_both`: all attack cards of the best plan go on one target that
 * neither attacker could take alone; by the book a Block on that attack cancels the cards of both, and `plan` is what the
 * other attacker could have done instead. */
typedef struct
{
  MusterCastlesSiegeOwner blocked; /* whose cards the defender does best to cancel; OWN where it comes to the same */
  gboolean takes_both;
  MusterCastlesSiegePlan *plan; /* the best that the other attacker's cards, and all specials, still do */
} MusterCastlesSiegeBlock;

void muster_castles_siege_block_free (MusterCastlesSiegeBlock *block);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesSiegeBlock, muster_castles_siege_block_free)

/* What remains once the defender has blocked the attacker who hurts more. Free with muster_castles_siege_block_free(). Errors
 * as above. */
MusterCastlesSiegeBlock *muster_castles_siege_plan_blocked (const MusterCastlesSiege *siege, GError **error);

G_END_DECLS
