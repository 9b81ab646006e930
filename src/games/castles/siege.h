/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: the most that a hand of cards can take from one opponent.
 *
 * A pure function of the two sides, so terminal, window and tests get the same plan. The rules: attack values pool, so
 * cards can combine on one target, one card can be split over several, and together they remove any targets of no
 * greater total worth. Any defense can be attacked, wherever it is in its pile. A castle falls once all its defenses
 * are gone, possibly in the same attack.
 *
 * Sabotage removes the topmost defense of one castle, Cannon Fire of every castle. A Jester either razes every castle
 * without a defense, including the attacker's, or takes one castle with everything on it, but not the last. It isn't
 * played if it would raze the attacker's last castle. All of them mix with attack cards in any order. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The owner of an attack card: a Block cancels the cards of one attacker. */
typedef enum
{
  MUSTER_CASTLES_SIEGE_OWN,
  MUSTER_CASTLES_SIEGE_ALLY,
} MusterCastlesSiegeOwner;

/* A castle of the defender: its own health (5, or 8 or 10 with an upgrade), and the worth of its defenses in the order
 * played, topmost last. Any number is allowed here; the rules check the limit. */
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
  guint worth; /* of attack cards */
  MusterCastlesSiegeOwner owner;
  MusterCastlesSiegeKind kind;
} MusterCastlesSiegeCard;

/* The two sides, owned by the caller; plans refer to castles, defenses and cards by index. */
typedef struct
{
  const MusterCastlesSiegeCastle *castles;
  guint n_castles;
  const MusterCastlesSiegeCard *cards;
  guint n_cards;
  guint own_bare;     /* castles of the attacker (not the ally) without a defense … */
  guint own_defended; /* … and with one */
} MusterCastlesSiege;

/* Stands for the castle itself instead of a defense. */
#define MUSTER_CASTLES_SIEGE_CASTLE (-1)

/* A card of the defender that the plan removes. */
typedef struct
{
  guint castle;
  gint defense; /* index among the castle's defenses, or MUSTER_CASTLES_SIEGE_CASTLE */
  guint worth;
} MusterCastlesSiegeTarget;

/* A card that the plan uses, and how much of an attack card is wasted. */
typedef struct
{
  guint card;
  guint left;
} MusterCastlesSiegeUse;

/* How much of an attack card goes to a target. */
typedef struct
{
  guint target; /* index among the plan's targets */
  guint card;   /* index among the siege's cards */
  guint worth;
} MusterCastlesSiegePour;

typedef enum
{
  MUSTER_CASTLES_SIEGE_STEP_ATTACK, /* attack cards remove one target; see its pours */
  MUSTER_CASTLES_SIEGE_STEP_SABOTAGE,
  MUSTER_CASTLES_SIEGE_STEP_CANNON_FIRE,
  MUSTER_CASTLES_SIEGE_STEP_STEAL, /* a Jester takes a castle: its defenses, then the castle itself */
  MUSTER_CASTLES_SIEGE_STEP_RAZE,  /* a Jester razes the castles without a defense */
} MusterCastlesSiegeAct;

/* One step, with the targets it removes: indexes `first` to `first + n - 1`. */
typedef struct
{
  MusterCastlesSiegeAct act;
  gint card; /* the special played; -1 for an attack */
  guint first, n;
} MusterCastlesSiegeStep;

/* What to play. The pours of an attacked target add up to its worth; those of a card plus what is left add up to the
 * card's worth. A card worth exactly as much as a target goes to it as a whole. */
typedef struct
{
  guint razed;     /* castles that fall … */
  guint taken;     /* … and castles taken by a Jester */
  guint removed;   /* total worth of the targets */
  guint spent;     /* total worth of the attack cards used */
  guint missing;   /* for plans of one castle: how much attack is missing; 0 if it falls */
  GArray *targets; /* MusterCastlesSiegeTarget, in order of removal: each castle after its defenses */
  GArray *steps;   /* MusterCastlesSiegeStep, covering the targets in order */
  GArray *uses;    /* MusterCastlesSiegeUse, in the order of cards */
  GArray *pours;   /* MusterCastlesSiegePour, by target, then card */
} MusterCastlesSiegePlan;

void muster_castles_siege_plan_free (MusterCastlesSiegePlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesSiegePlan, muster_castles_siege_plan_free)

/* The best use of all cards: most castles razed or taken, then most worth removed, then fewest cards, then least worth
 * spent; ties go to the castles that come first. Exact. Free with muster_castles_siege_plan_free(). NULL with
 * MUSTER_ERROR_TOO_LARGE for unrealistically large sides. */
MusterCastlesSiegePlan *muster_castles_siege_plan_best (const MusterCastlesSiege *siege, GError **error);

/* The fewest cards that raze or take this castle, and among those the least worth. If all cards together aren't enough,
 * the plan is empty and `missing` is set. Free and errors as above. */
MusterCastlesSiegePlan *muster_castles_siege_plan_castle (const MusterCastlesSiege *siege, guint castle,
                                                          GError **error);

/* The situation after a Block, which cancels only attack cards. `takes_both`: all attack cards of the best plan go to
 * one target that neither attacker could remove alone; by the rules a Block then cancels the cards of both, and `plan`
 * is what the other attacker could have done instead. */
typedef struct
{
  MusterCastlesSiegeOwner blocked; /* whose cards it is best to cancel; OWN if it makes no difference */
  gboolean takes_both;
  MusterCastlesSiegePlan *plan; /* the best plan left for the other attacker's cards and all specials */
} MusterCastlesSiegeBlock;

void muster_castles_siege_block_free (MusterCastlesSiegeBlock *block);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesSiegeBlock, muster_castles_siege_block_free)

/* The result of blocking the more dangerous attacker. Free with muster_castles_siege_block_free(). Errors as above. */
MusterCastlesSiegeBlock *muster_castles_siege_plan_blocked (const MusterCastlesSiege *siege, GError **error);

G_END_DECLS
