/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The weapons of a walk. Two weapons are unordered, so the first in catalogue order is walked first, and the second is
 * never before it.
 *
 * There are hundreds of ways to carry a weapon. The walk counts the characters with none before a given one, so it can
 * use binary search for ranking and unranking. */
#include "forge/walk.h"

#include <string.h>

#define WAYS MUSTER_FORGE_WEAPON_WAYS

/* What is counted: first weapons, or second ones with a given first. */
typedef struct
{
  MusterForgeWalk *walk;
  MusterSpreadPool *pool;
  gboolean second;
  guint way; /* of the first one, already paid for */

  /* What the draft allows, by way: one weapon, or the second; two. */
  gboolean one[WAYS], two[WAYS][WAYS];
  gboolean free; /* everything is allowed, and points don't matter */
} Arming;

static void
ask_draft (Arming *arming)
{
  const MusterForgeDraft *draft = &arming->walk->tables->draft;

  arming->free = !arming->walk->tables->by_points && draft->n_weapons == 0 && draft->more_weapons
                 && draft->more_enchantment == MUSTER_FORGE_FREE;
  for (guint i = 0; i < WAYS; i++)
    {
      arming->one[i] = arming->second ? muster_forge_weapon_ways_match (arming->way, i)
                                      : muster_forge_allows_one_weapon (draft, i);
      for (guint j = 0; j < WAYS; j++)
        arming->two[i][j]
            = !arming->second && muster_forge_allows_two_weapons (draft) && muster_forge_weapon_ways_match (i, j);
    }
}

static gint
cost_of (const MusterForgeWalk *walk, gint weapon, gint enchantment)
{
  const MusterForge *forge = walk->tables->forge;

  return muster_forge_cost (walk->tables, forge->weapons.options[weapon])
         + (enchantment >= 0 ? muster_forge_cost (walk->tables, forge->weapon_enchantments.options[enchantment]) : 0);
}

/* Two of these weapons with what follows; points don't matter if both have one entry. */
static guint64
count_pair (const Arming *arming, MusterSpread a, MusterSpread b, gboolean same, MusterSpread tail)
{
  const MusterForgeWalk *walk = arming->walk;
  guint64 n = muster_spread_only (a), m = muster_spread_only (b);

  if (a.n == 0 || b.n == 0 || tail.n == 0)
    return 0;
  if (!walk->tables->by_points)
    return (!same ? n * m : n % 2 == 0 ? n / 2 * (n + 1) : (n + 1) / 2 * n) * muster_spread_only (tail);
  if (same)
    muster_spread_add_pairs (arming->pool, a);
  else
    muster_spread_add_product (arming->pool, a, b, 1);
  return muster_spread_count_product (walk->tables->pool, muster_spread_take (arming->pool), tail, walk->left);
}

static guint64
count_one (const Arming *arming, MusterSpread a, MusterSpread tail)
{
  const MusterForgeWalk *walk = arming->walk;

  if (!walk->tables->by_points)
    return muster_spread_only (a) * muster_spread_only (tail);
  return muster_spread_count_product (walk->tables->pool, a, tail, walk->left);
}

/* Pairs of weapons with `a` and `b` hands. */
static guint64
count_pairs (const Arming *arming, const MusterForgeCarried *from, gint a, gint b, MusterSpread tail)
{
  guint64 count = 0;

  for (guint i = 1; i < WAYS; i++)
    for (guint j = a == b ? i : 1; (*from)[a][i].n > 0 && j < WAYS; j++)
      if (arming->two[i][j])
        count += count_pair (arming, (*from)[a][i], (*from)[b][j], a == b && i == j, tail);
  return count;
}

/* The same if the draft fixes no weapon and points don't matter: all weapons are carried in the last way. Codes need
 * this hundreds of times. */
static guint64
count_freely (const Arming *arming, const MusterForgeAlive *at, const MusterForgeCarried *from)
{
  gint hands = arming->walk->hands;
  guint64 count = 0;

  for (gint a = 0; a <= hands; a++)
    {
      guint64 n = muster_spread_only ((*from)[a][WAYS - 1]);

      count += n * muster_spread_only (at->gear_tail[hands - a]);
      if (arming->second || n == 0)
        continue;
      if (2 * a <= hands)
        count += (n % 2 == 0 ? n / 2 * (n + 1) : (n + 1) / 2 * n) * muster_spread_only (at->gear_tail[hands - 2 * a]);
      for (gint b = a + 1; a + b <= hands; b++)
        count += n * muster_spread_only ((*from)[b][WAYS - 1]) * muster_spread_only (at->gear_tail[hands - a - b]);
    }
  return count;
}

/* How many characters of an alive family have their first (or second) weapon among these. */
static guint64
count_family (const Arming *arming, const MusterForgeAlive *at, const MusterForgeCarried *from)
{
  gint hands = arming->walk->hands;
  guint64 count = 0;

  if (arming->free)
    return count_freely (arming, at, from);
  for (gint a = 0; a <= hands; a++)
    {
      for (guint way = 1; way < WAYS; way++)
        if ((*from)[a][way].n > 0 && arming->one[way])
          count += count_one (arming, (*from)[a][way], at->gear_tail[hands - a]);
      for (gint b = a; !arming->second && a + b <= hands; b++)
        count += count_pairs (arming, from, a, b, at->gear_tail[hands - a - b]);
    }
  muster_spread_pool_reset (arming->pool);
  return count;
}

/* … among those from a weapon on. */
static guint64
count_from_weapon (const Arming *arming, guint weapon)
{
  guint64 count = 0;

  for (guint i = 0; i < arming->walk->n_alive; i++)
    muster_forge_walk_add (
        arming->walk, &count, i,
        count_family (arming, &arming->walk->alive[i], muster_forge_walk_get_later (arming->walk, i, weapon)));
  return count;
}

/* Adds one more way of carrying a weapon. */
static void
carry (const Arming *arming, MusterForgeCarried carried, MusterSpreadEntry entries[WAYS], MusterSpreadPool *pool,
       gint weapon, gint enchantment)
{
  const MusterForgeWalk *walk = arming->walk;
  guint way = muster_forge_weapon_way (&walk->tables->draft, weapon, enchantment);
  gint hands = walk->tables->forge->weapons.options[weapon]->hands;
  MusterSpread *spread = &carried[hands][way];

  if (walk->tables->by_points)
    {
      muster_spread_add_spread (pool, *spread, 0, 1);
      muster_spread_add (pool, cost_of (walk, weapon, enchantment), 1);
      *spread = muster_spread_take (pool);
      return;
    }
  entries[way] = (MusterSpreadEntry){ 0, muster_spread_only (*spread) + 1 };
  *spread = (MusterSpread){ 1, &entries[way] };
}

/* … from each enchantment of a weapon on: none is first in `counts`, and there is one entry past the last. */
static void
count_from_enchantments (const Arming *arming, gint weapon, guint64 *counts)
{
  const MusterForgeWalk *walk = arming->walk;
  guint n = walk->tables->forge->weapon_enchantments.n;
  g_autoptr (MusterSpreadPool) pool
      = muster_spread_pool_new (muster_forge_purse (walk->tables), walk->tables->approximate);

  for (guint i = 0; i < walk->n_alive; i++)
    {
      MusterForgeCarried carried;
      MusterSpreadEntry entries[WAYS];
      guint64 count;

      memcpy (carried, muster_forge_walk_get_later (walk, i, (guint) weapon + 1), sizeof carried);
      count = count_family (arming, &walk->alive[i], (const MusterForgeCarried *) &carried);
      muster_forge_walk_add (walk, &counts[n + 1], i, count);
      for (guint e = n + 1; e-- > 0;)
        {
          gint number = e == 0 ? MUSTER_FORGE_NONE : (gint) e - 1;

          if (muster_forge_weapon_fits (walk->tables->forge, walk->alive[i].family, walk->tarot, weapon, number))
            {
              carry (arming, carried, entries, pool, weapon, number);
              count = count_family (arming, &walk->alive[i], (const MusterForgeCarried *) &carried);
            }
          muster_forge_walk_add (walk, &counts[e], i, count);
        }
      muster_spread_pool_reset (pool);
    }
}

/* The last weapon with at most `place` of `all` characters before it. */
static gint
find_weapon (const Arming *arming, guint64 all, gint first)
{
  gint last = (gint) arming->walk->tables->forge->weapons.n - 1;

  while (first < last)
    {
      gint middle = (first + last + 1) / 2;

      if (all <= arming->walk->place + count_from_weapon (arming, (guint) middle))
        first = middle;
      else
        last = middle - 1;
    }
  return first;
}

static gint
find_enchantment (const Arming *arming, guint64 all, const guint64 *counts)
{
  guint e = 0, n = arming->walk->tables->forge->weapon_enchantments.n;

  while (e < n && all <= arming->walk->place + counts[e + 1])
    e++;
  return e == 0 ? MUSTER_FORGE_NONE : (gint) e - 1;
}

/* Walks past `all` characters to those with the weapon that the character has, or that contains the place. Weapons
 * before `first` are skipped. */
static void
take_weapon (Arming *arming, guint64 all, gint first, MusterForgeWeapon *weapon)
{
  MusterForgeWalk *walk = arming->walk;
  g_autofree guint64 *counts = g_new0 (guint64, walk->tables->forge->weapon_enchantments.n + 2);
  guint at;

  if (!walk->ranking)
    weapon->weapon = find_weapon (arming, all, first);
  count_from_enchantments (arming, weapon->weapon, counts);
  if (!walk->ranking)
    weapon->enchantment = find_enchantment (arming, all, counts);
  at = weapon->enchantment < 0 ? 0 : (guint) weapon->enchantment + 1;
  walk->lost |= counts[at] == counts[at + 1] || counts[at] > all || (!walk->ranking && all > walk->place + counts[at]);
  walk->place = walk->ranking ? walk->place + (all - counts[at]) : walk->place - (all - counts[at]);
}

static void
pay_weapon (MusterForgeWalk *walk, const MusterForgeWeapon *weapon)
{
  const MusterForge *forge = walk->tables->forge;

  muster_forge_walk_pay (walk, forge->weapons.options[weapon->weapon]);
  muster_forge_walk_pay (walk,
                         weapon->enchantment >= 0 ? forge->weapon_enchantments.options[weapon->enchantment] : NULL);
}

/* How many characters carry no (more) weapons. */
static guint64
count_without (const MusterForgeWalk *walk)
{
  guint64 count = 0;

  for (guint i = 0; i < walk->n_alive; i++)
    muster_forge_walk_add (walk, &count, i,
                           muster_spread_count (walk->tables->pool, walk->alive[i].gear_tail[walk->hands], walk->left));
  return count;
}

/* The second weapon isn't before the first: for the same weapon, only enchantments from the first's on. */
static void
walk_second (Arming *arming, const MusterForgeWeapon *first, MusterForgeWeapon *weapon)
{
  MusterForgeWalk *walk = arming->walk;
  g_autofree guint64 *counts = g_new0 (guint64, walk->tables->forge->weapon_enchantments.n + 2);
  guint64 alone;

  arming->way = muster_forge_weapon_way (&walk->tables->draft, first->weapon, first->enchantment);
  arming->second = TRUE;
  ask_draft (arming);
  alone = muster_forge_allows_one_weapon (&walk->tables->draft, arming->way) ? count_without (walk) : 0;
  if (muster_forge_walk_take (walk, alone, weapon->weapon < 0))
    {
      *weapon = (MusterForgeWeapon){ MUSTER_FORGE_NONE, MUSTER_FORGE_NONE };
      return;
    }
  if (!muster_forge_allows_two_weapons (&walk->tables->draft))
    {
      walk->lost = TRUE;
      return;
    }
  count_from_enchantments (arming, first->weapon, counts);
  take_weapon (arming, counts[first->enchantment < 0 ? 0 : first->enchantment + 1], first->weapon, weapon);
  if (!walk->lost)
    pay_weapon (walk, weapon);
}

void
muster_forge_walk_weapons (MusterForgeWalk *walk)
{
  g_autoptr (MusterSpreadPool) pool
      = muster_spread_pool_new (muster_forge_purse (walk->tables), walk->tables->approximate);
  MusterForgeWeapon *weapons = walk->build->weapons;
  guint64 none = walk->tables->draft.n_weapons == 0 ? count_without (walk) : 0;
  Arming arming = { .walk = walk, .pool = pool };

  if (muster_forge_walk_take (walk, none, weapons[0].weapon < 0))
    {
      weapons[0] = weapons[1] = (MusterForgeWeapon){ MUSTER_FORGE_NONE, MUSTER_FORGE_NONE };
      return;
    }
  if (walk->tables->forge->weapons.n == 0)
    {
      walk->lost = TRUE;
      return;
    }
  ask_draft (&arming);
  take_weapon (&arming, count_from_weapon (&arming, 0), 0, &weapons[0]);
  if (walk->lost)
    return;
  pay_weapon (walk, &weapons[0]);
  walk_second (&arming, &weapons[0], &weapons[1]);
}
