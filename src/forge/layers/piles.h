/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Piles: parts of characters that are alike to the rest, counted by points.
 *
 * Alike are those that the same sets of values still open, and that have the same tag (hands or skills that they take). */
#pragma once

#include "forge/spread.h"

G_BEGIN_DECLS

/* A bit for each set of values. */
typedef guint64 MusterForgeOpen;

typedef struct
{
  MusterForgeOpen open;
  gint tag;
  gint first, last; /* where counts may not be 0; first > last: nowhere */
  guint64 counts[]; /* by points, from the least that there can be; as the pool has them (spread.h) */
} MusterForgePile;

typedef struct
{
  const MusterSpreadPool *arithmetic; /* only its arithmetic is used … */
  gboolean exact;                     /* … where counts are no whole numbers */
  gint least, most;                   /* points; what costs more is left out */
  GPtrArray *list;                    /* MusterForgePile, in the order in which they came up */
  GHashTable *known;
} MusterForgePiles;

/* `arithmetic` must live as long as the piles. */
MusterForgePiles *muster_forge_piles_new (const MusterSpreadPool *arithmetic, gboolean exact, gint least, gint most);
void muster_forge_piles_free (MusterForgePiles *piles);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForgePiles, muster_forge_piles_free)

/* Removes all of them. */
void muster_forge_piles_clear (MusterForgePiles *piles);

/* The pile of a kind, which may be a new one. */
MusterForgePile *muster_forge_piles_get (MusterForgePiles *piles, MusterForgeOpen open, gint tag);

/* Puts more ways onto a pile: so many that cost so much; every way of another pile together with each of a spread. */
void muster_forge_pile_add (const MusterForgePiles *piles, MusterForgePile *pile, gint points, guint64 count);
void muster_forge_pile_add_product (const MusterForgePiles *piles, MusterForgePile *pile, const MusterForgePile *from,
                                    MusterSpread spread);

/* What a pile has; free its entries. */
MusterSpread muster_forge_pile_dup_spread (const MusterForgePiles *piles, const MusterForgePile *pile);

/* How much memory one of them takes, about. */
gsize muster_forge_piles_measure_one (const MusterForgePiles *piles);

G_END_DECLS
