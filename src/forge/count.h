/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counting the legal characters that complete a draft, and their cost. */
#pragma once

#include "forge/draft.h"
#include "forge/spread.h"

G_BEGIN_DECLS

/* A count that doesn't fit: at least this many. */
#define MUSTER_FORGE_TOO_MANY G_GUINT64_CONSTANT (18000000000000000000)

typedef struct
{
  guint64 count;     /* MUSTER_FORGE_TOO_MANY: at least that */
  gint least, most;  /* points; 0 if there are none */
  GArray *by_points; /* MusterSpreadEntry, ascending, without zero counts */
} MusterForgeCount;

/* Counts the legal characters that complete a draft and cost at most `budget` points (MUSTER_FORGE_ANY_POINTS: no
 * limit). */
MusterForgeCount *muster_forge_count (const MusterForge *forge, const MusterForgeDraft *draft, gint budget);
void muster_forge_count_free (MusterForgeCount *count);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForgeCount, muster_forge_count_free)

/* Whether the content may have more characters than fit; otherwise all counts are exact. */
gboolean muster_forge_may_be_too_many (const MusterForge *forge);

/* Whether the tables contain more characters than fit. */
gboolean muster_forge_are_too_many (const MusterForgeTables *exact);

G_END_DECLS
