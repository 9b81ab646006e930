/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An audit of content: how many legal characters have each option, what they cost, and which options nobody needs. */
#pragma once

#include "forge/options.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterOption *option;
  MusterForgeFuture future;
  const MusterOption *better; /* an option of the same slot that is never dearer, never worse and as open; or NULL */
} MusterForgeAuditRow;

/* All options of all slots, in the order of the catalogue: MusterForgeAuditRow. Free with g_array_unref(). */
GArray *muster_forge_audit (const MusterForge *forge);

/* Whether an option makes another one of its kind needless: whoever may have the other may have it, pays no more, has all
 * numbers at least as good and everything else the same; and something is better. */
gboolean muster_forge_dominates (const MusterOption *better, const MusterOption *option);

G_END_DECLS
