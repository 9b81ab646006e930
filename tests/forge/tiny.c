/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/tiny.h"

#include "games/collision/judge.h"

/* Contents. */

static MusterOption *
add (MusterCatalog *catalog, MusterKind kind, guint n, GRand *rand)
{
  g_autofree char *id = g_strdup_printf ("o%u", n);
  MusterOption *option = muster_catalog_add (catalog, kind, id, id);
  guint values = muster_catalog_count (catalog, MUSTER_KIND_VALUE);

  for (guint i = g_rand_int_range (rand, 0, (gint) MIN (values, 4) + 1); i > 0 && kind != MUSTER_KIND_VALUE; i--)
    option->values |= (MusterValueSet) (1u << g_rand_int_range (rand, 0, (gint) values));
  option->points = g_rand_int_range (rand, 0, 6);
  for (guint i = 0; i < 2; i++)
    option->stats[g_rand_int_range (rand, 0, MUSTER_N_STATS)] += (gint8) g_rand_int_range (rand, -1, 3);
  return option;
}

static void
add_kind (MusterCatalog *catalog, MusterKind kind, guint n, GRand *rand)
{
  for (guint i = 0; i < n; i++)
    {
      MusterOption *option = add (catalog, kind, i, rand);

      option->hands
          = kind == MUSTER_KIND_WEAPON || kind == MUSTER_KIND_ACCESSORY ? (gint8) g_rand_int_range (rand, 0, 4) : 0;
      option->rank = (guint8) g_rand_int_range (rand, 0, 4);
      option->suit = (MusterSuit) g_rand_int_range (rand, 0, 3);
      option->skills = kind == MUSTER_KIND_TAROT  ? (gint8) g_rand_int_range (rand, 0, 3)
                       : kind == MUSTER_KIND_RACE ? (gint8) g_rand_int_range (rand, -1, 2)
                                                  : 0;
      option->reach = (gint8) g_rand_int_range (rand, 0, 3);
      option->ranged_reach = (gint8) g_rand_int_range (rand, 0, 3);
      option->ranged = g_rand_boolean (rand);
      option->w_att = (gint8) g_rand_int_range (rand, 0, 4);
      option->w_pow = (gint8) g_rand_int_range (rand, 0, 4);
      option->sharp = g_rand_int_range (rand, 0, 3) == 0;
      option->slay = g_rand_int_range (rand, 0, 3) == 0;
    }
}

MusterCatalog *
tiny_catalog_new (GRand *rand)
{
  MusterCatalog *catalog = muster_catalog_new ();

  add_kind (catalog, MUSTER_KIND_VALUE, (guint) g_rand_int_range (rand, 1, 7), rand);
  muster_catalog_settle_values (catalog);
  add_kind (catalog, MUSTER_KIND_RACE, 2, rand);
  add_kind (catalog, MUSTER_KIND_TAROT, 2, rand);
  add_kind (catalog, MUSTER_KIND_WEAPON, (guint) g_rand_int_range (rand, 1, 4), rand);
  add_kind (catalog, MUSTER_KIND_WEAPON_ENCHANTMENT, (guint) g_rand_int_range (rand, 0, 3), rand);
  add_kind (catalog, MUSTER_KIND_ARMOR, (guint) g_rand_int_range (rand, 0, 3), rand);
  add_kind (catalog, MUSTER_KIND_ARMOR_ENCHANTMENT, (guint) g_rand_int_range (rand, 0, 3), rand);
  add_kind (catalog, MUSTER_KIND_ACCESSORY, (guint) g_rand_int_range (rand, 0, 3), rand);
  add_kind (catalog, MUSTER_KIND_SKILL, (guint) g_rand_int_range (rand, 0, 4), rand);
  return catalog;
}

/* Characters: nothing comes before the first option of a slot. */

typedef struct
{
  const MusterCatalog *catalog;
  GPtrArray *found;
  GArray *findings;
} Listing;

static const MusterOption *
nth (const Listing *listing, MusterKind kind, gint n)
{
  return n >= 0 ? muster_catalog_nth (listing->catalog, kind, (guint) n) : NULL;
}

static gint
count (const Listing *listing, MusterKind kind)
{
  return (gint) muster_catalog_count (listing->catalog, kind);
}

static void
free_tiny (gpointer data)
{
  TinyCharacter *tiny = data;

  muster_collision_character_free (tiny->character);
  g_free (tiny);
}

static void
keep_legal (Listing *listing, const MusterCollisionCharacter *character)
{
  MusterCollisionTotals totals;
  TinyCharacter *tiny;

  if (!muster_collision_judge (listing->catalog, character, &totals, listing->findings))
    return;
  tiny = g_new (TinyCharacter, 1);
  *tiny = (TinyCharacter){ muster_collision_character_copy (character), totals.points };
  g_ptr_array_add (listing->found, tiny);
}

static void
list_skills (Listing *listing, MusterCollisionCharacter *character, gint from)
{
  keep_legal (listing, character);
  for (gint i = from; i < count (listing, MUSTER_KIND_SKILL); i++)
    {
      guint n = character->skills->len;

      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, n,
                                         nth (listing, MUSTER_KIND_SKILL, i));
      list_skills (listing, character, i + 1);
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_SKILL, n, NULL);
    }
}

static void
list_gear (Listing *listing, MusterCollisionCharacter *character)
{
  for (gint a = -1; a < count (listing, MUSTER_KIND_ARMOR); a++)
    for (gint e = -1; e < count (listing, MUSTER_KIND_ARMOR_ENCHANTMENT); e++)
      for (gint x = -1; x < count (listing, MUSTER_KIND_ACCESSORY); x++)
        {
          muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_ARMOR, 0,
                                             nth (listing, MUSTER_KIND_ARMOR, a));
          muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, 0,
                                             nth (listing, MUSTER_KIND_ARMOR_ENCHANTMENT, e));
          muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_ACCESSORY, 0,
                                             nth (listing, MUSTER_KIND_ACCESSORY, x));
          list_skills (listing, character, 0);
        }
}

/* Weapons from a place on: weapon times enchantments, none first. */
static void
list_weapons (Listing *listing, MusterCollisionCharacter *character, gint from)
{
  gint enchantments = count (listing, MUSTER_KIND_WEAPON_ENCHANTMENT) + 1;
  guint n = character->weapons->len;

  list_gear (listing, character);
  for (gint i = from; n < 2 && i < count (listing, MUSTER_KIND_WEAPON) * enchantments; i++)
    {
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, n,
                                         nth (listing, MUSTER_KIND_WEAPON, i / enchantments));
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, n,
                                         nth (listing, MUSTER_KIND_WEAPON_ENCHANTMENT, i % enchantments - 1));
      list_weapons (listing, character, i);
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, n, NULL);
    }
}

GPtrArray *
tiny_list_legal (const MusterCatalog *catalog)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  Listing listing = { catalog, g_ptr_array_new_with_free_func (free_tiny), findings };
  g_autoptr (MusterCollisionCharacter) character = muster_collision_character_new ();

  for (gint r = 0; r < count (&listing, MUSTER_KIND_RACE); r++)
    for (gint t = 0; t < count (&listing, MUSTER_KIND_TAROT); t++)
      {
        muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_RACE, 0,
                                           nth (&listing, MUSTER_KIND_RACE, r));
        muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_TAROT, 0,
                                           nth (&listing, MUSTER_KIND_TAROT, t));
        list_weapons (&listing, character, 0);
      }
  return listing.found;
}

/* Drafts. */

static void
choose_some (MusterCollisionCharacter *draft, const MusterCatalog *catalog, MusterCollisionSlot slot, guint index,
             GRand *rand)
{
  guint n = muster_catalog_count (catalog, muster_collision_slot_get_kind (slot));

  if (n > 0 && g_rand_int_range (rand, 0, 4) == 0)
    muster_collision_character_choose (draft, slot, index,
                                       muster_catalog_nth (catalog, muster_collision_slot_get_kind (slot),
                                                           (guint) g_rand_int_range (rand, 0, (gint) n)));
}

MusterCollisionCharacter *
tiny_draft_new (const MusterCatalog *catalog, GRand *rand)
{
  static const MusterCollisionSlot slots[]
      = { MUSTER_COLLISION_SLOT_RACE, MUSTER_COLLISION_SLOT_TAROT, MUSTER_COLLISION_SLOT_ARMOR,
          MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, MUSTER_COLLISION_SLOT_ACCESSORY };
  MusterCollisionCharacter *draft = muster_collision_character_new ();

  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    choose_some (draft, catalog, slots[i], 0, rand);
  for (guint i = 0; i < 3; i++)
    {
      guint n = draft->weapons->len;

      choose_some (draft, catalog, MUSTER_COLLISION_SLOT_WEAPON, n, rand);
      if (draft->weapons->len > n)
        choose_some (draft, catalog, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, n, rand);
      choose_some (draft, catalog, MUSTER_COLLISION_SLOT_SKILL, draft->skills->len, rand);
    }
  draft->names_values = g_rand_int_range (rand, 0, 4) == 0;
  if (draft->names_values)
    draft->values = (MusterValueSet) g_rand_int_range (rand, 0, 1 << muster_catalog_count (catalog, MUSTER_KIND_VALUE));
  return draft;
}

/* Completing. */

static gboolean
slot_completes (const MusterChoice *has, const MusterChoice *asked, gboolean closed)
{
  return muster_choice_is_made (asked) ? has->option == asked->option : !closed || has->option == NULL;
}

/* Whether the draft's weapons are among those that there are, tried in both orders. */
static gboolean
weapons_complete (const MusterCollisionCharacter *character, const MusterCollisionCharacter *draft, guint closed,
                  gboolean swapped)
{
  gboolean no_weapons = (closed >> MUSTER_COLLISION_SLOT_WEAPON & 1) != 0;
  gboolean no_enchantments = (closed >> MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT & 1) != 0;

  if (draft->weapons->len > character->weapons->len || (no_weapons && draft->weapons->len < character->weapons->len))
    return FALSE;
  for (guint i = 0; i < character->weapons->len; i++)
    {
      const MusterCollisionWeapon *carried
          = muster_collision_character_weapon (character, swapped ? character->weapons->len - 1 - i : i);
      const MusterCollisionWeapon *asked
          = i < draft->weapons->len ? muster_collision_character_weapon (draft, i) : NULL;

      if (asked == NULL ? no_enchantments && carried->enchantment.option != NULL
                        : !slot_completes (&carried->weapon, &asked->weapon, FALSE)
                              || !slot_completes (&carried->enchantment, &asked->enchantment, no_enchantments))
        return FALSE;
    }
  return TRUE;
}

static gboolean
knows (const MusterCollisionCharacter *character, const MusterOption *skill)
{
  for (guint i = 0; i < character->skills->len; i++)
    if (muster_collision_character_skill (character, i)->skill.option == skill)
      return TRUE;
  return FALSE;
}

static gboolean
skills_complete (const MusterCollisionCharacter *character, const MusterCollisionCharacter *draft, guint closed)
{
  for (guint i = 0; i < draft->skills->len; i++)
    for (guint j = 0; j <= i; j++)
      {
        const MusterOption *skill = muster_collision_character_skill (draft, i)->skill.option;

        if (!knows (character, skill) || (j < i && muster_collision_character_skill (draft, j)->skill.option == skill))
          return FALSE;
      }
  return (closed >> MUSTER_COLLISION_SLOT_SKILL & 1) == 0 || character->skills->len == draft->skills->len;
}

/* The named values open all of it. */
static gboolean
values_complete (const MusterCollisionCharacter *character, const MusterCollisionCharacter *draft)
{
  MusterCollisionPick pick = { 0 };

  if (!draft->names_values)
    return TRUE;
  if (muster_value_set_size (draft->values) > 3)
    return FALSE;
  while (muster_collision_character_next_pick (character, &pick))
    if (pick.choice->option->values != 0 && (pick.choice->option->values & draft->values) == 0)
      return FALSE;
  return TRUE;
}

gboolean
tiny_completes (const MusterCollisionCharacter *character, const MusterCollisionCharacter *draft, guint closed)
{
  return slot_completes (&character->race, &draft->race, FALSE)
         && slot_completes (&character->tarot, &draft->tarot, FALSE)
         && slot_completes (&character->armor, &draft->armor, (closed >> MUSTER_COLLISION_SLOT_ARMOR & 1) != 0)
         && slot_completes (&character->armor_enchantment, &draft->armor_enchantment,
                            (closed >> MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT & 1) != 0)
         && slot_completes (&character->accessory, &draft->accessory,
                            (closed >> MUSTER_COLLISION_SLOT_ACCESSORY & 1) != 0)
         && (weapons_complete (character, draft, closed, FALSE) || weapons_complete (character, draft, closed, TRUE))
         && skills_complete (character, draft, closed) && values_complete (character, draft);
}

gboolean
tiny_equal (const MusterCollisionCharacter *a, const MusterCollisionCharacter *b)
{
  MusterCollisionPick one = { 0 }, other = { 0 };

  while (muster_collision_character_next_pick (a, &one))
    if (!muster_collision_character_next_pick (b, &other) || one.choice->option != other.choice->option
        || one.slot != other.slot)
      return FALSE;
  return !muster_collision_character_next_pick (b, &other);
}
