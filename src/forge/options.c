/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing an option leaves the other slots as they are. So each slot is combined with the rest, which is computed once
 * for each family and tier. Costs are found in the same way from the sets of values. */
#include "forge/options.h"

#include <string.h>

#include "forge/layers/layer-options.h"
#include "games/collision/rules.h"

/* The tables used, and the current position in them. */
typedef struct
{
  MusterForgeTables *tables;
  MusterForgeFutures *futures;
  MusterSpreadPool *pool; /* for results */
  MusterSpreadPool *sum;  /* for use while another result is being built */
  const GArray *costs;    /* gint: of skills */
  guint family, tier;
  const MusterForgeGear *gear;
  MusterSpread head;                        /* race, tarot and skills */
  MusterSpread head_armor;                  /* plus armor */
  MusterSpread head_held;                   /* or plus weapons and accessory */
  MusterSpread unarmed[MUSTER_FORGE_HANDS]; /* everything except weapons, by hands left */
} Look;

/* Records an option that combines with every way of two spreads. */
static void
note (const Look *look, MusterForgeFuture *future, gint points, MusterSpread a, MusterSpread b)
{
  const MusterForgeTables *tables = look->tables;

  if (a.n == 0 || b.n == 0)
    return;
  if (tables->by_set)
    {
      future->least = MIN (future->least, points + a.entries[0].points + b.entries[0].points);
      future->most = MAX (future->most, points + a.entries[a.n - 1].points + b.entries[b.n - 1].points);
      return;
    }
  future->count += (guint64) tables->families[look->family].sign
                   * muster_spread_count_product (tables->pool, a, b, muster_forge_purse (tables) - points);
}

/* Armor and accessory. */

static void
look_at_armor (const Look *look)
{
  const MusterForgeTables *tables = look->tables;
  const MusterForgeKind *armors = &tables->forge->armors;
  const MusterFamily *family = &tables->families[look->family];

  for (guint i = 0; look->futures->armors != NULL && i < armors->n; i++)
    if (muster_family_opens (family, armors->options[i]))
      note (look, &look->futures->armors[i], muster_forge_cost (tables, armors->options[i]),
            look->gear->armor_enchantments, look->head_held);
}

static void
look_at_armor_enchantments (const Look *look)
{
  const MusterForgeTables *tables = look->tables;
  const MusterForgeKind *armors = &tables->forge->armors, *enchantments = &tables->forge->armor_enchantments;
  const MusterFamily *family = &tables->families[look->family];
  MusterSpread worn;

  if (look->futures->armor_enchantments == NULL)
    return;
  for (guint i = 0; i < armors->n; i++)
    if (muster_forge_allows (tables->draft.armor, (gint) i) && muster_family_opens (family, armors->options[i]))
      muster_spread_add (look->pool, muster_forge_cost (tables, armors->options[i]), 1);
  worn = muster_spread_take (look->pool);
  for (guint i = 0; i < enchantments->n; i++)
    if (muster_family_opens (family, enchantments->options[i])
        && muster_collision_rank_allows (tables->classes->tiers[look->tier], enchantments->options[i]))
      note (look, &look->futures->armor_enchantments[i], muster_forge_cost (tables, enchantments->options[i]), worn,
            look->head_held);
}

static void
look_at_accessories (const Look *look)
{
  const MusterForgeTables *tables = look->tables;
  const MusterForgeKind *accessories = &tables->forge->accessories;

  for (guint i = 0; look->futures->accessories != NULL && i < accessories->n; i++)
    for (gint hands = 0; hands + accessories->options[i]->hands <= MUSTER_COLLISION_MAX_HANDS; hands++)
      if (muster_family_opens (&tables->families[look->family], accessories->options[i]))
        note (look, &look->futures->accessories[i], muster_forge_cost (tables, accessories->options[i]),
              look->gear->weapons[hands], look->head_armor);
}

/* Weapons. */

typedef MusterSpread ByHands[MUSTER_FORGE_HANDS];

/* The ways of carrying one weapon that match these bits, with any enchantment. */
static void
carry_weapon (const Look *look, guint weapon, guint asked, ByHands carried)
{
  const MusterSpread *armed = muster_forge_armed (look->tables, look->family, look->tier, weapon);
  gint hands = look->tables->forge->weapons.options[weapon]->hands;

  for (guint way = 1; hands < MUSTER_FORGE_HANDS && way < MUSTER_FORGE_WEAPON_WAYS; way++)
    if ((way & asked) == asked)
      muster_spread_add_spread (look->pool, armed[way], 0, 1);
  if (hands < MUSTER_FORGE_HANDS)
    carried[hands] = muster_spread_take (look->pool);
}

/* All weapons. */
static void
carry_any (const Look *look, guint asked, ByHands carried)
{
  const MusterForge *forge = look->tables->forge;

  for (gint hands = 0; hands < MUSTER_FORGE_HANDS; hands++)
    {
      for (guint w = 0; w < forge->weapons.n; w++)
        for (guint way = 1; forge->weapons.options[w]->hands == hands && way < MUSTER_FORGE_WEAPON_WAYS; way++)
          if ((way & asked) == asked)
            muster_spread_add_spread (look->pool, muster_forge_armed (look->tables, look->family, look->tier, w)[way],
                                      0, 1);
      carried[hands] = muster_spread_take (look->pool);
    }
}

/* All weapons with one enchantment. */
static void
carry_enchanted (const Look *look, guint enchantment, guint asked, ByHands carried)
{
  const MusterForgeTables *tables = look->tables;
  const MusterForge *forge = tables->forge;
  gint points = muster_forge_cost (tables, forge->weapon_enchantments.options[enchantment]);

  for (gint hands = 0; hands < MUSTER_FORGE_HANDS; hands++)
    {
      for (guint w = 0; w < forge->weapons.n; w++)
        if (forge->weapons.options[w]->hands == hands
            && (muster_forge_weapon_way (&tables->draft, (gint) w, (gint) enchantment) & asked) == asked
            && muster_forge_weapon_fits (forge, &tables->families[look->family], tables->classes->tiers[look->tier],
                                         (gint) w, (gint) enchantment))
          muster_spread_add (look->pool, points + muster_forge_cost (tables, forge->weapons.options[w]), 1);
      carried[hands] = muster_spread_take (look->pool);
    }
}

/* Everything that goes with a weapon of that many hands: another such weapon, or none if `alone`; and the rest. */
static void
find_rest (const Look *look, ByHands those, gboolean alone, ByHands rest)
{
  muster_spread_pool_set_most (look->pool, muster_forge_purse (look->tables));
  for (gint hands = 0; hands < MUSTER_FORGE_HANDS; hands++)
    {
      gint left = MUSTER_COLLISION_MAX_HANDS - hands;

      for (gint other = 0; other <= left; other++)
        muster_spread_add_product (look->pool, those[other], look->unarmed[left - other], 1);
      if (alone)
        muster_spread_add_spread (look->pool, look->unarmed[left], 0, 1);
      rest[hands] = muster_spread_take (look->pool);
    }
  muster_spread_pool_set_most (look->pool, look->tables->rest);
}

/* Two weapons that both match were counted in both orders, once too often. */
static MusterSpread
find_twice (const Look *look, ByHands both, gint hands)
{
  for (gint a = 0; 2 * a <= hands; a++)
    {
      muster_spread_add_product (look->pool, both[a], both[hands - a], -1);
      if (2 * a == hands)
        muster_spread_add_pairs (look->pool, both[a]);
    }
  return muster_spread_take (look->pool);
}

/* An option with these weapons plus the rest. `both` are those that may also be the other weapon. */
static void
note_weapons (const Look *look, MusterForgeFuture *future, ByHands these, ByHands both, ByHands rest)
{
  for (gint hands = 0; hands < MUSTER_FORGE_HANDS; hands++)
    {
      note (look, future, 0, these[hands], rest[hands]);
      if (!look->tables->by_set)
        note (look, future, 0, find_twice (look, both, hands), look->unarmed[MUSTER_COLLISION_MAX_HANDS - hands]);
    }
}

/* Whether the overlap matters. Without fixed weapons all are in it; and costs don't need it. */
static gboolean
needs_both (const Look *look)
{
  return look->tables->draft.n_weapons > 0 && !look->tables->by_set;
}

/* An additional weapon. The draft's first bit is the weapon already there, or none in particular. */
static void
look_at_weapons (const Look *look)
{
  const MusterForgeTables *tables = look->tables;
  const MusterForgeDraft *draft = &tables->draft;
  ByHands those, rest;

  if (look->futures->weapons == NULL)
    return;
  carry_any (look, 1, those);
  find_rest (look, those, draft->n_weapons == 0, rest);
  for (guint w = 0; w < tables->forge->weapons.n; w++)
    {
      ByHands these = { 0 }, both = { 0 };

      if (!muster_family_opens (&tables->families[look->family], tables->forge->weapons.options[w]))
        continue;
      carry_weapon (look, w, 2, these);
      if (needs_both (look))
        carry_weapon (look, w, 3, both);
      else
        memcpy (both, these, sizeof both);
      note_weapons (look, &look->futures->weapons[w], these, both, rest);
    }
}

/* The enchantment of the draft's n-th weapon, or of any if it has none. */
static void
look_at_weapon_enchantments (const Look *look, guint n)
{
  const MusterForgeTables *tables = look->tables;
  const MusterForgeDraft *draft = &tables->draft;
  guint own = 1u << n, other = 1u << (1 - n);
  ByHands those = { 0 }, rest;

  if (look->futures->weapon_enchantments[n] == NULL)
    return;
  if (muster_forge_allows_two_weapons (draft))
    carry_any (look, other, those);
  find_rest (look, those, draft->n_weapons < 2, rest);
  for (guint e = 0; e < tables->forge->weapon_enchantments.n; e++)
    {
      ByHands these, both = { 0 };

      if (!muster_family_opens (&tables->families[look->family], tables->forge->weapon_enchantments.options[e])
          || !muster_collision_rank_allows (tables->classes->tiers[look->tier],
                                            tables->forge->weapon_enchantments.options[e]))
        continue;
      carry_enchanted (look, e, own, these);
      if (!needs_both (look))
        memcpy (both, these, sizeof both);
      else if (muster_forge_allows_two_weapons (draft))
        carry_enchanted (look, e, own | other, both);
      note_weapons (look, &look->futures->weapon_enchantments[n][e], these, both, rest);
    }
}

/* Skills. */

/* Sets with a given skill are the sets without it of one less skill; and those are all sets minus the ones with it: row
 * by row, a division. */
static void
leave_out (const Look *look, const MusterSpread *rows, guint limit, gint points, MusterSpread *others)
{
  for (guint k = 0; k < limit; k++)
    {
      muster_spread_add_spread (look->pool, rows[k], 0, 1);
      if (k > 0)
        muster_spread_add_spread (look->pool, others[k - 1], points, -1);
      others[k] = muster_spread_take (look->pool);
    }
}

/* All skills of a suit with the same cost, which are equivalent to everything else. */
static void
look_at_skills_that_cost (const Look *look, guint first, guint end, const MusterSpread *rows, gint points)
{
  const MusterForgeTables *tables = look->tables;
  const MusterForgeKind *skills = &tables->forge->skills;
  guint limit = muster_forge_class (tables, end - 1)->limit;
  g_autofree MusterSpread *others = g_new (MusterSpread, limit + 1);
  MusterForgeFuture each = { 0, G_MAXINT, -1 };

  leave_out (look, rows, limit, points, others);
  for (guint c = first; c < end; c++)
    {
      for (guint k = 0; k < muster_forge_class (tables, c)->limit; k++)
        muster_spread_add_spread (look->pool, others[k], points, 1);
      muster_spread_add_product (look->sum, muster_spread_take (look->pool),
                                 muster_forge_heads (tables, look->family, c), 1);
    }
  note (look, &each, 0, muster_spread_take (look->sum), look->gear->gear);
  for (guint i = 0; i < skills->n; i++)
    if (muster_forge_cost (tables, skills->options[i]) == points && !tables->draft.has_skill[i]
        && muster_forge_skill_fits (tables->forge, &tables->draft, &tables->families[look->family],
                                    muster_forge_class (tables, first)->tarot, i))
      {
        look->futures->skills[i].count += each.count;
        look->futures->skills[i].least = MIN (look->futures->skills[i].least, each.least);
        look->futures->skills[i].most = MAX (look->futures->skills[i].most, each.most);
      }
}

/* The distinct costs. */
static GArray *
list_costs (const MusterForgeTables *tables)
{
  GArray *costs = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < tables->forge->skills.n; i++)
    {
      gint points = muster_forge_cost (tables, tables->forge->skills.options[i]);
      gboolean known = FALSE;

      for (guint j = 0; j < costs->len; j++)
        known |= g_array_index (costs, gint, j) == points;
      if (!known)
        g_array_append_val (costs, points);
    }
  return costs;
}

static void
look_at_skills (const Look *look)
{
  const MusterForgeTables *tables = look->tables;

  if (look->futures->skills == NULL)
    return;
  for (guint c = 0, end; c < tables->classes->list->len; c = end)
    {
      g_autofree MusterSpread *rows = NULL;

      end = muster_forge_tables_find_suit_end (tables, c);
      rows = g_new (MusterSpread, muster_forge_class (tables, end - 1)->limit + 1);
      if (muster_forge_class (tables, c)->tier == look->tier
          && muster_forge_tables_spread_rows (tables, look->pool, look->family, end - 1, rows))
        for (guint i = 0; i < look->costs->len; i++)
          look_at_skills_that_cost (look, c, end, rows, g_array_index (look->costs, gint, i));
    }
}

/* Race and tarot. */

static void
look_at_head_costs (const Look *look, guint race, guint tarot, guint class)
{
  const MusterForgeTables *tables = look->tables;
  const MusterForge *forge = tables->forge;
  gint points = forge->races.options[race]->points + forge->tarots.options[tarot]->points;

  for (guint f = 0; f < tables->n_families; f++)
    if (muster_family_opens (&tables->families[f], forge->races.options[race])
        && muster_family_opens (&tables->families[f], forge->tarots.options[tarot]))
      {
        MusterSpread gear = muster_forge_gear (tables, f, muster_forge_class (tables, class)->tier)->gear;

        if (look->futures->races != NULL)
          note (look, &look->futures->races[race], points, gear, muster_forge_skills (tables, f, class));
        if (look->futures->tarots != NULL)
          note (look, &look->futures->tarots[tarot], points, gear, muster_forge_skills (tables, f, class));
      }
}

static void
look_at_heads (const Look *look)
{
  MusterForgeTables *tables = look->tables;
  const guint64 *pairs = tables->by_set ? NULL : muster_forge_tables_get_pairs (tables);

  for (guint r = 0; r < tables->forge->races.n; r++)
    for (guint t = 0; t < tables->forge->tarots.n; t++)
      {
        guint at = r * tables->forge->tarots.n + t;

        if (tables->classes->of[at] < 0)
          continue;
        if (pairs == NULL)
          look_at_head_costs (look, r, t, (guint) tables->classes->of[at]);
        if (pairs != NULL && look->futures->races != NULL)
          look->futures->races[r].count += pairs[at];
        if (pairs != NULL && look->futures->tarots != NULL)
          look->futures->tarots[t].count += pairs[at];
      }
}

/* Everything. */

static void
look_at_gear (Look *look)
{
  const MusterForgeTables *tables = look->tables;
  guint classes = tables->classes->list->len;

  look->gear = muster_forge_gear (tables, look->family, look->tier);
  for (guint c = 0; c < classes; c++)
    if (muster_forge_class (tables, c)->tier == look->tier)
      muster_spread_add_product (look->pool, muster_forge_heads (tables, look->family, c),
                                 muster_forge_skills (tables, look->family, c), 1);
  look->head = muster_spread_take (look->pool);
  if (look->head.n == 0)
    return;
  look->head_armor = muster_spread_multiply (look->pool, look->head, look->gear->armor);
  look->head_held = muster_spread_multiply (look->pool, look->head, look->gear->held);
  for (gint left = 0; left < MUSTER_FORGE_HANDS; left++)
    {
      for (gint hands = 0; hands <= left; hands++)
        muster_spread_add_product (look->pool, look->gear->accessories[hands], look->head_armor, 1);
      look->unarmed[left] = muster_spread_take (look->pool);
    }
  look_at_armor (look);
  look_at_armor_enchantments (look);
  look_at_accessories (look);

  /* Everything from here on is combined with race and tarot. */
  muster_spread_pool_set_most (look->pool, tables->rest);
  look_at_weapons (look);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    look_at_weapon_enchantments (look, i);
}

static void
look_at (MusterForgeTables *tables, MusterForgeFutures *futures)
{
  g_autoptr (MusterSpreadPool) pool = muster_spread_pool_new (muster_forge_purse (tables), FALSE);
  g_autoptr (MusterSpreadPool) sum = muster_spread_pool_new (muster_forge_purse (tables), FALSE);
  g_autoptr (GArray) costs = list_costs (tables);
  Look look = { .tables = tables, .futures = futures, .pool = pool, .sum = sum, .costs = costs };

  look_at_heads (&look);
  for (look.family = 0; look.family < tables->n_families; look.family++)
    for (look.tier = 0; look.tier < tables->classes->n_tiers; look.tier++)
      {
        muster_spread_pool_set_most (pool, muster_forge_purse (tables));
        look_at_gear (&look);
        look_at_skills (&look);
        muster_spread_pool_reset (pool);
        muster_spread_pool_reset (sum);
      }
}

static MusterForgeFuture *
make_futures (const MusterForgeKind *kind, gboolean open)
{
  MusterForgeFuture *futures = open ? g_new (MusterForgeFuture, kind->n + 1) : NULL;

  for (guint i = 0; open && i < kind->n; i++)
    futures[i] = (MusterForgeFuture){ 0, G_MAXINT, -1 };
  return futures;
}

/* A count that doesn't fit may look like 0; the minimum cost tells whether there is any. */
static void
saturate (MusterForgeFuture *futures, const MusterForgeKind *kind, gint most)
{
  for (guint i = 0; futures != NULL && i < kind->n; i++)
    if (futures[i].least <= MIN (futures[i].most, most))
      futures[i].count = MUSTER_FORGE_TOO_MANY;
}

static void
saturate_all (MusterForgeFutures *futures, const MusterForge *forge, gint most)
{
  saturate (futures->races, &forge->races, most);
  saturate (futures->tarots, &forge->tarots, most);
  saturate (futures->weapons, &forge->weapons, most);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    saturate (futures->weapon_enchantments[i], &forge->weapon_enchantments, most);
  saturate (futures->armors, &forge->armors, most);
  saturate (futures->armor_enchantments, &forge->armor_enchantments, most);
  saturate (futures->accessories, &forge->accessories, most);
  saturate (futures->skills, &forge->skills, most);
}

static MusterForgeFutures *
make_all_futures (const MusterForge *forge, const MusterForgeDraft *draft)
{
  MusterForgeFutures *futures = g_new0 (MusterForgeFutures, 1);

  futures->races = make_futures (&forge->races, draft->race == MUSTER_FORGE_FREE);
  futures->tarots = make_futures (&forge->tarots, draft->tarot == MUSTER_FORGE_FREE);
  futures->weapons
      = make_futures (&forge->weapons, draft->more_weapons && draft->n_weapons < MUSTER_COLLISION_MAX_WEAPONS);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    futures->weapon_enchantments[i] = make_futures (
        &forge->weapon_enchantments,
        i < draft->n_weapons ? draft->weapons[i].enchantment == MUSTER_FORGE_FREE
                             : i == 0 && draft->more_weapons && draft->more_enchantment == MUSTER_FORGE_FREE);
  futures->armors = make_futures (&forge->armors, draft->armor == MUSTER_FORGE_FREE);
  futures->armor_enchantments
      = make_futures (&forge->armor_enchantments, draft->armor_enchantment == MUSTER_FORGE_FREE);
  futures->accessories = make_futures (&forge->accessories, draft->accessory == MUSTER_FORGE_FREE);
  futures->skills = make_futures (&forge->skills, draft->more_skills);
  return futures;
}

MusterForgeFutures *
muster_forge_look_ahead (const MusterForge *forge, const MusterForgeDraft *draft, gint budget)
{
  g_autoptr (MusterForgeTables) counts = muster_forge_tables_new (forge, draft, budget, FALSE);
  MusterForgeFutures *futures = muster_forge_look_at_costs (forge, draft);

  if (counts->by_layers)
    muster_forge_count_by_layers (forge, draft, budget, futures);
  else
    look_at (counts, futures);
  if (muster_forge_are_too_many (counts))
    saturate_all (futures, forge, budget < 0 ? forge->most_points : budget);
  return futures;
}

MusterForgeFutures *
muster_forge_look_at_costs (const MusterForge *forge, const MusterForgeDraft *draft)
{
  g_autoptr (MusterForgeTables) costs = muster_forge_tables_new_by_set (forge, draft);
  MusterForgeFutures *futures = make_all_futures (forge, draft);

  look_at (costs, futures);
  return futures;
}

void
muster_forge_futures_free (MusterForgeFutures *futures)
{
  g_free (futures->races);
  g_free (futures->tarots);
  g_free (futures->weapons);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    g_free (futures->weapon_enchantments[i]);
  g_free (futures->armors);
  g_free (futures->armor_enchantments);
  g_free (futures->accessories);
  g_free (futures->skills);
  g_free (futures);
}
