/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/tables.h"

#include "forge/layers/region.h"
#include "forge/rows.h"
#include "forge/walk.h"
#include "games/collision/rules.h"

/* For a single set only the lowest and highest cost matter. */
static MusterSpread
take (const MusterForgeTables *tables)
{
  return tables->by_set ? muster_spread_take_ends (tables->pool) : muster_spread_take (tables->pool);
}

/* Weapons. */

/* The ways of carrying one weapon, by hands and weapon bits. */
typedef MusterSpread Carried[MUSTER_FORGE_HANDS][MUSTER_FORGE_WEAPON_WAYS];

static MusterSpread
spread_armed (MusterForgeTables *tables, const MusterFamily *family, const MusterOption *tarot, gint weapon, guint way)
{
  const MusterForgeKind *enchantments = &tables->forge->weapon_enchantments;
  gint points = muster_forge_cost (tables, tables->forge->weapons.options[weapon]);

  for (gint e = MUSTER_FORGE_NONE; e < (gint) enchantments->n; e = muster_forge_next (e))
    if (muster_forge_weapon_fits (tables->forge, family, tarot, weapon, e)
        && muster_forge_weapon_way (&tables->draft, weapon, e) == way)
      muster_spread_add (tables->pool, points + (e >= 0 ? muster_forge_cost (tables, enchantments->options[e]) : 0), 1);
  return take (tables);
}

/* If the draft fixes no weapons, all are carried in the same way. */
static void
spread_uses (MusterForgeTables *tables, const MusterFamily *family, const MusterOption *tarot, MusterSpread *armed)
{
  const MusterForgeDraft *draft = &tables->draft;
  guint all = MUSTER_FORGE_WEAPON_WAYS - 1,
        first = draft->n_weapons == 0 && draft->more_enchantment == MUSTER_FORGE_FREE ? all : 1;

  for (guint w = 0; w < tables->forge->weapons.n; w++)
    for (guint way = 0; way < MUSTER_FORGE_WEAPON_WAYS; way++)
      armed[w * MUSTER_FORGE_WEAPON_WAYS + way]
          = way >= first && muster_family_opens (family, tables->forge->weapons.options[w])
                ? spread_armed (tables, family, tarot, (gint) w, way)
                : (MusterSpread){ 0, NULL };
}

static void
carry (MusterForgeTables *tables, const MusterSpread *armed, Carried carried)
{
  const MusterForgeKind *weapons = &tables->forge->weapons;

  for (gint hands = 0; hands < MUSTER_FORGE_HANDS; hands++)
    for (guint way = 0; way < MUSTER_FORGE_WEAPON_WAYS; way++)
      {
        for (guint w = 0; w < weapons->n; w++)
          if (weapons->options[w]->hands == hands)
            muster_spread_add_spread (tables->pool, armed[w * MUSTER_FORGE_WEAPON_WAYS + way], 0, 1);
        carried[hands][way] = take (tables);
      }
}

/* Two weapons with `a` and `b` hands, each pair once. */
static void
add_pairs (MusterForgeTables *tables, Carried carried, gint a, gint b)
{
  for (guint i = 1; i < MUSTER_FORGE_WEAPON_WAYS; i++)
    for (guint j = a == b ? i : 1; j < MUSTER_FORGE_WEAPON_WAYS; j++)
      {
        if (!muster_forge_weapon_ways_match (i, j))
          continue;
        if (a == b && i == j)
          muster_spread_add_pairs (tables->pool, carried[a][i]);
        else
          muster_spread_add_product (tables->pool, carried[a][i], carried[b][j], 1);
      }
}

static MusterSpread
spread_weapons (MusterForgeTables *tables, Carried carried, gint hands)
{
  const MusterForgeDraft *draft = &tables->draft;

  if (hands == 0 && draft->n_weapons == 0)
    muster_spread_add (tables->pool, 0, 1);
  for (guint way = 1; way < MUSTER_FORGE_WEAPON_WAYS; way++)
    if (muster_forge_allows_one_weapon (draft, way))
      muster_spread_add_spread (tables->pool, carried[hands][way], 0, 1);
  for (gint a = 0; muster_forge_allows_two_weapons (draft) && 2 * a <= hands; a++)
    add_pairs (tables, carried, a, hands - a);
  return take (tables);
}

/* The other slots of the gear. */

static MusterSpread
spread_accessories (MusterForgeTables *tables, const MusterFamily *family, gint hands)
{
  const MusterForgeKind *accessories = &tables->forge->accessories;

  if (hands == 0 && tables->draft.accessory < 0)
    muster_spread_add (tables->pool, 0, 1);
  for (guint i = 0; i < accessories->n; i++)
    if (accessories->options[i]->hands == hands && muster_forge_allows (tables->draft.accessory, (gint) i)
        && muster_family_opens (family, accessories->options[i]))
      muster_spread_add (tables->pool, muster_forge_cost (tables, accessories->options[i]), 1);
  return take (tables);
}

static MusterSpread
spread_armor_enchantments (MusterForgeTables *tables, const MusterFamily *family, const MusterOption *tarot)
{
  const MusterForgeKind *enchantments = &tables->forge->armor_enchantments;

  if (tables->draft.armor_enchantment < 0)
    muster_spread_add (tables->pool, 0, 1);
  for (guint i = 0; i < enchantments->n; i++)
    if (muster_forge_allows (tables->draft.armor_enchantment, (gint) i)
        && muster_family_opens (family, enchantments->options[i])
        && muster_collision_rank_allows (tarot, enchantments->options[i]))
      muster_spread_add (tables->pool, muster_forge_cost (tables, enchantments->options[i]), 1);
  return take (tables);
}

static MusterSpread
spread_armor (MusterForgeTables *tables, const MusterFamily *family, MusterSpread enchantments)
{
  const MusterForgeKind *armors = &tables->forge->armors;

  if (tables->draft.armor < 0 && tables->draft.armor_enchantment < 0)
    muster_spread_add (tables->pool, 0, 1);
  for (guint i = 0; i < armors->n; i++)
    if (muster_forge_allows (tables->draft.armor, (gint) i) && muster_family_opens (family, armors->options[i]))
      muster_spread_add_spread (tables->pool, enchantments, muster_forge_cost (tables, armors->options[i]), 1);
  return take (tables);
}

/* Weapons and accessory. */
static void
spread_held (MusterForgeTables *tables, guint f, guint tier, MusterForgeGear *gear)
{
  const MusterFamily *family = &tables->families[f];
  MusterSpread *armed = (MusterSpread *) muster_forge_armed (tables, f, tier, 0);
  Carried carried;

  spread_uses (tables, family, tables->classes->tiers[tier], armed);
  carry (tables, armed, carried);
  for (gint hands = 0; hands < MUSTER_FORGE_HANDS; hands++)
    {
      gear->weapons[hands] = spread_weapons (tables, carried, hands);
      gear->accessories[hands] = spread_accessories (tables, family, hands);
    }
  for (gint a = 0; a < MUSTER_FORGE_HANDS; a++)
    for (gint b = 0; a + b <= MUSTER_COLLISION_MAX_HANDS; b++)
      muster_spread_add_product (tables->pool, gear->weapons[a], gear->accessories[b], 1);
  gear->held = take (tables);
}

/* `like` is a family that opens the same weapons and accessories and has its gear already; or this one. */
static void
spread_gear (MusterForgeTables *tables, guint f, guint like, guint tier)
{
  const MusterFamily *family = &tables->families[f];
  MusterForgeGear *gear = muster_forge_gear (tables, f, tier);

  if (like == f)
    spread_held (tables, f, tier, gear);
  else
    *gear = *muster_forge_gear (tables, like, tier);
  gear->armor_enchantments = spread_armor_enchantments (tables, family, tables->classes->tiers[tier]);
  gear->armor = spread_armor (tables, family, gear->armor_enchantments);
  muster_spread_add_product (tables->pool, gear->held, gear->armor, 1);
  gear->gear = take (tables);
}

/* Skills. */

/* Skills of equal cost are equivalent to everything else. */
typedef struct
{
  gint points;
  gboolean must; /* they are fixed */
  guint n;
} Alike;

/* Few enough that the combinations fit into 64 bits. */
#define MOST_ALIKE 60

static void
add_alike (GArray *groups, gint points, gboolean must)
{
  Alike new = { points, must, 1 };

  for (guint i = 0; i < groups->len; i++)
    {
      Alike *group = &g_array_index (groups, Alike, i);

      if (group->points == points && group->must == must && group->n < MOST_ALIKE)
        {
          group->n++;
          return;
        }
    }
  g_array_append_val (groups, new);
}

/* The skills that fit, grouped; NULL if a fixed one doesn't. */
static GArray *
group_skills (const MusterForgeTables *tables, const MusterFamily *family, const MusterOption *tarot)
{
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (Alike));

  for (guint i = 0; i < tables->forge->skills.n; i++)
    {
      gboolean must = tables->draft.has_skill[i];

      if (muster_forge_skill_fits (tables->forge, &tables->draft, family, tarot, i))
        add_alike (groups, muster_forge_cost (tables, tables->forge->skills.options[i]), must);
      else if (must)
        return NULL;
    }
  return g_steal_pointer (&groups);
}

/* Takes none, one, two … of a group, or all if fixed. From the most skills down, so that none is taken twice. */
static void
add_group (MusterSpreadPool *pool, MusterSpread *rows, guint limit, const Alike *group)
{
  for (guint k = limit + 1; k-- > 0;)
    {
      gint64 ways = 1;

      for (guint j = 0; j <= MIN (group->n, k); j++)
        {
          if (!group->must || j == group->n)
            muster_spread_add_spread (pool, rows[k - j], (gint) j * group->points, ways);
          ways = ways * (group->n - j) / (j + 1);
        }
      rows[k] = muster_spread_take (pool);
    }
}

gboolean
muster_forge_tables_spread_rows (const MusterForgeTables *tables, MusterSpreadPool *pool, guint family, guint class,
                                 MusterSpread *rows)
{
  const MusterForgeClass *of = muster_forge_class (tables, class);
  g_autoptr (GArray) groups = group_skills (tables, &tables->families[family], of->tarot);

  muster_spread_add (pool, 0, 1);
  rows[0] = muster_spread_take (pool);
  for (guint k = 1; k <= of->limit; k++)
    rows[k] = (MusterSpread){ 0, NULL };
  for (guint i = 0; groups != NULL && i < groups->len; i++)
    add_group (pool, rows, of->limit, &g_array_index (groups, Alike, i));
  return groups != NULL;
}

guint
muster_forge_tables_find_suit_end (const MusterForgeTables *tables, guint first)
{
  guint end = first + 1;

  while (end < tables->classes->list->len
         && muster_forge_class (tables, end)->tier == muster_forge_class (tables, first)->tier
         && muster_forge_class (tables, end)->tarot->suit == muster_forge_class (tables, first)->tarot->suit)
    end++;
  return end;
}

static void
spread_skills (MusterForgeTables *tables, MusterSpreadPool *room, guint family, guint first, guint end)
{
  g_autofree MusterSpread *rows = g_new (MusterSpread, muster_forge_class (tables, end - 1)->limit + 1);
  gboolean fits = muster_forge_tables_spread_rows (tables, room, family, end - 1, rows);

  for (guint c = first; c < end; c++)
    {
      for (guint k = 0; fits && k <= muster_forge_class (tables, c)->limit; k++)
        muster_spread_add_spread (tables->pool, rows[k], 0, 1);
      tables->skills[tables->skill_rows.of[family] * tables->classes->list->len + c] = take (tables);
    }
  muster_spread_pool_reset (room);
}

/* Heads. */

/* All classes at once, so that each pair is visited once. */
static void
spread_heads (MusterForgeTables *tables, guint f)
{
  const MusterFamily *family = &tables->families[f];
  const MusterForgeKind *races = &tables->forge->races, *tarots = &tables->forge->tarots;

  for (guint c = 0, i = 0; c < tables->classes->list->len; c++)
    {
      for (; i < tables->classes->heads->len && g_array_index (tables->classes->heads, MusterForgeHead, i).class == c;
           i++)
        {
          const MusterForgeHead *head = &g_array_index (tables->classes->heads, MusterForgeHead, i);
          const MusterOption *race = races->options[head->race], *tarot = tarots->options[head->tarot];

          if (muster_family_opens (family, race) && muster_family_opens (family, tarot))
            muster_spread_add (tables->pool, muster_forge_cost (tables, race) + muster_forge_cost (tables, tarot), 1);
        }
      tables->heads[tables->head_rows.of[f] * tables->classes->list->len + c] = take (tables);
    }
}

/* Everything. */

static MusterSpreadPool *
make_pool (const MusterForgeTables *tables)
{
  return muster_spread_pool_new_from (-(tables->stride / 2), muster_forge_purse (tables), tables->approximate);
}

/* What the cheapest race and tarot leave of the budget. If a stat is kept separately, parts of a character may have
 * that much more of it than the total. */
static gint
measure_rest (const MusterForgeTables *tables)
{
  gint least = G_MAXINT, most = muster_forge_purse (tables);

  for (guint i = 0; i < tables->classes->heads->len; i++)
    {
      const MusterForgeHead *head = &g_array_index (tables->classes->heads, MusterForgeHead, i);

      least = MIN (least, muster_forge_cost (tables, tables->forge->races.options[head->race])
                              + muster_forge_cost (tables, tables->forge->tarots.options[head->tarot]));
    }
  return CLAMP (most - least + tables->stride - 1, 0, most);
}

static void
make_room (MusterForgeTables *tables)
{
  gsize classes = tables->classes->list->len, tiers = tables->classes->n_tiers;

  tables->gear = g_new (MusterForgeGear, tables->gear_rows.n * tiers + 1);
  tables->armed
      = g_new (MusterSpread, tables->held_rows.n * tiers * tables->forge->weapons.n * MUSTER_FORGE_WEAPON_WAYS + 1);
  tables->skills = g_new (MusterSpread, tables->skill_rows.n * classes + 1);
  tables->heads = g_new (MusterSpread, tables->head_rows.n * classes + 1);
}

static void
fill_gear (MusterForgeTables *tables)
{
  g_autofree guint *first = g_new (guint, tables->held_rows.n + 1);
  guint gear = 0, held = 0;

  for (guint f = 0; f < tables->n_families; f++)
    {
      if (tables->held_rows.of[f] == held)
        first[held++] = f;
      if (tables->gear_rows.of[f] == gear && ++gear)
        for (guint t = 0; t < tables->classes->n_tiers; t++)
          spread_gear (tables, f, first[tables->held_rows.of[f]], t);
    }
}

static void
fill_skills (MusterForgeTables *tables)
{
  guint classes = tables->classes->list->len, skills = 0;
  g_autoptr (MusterSpreadPool) room = make_pool (tables);

  muster_spread_pool_set_most (room, tables->rest);
  for (guint f = 0; f < tables->n_families; f++)
    if (tables->skill_rows.of[f] == skills && ++skills)
      for (guint c = 0; c < classes; c = muster_forge_tables_find_suit_end (tables, c))
        spread_skills (tables, room, f, c, muster_forge_tables_find_suit_end (tables, c));
}

static void
fill_heads (MusterForgeTables *tables)
{
  guint heads = 0;

  for (guint f = 0; f < tables->n_families; f++)
    if (tables->head_rows.of[f] == heads && ++heads)
      spread_heads (tables, f);
}

/* Rows are in the order of their first families. */
static void
fill (MusterForgeTables *tables)
{
  muster_forge_tables_find_rows (tables);
  make_room (tables);
  tables->rest = measure_rest (tables);
  muster_spread_pool_set_most (tables->pool, tables->rest);
  fill_gear (tables);
  fill_skills (tables);
  muster_spread_pool_set_most (tables->pool, muster_forge_purse (tables));
  fill_heads (tables);
}

/* Variants of tables. */
typedef struct
{
  gboolean by_points, by_set, approximate;
  gint stat, stride;
} Manner;

static MusterForgeTables *
make (const MusterForge *forge, const MusterForgeDraft *draft, gint budget, Manner manner)
{
  MusterForgeTables *tables = g_new0 (MusterForgeTables, 1);

  tables->forge = forge;
  muster_forge_draft_copy (&tables->draft, draft, forge);
  tables->budget = budget < 0 ? MUSTER_FORGE_ANY_POINTS : MIN (budget, forge->most_points);
  tables->by_points = manner.by_points || budget >= 0;
  tables->by_set = manner.by_set;
  tables->approximate = manner.approximate;
  tables->stat = manner.stat;
  tables->stride = manner.stride;
  tables->pool = make_pool (tables);
  muster_forge_tables_list_families (tables);
  tables->classes = muster_forge_classes_new (forge, draft->race, draft->tarot);
  if (!tables->by_layers)
    fill (tables);
  return tables;
}

MusterForgeTables *
muster_forge_tables_new (const MusterForge *forge, const MusterForgeDraft *draft, gint budget, gboolean by_points)
{
  return make (forge, draft, budget, (Manner){ .by_points = by_points, .stat = MUSTER_N_STATS, .stride = 1 });
}

MusterForgeTables *
muster_forge_tables_new_by_set (const MusterForge *forge, const MusterForgeDraft *draft)
{
  return make (forge, draft, MUSTER_FORGE_ANY_POINTS,
               (Manner){ .by_points = TRUE, .by_set = TRUE, .stat = MUSTER_N_STATS, .stride = 1 });
}

/* The most that an option of a kind adds to a stat or subtracts from it. */
static gint
find_most (const MusterForgeKind *kind, MusterStat stat)
{
  gint most = 0;

  for (guint i = 0; i < kind->n; i++)
    most = MAX (most, ABS (kind->options[i]->stats[stat]));
  return most;
}

/* Points times stride: with more, counting by layers takes minutes. */
#define MOST_LAYERED 8192

/* Bounds the stat of every character and part of one, positive or negative. */
static gint
bound_stat (const MusterForge *forge, MusterStat stat)
{
  guint skills = 0;

  for (guint i = 0; i < forge->classes->list->len; i++)
    skills = MAX (skills, muster_forge_classes_nth (forge->classes, i)->limit);
  return find_most (&forge->races, stat) + find_most (&forge->tarots, stat)
         + MUSTER_COLLISION_MAX_WEAPONS
               * (find_most (&forge->weapons, stat) + find_most (&forge->weapon_enchantments, stat))
         + find_most (&forge->armors, stat) + find_most (&forge->armor_enchantments, stat)
         + find_most (&forge->accessories, stat) + (gint) skills * find_most (&forge->skills, stat);
}

MusterForgeTables *
muster_forge_tables_new_by_stat (const MusterForge *forge, const MusterForgeDraft *draft, gint budget, MusterStat stat)
{
  gint stride = 2 * bound_stat (forge, stat) + 1;

  g_autoptr (MusterForgeTables) tables = NULL;

  if (forge->most_points >= G_MAXINT / 4 / stride)
    return NULL;
  tables = make (forge, draft, budget, (Manner){ .by_points = TRUE, .stat = (gint) stat, .stride = stride });
  if (tables->by_layers && muster_forge_purse (tables) > MOST_LAYERED)
    return NULL;
  return g_steal_pointer (&tables);
}

MusterForgeTables *
muster_forge_tables_new_approximate (const MusterForgeTables *exact)
{
  return make (exact->forge, &exact->draft, exact->budget,
               (Manner){ exact->by_points, exact->by_set, TRUE, exact->stat, exact->stride });
}

void
muster_forge_tables_free (MusterForgeTables *tables)
{
  g_clear_pointer (&tables->tails, muster_forge_tails_free);
  muster_forge_draft_clear (&tables->draft);
  muster_spread_pool_free (tables->pool);
  muster_forge_classes_free (tables->classes);
  g_free (tables->families);
  g_free (tables->gear_rows.of);
  g_free (tables->held_rows.of);
  g_free (tables->skill_rows.of);
  g_free (tables->head_rows.of);
  g_free (tables->gear);
  g_free (tables->armed);
  g_free (tables->skills);
  g_free (tables->heads);
  g_free (tables->pairs);
  g_free (tables);
}

/* Sums. */

static guint64
count_pair (const MusterForgeTables *tables, guint race, guint tarot, guint class)
{
  const MusterOption *one = tables->forge->races.options[race], *other = tables->forge->tarots.options[tarot];
  gint left = muster_forge_purse (tables) - muster_forge_cost (tables, one) - muster_forge_cost (tables, other);
  guint tier = muster_forge_class (tables, class)->tier;
  guint64 count = 0;

  for (guint f = 0; f < tables->n_families; f++)
    if (muster_family_opens (&tables->families[f], one) && muster_family_opens (&tables->families[f], other))
      {
        guint64 ways = muster_spread_count_product (tables->pool, muster_forge_gear (tables, f, tier)->gear,
                                                    muster_forge_skills (tables, f, class), left);
        guint64 sign = muster_spread_number (tables->pool, tables->families[f].sign);

        count = muster_spread_plus (tables->pool, count, muster_spread_times (tables->pool, sign, ways));
      }
  return count;
}

const guint64 *
muster_forge_tables_get_pairs (MusterForgeTables *tables)
{
  guint n_races = tables->forge->races.n, n_tarots = tables->forge->tarots.n;

  if (tables->pairs != NULL)
    return tables->pairs;
  tables->pairs = g_new0 (guint64, (gsize) n_races * n_tarots + 1);
  for (guint r = 0; r < n_races; r++)
    for (guint t = 0; t < n_tarots; t++)
      {
        gint class = tables->classes->of[r * n_tarots + t];

        if (class >= 0)
          tables->pairs[r * n_tarots + t] = count_pair (tables, r, t, (guint) class);
      }
  return tables->pairs;
}

static MusterSpread
spread_layers (MusterForgeTables *tables)
{
  MusterForgeRegion all = muster_forge_region_all (tables->forge);
  MusterSpread spread = muster_forge_region_dup_spread (tables, &all);

  muster_spread_add_spread (tables->pool, spread, 0, 1);
  g_free ((gpointer) spread.entries);
  return muster_spread_take (tables->pool);
}

/* Heads and skills of a tier together, then the gear. */
static MusterSpread
spread_families (MusterForgeTables *tables)
{
  g_autoptr (MusterSpreadPool) sums = make_pool (tables);
  g_autoptr (MusterSpreadPool) room = make_pool (tables);

  for (guint f = 0; f < tables->n_families; f++)
    for (guint t = 0; t < tables->classes->n_tiers; t++)
      {
        for (guint c = 0; c < tables->classes->list->len; c++)
          if (muster_forge_class (tables, c)->tier == t)
            muster_spread_add_product (room, muster_forge_heads (tables, f, c), muster_forge_skills (tables, f, c), 1);
        muster_spread_add_product (sums, muster_forge_gear (tables, f, t)->gear, muster_spread_take (room),
                                   tables->families[f].sign);
        muster_spread_pool_reset (room);
      }
  muster_spread_add_spread (tables->pool, muster_spread_take (sums), 0, 1);
  return muster_spread_take (tables->pool);
}

MusterSpread
muster_forge_tables_spread (MusterForgeTables *tables)
{
  return tables->by_layers ? spread_layers (tables) : spread_families (tables);
}
