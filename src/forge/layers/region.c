/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/layers/region.h"

#include "forge/layers/layer.h"

guint
muster_forge_use_of (const MusterForge *forge, const MusterForgeWeapon *weapon)
{
  guint enchantment = weapon->enchantment >= 0 ? (guint) weapon->enchantment + 1 : 0;

  return weapon->weapon < 0 ? 0 : 1 + (guint) weapon->weapon * (forge->weapon_enchantments.n + 1) + enchantment;
}

MusterForgeWeapon
muster_forge_use_at (const MusterForge *forge, guint use)
{
  guint width = forge->weapon_enchantments.n + 1, enchantment = use > 0 ? (use - 1) % width : 0;

  return (MusterForgeWeapon){ use > 0 ? (gint) ((use - 1) / width) : MUSTER_FORGE_NONE,
                              enchantment > 0 ? (gint) enchantment - 1 : MUSTER_FORGE_NONE };
}

static MusterForgeRange
take_all (const MusterForgeKind *kind)
{
  return (MusterForgeRange){ 0, kind->n + 1 };
}

MusterForgeRegion
muster_forge_region_all (const MusterForge *forge)
{
  MusterForgeRange uses = { 0, forge->weapons.n * (forge->weapon_enchantments.n + 1) + 1 };

  return (MusterForgeRegion){ .race = take_all (&forge->races),
                              .tarot = take_all (&forge->tarots),
                              .weapons = { uses, uses },
                              .armor = take_all (&forge->armors),
                              .armor_enchantment = take_all (&forge->armor_enchantments),
                              .accessory = take_all (&forge->accessories) };
}

/* The flow through the layers of one class. */
typedef struct
{
  GPtrArray *layers;    /* MusterForgeLayer */
  GPtrArray *under_way; /* MusterForgePiles: before each layer */
  gsize most;           /* how many of them there is room for … */
  gsize used;           /* … and how many there are */
  MusterForgePiles *total;
} Flow;

/* Without the sets that others are better than. */
static MusterForgeOpen
keep_best (const MusterForgeLayer *layer, MusterForgeOpen open)
{
  for (MusterForgeOpen rest = open; rest != 0;)
    {
      guint set = (guint) g_bit_nth_lsf (rest, -1);

      rest &= ~((MusterForgeOpen) 1 << set);
      open &= ~layer->better_than[set];
      rest &= open;
    }
  return open;
}

static void carry_on (Flow *flow, guint n);

/* Each layer leaves the later ones half of the room that it finds. */
static gboolean
is_full (const Flow *flow, const MusterForgePiles *piles)
{
  return flow->used + piles->list->len >= flow->most;
}

/* One part of characters with one choice of the n-th layer. */
static void
add_choice (Flow *flow, guint n, const MusterForgePile *from, const MusterForgeChoice *choice)
{
  const MusterForgeLayer *layer = flow->layers->pdata[n];
  MusterForgeOpen open = from->open & choice->open;
  gint tag = from->tag + choice->tag;
  MusterForgePiles *to;
  guint before;

  if (open == 0 || tag > layer->most || choice->spread.n == 0)
    return;
  if (n + 1 == flow->layers->len)
    {
      muster_forge_pile_add_product (flow->total, muster_forge_piles_get (flow->total, 0, 0), from, choice->spread);
      return;
    }
  to = flow->under_way->pdata[n + 1];
  before = to->list->len;
  muster_forge_pile_add_product (to, muster_forge_piles_get (to, keep_best (layer, open), layer->last ? 0 : tag), from,
                                 choice->spread);
  flow->used += to->list->len - before;
  if (is_full (flow, to))
    carry_on (flow, n + 1);
}

/* Takes what is before the n-th layer to the end. */
static void
carry_on (Flow *flow, guint n)
{
  const MusterForgeLayer *layer = flow->layers->pdata[n];
  MusterForgePiles *from = flow->under_way->pdata[n];

  for (guint i = 0; i < from->list->len; i++)
    for (guint j = 0; j < layer->choices->len; j++)
      add_choice (flow, n, from->list->pdata[i], &g_array_index (layer->choices, MusterForgeChoice, j));
  if (n + 1 < flow->layers->len && ((MusterForgePiles *) flow->under_way->pdata[n + 1])->list->len > 0)
    carry_on (flow, n + 1);
  flow->used -= from->list->len;
  muster_forge_piles_clear (from);
}

static MusterForgePiles *
make_piles (const MusterForgeTables *tables)
{
  return muster_forge_piles_new (tables->pool, !tables->approximate, -(tables->stride / 2),
                                 muster_forge_purse (tables));
}

static void
add_class (MusterForgeTables *tables, const MusterForgeRegion *region, guint class, MusterForgePiles *total)
{
  g_autoptr (GPtrArray) layers = muster_forge_layers_new (tables, region, class);
  g_autoptr (GPtrArray) under_way = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_forge_piles_free);
  Flow flow = { layers, under_way, 0, 1, total };

  if (((MusterForgeLayer *) layers->pdata[0])->choices->len == 0)
    return;
  for (guint i = 0; i < layers->len; i++)
    g_ptr_array_add (under_way, make_piles (tables));
  flow.most = tables->forge->most_room / muster_forge_piles_measure_one (under_way->pdata[0]);
  muster_forge_pile_add (under_way->pdata[0],
                         muster_forge_piles_get (under_way->pdata[0], muster_forge_open_all (tables), 0), 0,
                         muster_spread_number (tables->pool, 1));
  carry_on (&flow, 0);
}

MusterSpread
muster_forge_region_dup_spread (MusterForgeTables *tables, const MusterForgeRegion *region)
{
  g_autoptr (MusterForgePiles) total = make_piles (tables);

  for (guint c = 0; tables->n_families > 0 && c < tables->classes->list->len; c++)
    add_class (tables, region, c, total);
  return muster_forge_pile_dup_spread (total, muster_forge_piles_get (total, 0, 0));
}

guint64
muster_forge_region_count (MusterForgeTables *tables, const MusterForgeRegion *region)
{
  MusterSpread spread = muster_forge_region_dup_spread (tables, region);
  guint64 count = muster_spread_count (tables->pool, spread, G_MAXINT);

  g_free ((gpointer) spread.entries);
  return count;
}
