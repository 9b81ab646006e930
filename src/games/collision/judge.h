/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The judge: which rules a character breaks.
 *
 * The verdict depends on the content and the character alone. Judging takes no memory where nothing is wrong, so that
 * a search can judge as many as it likes. */
#pragma once

#include "games/collision/finding.h"

G_BEGIN_DECLS

/* Adds the character up into `sheet` and puts what is wrong into `findings` (MusterFinding), which is emptied first.
 * Returns whether the character is legal; there may be warnings all the same. */
gboolean muster_judge (const MusterCatalog *catalog, const MusterCharacter *character, MusterSheet *sheet,
                       GArray *findings);

/* An empty array for findings. Free with g_array_unref(). */
GArray *muster_findings_new (void);

static inline const MusterFinding *
muster_findings_at (const GArray *findings, guint i)
{
  return &g_array_index (findings, MusterFinding, i);
}

G_END_DECLS
