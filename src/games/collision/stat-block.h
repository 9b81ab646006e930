/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A sheet: what a Collision character adds up to. Filled by the rules, read by everyone who shows numbers. */
#pragma once

#include "games/collision/character.h"

G_BEGIN_DECLS

/* A character may have at most this many of each. */
#define MUSTER_MAX_HANDS 2
#define MUSTER_MAX_WEAPONS 2
#define MUSTER_MAX_CHARACTER_VALUES 3

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
} MusterSheet;

/* A weapon as it stands on the card. */
typedef struct
{
  const MusterOption *weapon;
  const MusterOption *enchantment; /* or NULL */
  gint ec, w_att, w_pow, reach;
  gboolean ranged;
  MusterDamage damage;
} MusterWeaponLine;

/* A number and where a part of it comes from, in the order of the card. */
typedef struct
{
  const char *source;
  gint amount;
} MusterPart;

G_END_DECLS
