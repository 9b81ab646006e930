/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The future of every option: how many legal characters remain after choosing it, and their cost. */
#pragma once

#include "forge/count.h"
#include "forge/tables.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 count;    /* within the budget; 0: a dead end */
  gint least, most; /* points, regardless of the budget; least > most: no legal character has it */
} MusterForgeFuture;

typedef struct
{
  /* By option number; NULL if the slot is fixed or closed. A weapon is an additional one; an enchantment is for the
   * draft's n-th weapon, or for any if it has none; a skill is an additional one. */
  MusterForgeFuture *races, *tarots, *weapons, *weapon_enchantments[MUSTER_COLLISION_MAX_WEAPONS], *armors,
      *armor_enchantments, *accessories, *skills;
} MusterForgeFutures;

/* Evaluates every option of every open slot. If the draft has more completions than fit (count.h), all nonzero counts
 * are MUSTER_FORGE_TOO_MANY. */
MusterForgeFutures *muster_forge_look_ahead (const MusterForge *forge, const MusterForgeDraft *draft, gint budget);
/* The same with costs only, which is faster; counts are 0. */
MusterForgeFutures *muster_forge_look_at_costs (const MusterForge *forge, const MusterForgeDraft *draft);
void muster_forge_futures_free (MusterForgeFutures *futures);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForgeFutures, muster_forge_futures_free)

G_END_DECLS
