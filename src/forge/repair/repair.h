/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repairs of a character: the fewest changes that make it legal by the judge, proved.
 *
 * One change is a choice set, replaced or cleared (a weapon goes with its enchantment), or named values left open.
 * The search leaves nothing out: where it gives a number of changes, no smaller number does it. */
#pragma once

#include "games/collision/remedy.h"

G_BEGIN_DECLS

/* The most repairs that are listed. */
#define MUSTER_MOST_REPAIRS 10

typedef struct
{
  GArray *changes; /* MusterCollisionRemedy, in the order to apply them */
  gint64 points;   /* how the total changes */
} MusterRepair;

typedef struct
{
  gboolean legal;     /* there is nothing to repair */
  gboolean too_large; /* so many weapons and skills that nobody built it: it isn't looked at */
  gint64 points;      /* as it is */
  guint n_changes;    /* the fewest, of every repair here */
  GPtrArray
      *repairs; /* MusterRepair: the smallest difference in points first, of equals the one with fewer points; empty
                       * where it is legal or nothing helps */
  gboolean all; /* no other repair has as few changes */
} MusterRepairs;

/* Finds the smallest repairs of a character, at most MUSTER_MOST_REPAIRS. Each was judged legal. */
MusterRepairs *muster_repairs_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character);
void muster_repairs_free (MusterRepairs *repairs);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRepairs, muster_repairs_free)

/* All changes of a repair as one. */
MusterChange *muster_repair_make_change (const MusterRepair *repair, const MusterCatalog *catalog);

/* Each change in words, as muster_collision_remedy_dup_text() has them: char, in the order they are made. */
GPtrArray *muster_repair_dup_texts (const MusterRepair *repair, const MusterCatalog *catalog,
                                    const MusterCollisionCharacter *character);

/* For the forge: puts changes of one character into an order in which each can be made after the others. */
void muster_repair_sort (GArray *changes);

G_END_DECLS
