/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Armor with its enchantment, and enchantments written without a weapon. */
#include "forge/repair/repair-part.h"

/* Armor and its enchantment: both lists, and which combinations are valid. */
typedef struct
{
  MusterRepairChoice *armors, *enchantments;
  guint n_armors, n_enchantments;
} Suits;

static Suits
list_suits (const MusterRepairFrame *frame)
{
  const MusterCollisionCharacter *character = frame->character;
  gboolean enchanted = muster_choice_is_made (&character->armor_enchantment);
  Suits suits;

  suits.armors = muster_repair_list (frame, MUSTER_COLLISION_SLOT_ARMOR, &character->armor, enchanted, &suits.n_armors);
  suits.enchantments = muster_repair_list (frame, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT,
                                           &character->armor_enchantment, FALSE, &suits.n_enchantments);
  return suits;
}

static gboolean
is_suit (const MusterRepairChoice *armor, const MusterRepairChoice *enchantment)
{
  return armor->option != NULL || enchantment->option == NULL;
}

static gboolean
has_fitting_armor (const MusterRepairFrame *frame)
{
  for (guint i = 0; i < muster_catalog_count (frame->catalog, MUSTER_KIND_ARMOR); i++)
    if (muster_repair_fits (frame, MUSTER_COLLISION_SLOT_ARMOR,
                            muster_catalog_nth (frame->catalog, MUSTER_KIND_ARMOR, i)))
      return TRUE;
  return FALSE;
}

static gboolean
is_faulty (const MusterRepairFrame *frame, MusterCollisionSlot slot, const MusterChoice *choice)
{
  return muster_choice_is_made (choice)
         && (choice->option == NULL || !muster_repair_fits (frame, slot, choice->option));
}

static guint
least_armor (const MusterRepairFrame *frame)
{
  const MusterCollisionCharacter *character = frame->character;
  gboolean armor = is_faulty (frame, MUSTER_COLLISION_SLOT_ARMOR, &character->armor);
  gboolean enchantment = is_faulty (frame, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, &character->armor_enchantment);

  /* An enchantment that could stay needs armor; otherwise it goes too. */
  if (muster_choice_is_made (&character->armor_enchantment) && !enchantment)
    {
      if (!muster_choice_is_made (&character->armor))
        return 1;
      return armor ? (has_fitting_armor (frame) ? 1 : 2) : 0;
    }
  return armor + enchantment;
}

static gboolean
is_bare (const MusterCollisionCharacter *character)
{
  return !muster_choice_is_made (&character->armor) && !muster_choice_is_made (&character->armor_enchantment);
}

static void
lowest_armor (const MusterRepairFrame *frame, gint64 *lowest, guint most)
{
  Suits suits;

  if (is_bare (frame->character))
    {
      lowest[0] = 0;
      return;
    }
  suits = list_suits (frame);
  for (guint i = 0; i < suits.n_armors; i++)
    for (guint j = 0; j < suits.n_enchantments; j++)
      {
        const MusterRepairChoice *armor = &suits.armors[i], *enchantment = &suits.enchantments[j];
        guint changes = armor->changes + enchantment->changes;

        if (changes <= most && is_suit (armor, enchantment))
          lowest[changes] = MIN (lowest[changes], armor->difference + enchantment->difference);
      }
}

static MusterReach
reach_armor (const MusterRepairFrame *frame, guint most)
{
  MusterReach reach = muster_reach_new (frame->sums, least_armor (frame), MIN (most, 2));
  Suits suits;

  if (is_bare (frame->character) && reach.n > 0)
    {
      muster_sums_add (frame->sums, reach.rows[0], 0);
      return reach;
    }
  suits = list_suits (frame);
  for (guint i = 0; i < suits.n_armors; i++)
    for (guint j = 0; j < suits.n_enchantments; j++)
      {
        const MusterRepairChoice *armor = &suits.armors[i], *enchantment = &suits.enchantments[j];
        MusterSumSet *row = muster_reach_at (&reach, armor->changes + enchantment->changes);

        if (row != NULL && is_suit (armor, enchantment))
          muster_sums_add (frame->sums, row, armor->difference + enchantment->difference);
      }
  return reach;
}

static gboolean
walk_suit (const MusterRepairChoice *armor, const MusterRepairChoice *enchantment, const MusterRepairWalk *walk)
{
  guint n = walk->changes->len;
  gboolean on;

  if (armor->changes > 0)
    muster_repair_push (walk, MUSTER_COLLISION_SLOT_ARMOR, 0, armor->option, armor->difference);
  if (enchantment->changes > 0)
    muster_repair_push (walk, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, 0, enchantment->option, enchantment->difference);
  on = walk->next (walk->data);
  g_array_set_size (walk->changes, n);
  return on;
}

static gboolean
walk_armor (const MusterRepairFrame *frame, guint changes, gint64 difference, const MusterRepairWalk *walk)
{
  Suits suits = list_suits (frame);

  for (guint i = 0; i < suits.n_armors; i++)
    for (guint j = 0; j < suits.n_enchantments; j++)
      {
        const MusterRepairChoice *armor = &suits.armors[i], *enchantment = &suits.enchantments[j];

        if (armor->changes + enchantment->changes == changes
            && armor->difference + enchantment->difference == difference && is_suit (armor, enchantment)
            && !walk_suit (armor, enchantment, walk))
          return FALSE;
      }
  return TRUE;
}

const MusterRepairPart muster_repair_armor = { least_armor, lowest_armor, reach_armor, walk_armor };

/* Enchantments without a weapon are independent. */

static gboolean
is_loose (const MusterCollisionWeapon *carried)
{
  return !muster_choice_is_made (&carried->weapon) && muster_choice_is_made (&carried->enchantment);
}

static gboolean
has_loose (const MusterCollisionCharacter *character)
{
  for (guint i = 0; i < character->weapons->len; i++)
    if (is_loose (muster_collision_character_weapon (character, i)))
      return TRUE;
  return FALSE;
}

static guint
least_loose (const MusterRepairFrame *frame)
{
  guint least = 0;

  for (guint i = 0; i < frame->character->weapons->len; i++)
    {
      const MusterCollisionWeapon *carried = muster_collision_character_weapon (frame->character, i);

      least += is_loose (carried) && is_faulty (frame, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, &carried->enchantment);
    }
  return least;
}

static MusterReach
reach_nothing (const MusterRepairFrame *frame)
{
  MusterReach reach = muster_reach_new (frame->sums, 0, 0);

  muster_sums_add (frame->sums, reach.rows[0], 0);
  return reach;
}

/* One of them: its possible results. */
static MusterReach
reach_one (const MusterRepairFrame *frame, const MusterCollisionWeapon *carried)
{
  gboolean faulty = is_faulty (frame, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, &carried->enchantment);
  MusterReach reach = muster_reach_new (frame->sums, faulty ? 1 : 0, 1);
  guint n;
  MusterRepairChoice *list
      = muster_repair_list (frame, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, &carried->enchantment, FALSE, &n);

  for (guint i = 0; i < n; i++)
    muster_sums_add (frame->sums, muster_reach_at (&reach, list[i].changes), list[i].difference);
  return reach;
}

/* Those from index n on. */
static MusterReach
reach_from (const MusterRepairFrame *frame, guint first, guint most)
{
  MusterReach reach = reach_nothing (frame);

  for (guint i = first; i < frame->character->weapons->len; i++)
    {
      const MusterCollisionWeapon *carried = muster_collision_character_weapon (frame->character, i);

      if (is_loose (carried))
        {
          MusterReach one = reach_one (frame, carried);

          reach = muster_reach_join (frame->sums, &reach, &one, most);
        }
    }
  return reach;
}

static MusterReach
reach_loose (const MusterRepairFrame *frame, guint most)
{
  return reach_from (frame, 0, most);
}

static void
lowest_loose (const MusterRepairFrame *frame, gint64 *lowest, guint most)
{
  MusterReach reach;

  lowest[0] = 0;
  if (!has_loose (frame->character))
    return;
  lowest[0] = G_MAXINT64;
  reach = reach_from (frame, 0, most);
  for (guint i = 0; i < reach.n; i++)
    if (!muster_sums_next (frame->sums, reach.rows[i], frame->sums->least, &lowest[reach.least + i]))
      lowest[reach.least + i] = G_MAXINT64;
}

typedef struct
{
  const MusterRepairFrame *frame;
  const MusterRepairWalk *walk;
} Loose;

static gboolean
walk_from (const Loose *loose, guint index, guint changes, gint64 difference)
{
  const MusterCollisionCharacter *character = loose->frame->character;
  const MusterRepairWalk *walk = loose->walk;
  MusterReach rest;
  MusterRepairChoice *list;
  guint n;

  while (index < character->weapons->len && !is_loose (muster_collision_character_weapon (character, index)))
    index++;
  if (index == character->weapons->len)
    return walk->next (walk->data);
  rest = reach_from (loose->frame, index + 1, changes);
  list = muster_repair_list (loose->frame, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT,
                             &muster_collision_character_weapon (character, index)->enchantment, FALSE, &n);
  for (guint i = 0; i < n; i++)
    {
      MusterSumSet *row = list[i].changes <= changes ? muster_reach_at (&rest, changes - list[i].changes) : NULL;
      guint before = walk->changes->len;
      gboolean on;

      if (row == NULL || !muster_sums_has (loose->frame->sums, row, difference - list[i].difference))
        continue;
      if (list[i].changes > 0)
        muster_repair_push (walk, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, index, list[i].option, list[i].difference);
      on = walk_from (loose, index + 1, changes - list[i].changes, difference - list[i].difference);
      g_array_set_size (walk->changes, before);
      if (!on)
        return FALSE;
    }
  return TRUE;
}

static gboolean
walk_loose (const MusterRepairFrame *frame, guint changes, gint64 difference, const MusterRepairWalk *walk)
{
  Loose loose = { frame, walk };

  return walk_from (&loose, 0, changes, difference);
}

const MusterRepairPart muster_repair_loose = { least_loose, lowest_loose, reach_loose, walk_loose };
