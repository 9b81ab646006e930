/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling a battle group: adds characters so that its points come as near to the limit as possible without exceeding
 * it, exactly, within three values. Ties go to the fewest characters, then to the earliest candidates.
 *
 * Characters that are illegal or not allowed in a battle of that size are excluded. */
#pragma once

#include "games/collision/group.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_FILL_FINE,
  MUSTER_FILL_NO_LIMIT, /* the group has no limit */
  MUSTER_FILL_ILLEGAL,  /* the group is already illegal */
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
  GArray *picks;        /* MusterFillPick, in candidate order */
} MusterFill;

/* Finds what to add: each of the candidates (MusterThing: characters and fixed characters) at most `copies` times, not
 * counting those already in the group. The result was judged legal. */
MusterFill *muster_fill_find (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                              const GPtrArray *candidates, guint copies);

/* The same within what a player owns: only characters with a miniature, and no more of those that share one than are
 * owned beyond what the group uses. Also exact. */
MusterFill *muster_fill_find_owned (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                    const GPtrArray *candidates, guint copies);
void muster_fill_free (MusterFill *fill);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterFill, muster_fill_free)

/* Adds the picks to the group, after its members. */
void muster_fill_apply (const MusterFill *fill, MusterCollisionGroup *group, const GPtrArray *candidates);

G_END_DECLS
