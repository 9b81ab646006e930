/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The judge: which rules a character breaks.
 *
 * The verdict depends on the content and the character alone. Judging takes no memory where nothing is wrong, so that
 * a search can judge as many as it likes. */
#pragma once

#include "games/collision/finding.h"

G_BEGIN_DECLS

/* Adds the character up into `totals` and puts what is wrong into `findings` (MusterCollisionFinding), which is emptied first.
 * Returns whether the character is legal; there may be warnings all the same. */
gboolean muster_collision_judge (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                 MusterCollisionTotals *totals, GArray *findings);

/* What the findings of a thing come to, with what its players agreed on. */
MusterLegality muster_collision_findings_get_legality (const GArray *findings, const MusterThing *thing);

/* An empty array for findings. Free with g_array_unref(). */
GArray *muster_collision_findings_new (void);

static inline const MusterCollisionFinding *
muster_collision_findings_at (const GArray *findings, guint i)
{
  return &g_array_index (findings, MusterCollisionFinding, i);
}

G_END_DECLS
