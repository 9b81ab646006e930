/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A walk through all characters of some tables in order, slot by slot: race, tarot, weapons, armor, its enchantment,
 * accessory, skills; an empty slot comes first, then the options in catalogue order.
 *
 * At each slot the walk knows how many characters begin with the choices so far and each candidate. Ranking adds up
 * those before the character's candidate; unranking takes the candidate that contains the place. Both use the same
 * walk, so they are inverse. Private to the forge. */
#pragma once

#include "forge/tables.h"

G_BEGIN_DECLS

/* What follows some slots, by class, family and hands left; made when first needed. */
typedef struct _MusterForgeTails MusterForgeTails;

void muster_forge_tails_free (MusterForgeTails *tails);

typedef struct
{
  guint index; /* in the tables */
  const MusterFamily *family;
  const MusterSpread *gear_tail; /* armor, accessory and skills, by hands left */
  const MusterSpread *held_tail; /* accessory and skills, likewise */
} MusterForgeAlive;

typedef struct
{
  MusterForgeTables *tables;
  MusterForgeBuild *build; /* to rank, or to fill */
  gboolean ranking;
  guint64 place;
  gboolean lost; /* the character isn't in the tables */

  guint class, tier;
  const MusterOption *tarot;
  gint left;  /* points */
  gint hands; /* remaining */
  guint n_alive;
  MusterForgeAlive *alive; /* the families that open everything so far */
} MusterForgeWalk;

/* Whether the walk continues with a candidate that this many characters have. `same`: the ranked character has it. */
gboolean muster_forge_walk_take (MusterForgeWalk *walk, guint64 count, gboolean same);

/* Takes an option (NULL for none): drops families that don't open it, and subtracts its points. */
void muster_forge_walk_pay (MusterForgeWalk *walk, const MusterOption *option);

/* Adds a count times the sign of the n-th alive family to a sum. */
static inline void
muster_forge_walk_add (const MusterForgeWalk *walk, guint64 *sum, guint n, guint64 count)
{
  *sum += (guint64) walk->alive[n].family->sign * count;
}

/* The ways of carrying a weapon at or after an index, by hands and way (see tables.h). */
typedef MusterSpread MusterForgeCarried[MUSTER_FORGE_HANDS][MUSTER_FORGE_WEAPON_WAYS];

/* For the n-th alive family, from a weapon on. */
const MusterForgeCarried *muster_forge_walk_get_later (const MusterForgeWalk *walk, guint n, guint weapon);

void muster_forge_walk_weapons (MusterForgeWalk *walk);
void muster_forge_walk_skills (MusterForgeWalk *walk);

G_END_DECLS
