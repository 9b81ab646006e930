/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/layers/layer.h"

#include "games/collision/rules.h"

/* What the layers of a class are made from. */
typedef struct
{
  const MusterForgeTables *tables;
  const MusterForgeRegion *region;
  const MusterForgeClass *class;
  guint number;          /* of the class */
  MusterForgeOpen whole; /* all sets */
  guint64 one;           /* as a count */
  GPtrArray *layers;
  GPtrArray *masks; /* MusterFamily: what each layer may ask of a set, whatever the region */
} Making;

MusterForgeOpen
muster_forge_open_all (const MusterForgeTables *tables)
{
  return tables->n_families < MUSTER_FORGE_MOST_SETS ? ((MusterForgeOpen) 1 << tables->n_families) - 1
                                                     : ~(MusterForgeOpen) 0;
}

static MusterForgeOpen
find_open (const Making *making, const MusterOption *option)
{
  MusterForgeOpen open = 0;

  for (guint i = 0; i < making->tables->n_families; i++)
    if (muster_family_opens (&making->tables->families[i], option))
      open |= (MusterForgeOpen) 1 << i;
  return open;
}

static MusterForgePiles *
make_piles (const Making *making)
{
  const MusterForgeTables *tables = making->tables;

  return muster_forge_piles_new (tables->pool, !tables->approximate, -(tables->stride / 2),
                                 muster_forge_purse (tables));
}

static void
drop_choices (MusterForgeLayer *layer)
{
  for (guint i = 0; i < layer->choices->len; i++)
    g_free ((gpointer) g_array_index (layer->choices, MusterForgeChoice, i).spread.entries);
  g_array_set_size (layer->choices, 0);
}

static void
free_layer (gpointer data)
{
  MusterForgeLayer *layer = data;

  drop_choices (layer);
  g_array_unref (layer->choices);
  g_free (layer);
}

/* A layer out of what was piled up, and the masks that it asks for. */
static void
add_layer (Making *making, const MusterForgePiles *piles, gint most, gboolean last, const MusterFamily *masks)
{
  MusterForgeLayer *layer = g_new0 (MusterForgeLayer, 1);

  layer->choices = g_array_new (FALSE, FALSE, sizeof (MusterForgeChoice));
  layer->most = most;
  layer->last = last;
  for (guint i = 0; i < piles->list->len; i++)
    {
      const MusterForgePile *pile = piles->list->pdata[i];
      MusterForgeChoice choice = { pile->open, pile->tag, muster_forge_pile_dup_spread (piles, pile) };

      g_array_append_val (layer->choices, choice);
    }
  g_ptr_array_add (making->layers, layer);
  g_ptr_array_add (making->masks, g_memdup2 (masks, sizeof *masks));
}

static void
put (const Making *making, MusterForgePiles *piles, MusterForgeOpen open, gint tag, gint points)
{
  if (open != 0)
    muster_forge_pile_add (piles, muster_forge_piles_get (piles, open, tag), points, making->one);
}

gboolean
muster_forge_region_allows (MusterForgeRange range, gint settled, guint place)
{
  return place >= range.first && place < range.end
         && (place == 0 ? settled < 0 : muster_forge_allows (settled, (gint) place - 1));
}

static void
add_masks (MusterFamily *masks, const MusterForgeKind *kind)
{
  for (guint i = 0; i < kind->n; i++)
    muster_family_add (masks, kind->options[i]);
}

/* Weapons. */

/* A weapon with an enchantment, or none. */
typedef struct
{
  MusterForgeOpen open;
  gint points, hands;
  guint way;
} Use;

static gboolean
read_use (const Making *making, guint place, Use *use)
{
  const MusterForge *forge = making->tables->forge;
  MusterForgeWeapon weapon = muster_forge_use_at (forge, place);
  const MusterOption *carried = forge->weapons.options[weapon.weapon];
  const MusterOption *with = weapon.enchantment >= 0 ? forge->weapon_enchantments.options[weapon.enchantment] : NULL;

  use->open = find_open (making, carried) & (with != NULL ? find_open (making, with) : making->whole);
  use->hands = carried->hands;
  use->points
      = muster_forge_cost (making->tables, carried) + (with != NULL ? muster_forge_cost (making->tables, with) : 0);
  use->way = muster_forge_weapon_way (&making->tables->draft, weapon.weapon, weapon.enchantment);
  return use->open != 0 && use->way != 0
         && muster_forge_weapon_fits (forge, &forge->present, making->class->tarot, weapon.weapon, weapon.enchantment);
}

static gboolean
is_in (MusterForgeRange range, guint place)
{
  return place >= range.first && place < range.end;
}

/* The tag of second weapons. */
static gint
pack_use (const Use *use)
{
  return use->hands * MUSTER_FORGE_WEAPON_WAYS + (gint) use->way;
}

/* A first weapon alone, or with each of the second ones. */
static void
add_first (const Making *making, const Use *use, const MusterForgePiles *seconds, MusterForgePiles *piles)
{
  const MusterForgeDraft *draft = &making->tables->draft;
  const MusterSpreadEntry entry = { use->points, making->one };

  if (is_in (making->region->weapons[1], 0) && muster_forge_allows_one_weapon (draft, use->way))
    put (making, piles, use->open, use->hands, use->points);
  for (guint i = 0; muster_forge_allows_two_weapons (draft) && i < seconds->list->len; i++)
    {
      const MusterForgePile *second = seconds->list->pdata[i];
      gint hands = use->hands + second->tag / MUSTER_FORGE_WEAPON_WAYS;

      if (hands <= MUSTER_COLLISION_MAX_HANDS && (use->open & second->open) != 0
          && muster_forge_weapon_ways_match (use->way, (guint) second->tag % MUSTER_FORGE_WEAPON_WAYS))
        muster_forge_pile_add_product (piles, muster_forge_piles_get (piles, use->open & second->open, hands), second,
                                       (MusterSpread){ 1, &entry });
    }
}

/* From the last weapon back, so that the second ones are those that aren't before the first. */
static void
add_weapons (Making *making)
{
  const MusterForge *forge = making->tables->forge;
  const MusterForgeRange *ranges = making->region->weapons;
  g_autoptr (MusterForgePiles) piles = make_piles (making), seconds = make_piles (making);
  MusterFamily masks = { { 0 }, 0 };
  Use use;

  if (is_in (ranges[0], 0) && is_in (ranges[1], 0) && making->tables->draft.n_weapons == 0)
    put (making, piles, making->whole, 0, 0);
  for (guint place = forge->weapons.n * (forge->weapon_enchantments.n + 1); place > 0; place--)
    if (read_use (making, place, &use))
      {
        if (is_in (ranges[1], place))
          put (making, seconds, use.open, pack_use (&use), use.points);
        if (is_in (ranges[0], place))
          add_first (making, &use, seconds, piles);
      }
  add_masks (&masks, &forge->weapons);
  add_masks (&masks, &forge->weapon_enchantments);
  add_layer (making, piles, MUSTER_COLLISION_MAX_HANDS, FALSE, &masks);
}

/* Accessory, armor, race and tarot. */

static void
add_accessories (Making *making)
{
  const MusterForgeKind *accessories = &making->tables->forge->accessories;
  g_autoptr (MusterForgePiles) piles = make_piles (making);
  gint settled = making->tables->draft.accessory;
  MusterFamily masks = { { 0 }, 0 };

  if (muster_forge_region_allows (making->region->accessory, settled, 0))
    put (making, piles, making->whole, 0, 0);
  for (guint i = 0; i < accessories->n; i++)
    if (muster_forge_region_allows (making->region->accessory, settled, i + 1))
      put (making, piles, find_open (making, accessories->options[i]), accessories->options[i]->hands,
           muster_forge_cost (making->tables, accessories->options[i]));
  add_masks (&masks, accessories);
  add_layer (making, piles, MUSTER_COLLISION_MAX_HANDS, TRUE, &masks);
}

/* An armor with each enchantment and none; none by itself. */
static void
add_armor (const Making *making, const MusterOption *armor, MusterForgePiles *piles)
{
  const MusterForgeTables *tables = making->tables;
  const MusterForgeKind *enchantments = &tables->forge->armor_enchantments;
  MusterForgeOpen open = armor != NULL ? find_open (making, armor) : making->whole;
  gint points = armor != NULL ? muster_forge_cost (tables, armor) : 0;
  gint settled = tables->draft.armor_enchantment;

  if (muster_forge_region_allows (making->region->armor_enchantment, settled, 0))
    put (making, piles, open, 0, points);
  for (guint i = 0; armor != NULL && i < enchantments->n; i++)
    if (muster_forge_region_allows (making->region->armor_enchantment, settled, i + 1)
        && muster_collision_rank_allows (making->class->tarot, enchantments->options[i]))
      put (making, piles, open & find_open (making, enchantments->options[i]), 0,
           points + muster_forge_cost (tables, enchantments->options[i]));
}

static void
add_armors (Making *making)
{
  const MusterForge *forge = making->tables->forge;
  g_autoptr (MusterForgePiles) piles = make_piles (making);
  MusterFamily masks = { { 0 }, 0 };

  for (guint place = 0; place <= forge->armors.n; place++)
    if (muster_forge_region_allows (making->region->armor, making->tables->draft.armor, place))
      add_armor (making, place > 0 ? forge->armors.options[place - 1] : NULL, piles);
  add_masks (&masks, &forge->armors);
  add_masks (&masks, &forge->armor_enchantments);
  add_layer (making, piles, 0, TRUE, &masks);
}

static void
add_heads (Making *making)
{
  const MusterForgeTables *tables = making->tables;
  const MusterForge *forge = tables->forge;
  g_autoptr (MusterForgePiles) piles = make_piles (making);
  MusterFamily masks = { { 0 }, 0 };

  for (guint i = 0; i < tables->classes->heads->len; i++)
    {
      const MusterForgeHead *head = &g_array_index (tables->classes->heads, MusterForgeHead, i);
      const MusterOption *race = forge->races.options[head->race], *tarot = forge->tarots.options[head->tarot];

      if (head->class == making->number && is_in (making->region->race, head->race + 1)
          && is_in (making->region->tarot, head->tarot + 1))
        put (making, piles, find_open (making, race) & find_open (making, tarot), 0,
             muster_forge_cost (tables, race) + muster_forge_cost (tables, tarot));
    }
  add_masks (&masks, &forge->races);
  add_masks (&masks, &forge->tarots);
  add_layer (making, piles, 0, TRUE, &masks);
}

/* Skills: those in the same values make a layer, and those that must come another one. */

static gboolean
is_taken (const MusterForgeRegion *region, guint skill)
{
  for (guint i = 0; i < region->n_skills; i++)
    if (region->skills[i] == (gint) skill)
      return TRUE;
  return FALSE;
}

typedef enum
{
  NEVER,
  MAY,
  MUST,
  HOPELESS /* it must come, and can't */
} Part;

static Part
find_part (const Making *making, guint skill)
{
  const MusterForgeTables *tables = making->tables;
  gboolean fits
      = muster_forge_skill_fits (tables->forge, &tables->draft, &tables->forge->present, making->class->tarot, skill);
  gboolean taken = is_taken (making->region, skill);

  if (taken || tables->draft.has_skill[skill])
    return fits && (taken || skill >= making->region->more_from) ? MUST : HOPELESS;
  return fits && skill >= making->region->more_from ? MAY : NEVER;
}

/* One more of the skills that may come: every set of the others, with it. */
static void
add_skill (const Making *making, MusterForgePiles *piles, MusterForgeOpen open, gint points)
{
  const MusterSpreadEntry entry = { points, making->one };

  for (gint k = (gint) making->class->limit; k > 0; k--)
    {
      const MusterForgePile *fewer = muster_forge_piles_get (piles, k > 1 ? open : making->whole, k - 1);

      if (fewer->first <= fewer->last)
        muster_forge_pile_add_product (piles, muster_forge_piles_get (piles, open, k), fewer,
                                       (MusterSpread){ 1, &entry });
    }
}

/* FALSE if a skill that must come can't. */
static gboolean
add_skills_of (Making *making, guint values, Part part)
{
  const MusterForgeKind *skills = &making->tables->forge->skills;
  const MusterOption like = { .values = (MusterValueSet) values };
  MusterForgeOpen open = find_open (making, &like);
  g_autoptr (MusterForgePiles) piles = make_piles (making);
  MusterFamily masks = { { 0 }, 0 };
  gint n = 0, points = 0;

  put (making, piles, making->whole, 0, 0);
  for (guint i = 0; i < skills->n; i++)
    if (skills->options[i]->values == values && find_part (making, i) == part)
      {
        n++;
        points += muster_forge_cost (making->tables, skills->options[i]);
        if (part == MAY)
          add_skill (making, piles, open, muster_forge_cost (making->tables, skills->options[i]));
      }
  if (n == 0)
    return TRUE;
  if (part == MUST)
    {
      muster_forge_piles_clear (piles);
      put (making, piles, open, n, points);
    }
  muster_family_add (&masks, &like);
  add_layer (making, piles, (gint) making->class->limit, FALSE, &masks);
  return open != 0 || part == MAY;
}

/* Those in few values first: they leave few sets open. */
static gboolean
add_skills (Making *making)
{
  for (guint i = 0; i < making->tables->forge->skills.n; i++)
    if (find_part (making, i) == HOPELESS)
      return FALSE;
  for (guint size = 1; size <= MUSTER_MAX_VALUES + 1; size++)
    for (guint values = 0; values < 256; values++)
      if (muster_value_set_size ((MusterValueSet) values) == size % (MUSTER_MAX_VALUES + 1)
          && !(add_skills_of (making, values, MUST) && add_skills_of (making, values, MAY)))
        return FALSE;
  return TRUE;
}

/* Which sets are worth keeping after each layer. */

static gboolean
is_within (const MusterFamily *a, const MusterFamily *b, const MusterFamily *masks)
{
  for (guint i = 0; i < G_N_ELEMENTS (masks->masks); i++)
    if ((a->masks[i] & masks->masks[i] & ~b->masks[i]) != 0)
      return FALSE;
  return TRUE;
}

/* Of sets that open the same, the first is the better one. */
static void
compare_sets (const Making *making, MusterForgeLayer *layer, const MusterFamily *later)
{
  const MusterFamily *sets = making->tables->families;

  for (guint a = 0; a < making->tables->n_families; a++)
    for (guint b = 0; b < making->tables->n_families; b++)
      if (a != b && is_within (&sets[b], &sets[a], later) && (a < b || !is_within (&sets[a], &sets[b], later)))
        layer->better_than[a] |= (MusterForgeOpen) 1 << b;
}

static void
find_better (Making *making)
{
  MusterFamily later = { { 0 }, 0 };

  for (guint i = making->layers->len; i-- > 0;)
    {
      const MusterFamily *masks = making->masks->pdata[i];

      compare_sets (making, making->layers->pdata[i], &later);
      for (guint j = 0; j < G_N_ELEMENTS (later.masks); j++)
        later.masks[j] |= masks->masks[j];
    }
}

GPtrArray *
muster_forge_layers_new (const MusterForgeTables *tables, const MusterForgeRegion *region, guint class)
{
  g_autoptr (GPtrArray) layers = g_ptr_array_new_with_free_func (free_layer);
  g_autoptr (GPtrArray) masks = g_ptr_array_new_with_free_func (g_free);
  Making making = { tables, region, muster_forge_class (tables, class), class, 0, 0, layers, masks };

  making.whole = muster_forge_open_all (tables);
  making.one = muster_spread_number (tables->pool, 1);
  add_heads (&making);
  if (((MusterForgeLayer *) layers->pdata[0])->choices->len == 0)
    return g_steal_pointer (&layers);
  add_weapons (&making);
  add_accessories (&making);
  add_armors (&making);
  if (!add_skills (&making))
    drop_choices (layers->pdata[0]);
  find_better (&making);
  return g_steal_pointer (&layers);
}
