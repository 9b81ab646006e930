/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables: the spreads of each slot of a draft, for each family of values, tier of ranks and class of skills.
 *
 * Given these three, slots are independent: weapons and accessory share the hands and form one slot, armor with
 * enchantment another, the skills a third, race and tarot the head. Counting, ranking and drawing are sums of products
 * over these tables. */
#pragma once

#include "forge/classes.h"
#include "forge/draft.h"
#include "forge/spread.h"

G_BEGIN_DECLS

#define MUSTER_FORGE_ANY_POINTS (-1)
#define MUSTER_FORGE_HANDS (MUSTER_COLLISION_MAX_HANDS + 1) /* none, one, two … */

/* For a family and a tier. */
typedef struct
{
  MusterSpread weapons[MUSTER_FORGE_HANDS];     /* by hands used */
  MusterSpread accessories[MUSTER_FORGE_HANDS]; /* likewise */
  MusterSpread armor;                           /* with its enchantment */
  MusterSpread armor_enchantments;              /* for any armor, or none */
  MusterSpread held;                            /* weapons and accessory */
  MusterSpread gear;                            /* everything together */
} MusterForgeGear;

/* Row by family. */
typedef struct
{
  guint n; /* rows */
  guint *of;
} MusterForgeRows;

struct _MusterForgeTables
{
  const MusterForge *forge;
  MusterForgeDraft draft;
  gint budget;          /* or MUSTER_FORGE_ANY_POINTS */
  gint rest;            /* what the cheapest race and tarot leave of the budget; see below */
  gboolean by_points;   /* otherwise all options cost 0 here, for counting only */
  gint stat;            /* MUSTER_N_STATS, or the stat that is kept separately; see below */
  gint stride;          /* 1, or the step from one point to the next if a stat is kept separately */
  gboolean by_set;      /* the families are sets of values */
  gboolean by_layers;   /* they are, and so many that nothing is kept of each: see layers/region.h */
  gboolean approximate; /* see spread.h */
  MusterSpreadPool *pool;

  guint n_families; /* that open the fixed choices */
  MusterFamily *families;
  MusterForgeClasses *classes;

  /* Families that open the same options of some slots share a row for these. */
  MusterForgeRows gear_rows, held_rows, skill_rows, head_rows;
  MusterForgeGear *gear; /* by row and tier */
  MusterSpread *armed;   /* by row of held items, tier, weapon and way: with any enchantment or none */
  MusterSpread *skills;  /* by row and class */
  MusterSpread *heads;   /* likewise */
  gboolean knows_places;
  guint64 n_places;                /* their sum, once counted; see place.h */
  guint64 *pairs;                  /* by race and tarot: how many characters; NULL until computed */
  struct _MusterForgeTails *tails; /* see walk.h; NULL until computed */
};

/* Tables for a draft, which is copied, for characters of at most `budget` points. If points are tracked (`by_points`,
 * and always with a budget), spreads have the costs. */
MusterForgeTables *muster_forge_tables_new (const MusterForge *forge, const MusterForgeDraft *draft, gint budget,
                                            gboolean by_points);

/* The same for each largest set of values separately, with points: for finding what exists, not how many. A character
 * may be in several sets. */
MusterForgeTables *muster_forge_tables_new_by_set (const MusterForge *forge, const MusterForgeDraft *draft);

/* The same by points and a stat together: something with p points and s of the stat costs p times the stride plus s,
 * where |s| is at most half a stride. NULL if these numbers become too large. */
MusterForgeTables *muster_forge_tables_new_by_stat (const MusterForge *forge, const MusterForgeDraft *draft,
                                                    gint budget, MusterStat stat);

/* The same, counting in doubles. */
MusterForgeTables *muster_forge_tables_new_approximate (const MusterForgeTables *exact);
void muster_forge_tables_free (MusterForgeTables *tables);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForgeTables, muster_forge_tables_free)

/* An option's cost in these tables. */
static inline gint
muster_forge_cost (const MusterForgeTables *tables, const MusterOption *option)
{
  gint stat = tables->stat < MUSTER_N_STATS ? option->stats[tables->stat] : 0;

  return tables->by_points ? option->points * tables->stride + stat : 0;
}

/* The budget in these tables. */
static inline gint
muster_forge_purse (const MusterForgeTables *tables)
{
  gint points = tables->budget < 0 ? tables->forge->most_points : tables->budget;

  return tables->by_points ? points * tables->stride + tables->stride / 2 : 0;
}

static inline const MusterForgeClass *
muster_forge_class (const MusterForgeTables *tables, guint n)
{
  return muster_forge_classes_nth (tables->classes, n);
}

static inline MusterForgeGear *
muster_forge_gear (const MusterForgeTables *tables, guint family, guint tier)
{
  return &tables->gear[tables->gear_rows.of[family] * tables->classes->n_tiers + tier];
}

static inline MusterSpread
muster_forge_skills (const MusterForgeTables *tables, guint family, guint class)
{
  return tables->skills[tables->skill_rows.of[family] * tables->classes->list->len + class];
}

static inline MusterSpread
muster_forge_heads (const MusterForgeTables *tables, guint family, guint class)
{
  return tables->heads[tables->head_rows.of[family] * tables->classes->list->len + class];
}

/* The ways of carrying a weapon: MUSTER_FORGE_WEAPON_WAYS spreads, see below. */
static inline const MusterSpread *
muster_forge_armed (const MusterForgeTables *tables, guint family, guint tier, guint weapon)
{
  guint row = tables->held_rows.of[family] * tables->classes->n_tiers + tier;

  return &tables->armed[(row * tables->forge->weapons.n + weapon) * MUSTER_FORGE_WEAPON_WAYS];
}

/* How many legal characters have each race and tarot; made on demand. */
const guint64 *muster_forge_tables_get_pairs (MusterForgeTables *tables);

/* The end of the classes with the same tier and suit as this one; the last of them has the most skills. */
guint muster_forge_tables_find_suit_end (const MusterForgeTables *tables, guint first);

/* Puts the sets of n skills into row n of `rows`, up to the class's limit. FALSE if a fixed skill doesn't fit. */
gboolean muster_forge_tables_spread_rows (const MusterForgeTables *tables, MusterSpreadPool *pool, guint family,
                                          guint class, MusterSpread *rows);

/* All characters of the draft by points. */
MusterSpread muster_forge_tables_spread (MusterForgeTables *tables);

G_END_DECLS
