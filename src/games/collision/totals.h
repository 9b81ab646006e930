/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adding up a character: points, stats, weapons, and the derivation of each number. */
#pragma once

#include "games/collision/character.h"

G_BEGIN_DECLS

/* The most a character may have of each. */
#define MUSTER_COLLISION_MAX_HANDS 2
#define MUSTER_COLLISION_MAX_WEAPONS 2
#define MUSTER_COLLISION_MAX_CHARACTER_VALUES 3

typedef struct
{
  gint64 points;
  gboolean complete; /* race and tarot are known, so its stats are meaningful */
  gint stats[MUSTER_N_STATS];
  gint reach;                /* what the race adds to weapons */
  gint hands;                /* used by weapons and accessory */
  guint weapons;             /* known ones */
  guint skills;              /* known ones */
  gint skills_limit;         /* -1 without a tarot */
  gint limit;                /* the smallest battle it may fight in; 0: any */
  guint n_values;            /* number of values it needs or names */
  MusterValueChoices values; /* the possible sets of values; empty if more than three are needed */
} MusterCollisionTotals;

/* A weapon as on the card. */
typedef struct
{
  const MusterOption *weapon;
  const MusterOption *enchantment; /* or NULL */
  gint ec, w_att, w_pow, reach;
  gboolean ranged;
  MusterDamage damage;
} MusterCollisionWeaponLine;

/* One term of a number's derivation, in card order. */
typedef struct
{
  const char *source;
  gint amount;
} MusterCollisionPart;

/* Computes the totals. Unknown options count nothing and use nothing. Allocates nothing. */
void muster_collision_totals_derive (const MusterCollisionCharacter *character, MusterCollisionTotals *totals);

/* A weapon's numbers with its enchantment's (or NULL), without the character's. */
MusterCollisionWeaponLine muster_collision_weapon_line_of (const MusterOption *weapon, const MusterOption *enchantment);

/* The n-th weapon of the card; FALSE if it is unknown. */
gboolean muster_collision_totals_derive_weapon (const MusterCollisionCharacter *character,
                                                const MusterCollisionTotals *totals, guint n,
                                                MusterCollisionWeaponLine *line);

/* The Crit and Special cells of a weapon: its own features, then the enchantment's. Free with g_free(). */
char *muster_collision_weapon_line_dup_features (const MusterCollisionWeaponLine *line, MusterFeaturePlace place);

/* The numbers of a weapon that have a derivation. */
typedef enum
{
  MUSTER_COLLISION_WEAPON_W_ATT,
  MUSTER_COLLISION_WEAPON_W_POW,
  MUSTER_COLLISION_WEAPON_REACH,
} MusterCollisionWeaponNumber;

/* The terms of a number: MusterCollisionPart, without zeros. The sources live as long as the character. Free with
 * g_array_unref(). */
GArray *muster_collision_totals_explain_stat (const MusterCollisionCharacter *character, MusterStat stat);
GArray *muster_collision_totals_explain_points (const MusterCollisionCharacter *character);
GArray *muster_collision_totals_explain_weapon (const MusterCollisionCharacter *character, guint n,
                                                MusterCollisionWeaponNumber number);

/* The derivation in one line: "Def 7 = Red Elf 7 + 6 of Cups 1 + Scale Armor -1". Free with g_free(). */
char *muster_collision_parts_dup_text (const char *name, const GArray *parts);

G_END_DECLS
