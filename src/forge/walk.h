/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A walk through all characters of some tables in order, slot by slot: race, tarot, weapons, armor, its enchantment,
 * accessory, skills; in each slot nothing comes first, then the options as the catalogue has them.
 *
 * At each slot the walk knows how many characters begin with what was taken so far and each candidate. Ranking adds up
 * those before the candidate that a character has; unranking takes the candidate that the place falls into. Both walk
 * the same way, so that one is the other backwards. Private to the forge. */
#pragma once

#include "forge/tables.h"

G_BEGIN_DECLS

/* What is to come after some slots, by class, family and hands that are left; made when first walked through. */
typedef struct _MusterForgeTails MusterForgeTails;

void muster_forge_tails_free (MusterForgeTails *tails);

typedef struct
{
  guint index; /* in the tables */
  const MusterFamily *family;
  const MusterSpread *gear_tail; /* armor, accessory and skills, by the hands that are left */
  const MusterSpread *held_tail; /* accessory and skills, likewise */
} MusterForgeAlive;

typedef struct
{
  MusterForgeTables *tables;
  MusterForgeBuild *build; /* to rank, or to be filled */
  gboolean ranking;
  guint64 place;
  gboolean lost; /* the character isn't one of the tables' */

  guint class, tier;
  const MusterOption *tarot;
  gint left;  /* points */
  gint hands; /* that are left */
  guint n_alive;
  MusterForgeAlive *alive; /* the families that open all that was taken */
} MusterForgeWalk;

/* Whether the walk goes on with a candidate that so many characters have. `same`: the ranked character has it. */
gboolean muster_forge_walk_take (MusterForgeWalk *walk, guint64 count, gboolean same);

/* Takes an option (NULL for none): families that don't open it are no longer alive, its points are spent. */
void muster_forge_walk_pay (MusterForgeWalk *walk, const MusterOption *option);

/* The sign of the n-th alive family times a count, added to a sum. */
static inline void
muster_forge_walk_add (const MusterForgeWalk *walk, guint64 *sum, guint n, guint64 count)
{
  *sum += (guint64) walk->alive[n].family->sign * count;
}

/* The ways of carrying a weapon at or after a place in the catalogue, by hands and way (see tables.h). */
typedef MusterSpread MusterForgeCarried[MUSTER_FORGE_HANDS][MUSTER_FORGE_WEAPON_WAYS];

/* Of the n-th alive family, from a weapon on. */
const MusterForgeCarried *muster_forge_walk_get_later (const MusterForgeWalk *walk, guint n, guint weapon);

void muster_forge_walk_weapons (MusterForgeWalk *walk);
void muster_forge_walk_skills (MusterForgeWalk *walk);

G_END_DECLS
