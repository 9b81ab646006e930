/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The judge: which rules a character breaks.
 *
 * The result depends only on the content and the character. Judging allocates nothing if there are no problems, so
 * searches can judge any number. */
#pragma once

#include "games/collision/finding.h"

G_BEGIN_DECLS

/* Computes `totals`, and puts problems into `findings` (MusterCollisionFinding), which is emptied first. Returns
 * whether the character is legal; there may still be warnings. */
gboolean muster_collision_judge (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                 MusterCollisionTotals *totals, GArray *findings);

/* The legality of a thing's findings, taking its agreements into account. */
MusterLegality muster_collision_findings_get_legality (const GArray *findings, const MusterThing *thing);

/* An empty array for findings. Free with g_array_unref(). */
GArray *muster_collision_findings_new (void);

static inline const MusterCollisionFinding *
muster_collision_findings_at (const GArray *findings, guint i)
{
  return &g_array_index (findings, MusterCollisionFinding, i);
}

G_END_DECLS
