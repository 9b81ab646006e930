/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Regions: characters that lie side by side in the order of the catalogue, and how many of them are legal.
 *
 * For a content whose options are in so many combinations of values that families (family.h) are too many. A character is
 * built up in layers (weapons, accessory, armor, race and tarot, then skills by their values), and all parts of characters
 * that the same sets of values still open are counted together. Sets that no later option can tell from a better one are
 * left out, so that there are few to tell apart. Where they are many all the same, those that are under way are carried
 * to the end before there are more: memory stays within bounds, and only time grows. */
#pragma once

#include "forge/tables.h"

G_BEGIN_DECLS

/* Places of candidates in a slot, `end` not included: 0 is none, then the options; of races and tarots, too. */
typedef struct
{
  guint first, end;
} MusterForgeRange;

typedef struct
{
  MusterForgeRange race, tarot;
  MusterForgeRange weapons[MUSTER_COLLISION_MAX_WEAPONS]; /* see muster_forge_use_of() */
  MusterForgeRange armor, armor_enchantment, accessory;
  guint n_skills; /* skills that it has … */
  const gint *skills;
  guint more_from; /* … and others are not before this one */
} MusterForgeRegion;

/* The place of a weapon with an enchantment (or none) among the candidates for a weapon. */
guint muster_forge_use_of (const MusterForge *forge, const MusterForgeWeapon *weapon);
MusterForgeWeapon muster_forge_use_at (const MusterForge *forge, guint use);

/* All characters. */
MusterForgeRegion muster_forge_region_all (const MusterForge *forge);

/* The legal characters of a region that complete the tables' draft, by points, with exact counts modulo 2^64 or approximate ones as the
 * tables have them. Free the entries. */
MusterSpread muster_forge_region_dup_spread (MusterForgeTables *tables, const MusterForgeRegion *region);

/* How many there are. */
guint64 muster_forge_region_count (MusterForgeTables *tables, const MusterForgeRegion *region);

/* See place.h. */
gboolean muster_forge_region_rank (MusterForgeTables *tables, const MusterForgeBuild *build, guint64 *place);
gboolean muster_forge_region_unrank (MusterForgeTables *tables, guint64 place, MusterForgeBuild *build);

G_END_DECLS
