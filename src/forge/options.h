/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The future of every option: how many legal characters remain once it is chosen, and what they cost. */
#pragma once

#include "forge/count.h"
#include "forge/tables.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 count;    /* within the budget; 0: it leads nowhere */
  gint least, most; /* points, whatever the budget; least > most: no legal character has it */
} MusterForgeFuture;

typedef struct
{
  /* By the option's number; NULL where the slot is settled or closed. A weapon is one more weapon; an enchantment is of the
   * n-th weapon that the draft has, or of any where it has none; a skill is one more. */
  MusterForgeFuture *races, *tarots, *weapons, *weapon_enchantments[MUSTER_COLLISION_MAX_WEAPONS], *armors,
      *armor_enchantments, *accessories, *skills;
} MusterForgeFutures;

/* Looks at every option of every open slot. Where the draft has more completions than fit (count.h), all counts but 0
 * are MUSTER_FORGE_TOO_MANY. */
MusterForgeFutures *muster_forge_look_ahead (const MusterForge *forge, const MusterForgeDraft *draft, gint budget);
/* The same with costs alone, which takes a part of the time; counts are 0. */
MusterForgeFutures *muster_forge_look_at_costs (const MusterForge *forge, const MusterForgeDraft *draft);
void muster_forge_futures_free (MusterForgeFutures *futures);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForgeFutures, muster_forge_futures_free)

G_END_DECLS
