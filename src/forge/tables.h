/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables: the spreads of each slot of a draft, for each family of values, tier of ranks and class of skills.
 *
 * Once these three are given, slots don't know of each other: weapons and accessory share the hands and make one
 * slot, armor and its enchantment another, the skills a third, race and tarot the head. Counting, ranking and drawing
 * are sums of products over these tables. */
#pragma once

#include "forge/draft.h"
#include "forge/spread.h"

G_BEGIN_DECLS

#define MUSTER_FORGE_ANY_POINTS (-1)
#define MUSTER_FORGE_HANDS (MUSTER_COLLISION_MAX_HANDS + 1) /* none, one, two … */

/* Heads (a race and a tarot) with the same skills to choose from. */
typedef struct
{
  guint tier;
  const MusterOption *tarot; /* one of them, for its rank and suit */
  guint limit;               /* how many skills */
} MusterForgeClass;

/* A race and a tarot that go together. */
typedef struct
{
  guint class, race, tarot;
} MusterForgeHead;

/* For a family and a tier. */
typedef struct
{
  MusterSpread arms[MUSTER_FORGE_HANDS];        /* by the hands they take */
  MusterSpread accessories[MUSTER_FORGE_HANDS]; /* likewise */
  MusterSpread armor;                           /* with its enchantment */
  MusterSpread armor_enchantments;              /* of any armor, none included */
  MusterSpread gear;                            /* all of it */
} MusterForgeGear;

struct _MusterForgeTables
{
  const MusterForge *forge;
  MusterForgeDraft draft;
  gint budget;          /* or MUSTER_FORGE_ANY_POINTS */
  gboolean by_points;   /* else all options cost 0 here: ways are only counted */
  gboolean approximate; /* see spread.h */
  MusterSpreadPool *pool;

  guint n_families; /* that open what is settled */
  MusterFamily *families;
  guint n_tiers;
  const MusterOption **tiers; /* a tarot of each */
  GArray *classes;            /* MusterForgeClass, by tier, suit and limit */
  GArray *heads_of;           /* MusterForgeHead, by class */
  gint *class_of;             /* by race and tarot; -1: not for this draft */

  MusterForgeGear *gear;           /* by family and tier */
  MusterSpread *armed;             /* by family, tier, weapon and way: with any enchantment and none */
  MusterSpread *skills;            /* by family and class */
  MusterSpread *heads;             /* likewise */
  guint64 n_places;                /* their sum, once they are counted; see place.h */
  guint64 *pairs;                  /* by race and tarot: how many characters; or NULL so far */
  struct _MusterForgeTails *tails; /* see walk.h; or NULL so far */
};

/* Tables for a draft, which is copied, and for characters of at most `budget` points. Where points are kept apart
 * (`by_points`, and always with a budget), spreads tell the costs. */
MusterForgeTables *muster_forge_tables_new (const MusterForge *forge, const MusterForgeDraft *draft, gint budget,
                                            gboolean by_points);

/* The same, counting in doubles. */
MusterForgeTables *muster_forge_tables_new_approximate (const MusterForgeTables *exact);
void muster_forge_tables_free (MusterForgeTables *tables);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForgeTables, muster_forge_tables_free)

/* What an option costs in these tables. */
static inline gint
muster_forge_cost (const MusterForgeTables *tables, const MusterOption *option)
{
  return tables->by_points ? option->points : 0;
}

/* The points that there are to spend in these tables. */
static inline gint
muster_forge_purse (const MusterForgeTables *tables)
{
  return !tables->by_points ? 0 : tables->budget < 0 ? tables->forge->most_points : tables->budget;
}

static inline const MusterForgeClass *
muster_forge_class (const MusterForgeTables *tables, guint n)
{
  return &g_array_index (tables->classes, MusterForgeClass, n);
}

static inline MusterForgeGear *
muster_forge_gear (const MusterForgeTables *tables, guint family, guint tier)
{
  return &tables->gear[family * tables->n_tiers + tier];
}

static inline MusterSpread
muster_forge_skills (const MusterForgeTables *tables, guint family, guint class)
{
  return tables->skills[family * tables->classes->len + class];
}

/* The ways of carrying a weapon: MUSTER_FORGE_ARM_WAYS spreads, see below. */
static inline const MusterSpread *
muster_forge_armed (const MusterForgeTables *tables, guint family, guint tier, guint weapon)
{
  return &tables->armed[((family * tables->n_tiers + tier) * tables->forge->weapons.n + weapon) * 4];
}

/* Whether the draft allows a choice: a number, or none. */
static inline gboolean
muster_forge_allows (gint settled, gint choice)
{
  return settled == choice || settled == MUSTER_FORGE_FREE;
}

/* Whether a family, a tarot and the draft allow a skill. */
gboolean muster_forge_skill_fits (const MusterForgeTables *tables, const MusterFamily *family,
                                  const MusterOption *tarot, guint skill);

/* The ways of carrying a weapon, by what the draft asks for: bit 0 is the first weapon it settles, bit 1 the second; a
 * draft that settles fewer asks nothing, and all ways have the bit. */
#define MUSTER_FORGE_ARM_WAYS 4

/* Which of them carrying a weapon with an enchantment (or none) is. */
guint muster_forge_arm_way (const MusterForgeDraft *draft, gint weapon, gint enchantment);

/* Whether these two ways together are what the draft asks for. */
gboolean muster_forge_arm_ways_match (guint a, guint b);

/* Whether the draft allows two weapons; one carried in this way; none. */
gboolean muster_forge_allows_two_arms (const MusterForgeDraft *draft);
gboolean muster_forge_allows_one_arm (const MusterForgeDraft *draft, guint way);

/* Whether the family and the tarot allow a weapon with that enchantment (or none). */
gboolean muster_forge_arm_fits (const MusterForgeTables *tables, const MusterFamily *family, const MusterOption *tarot,
                                gint weapon, gint enchantment);

/* How many legal characters have each race and tarot, made when first asked for. */
const guint64 *muster_forge_tables_get_pairs (MusterForgeTables *tables);

/* All characters of the draft by points. */
MusterSpread muster_forge_tables_spread (MusterForgeTables *tables);

G_END_DECLS
