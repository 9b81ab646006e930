/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adding up a character: points, stats, weapons, and where each number comes from. */
#pragma once

#include "games/collision/character.h"

G_BEGIN_DECLS

/* A character may have at most this many of each. */
#define MUSTER_COLLISION_MAX_HANDS 2
#define MUSTER_COLLISION_MAX_WEAPONS 2
#define MUSTER_COLLISION_MAX_CHARACTER_VALUES 3

typedef struct
{
  gint64 points;
  gboolean complete; /* it has a known race and a known tarot, so that its stats mean something */
  gint stats[MUSTER_N_STATS];
  gint reach;                /* what the race adds to a weapon's */
  gint hands;                /* taken by weapons and accessory */
  guint weapons;             /* known ones */
  guint skills;              /* known ones */
  gint skills_limit;         /* -1 while no tarot says */
  gint limit;                /* the smallest battle it may fight in; 0: any */
  guint n_values;            /* how many values it needs or names */
  MusterValueChoices values; /* the sets of values it can have; none where it needs more than three */
} MusterCollisionTotals;

/* A weapon as it stands on the card. */
typedef struct
{
  const MusterOption *weapon;
  const MusterOption *enchantment; /* or NULL */
  gint ec, w_att, w_pow, reach;
  gboolean ranged;
  MusterDamage damage;
} MusterCollisionWeaponLine;

/* A number and where a part of it comes from, in the order of the card. */
typedef struct
{
  const char *source;
  gint amount;
} MusterCollisionPart;

/* Adds the character up. Unknown options count nothing and take nothing. Allocates nothing. */
void muster_collision_totals_derive (const MusterCollisionCharacter *character, MusterCollisionTotals *totals);

/* A weapon's own numbers with its enchantment's (or NULL), before a character's are added. */
MusterCollisionWeaponLine muster_collision_weapon_line_of (const MusterOption *weapon, const MusterOption *enchantment);

/* The n-th weapon on the card; FALSE where it is unknown. */
gboolean muster_collision_totals_derive_weapon (const MusterCollisionCharacter *character,
                                                const MusterCollisionTotals *totals, guint n,
                                                MusterCollisionWeaponLine *line);

/* The texts of a weapon's Crit and Special cells: its own features, then what the enchantment adds. Free with g_free(). */
char *muster_collision_weapon_line_dup_features (const MusterCollisionWeaponLine *line, MusterFeaturePlace place);

/* The numbers of a weapon line that have a derivation. */
typedef enum
{
  MUSTER_COLLISION_WEAPON_W_ATT,
  MUSTER_COLLISION_WEAPON_W_POW,
  MUSTER_COLLISION_WEAPON_REACH,
} MusterCollisionWeaponNumber;

/* Where a number comes from: MusterCollisionPart, those that add nothing left out. The sources live as long as the character.
 * Free with g_array_unref(). */
GArray *muster_collision_totals_explain_stat (const MusterCollisionCharacter *character, MusterStat stat);
GArray *muster_collision_totals_explain_points (const MusterCollisionCharacter *character);
GArray *muster_collision_totals_explain_weapon (const MusterCollisionCharacter *character, guint n,
                                                MusterCollisionWeaponNumber number);

/* The derivation as a line: "Def 7 = Red Elf 7 + 6 of Cups 1 + Scale Armor -1". Free with g_free(). */
char *muster_collision_parts_dup_text (const char *name, const GArray *parts);

G_END_DECLS
