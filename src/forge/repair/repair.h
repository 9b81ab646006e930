/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repairs of a character: the fewest changes that make it legal, proved and judged.
 *
 * A change sets, replaces or clears a choice (a weapon with its enchantment), or opens the named values. The search is
 * exhaustive: no smaller number of changes works. */
#pragma once

#include "games/collision/remedy.h"

G_BEGIN_DECLS

/* The most repairs listed. */
#define MUSTER_MOST_REPAIRS 10

typedef struct
{
  GArray *changes; /* MusterCollisionRemedy, in the order to apply them */
  gint64 points;   /* change of the total */
} MusterRepair;

typedef struct
{
  gboolean legal;     /* nothing to repair */
  gboolean too_large; /* unrealistically many weapons and skills: not searched */
  gint64 points;      /* currently */
  guint n_changes;    /* the minimum, for every repair here */
  GPtrArray
      *repairs; /* MusterRepair, by smallest difference in points, then fewer points; empty if it is legal or nothing
                 * helps */
  gboolean all; /* the list is complete */
} MusterRepairs;

/* Finds the smallest repairs of a character, at most MUSTER_MOST_REPAIRS. Each was judged legal. */
MusterRepairs *muster_repairs_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character);
void muster_repairs_free (MusterRepairs *repairs);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRepairs, muster_repairs_free)

/* All changes of a repair as one. */
MusterChange *muster_repair_make_change (const MusterRepair *repair, const MusterCatalog *catalog);

/* Each change as text, as from muster_collision_remedy_dup_text(): char, in order. */
GPtrArray *muster_repair_dup_texts (const MusterRepair *repair, const MusterCatalog *catalog,
                                    const MusterCollisionCharacter *character);

/* For the forge: sorts changes of a character so that each is possible after the ones before it. */
void muster_repair_sort (GArray *changes);

G_END_DECLS
