/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/random.h"

#include "games/collision/totals.h"

static gboolean
once_in (GRand *rand, gint n)
{
  return g_rand_int_range (rand, 0, n) == 0;
}

static const MusterOption *
pick (const MusterCatalog *catalog, GRand *rand, MusterKind kind)
{
  return muster_catalog_nth (catalog, kind,
                             (guint) g_rand_int_range (rand, 0, (gint) muster_catalog_count (catalog, kind)));
}

/* Anything goes. */

static const char *const nobodys[] = { "", "swrod", "red elf", "Röd-Älv", "6-of-cup", "x", "long  sword" };
static const char *const names[]
    = { NULL, "", "Vex", "Old “Iron” Maud", "A & B <C>", "Ürsel\tvon\nTal", "黒騎士", "שומר הסף" };

static void
choose (MusterChoice *choice, const MusterCatalog *catalog, GRand *rand, MusterKind kind)
{
  if (once_in (rand, 25))
    muster_choice_set (choice, catalog, kind, nobodys[g_rand_int_range (rand, 0, G_N_ELEMENTS (nobodys))]);
  else
    muster_choice_set_option (choice, pick (catalog, rand, kind));
}

static void
choose_or_not (MusterChoice *choice, const MusterCatalog *catalog, GRand *rand, MusterKind kind, gint empty_once_in)
{
  if (!once_in (rand, empty_once_in))
    choose (choice, catalog, rand, kind);
}

static void
name_values (MusterCollisionCharacter *character, const MusterCatalog *catalog, GRand *rand)
{
  const char *ids[6] = { NULL };
  gint n = g_rand_int_range (rand, 0, G_N_ELEMENTS (ids));

  for (gint i = 0; i < n; i++)
    ids[i] = once_in (rand, 10) ? "honesty" : pick (catalog, rand, MUSTER_KIND_VALUE)->id;
  muster_collision_character_name_values (character, catalog, ids);
}

MusterCollisionCharacter *
random_character (const MusterCatalog *catalog, GRand *rand)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();
  gint weapons = g_rand_int_range (rand, 0, 5), skills = g_rand_int_range (rand, 0, 7);

  character->thing.name = g_strdup (names[g_rand_int_range (rand, 0, G_N_ELEMENTS (names))]);
  character->count = once_in (rand, 4) ? (guint) g_rand_int_range (rand, 1, 1000) : 1;
  choose_or_not (&character->race, catalog, rand, MUSTER_KIND_RACE, 12);
  choose_or_not (&character->tarot, catalog, rand, MUSTER_KIND_TAROT, 12);
  choose_or_not (&character->armor, catalog, rand, MUSTER_KIND_ARMOR, 3);
  choose_or_not (&character->armor_enchantment, catalog, rand, MUSTER_KIND_ARMOR_ENCHANTMENT, 2);
  choose_or_not (&character->accessory, catalog, rand, MUSTER_KIND_ACCESSORY, 2);
  for (gint i = 0; i < weapons; i++)
    {
      MusterCollisionWeapon *carried = muster_collision_character_add_weapon (character);

      choose_or_not (&carried->weapon, catalog, rand, MUSTER_KIND_WEAPON, 30);
      choose_or_not (&carried->enchantment, catalog, rand, MUSTER_KIND_WEAPON_ENCHANTMENT, 2);
    }
  for (gint i = 0; i < skills; i++)
    choose_or_not (&muster_collision_character_add_skill (character)->skill, catalog, rand, MUSTER_KIND_SKILL, 30);
  if (once_in (rand, 3))
    name_values (character, catalog, rand);
  if (once_in (rand, 8))
    character->budget = g_rand_int_range (rand, 0, 120);
  return character;
}

/* By the rules: an option is taken only where it fits. */

typedef struct
{
  const MusterCatalog *catalog;
  GRand *rand;
  MusterCollisionCharacter *character;
  MusterValueSet values; /* at most three, which must do for everything */
  gint hands;            /* that are free */
} Building;

/* An option open to the values that `fits`; NULL if a few tries find none. */
static const MusterOption *
pick_open (Building *building, MusterKind kind, gboolean (*fits) (const Building *building, const MusterOption *option))
{
  for (guint tries = 0; tries < 50; tries++)
    {
      const MusterOption *option = pick (building->catalog, building->rand, kind);

      if ((option->values == 0 || (option->values & building->values) != 0) && fits (building, option))
        return option;
    }
  return NULL;
}

static gboolean
fits_always (const Building *building, const MusterOption *option)
{
  return TRUE;
}

static gboolean
fits_hands (const Building *building, const MusterOption *option)
{
  return option->hands <= building->hands;
}

static gboolean
fits_rank (const Building *building, const MusterOption *option)
{
  return option->rank <= building->character->tarot.option->rank;
}

static gboolean
fits_last_weapon (const Building *building, const MusterOption *option)
{
  const MusterOption *weapon
      = muster_collision_character_weapon (building->character, building->character->weapons->len - 1)->weapon.option;

  return fits_rank (building, option) && !(weapon->sharp && option->slay);
}

static gboolean
fits_skill (const Building *building, const MusterOption *option)
{
  const MusterCollisionCharacter *character = building->character;

  for (guint i = 0; i < character->skills->len; i++)
    if (muster_collision_character_skill (character, i)->skill.option == option)
      return FALSE;
  return fits_rank (building, option)
         && (option->suit == MUSTER_SUIT_ANY || option->suit == building->character->tarot.option->suit);
}

static void
arm_character (Building *building)
{
  MusterCollisionCharacter *character = building->character;
  gint weapons = g_rand_int_range (building->rand, 0, MUSTER_COLLISION_MAX_WEAPONS + 1);

  for (gint i = 0; i < weapons; i++)
    {
      const MusterOption *weapon = pick_open (building, MUSTER_KIND_WEAPON, fits_hands);

      if (weapon == NULL)
        return;
      building->hands -= weapon->hands;
      muster_choice_set_option (&muster_collision_character_add_weapon (character)->weapon, weapon);
      if (once_in (building->rand, 2))
        muster_choice_set_option (&g_array_index (character->weapons, MusterCollisionWeapon, i).enchantment,
                                  pick_open (building, MUSTER_KIND_WEAPON_ENCHANTMENT, fits_last_weapon));
    }
}

static void
teach (Building *building)
{
  MusterCollisionCharacter *character = building->character;
  gint most = character->tarot.option->skills + character->race.option->skills;
  gint skills = once_in (building->rand, 3) ? g_rand_int_range (building->rand, 0, most + 1) : most;

  for (gint i = 0; i < skills; i++)
    {
      const MusterOption *skill = pick_open (building, MUSTER_KIND_SKILL, fits_skill);

      if (skill != NULL)
        muster_choice_set_option (&muster_collision_character_add_skill (character)->skill, skill);
    }
}

MusterCollisionCharacter *
random_legal_character (const MusterCatalog *catalog, GRand *rand)
{
  MusterCollisionCharacter *character = muster_collision_character_new ();
  Building building = { catalog, rand, character, 0, MUSTER_COLLISION_MAX_HANDS };

  for (guint i = 0; i < MUSTER_COLLISION_MAX_CHARACTER_VALUES; i++)
    building.values |= pick (catalog, rand, MUSTER_KIND_VALUE)->values;
  character->thing.name = g_strdup_printf ("Character %u", g_rand_int (rand));
  muster_choice_set_option (&character->race, pick_open (&building, MUSTER_KIND_RACE, fits_always));
  muster_choice_set_option (&character->tarot, pick_open (&building, MUSTER_KIND_TAROT, fits_always));
  arm_character (&building);
  if (!once_in (rand, 3))
    {
      muster_choice_set_option (&character->armor, pick_open (&building, MUSTER_KIND_ARMOR, fits_always));
      if (once_in (rand, 2))
        muster_choice_set_option (&character->armor_enchantment,
                                  pick_open (&building, MUSTER_KIND_ARMOR_ENCHANTMENT, fits_rank));
    }
  if (!once_in (rand, 3))
    muster_choice_set_option (&character->accessory, pick_open (&building, MUSTER_KIND_ACCESSORY, fits_hands));
  teach (&building);
  if (once_in (rand, 4))
    {
      character->names_values = TRUE;
      character->values = building.values;
    }
  return character;
}

/* Groups. */

MusterThing *
random_fixed (const MusterCatalog *catalog, GRand *rand)
{
  MusterCollisionFixed *fixed = muster_collision_fixed_new ();
  const char *ids[3] = { NULL };

  fixed->thing.name = g_strdup (names[g_rand_int_range (rand, 0, G_N_ELEMENTS (names))]);
  fixed->count = (guint) g_rand_int_range (rand, 1, 3);
  fixed->points = g_rand_int_range (rand, 0, 200);
  fixed->limit = once_in (rand, 2) ? 250 : 0;
  for (gint i = 0; i < g_rand_int_range (rand, 0, 3); i++)
    ids[i] = once_in (rand, 15) ? "honesty" : pick (catalog, rand, MUSTER_KIND_VALUE)->id;
  if (ids[0] != NULL)
    muster_collision_fixed_set_values (fixed, catalog, ids);
  fixed->has_stats = once_in (rand, 2);
  for (MusterStat stat = 0; fixed->has_stats && stat < MUSTER_N_STATS; stat++)
    fixed->stats[stat] = g_rand_int_range (rand, -2, 12);
  return &fixed->thing;
}

MusterCollisionGroup *
random_group (const MusterCatalog *catalog, GRand *rand)
{
  MusterCollisionGroup *group = muster_collision_group_new ();
  gint members = g_rand_int_range (rand, 0, 6);

  group->thing.name = g_strdup (names[g_rand_int_range (rand, 0, G_N_ELEMENTS (names))]);
  group->limit = once_in (rand, 5) ? -1 : g_rand_int_range (rand, 0, 600);
  for (gint i = 0; i < members; i++)
    {
      MusterThing *member = once_in (rand, 4)   ? random_fixed (catalog, rand)
                            : once_in (rand, 3) ? &random_character (catalog, rand)->thing
                                                : &random_legal_character (catalog, rand)->thing;

      g_ptr_array_add (group->members, member);
    }
  return group;
}
