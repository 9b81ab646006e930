/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/place.h"

#include <string.h>

#include "forge/count.h"
#include "forge/layers/region.h"
#include "forge/walk.h"
#include "games/collision/rules.h"

/* Tails. */

struct _MusterForgeTails
{
  MusterSpreadPool *pool;
  gboolean *known;                          /* by class */
  MusterSpread (*gear)[MUSTER_FORGE_HANDS]; /* by class and family */
  MusterSpread (*held)[MUSTER_FORGE_HANDS];
  MusterForgeAlive *room; /* scratch for a walk */

  MusterSpreadPool *later_pool;
  gboolean *knows_later;     /* by tier */
  MusterForgeCarried *later; /* by tier, row of held items and weapon, and one past the last */
};

static MusterForgeTails *
make_tails (const MusterForgeTables *tables)
{
  MusterForgeTails *tails = g_new0 (MusterForgeTails, 1);
  gsize n = (gsize) tables->n_families * tables->classes->list->len + 1;

  tails->pool = muster_spread_pool_new (muster_forge_purse (tables), tables->approximate);
  tails->known = g_new0 (gboolean, tables->classes->list->len + 1);
  tails->gear = g_malloc (n * sizeof *tails->gear);
  tails->held = g_malloc (n * sizeof *tails->held);
  tails->later_pool = muster_spread_pool_new (muster_forge_purse (tables), tables->approximate);
  tails->knows_later = g_new0 (gboolean, tables->classes->n_tiers + 1);
  tails->later = g_malloc0 (sizeof (MusterForgeCarried) * tables->classes->n_tiers * tables->held_rows.n
                                * (tables->forge->weapons.n + 1)
                            + 1);
  tails->room = g_new (MusterForgeAlive, tables->n_families + 1);
  return tails;
}

void
muster_forge_tails_free (MusterForgeTails *tails)
{
  muster_spread_pool_free (tails->pool);
  g_free (tails->known);
  g_free (tails->gear);
  g_free (tails->held);
  g_free (tails->room);
  muster_spread_pool_free (tails->later_pool);
  g_free (tails->knows_later);
  g_free (tails->later);
  g_free (tails);
}

static void
make_tail (MusterForgeTables *tables, guint class, guint family, guint at)
{
  MusterForgeTails *tails = tables->tails;
  const MusterForgeGear *gear = muster_forge_gear (tables, family, muster_forge_class (tables, class)->tier);

  for (gint left = 0; left < MUSTER_FORGE_HANDS; left++)
    {
      for (gint hands = 0; hands <= left; hands++)
        muster_spread_add_product (tails->pool, gear->accessories[hands], muster_forge_skills (tables, family, class),
                                   1);
      tails->held[at][left] = muster_spread_take (tails->pool);
      tails->gear[at][left] = muster_spread_multiply (tails->pool, gear->armor, tails->held[at][left]);
    }
}

/* With points the tails are long, so only those of one class are kept. */
static void
know_class (MusterForgeTables *tables, guint class)
{
  MusterForgeTails *tails = tables->tails;

  if (tails->known[class])
    return;
  if (tables->by_points)
    {
      muster_spread_pool_reset (tails->pool);
      memset (tails->known, 0, tables->classes->list->len * sizeof (gboolean));
    }
  for (guint f = 0; f < tables->n_families; f++)
    make_tail (tables, class, f, class * tables->n_families + f);
  tails->known[class] = TRUE;
}

static MusterForgeCarried *
get_later (const MusterForgeTables *tables, guint tier, guint family, guint weapon)
{
  guint row = tier * tables->held_rows.n + tables->held_rows.of[family];

  return &tables->tails->later[row * (tables->forge->weapons.n + 1) + weapon];
}

static void
add_later (MusterForgeTables *tables, guint tier, guint family, guint weapon)
{
  MusterSpreadPool *pool = tables->tails->later_pool;
  const MusterSpread *armed = muster_forge_armed (tables, family, tier, weapon);
  MusterForgeCarried *later = get_later (tables, tier, family, weapon);
  gint hands = tables->forge->weapons.options[weapon]->hands;

  memcpy (later, get_later (tables, tier, family, weapon + 1), sizeof *later);
  for (guint way = 1; hands < MUSTER_FORGE_HANDS && way < MUSTER_FORGE_WEAPON_WAYS; way++)
    if (armed[way].n > 0)
      {
        muster_spread_add_spread (pool, (*later)[hands][way], 0, 1);
        muster_spread_add_spread (pool, armed[way], 0, 1);
        (*later)[hands][way] = muster_spread_take (pool);
      }
}

static void
know_later (MusterForgeTables *tables, guint tier)
{
  guint rows = 0;

  if (tables->tails->knows_later[tier])
    return;
  for (guint f = 0; f < tables->n_families; f++)
    if (tables->held_rows.of[f] == rows && ++rows)
      for (guint w = tables->forge->weapons.n; w-- > 0;)
        add_later (tables, tier, f, w);
  tables->tails->knows_later[tier] = TRUE;
}

const MusterForgeCarried *
muster_forge_walk_get_later (const MusterForgeWalk *walk, guint n, guint weapon)
{
  return get_later (walk->tables, walk->tier, walk->alive[n].index, weapon);
}

/* The walk. */

gboolean
muster_forge_walk_take (MusterForgeWalk *walk, guint64 count, gboolean same)
{
  if (walk->ranking)
    {
      walk->lost |= same && count == 0;
      walk->place += same ? 0 : count;
      return same;
    }
  if (walk->place < count)
    return TRUE;
  walk->place -= count;
  return FALSE;
}

void
muster_forge_walk_pay (MusterForgeWalk *walk, const MusterOption *option)
{
  guint n = 0;

  if (option == NULL)
    return;
  for (guint i = 0; i < walk->n_alive; i++)
    if (muster_family_opens (walk->alive[i].family, option))
      walk->alive[n++] = walk->alive[i];
  walk->n_alive = n;
  walk->left -= muster_forge_cost (walk->tables, option);
  walk->hands -= option->hands;
}

static void
enter_class (MusterForgeWalk *walk, guint class)
{
  MusterForgeTables *tables = walk->tables;

  know_class (tables, class);
  know_later (tables, muster_forge_class (tables, class)->tier);
  walk->class = class;
  walk->tier = muster_forge_class (tables, class)->tier;
  walk->tarot = muster_forge_class (tables, class)->tarot;
  walk->alive = tables->tails->room;
  walk->n_alive = tables->n_families;
  for (guint f = 0; f < tables->n_families; f++)
    walk->alive[f] = (MusterForgeAlive){ f, &tables->families[f], tables->tails->gear[class * tables->n_families + f],
                                         tables->tails->held[class * tables->n_families + f] };
}

static gboolean
walk_head (MusterForgeWalk *walk)
{
  const MusterForge *forge = walk->tables->forge;
  const guint64 *pairs = muster_forge_tables_get_pairs (walk->tables);

  for (guint i = 0; i < forge->races.n * forge->tarots.n; i++)
    {
      gint race = (gint) (i / forge->tarots.n), tarot = (gint) (i % forge->tarots.n);

      if (!muster_forge_walk_take (walk, pairs[i], race == walk->build->race && tarot == walk->build->tarot))
        continue;
      if (walk->tables->classes->of[i] < 0)
        return FALSE;
      walk->build->race = race;
      walk->build->tarot = tarot;
      enter_class (walk, (guint) walk->tables->classes->of[i]);
      muster_forge_walk_pay (walk, forge->races.options[race]);
      muster_forge_walk_pay (walk, forge->tarots.options[tarot]);
      return TRUE;
    }
  return FALSE;
}

/* A slot with at most one option: its candidates with what follows each. */
typedef struct
{
  const MusterForgeKind *kind;
  gint settled;
  gint *choice;
  gboolean (*fits) (const MusterForgeWalk *walk, const MusterOption *option); /* NULL for none */
  guint64 (*count) (const MusterForgeWalk *walk, guint alive, const MusterOption *option, gint left);
} Slot;

static guint64
count_candidate (const MusterForgeWalk *walk, const Slot *slot, gint number)
{
  const MusterOption *option = number >= 0 ? slot->kind->options[number] : NULL;
  gint left = walk->left - (option != NULL ? muster_forge_cost (walk->tables, option) : 0);
  guint64 count = 0;

  if (!(number < 0 ? slot->settled < 0 : muster_forge_allows (slot->settled, number)) || !slot->fits (walk, option))
    return 0;
  for (guint i = 0; i < walk->n_alive; i++)
    if (option == NULL || muster_family_opens (walk->alive[i].family, option))
      muster_forge_walk_add (walk, &count, i, slot->count (walk, i, option, left));
  return count;
}

static void
walk_slot (MusterForgeWalk *walk, const Slot *slot)
{
  for (gint number = MUSTER_FORGE_NONE; !walk->lost && number < (gint) slot->kind->n;
       number = muster_forge_next (number))
    if (muster_forge_walk_take (walk, count_candidate (walk, slot, number), number == *slot->choice))
      {
        *slot->choice = number;
        muster_forge_walk_pay (walk, number >= 0 ? slot->kind->options[number] : NULL);
        return;
      }
  walk->lost = TRUE;
}

static gboolean
armor_fits (const MusterForgeWalk *walk, const MusterOption *option)
{
  return option != NULL || walk->tables->draft.armor_enchantment < 0;
}

static guint64
count_armor (const MusterForgeWalk *walk, guint alive, const MusterOption *option, gint left)
{
  const MusterForgeAlive *at = &walk->alive[alive];
  MusterSpread tail = at->held_tail[walk->hands];

  if (option == NULL)
    return muster_spread_count (walk->tables->pool, tail, left);
  return muster_spread_count_product (
      walk->tables->pool, muster_forge_gear (walk->tables, at->index, walk->tier)->armor_enchantments, tail, left);
}

static gboolean
armor_enchantment_fits (const MusterForgeWalk *walk, const MusterOption *option)
{
  return option == NULL || (walk->build->armor >= 0 && muster_collision_rank_allows (walk->tarot, option));
}

static guint64
count_armor_enchantment (const MusterForgeWalk *walk, guint alive, const MusterOption *option, gint left)
{
  return muster_spread_count (walk->tables->pool, walk->alive[alive].held_tail[walk->hands], left);
}

static gboolean
accessory_fits (const MusterForgeWalk *walk, const MusterOption *option)
{
  return option == NULL || option->hands <= walk->hands;
}

static guint64
count_accessory (const MusterForgeWalk *walk, guint alive, const MusterOption *option, gint left)
{
  return muster_spread_count (walk->tables->pool,
                              muster_forge_skills (walk->tables, walk->alive[alive].index, walk->class), left);
}

static gboolean
walk_all (MusterForgeWalk *walk)
{
  const MusterForge *forge = walk->tables->forge;
  const MusterForgeDraft *draft = &walk->tables->draft;
  MusterForgeBuild *build = walk->build;
  const Slot slots[] = {
    { &forge->armors, draft->armor, &build->armor, armor_fits, count_armor },
    { &forge->armor_enchantments, draft->armor_enchantment, &build->armor_enchantment, armor_enchantment_fits,
      count_armor_enchantment },
    { &forge->accessories, draft->accessory, &build->accessory, accessory_fits, count_accessory },
  };

  if (walk->tables->tails == NULL)
    walk->tables->tails = make_tails (walk->tables);
  walk->left = muster_forge_purse (walk->tables);
  walk->hands = MUSTER_COLLISION_MAX_HANDS;
  if (!walk_head (walk))
    return FALSE;
  if (!walk->lost)
    muster_forge_walk_weapons (walk);
  for (guint i = 0; !walk->lost && i < G_N_ELEMENTS (slots); i++)
    walk_slot (walk, &slots[i]);
  if (!walk->lost)
    muster_forge_walk_skills (walk);
  return !walk->lost;
}

gboolean
muster_forge_rank (MusterForgeTables *tables, const MusterForgeBuild *build, guint64 *place)
{
  MusterForgeBuild copy = *build;
  MusterForgeWalk walk = { .tables = tables, .build = &copy, .ranking = TRUE };

  if (tables->by_layers)
    return muster_forge_region_rank (tables, build, place);
  if (!walk_all (&walk))
    return FALSE;
  *place = walk.place;
  return TRUE;
}

gboolean
muster_forge_unrank (MusterForgeTables *tables, guint64 place, MusterForgeBuild *build)
{
  MusterForgeWalk walk = { .tables = tables, .build = build, .place = place };

  *build = (MusterForgeBuild){ 0 };
  if (tables->by_layers)
    return muster_forge_region_unrank (tables, place, build);
  return walk_all (&walk);
}

/* All of them, modulo 2^64. */
static guint64
count_all (MusterForgeTables *tables)
{
  MusterForgeRegion all = muster_forge_region_all (tables->forge);
  guint n = tables->forge->races.n * tables->forge->tarots.n;
  guint64 count = 0;

  if (tables->by_layers)
    return muster_forge_region_count (tables, &all);
  for (guint i = 0; i < n; i++)
    count += muster_forge_tables_get_pairs (tables)[i];
  return count;
}

guint64
muster_forge_count_places (MusterForgeTables *tables)
{
  if (tables->knows_places)
    return tables->n_places;
  tables->knows_places = TRUE;
  tables->n_places = muster_forge_are_too_many (tables) ? 0 : count_all (tables);
  return tables->n_places;
}
