/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: the most that a set of attack cards can take from one opponent.
 *
 * A pure function of the two sides, so that the terminal, the window and the tests all get the same plan. What it goes
 * by: the values of all attack cards pool, so cards may combine on one target and one card may split over several, and
 * they remove any targets whose worths add up to no more; an equal value is enough. Any defense may be taken, wherever
 * it lies in its pile (only Sabotage and Cannon Fire ask for the topmost). A castle, upgraded or not, falls once all of
 * its defenses are gone, be it in the same attack. */
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

typedef struct
{
  guint worth;
  MusterCastlesSiegeOwner owner;
} MusterCastlesSiegeCard;

/* The two sides. Everything stays the caller's; plans name castles, defenses and cards by their places in it. */
typedef struct
{
  const MusterCastlesSiegeCastle *castles;
  guint n_castles;
  const MusterCastlesSiegeCard *cards;
  guint n_cards;
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

/* An attack card that the plan uses, and how much of it is left over and hits nothing. */
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

/* What to play. The pours on a target add up to its worth, and those of a card with what is left of it to the card's;
 * a card that is worth exactly as much as a target goes on it whole. */
typedef struct
{
  guint razed;     /* castles that fall */
  guint removed;   /* worth of the targets together */
  guint spent;     /* worth of the cards used together */
  guint missing;   /* asked for one castle: how much more it takes; 0 where it falls */
  GArray *targets; /* MusterCastlesSiegeTarget: castle by castle, the topmost defense first, the castle itself last */
  GArray *uses;    /* MusterCastlesSiegeUse, in the order of the siege's cards */
  GArray *pours;   /* MusterCastlesSiegePour, in the order of the targets, then of the cards */
} MusterCastlesSiegePlan;

void muster_castles_siege_plan_free (MusterCastlesSiegePlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesSiegePlan, muster_castles_siege_plan_free)

/* The best use of all cards: most castles razed, then most worth removed, then fewest cards, then the least worth spent
 * on it. Of plans that are equal in all this, one that takes what comes first in the row. Exact, not a guess.
 * Free with muster_castles_siege_plan_free(). NULL with MUSTER_ERROR_TOO_LARGE for sides far beyond any table's. */
MusterCastlesSiegePlan *muster_castles_siege_plan_best (const MusterCastlesSiege *siege, GError **error);

/* The fewest cards that raze this castle, and of those the least worth. Where all cards together don't suffice, the
 * plan is empty and `missing` is set. Free and errors as above. */
MusterCastlesSiegePlan *muster_castles_siege_plan_castle (const MusterCastlesSiege *siege, guint castle,
                                                          GError **error);

/* What a Block leaves. `takes_both`: the best plan is one target that neither attacker could take alone; by the book a
 * Block on that attack cancels the cards of both, and `plan` is what the other attacker could have done instead. */
typedef struct
{
  MusterCastlesSiegeOwner blocked; /* whose cards the defender does best to cancel; OWN where it comes to the same */
  gboolean takes_both;
  MusterCastlesSiegePlan *plan; /* the best that the other attacker's cards still do */
} MusterCastlesSiegeBlock;

void muster_castles_siege_block_free (MusterCastlesSiegeBlock *block);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesSiegeBlock, muster_castles_siege_block_free)

/* What remains once the defender has blocked the attacker who hurts more. Free with muster_castles_siege_block_free(). Errors
 * as above. */
MusterCastlesSiegeBlock *muster_castles_siege_plan_blocked (const MusterCastlesSiege *siege, GError **error);

G_END_DECLS
