/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Auditing content: how many legal characters have each option, at what cost, and which options are needless. */
#pragma once

#include "forge/options.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option;
  MusterForgeFuture future;
  const MusterOption *better; /* an option of the same slot that is never more expensive, worse or less available; or
                               * NULL */
} MusterForgeAuditRow;

/* All options of all slots in catalogue order: MusterForgeAuditRow. Free with g_array_unref(). */
GArray *muster_forge_audit (const MusterForge *forge);

/* Whether an option makes another of its kind needless: it is available wherever the other is, costs no more, has
 * numbers at least as good and everything else equal; and something is better. */
gboolean muster_forge_dominates (const MusterOption *better, const MusterOption *option);

G_END_DECLS
