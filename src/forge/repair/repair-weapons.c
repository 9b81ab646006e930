/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weapons and the accessory, which share two hands. At most two weapons remain, so a repair is determined by which ones
 * (all others go), and what each of them and the accessory becomes. */
#include "forge/repair/repair-part.h"

#include "games/collision/totals.h"
#include "model/catalog/catalog-lists.h"

#define NONE G_MAXUINT

/* What a remaining weapon can become. */
typedef struct
{
  guint changes; /* 0 or 1 */
  gint hands;
  gint64 difference;
  const MusterOption *weapon;
  const MusterOption *enchantment; /* or NULL */
} Way;

/* Ways by changes and hands. */
#define KINDS (2 * (MUSTER_COLLISION_MAX_HANDS + 1))

typedef struct
{
  guint n;
  Way *ways;
  MusterSumSet *sets[KINDS]; /* NULL if there is no such way */
} Item;

typedef struct
{
  const MusterRepairFrame *frame;
  guint n_weapons; /* entries that hold a weapon */
  guint *weapons;  /* their indexes */
  gint64 points;
  Item *items;
  Item accessory, nothing;
} Armory;

static gint64
points_of_weapon (const MusterCollisionWeapon *carried)
{
  return muster_repair_points (carried->weapon.option) + muster_repair_points (carried->enchantment.option);
}

static const MusterCollisionWeapon *
weapon_at (const Armory *armory, guint item)
{
  return muster_collision_character_weapon (armory->frame->character, armory->weapons[item]);
}

static gboolean
fits_weapon (const MusterRepairFrame *frame, const MusterOption *weapon, const MusterChoice *enchantment)
{
  return weapon != NULL && muster_repair_fits (frame, MUSTER_COLLISION_SLOT_WEAPON, weapon)
         && (!muster_choice_is_made (enchantment)
             || (enchantment->option != NULL
                 && muster_repair_fits (frame, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, enchantment->option)
                 && muster_repair_goes_with (weapon, enchantment->option)));
}

static guint
get_kind (guint changes, guint hands)
{
  return changes * (MUSTER_COLLISION_MAX_HANDS + 1) + hands;
}

static void
add_way (Item *item, Way way)
{
  item->ways[item->n++] = way;
}

/* When all ways are there; `room` is the capacity used. */
static void
sum_ways (const Armory *armory, Item *item, guint room)
{
  muster_sums_give_back (armory->frame->sums, (room - item->n) * sizeof (Way));
  for (guint i = 0; i < item->n; i++)
    {
      const Way *way = &item->ways[i];
      MusterSumSet **set = &item->sets[get_kind (way->changes, (guint) way->hands)];

      if (*set == NULL)
        *set = muster_sums_new (armory->frame->sums);
      muster_sums_add (armory->frame->sums, *set, way->difference);
    }
}

/* Other enchantments for a remaining weapon, or none; includes the current one. */
static MusterRepairChoice *
list_enchantments (const MusterRepairFrame *frame, const MusterCollisionWeapon *carried, guint *n)
{
  const MusterOption *weapon = carried->weapon.option;

  *n = 0;
  if (weapon == NULL || !muster_repair_fits (frame, MUSTER_COLLISION_SLOT_WEAPON, weapon)
      || !muster_choice_is_made (&carried->enchantment))
    return NULL;
  return muster_repair_list (frame, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, &carried->enchantment, FALSE, n);
}

static void
add_changes (const MusterRepairFrame *frame, const MusterCollisionWeapon *carried,
             const MusterRepairChoice *enchantments, guint n_enchantments, Item *item)
{
  const MusterOption *now = carried->weapon.option;
  guint n;
  const MusterOption *const *weapons = muster_catalog_get_options (frame->catalog, MUSTER_KIND_WEAPON, &n);

  for (guint i = 0; i < n; i++)
    {
      const MusterOption *weapon = weapons[i];

      if (weapon != now && fits_weapon (frame, weapon, &carried->enchantment))
        add_way (item, (Way){ 1, weapon->hands, weapon->points - muster_repair_points (now), weapon,
                              carried->enchantment.option });
    }
  for (guint i = 0; i < n_enchantments; i++)
    if (enchantments[i].changes > 0 && muster_repair_goes_with (now, enchantments[i].option))
      add_way (item, (Way){ 1, now->hands, enchantments[i].difference, now, enchantments[i].option });
}

static void
list_weapon (const Armory *armory, const MusterCollisionWeapon *carried, gboolean changes, Item *item)
{
  const MusterRepairFrame *frame = armory->frame;
  const MusterOption *now = carried->weapon.option;
  guint n = 0, room = 1;
  MusterRepairChoice *enchantments = NULL;

  if (changes)
    {
      enchantments = list_enchantments (frame, carried, &n);
      room += muster_catalog_count (frame->catalog, MUSTER_KIND_WEAPON) + n;
    }
  item->ways = muster_sums_alloc (frame->sums, room * sizeof (Way));
  if (fits_weapon (frame, now, &carried->enchantment))
    add_way (item, (Way){ 0, now->hands, 0, now, carried->enchantment.option });
  if (changes)
    add_changes (frame, carried, enchantments, n, item);
  sum_ways (armory, item, room);
}

static void
list_accessory (Armory *armory)
{
  guint n;
  MusterRepairChoice *list = muster_repair_list (armory->frame, MUSTER_COLLISION_SLOT_ACCESSORY,
                                                 &armory->frame->character->accessory, FALSE, &n);

  armory->accessory.ways = muster_sums_alloc (armory->frame->sums, n * sizeof (Way));
  for (guint i = 0; i < n; i++)
    add_way (&armory->accessory, (Way){ list[i].changes, list[i].hands, list[i].difference, list[i].option, NULL });
  sum_ways (armory, &armory->accessory, n);
}

static void
find_weapons (Armory *armory)
{
  const MusterCollisionCharacter *character = armory->frame->character;

  armory->weapons = muster_sums_alloc (armory->frame->sums, character->weapons->len * sizeof (guint));
  for (guint i = 0; i < character->weapons->len; i++)
    if (muster_choice_is_made (&muster_collision_character_weapon (character, i)->weapon))
      {
        armory->weapons[armory->n_weapons++] = i;
        armory->points += points_of_weapon (muster_collision_character_weapon (character, i));
      }
}

/* Other weapons are listed only if a change is left besides the necessary removals. */
static void
list_all (Armory *armory, guint most)
{
  guint fewest;

  find_weapons (armory);
  fewest = armory->n_weapons > MUSTER_COLLISION_MAX_WEAPONS ? armory->n_weapons - MUSTER_COLLISION_MAX_WEAPONS : 0;
  armory->items = muster_sums_alloc (armory->frame->sums, armory->n_weapons * sizeof (Item));
  for (guint i = 0; i < armory->n_weapons; i++)
    list_weapon (armory, weapon_at (armory, i), most > fewest, &armory->items[i]);
  list_accessory (armory);
  armory->nothing.ways = muster_sums_alloc (armory->frame->sums, sizeof (Way));
  add_way (&armory->nothing, (Way){ 0 });
  sum_ways (armory, &armory->nothing, 1);
}

/* Like list_all(), cached in the frame if possible. */
static Armory *
get_armory (const MusterRepairFrame *frame, guint most)
{
  Armory *armory;

  if (frame->weapons != NULL && *frame->weapons != NULL)
    return *frame->weapons;
  armory = muster_sums_alloc (frame->sums, sizeof (Armory));
  armory->frame = frame;
  list_all (armory, most);
  if (frame->weapons != NULL)
    *frame->weapons = armory;
  return armory;
}

/* The fewest changes: keep as many as the hands allow. */

static guint
most_kept (const guint weapons[MUSTER_COLLISION_MAX_HANDS + 1], gint hands)
{
  guint kept = 0;

  for (gint each = 0; each <= MUSTER_COLLISION_MAX_HANDS; each++)
    for (guint i = 0; i < weapons[each] && kept < MUSTER_COLLISION_MAX_WEAPONS && each <= hands; i++)
      {
        hands -= each;
        kept++;
      }
  return kept;
}

static guint
least_weapons (const MusterRepairFrame *frame)
{
  const MusterChoice *accessory = &frame->character->accessory;
  guint items = muster_choice_is_made (accessory), kept, weapons[MUSTER_COLLISION_MAX_HANDS + 1] = { 0 };

  for (guint i = 0; i < frame->character->weapons->len; i++)
    {
      const MusterCollisionWeapon *carried = muster_collision_character_weapon (frame->character, i);

      items += muster_choice_is_made (&carried->weapon);
      if (fits_weapon (frame, carried->weapon.option, &carried->enchantment))
        weapons[carried->weapon.option->hands]++;
    }
  kept = most_kept (weapons, MUSTER_COLLISION_MAX_HANDS);
  if (accessory->option != NULL && muster_repair_fits (frame, MUSTER_COLLISION_SLOT_ACCESSORY, accessory->option))
    kept = MAX (kept, 1 + most_kept (weapons, MUSTER_COLLISION_MAX_HANDS - accessory->option->hands));
  return items - kept;
}

/* Each pair of weapons to keep, each single one, and none. */

typedef gboolean (*PairFunc) (const Armory *armory, guint a, guint b, gpointer data);

static gboolean
each_pair (const Armory *armory, PairFunc func, gpointer data)
{
  for (guint a = 0; a < armory->n_weapons; a++)
    for (guint b = a + 1; b < armory->n_weapons; b++)
      if (!func (armory, a, b, data))
        return FALSE;
  for (guint a = 0; a < armory->n_weapons; a++)
    if (!func (armory, a, NONE, data))
      return FALSE;
  return func (armory, NONE, NONE, data);
}

static guint
count_gone (const Armory *armory, guint a, guint b)
{
  return armory->n_weapons - (a != NONE) - (b != NONE);
}

static gint64
points_gone (const Armory *armory, guint a, guint b)
{
  return armory->points - (a != NONE ? points_of_weapon (weapon_at (armory, a)) : 0)
         - (b != NONE ? points_of_weapon (weapon_at (armory, b)) : 0);
}

static const Item *
item_at (const Armory *armory, guint item)
{
  return item != NONE ? &armory->items[item] : &armory->nothing;
}

/* The lowest points. Removing a weapon saves more than any other change of it. */

typedef struct
{
  gint64 *lowest;
  guint most;
} Saving;

static gboolean
save (const Armory *armory, guint a, guint b, gpointer data)
{
  const MusterRepairFrame *frame = armory->frame;
  const MusterChoice *accessory = &frame->character->accessory;
  Saving *saving = data;
  gint hands = MUSTER_COLLISION_MAX_HANDS;
  guint changes = count_gone (armory, a, b);
  gint64 points = -points_gone (armory, a, b);
  gboolean made = muster_choice_is_made (accessory);

  for (guint i = 0; i < 2; i++)
    {
      guint item = i == 0 ? a : b;
      const MusterCollisionWeapon *carried = item != NONE ? weapon_at (armory, item) : NULL;

      if (carried != NULL && !fits_weapon (frame, carried->weapon.option, &carried->enchantment))
        return TRUE;
      hands -= carried != NULL ? carried->weapon.option->hands : 0;
    }
  if (hands < 0)
    return TRUE;
  if (changes + made <= saving->most)
    saving->lowest[changes + made]
        = MIN (saving->lowest[changes + made], points - muster_repair_points (accessory->option));
  if (made && changes <= saving->most && accessory->option != NULL
      && muster_repair_fits (frame, MUSTER_COLLISION_SLOT_ACCESSORY, accessory->option)
      && accessory->option->hands <= hands)
    saving->lowest[changes] = MIN (saving->lowest[changes], points);
  return TRUE;
}

static void
lowest_weapons (const MusterRepairFrame *frame, gint64 *lowest, guint most)
{
  Armory armory = { .frame = frame };
  Saving saving = { lowest, most };

  find_weapons (&armory);
  each_pair (&armory, save, &saving);
}

/* All differences. */

static guint
changes_of (guint kind)
{
  return kind / (MUSTER_COLLISION_MAX_HANDS + 1);
}

static guint
hands_of (guint kind)
{
  return kind % (MUSTER_COLLISION_MAX_HANDS + 1);
}

/* Two weapons that become something of these kinds, with every accessory. */
static void
join_accessories (const Armory *armory, const MusterSumSet *weapons, guint changes, guint hands,
                  const MusterReach *reach)
{
  for (guint kind = 0; kind < KINDS; kind++)
    {
      const MusterSumSet *set = armory->accessory.sets[kind];
      MusterSumSet *row = muster_reach_at (reach, changes + changes_of (kind));

      if (set != NULL && row != NULL && hands + hands_of (kind) <= MUSTER_COLLISION_MAX_HANDS)
        muster_sums_add_joined (armory->frame->sums, row, weapons, set);
    }
}

static gboolean
reach_pair (const Armory *armory, guint a, guint b, gpointer data)
{
  MusterSums *sums = armory->frame->sums;
  const MusterReach *reach = data;
  guint gone = count_gone (armory, a, b);
  const Item *first = item_at (armory, a), *second = item_at (armory, b);

  if (gone >= reach->least + reach->n)
    return TRUE;
  for (guint i = 0; i < KINDS; i++)
    for (guint j = 0; j < KINDS && first->sets[i] != NULL; j++)
      {
        guint changes = gone + changes_of (i) + changes_of (j), hands = hands_of (i) + hands_of (j);
        MusterSumSet *pair, *moved;

        if (second->sets[j] == NULL || hands > MUSTER_COLLISION_MAX_HANDS || changes >= reach->least + reach->n)
          continue;
        pair = muster_sums_new (sums);
        moved = muster_sums_new (sums);
        muster_sums_add_joined (sums, pair, first->sets[i], second->sets[j]);
        muster_sums_add_moved (sums, moved, pair, -points_gone (armory, a, b));
        join_accessories (armory, moved, changes, hands, reach);
      }
  return TRUE;
}

static MusterReach
reach_weapons (const MusterRepairFrame *frame, guint most)
{
  MusterReach reach = muster_reach_new (frame->sums, least_weapons (frame), most);

  if (reach.n == 0)
    return reach;
  if (most == 0)
    {
      muster_sums_add (frame->sums, reach.rows[0], 0);
      return reach;
    }
  each_pair (get_armory (frame, most), reach_pair, &reach);
  return reach;
}

/* All ways. */

typedef struct
{
  guint changes;
  gint64 difference;
  const MusterRepairWalk *walk;
} Walking;

static void
push_way (const Armory *armory, guint item, const Way *way, const MusterRepairWalk *walk)
{
  const MusterCollisionWeapon *carried = item != NONE ? weapon_at (armory, item) : NULL;

  if (carried == NULL || way->changes == 0)
    return;
  if (way->weapon != carried->weapon.option)
    muster_repair_push (walk, MUSTER_COLLISION_SLOT_WEAPON, armory->weapons[item], way->weapon, way->difference);
  else
    muster_repair_push (walk, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, armory->weapons[item], way->enchantment,
                        way->difference);
}

static gboolean
walk_ways (const Armory *armory, guint a, guint b, const Way *const ways[3], const MusterRepairWalk *walk)
{
  guint before = walk->changes->len;
  gboolean on;

  push_way (armory, a, ways[0], walk);
  push_way (armory, b, ways[1], walk);
  if (ways[2]->changes > 0)
    muster_repair_push (walk, MUSTER_COLLISION_SLOT_ACCESSORY, 0, ways[2]->weapon, ways[2]->difference);
  for (guint i = 0; i < armory->n_weapons; i++)
    if (i != a && i != b)
      muster_repair_push (walk, MUSTER_COLLISION_SLOT_WEAPON, armory->weapons[i], NULL,
                          -points_of_weapon (weapon_at (armory, i)));
  on = walk->next (walk->data);
  g_array_set_size (walk->changes, before);
  return on;
}

/* Whether the accessory can make the remainder. */
static gboolean
has_accessory (const Armory *armory, guint changes, gint64 difference)
{
  for (guint hands = 0; changes <= 1 && hands <= MUSTER_COLLISION_MAX_HANDS; hands++)
    {
      const MusterSumSet *set = armory->accessory.sets[get_kind (changes, hands)];

      if (set != NULL && muster_sums_has (armory->frame->sums, set, difference))
        return TRUE;
    }
  return FALSE;
}

/* `gone` is what the removed weapons save. */
static gboolean
walk_with_accessories (const Armory *armory, guint a, guint b, const Way *first, const Way *second, gint64 gone,
                       const Walking *walking)
{
  guint changes = count_gone (armory, a, b) + first->changes + second->changes;
  gint64 difference = first->difference + second->difference - gone;

  if (first->hands + second->hands > MUSTER_COLLISION_MAX_HANDS
      || !has_accessory (armory, walking->changes - changes, walking->difference - difference))
    return TRUE;
  for (guint i = 0; i < armory->accessory.n; i++)
    {
      const Way *third = &armory->accessory.ways[i];
      const Way *const ways[3] = { first, second, third };

      if (changes + third->changes == walking->changes && difference + third->difference == walking->difference
          && first->hands + second->hands + third->hands <= MUSTER_COLLISION_MAX_HANDS
          && !walk_ways (armory, a, b, ways, walking->walk))
        return FALSE;
    }
  return TRUE;
}

/* Whether the second weapon may make what is left, with the accessory: FALSE only where it can't. */
static gboolean
has_second (const Armory *armory, const Item *second, guint changes, gint64 difference)
{
  const MusterSums *sums = armory->frame->sums;

  if (changes != 1)
    return changes <= 2;
  if (has_accessory (armory, 1, difference))
    return TRUE;
  for (guint hands = 0; hands <= MUSTER_COLLISION_MAX_HANDS; hands++)
    {
      const MusterSumSet *set = second->sets[get_kind (1, hands)];

      if (set != NULL && muster_sums_has (sums, set, difference))
        return TRUE;
    }
  return FALSE;
}

static gboolean
walk_pair (const Armory *armory, guint a, guint b, gpointer data)
{
  const Walking *walking = data;
  const Item *first = item_at (armory, a), *second = item_at (armory, b);
  guint gone = count_gone (armory, a, b);
  gint64 points = points_gone (armory, a, b);

  for (guint i = 0; gone <= walking->changes && i < first->n; i++)
    {
      guint taken = gone + first->ways[i].changes;

      if (taken > walking->changes
          || !has_second (armory, second, walking->changes - taken,
                          walking->difference - first->ways[i].difference + points))
        continue;
      for (guint j = 0; j < second->n; j++)
        if (taken + second->ways[j].changes <= walking->changes
            && !walk_with_accessories (armory, a, b, &first->ways[i], &second->ways[j], points, walking))
          return FALSE;
    }
  return TRUE;
}

static gboolean
walk_weapons (const MusterRepairFrame *frame, guint changes, gint64 difference, const MusterRepairWalk *walk)
{
  Walking walking = { changes, difference, walk };

  return each_pair (get_armory (frame, changes), walk_pair, &walking);
}

const MusterRepairPart muster_repair_weapons = { least_weapons, lowest_weapons, reach_weapons, walk_weapons };
