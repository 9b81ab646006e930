/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling a battle group: characters are added so that its points come as near to the limit as possible without
 * exceeding it, exactly, within three values for all of it. Of equals the one that adds fewest is taken, then the one
 * with those characters that stand first.
 *
 * Characters that are illegal themselves, or may not fight in a battle of that size, are left out. */
#pragma once

#include "games/collision/group.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_FILL_FINE,
  MUSTER_FILL_NO_LIMIT, /* the group has no limit to come near to */
  MUSTER_FILL_ILLEGAL,  /* the group is illegal as it is */
} MusterFillStatus;

typedef struct
{
  guint candidate;
  guint count;
} MusterFillPick;

typedef struct
{
  MusterFillStatus status;
  gint64 before, after; /* points */
  guint n_added;        /* copies */
  GArray *picks;        /* MusterFillPick, in the order of the candidates */
} MusterFill;

/* Finds what to add: each of the candidates (MusterThing: characters and fixed characters) at most `copies` times.
 * Those that the group has already don't count. The result was judged legal. */
MusterFill *muster_fill_find (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                              const GPtrArray *candidates, guint copies);

/* The same with what a player owns: only characters that know their miniature, and of those that share one no more than there are of it
 * beside what the group has already. Exact likewise. */
MusterFill *muster_fill_find_owned (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                    const GPtrArray *candidates, guint copies);
void muster_fill_free (MusterFill *fill);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterFill, muster_fill_free)

/* Adds copies of them to the group, behind its members. */
void muster_fill_apply (const MusterFill *fill, MusterCollisionGroup *group, const GPtrArray *candidates);

G_END_DECLS
