/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/character.h"

#include "model/thing-options.h"

static void
clear_weapon (gpointer data)
{
  MusterCollisionWeapon *carried = data;

  muster_choice_clear (&carried->weapon);
  muster_choice_clear (&carried->enchantment);
  muster_extras_clear (&carried->extras);
}

static void
clear_skill (gpointer data)
{
  MusterCollisionSkill *skill = data;

  muster_choice_clear (&skill->skill);
  muster_extras_clear (&skill->extras);
}

static void
free_thing (MusterThing *thing)
{
  muster_collision_character_free ((MusterCollisionCharacter *) thing);
}

static MusterThing *
copy_thing (const MusterThing *thing)
{
  return &muster_collision_character_copy ((const MusterCollisionCharacter *) thing)->thing;
}

static void
collect_options (const MusterThing *thing, GPtrArray *options)
{
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick ((const MusterCollisionCharacter *) thing, &pick))
    muster_thing_options_add (options, pick.choice->option);
}

static MusterThing **
get_miniature (MusterThing *thing)
{
  return &((MusterCollisionCharacter *) thing)->miniature;
}

/* A miniature is a character of which only what it shows is said. */
#define CHARACTER_CLASS(name, its_rules, single)                                                                       \
  {                                                                                                                    \
    .element = name, .game = "collision", .rules = its_rules, .size = sizeof (MusterCollisionCharacter),               \
    .free = free_thing, .copy = copy_thing, .collect_options = collect_options, .get_single = single,                  \
    .count_offset = G_STRUCT_OFFSET (MusterCollisionCharacter, count),                                                 \
    .portrait_offset = G_STRUCT_OFFSET (MusterCollisionCharacter, portrait),                                           \
    .portrait_order_offset = G_STRUCT_OFFSET (MusterCollisionCharacter, portrait_order)                                \
  }

const MusterThingClass muster_collision_character_class
    = CHARACTER_CLASS ("character", &muster_collision_character_rules, get_miniature);
const MusterThingClass muster_collision_miniature_class
    = CHARACTER_CLASS ("miniature", &muster_collision_miniature_rules, NULL);

MusterCollisionCharacter *
muster_collision_character_new (void)
{
  MusterCollisionCharacter *character = g_new0 (MusterCollisionCharacter, 1);

  character->thing.klass = &muster_collision_character_class;
  character->count = 1;
  character->budget = MUSTER_COLLISION_NO_BUDGET;
  character->weapons = g_array_new (FALSE, TRUE, sizeof (MusterCollisionWeapon));
  g_array_set_clear_func (character->weapons, clear_weapon);
  character->skills = g_array_new (FALSE, TRUE, sizeof (MusterCollisionSkill));
  g_array_set_clear_func (character->skills, clear_skill);

  return character;
}

static void
copy_lists (MusterCollisionCharacter *to, const MusterCollisionCharacter *from)
{
  for (guint i = 0; i < from->weapons->len; i++)
    {
      const MusterCollisionWeapon *carried = muster_collision_character_weapon (from, i);
      MusterCollisionWeapon *copy = muster_collision_character_add_weapon (to);

      muster_choice_copy (&copy->weapon, &carried->weapon);
      muster_choice_copy (&copy->enchantment, &carried->enchantment);
      copy->order = carried->order;
    }
  for (guint i = 0; i < from->skills->len; i++)
    {
      const MusterCollisionSkill *skill = muster_collision_character_skill (from, i);
      MusterCollisionSkill *copy = muster_collision_character_add_skill (to);

      muster_choice_copy (&copy->skill, &skill->skill);
      copy->order = skill->order;
    }
}

MusterCollisionCharacter *
muster_collision_character_copy_choices (const MusterCollisionCharacter *from)
{
  MusterCollisionCharacter *to = muster_collision_character_new ();

  muster_choice_copy (&to->race, &from->race);
  muster_choice_copy (&to->tarot, &from->tarot);
  muster_choice_copy (&to->armor, &from->armor);
  muster_choice_copy (&to->armor_enchantment, &from->armor_enchantment);
  muster_choice_copy (&to->accessory, &from->accessory);
  copy_lists (to, from);
  to->budget = from->budget;
  to->names_values = from->names_values;
  to->values = from->values;
  if (from->unknown_values != NULL)
    to->unknown_values = g_ptr_array_copy (from->unknown_values, (GCopyFunc) (void *) g_strdup, NULL);

  return to;
}

MusterCollisionCharacter *
muster_collision_character_copy (const MusterCollisionCharacter *from)
{
  MusterCollisionCharacter *to = muster_collision_character_copy_choices (from);

  muster_thing_copy (&to->thing, &from->thing);
  to->count = from->count;
  for (guint i = 0; i < from->weapons->len; i++)
    muster_extras_copy (&g_array_index (to->weapons, MusterCollisionWeapon, i).extras,
                        &muster_collision_character_weapon (from, i)->extras);
  for (guint i = 0; i < from->skills->len; i++)
    muster_extras_copy (&g_array_index (to->skills, MusterCollisionSkill, i).extras,
                        &muster_collision_character_skill (from, i)->extras);
  to->notes = g_strdup (from->notes);
  to->notes_order = from->notes_order;
  muster_extras_copy (&to->notes_extras, &from->notes_extras);
  to->portrait = from->portrait != NULL ? muster_portrait_ref (from->portrait) : NULL;
  to->portrait_order = from->portrait_order;
  to->miniature = from->miniature != NULL ? muster_thing_dup (from->miniature) : NULL;

  return to;
}

void
muster_collision_character_free (MusterCollisionCharacter *character)
{
  muster_thing_clear (&character->thing);
  muster_choice_clear (&character->race);
  muster_choice_clear (&character->tarot);
  muster_choice_clear (&character->armor);
  muster_choice_clear (&character->armor_enchantment);
  muster_choice_clear (&character->accessory);
  g_array_unref (character->weapons);
  g_array_unref (character->skills);
  g_clear_pointer (&character->unknown_values, g_ptr_array_unref);
  g_free (character->notes);
  muster_extras_clear (&character->notes_extras);
  g_clear_pointer (&character->portrait, muster_portrait_unref);
  g_clear_pointer (&character->miniature, muster_thing_free);
  g_free (character);
}

MusterKind
muster_collision_slot_get_kind (MusterCollisionSlot slot)
{
  static const MusterKind kinds[MUSTER_COLLISION_N_SLOTS] = {
    [MUSTER_COLLISION_SLOT_RACE] = MUSTER_KIND_RACE,
    [MUSTER_COLLISION_SLOT_TAROT] = MUSTER_KIND_TAROT,
    [MUSTER_COLLISION_SLOT_WEAPON] = MUSTER_KIND_WEAPON,
    [MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT] = MUSTER_KIND_WEAPON_ENCHANTMENT,
    [MUSTER_COLLISION_SLOT_ARMOR] = MUSTER_KIND_ARMOR,
    [MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT] = MUSTER_KIND_ARMOR_ENCHANTMENT,
    [MUSTER_COLLISION_SLOT_ACCESSORY] = MUSTER_KIND_ACCESSORY,
    [MUSTER_COLLISION_SLOT_SKILL] = MUSTER_KIND_SKILL,
  };

  return kinds[slot];
}

static MusterChoice *
single_choice (MusterCollisionCharacter *character, MusterCollisionSlot slot)
{
  switch (slot)
    {
    case MUSTER_COLLISION_SLOT_RACE:
      return &character->race;
    case MUSTER_COLLISION_SLOT_TAROT:
      return &character->tarot;
    case MUSTER_COLLISION_SLOT_ARMOR:
      return &character->armor;
    case MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT:
      return &character->armor_enchantment;
    case MUSTER_COLLISION_SLOT_ACCESSORY:
      return &character->accessory;
    case MUSTER_COLLISION_SLOT_WEAPON:
    case MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT:
    case MUSTER_COLLISION_SLOT_SKILL:
    case MUSTER_COLLISION_SLOT_VALUES:
    case MUSTER_COLLISION_SLOT_BUDGET:
    default:
      return NULL;
    }
}

MusterChoice *
muster_collision_character_get_choice (MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index)
{
  switch (slot)
    {
    case MUSTER_COLLISION_SLOT_WEAPON:
      return index < character->weapons->len ? &g_array_index (character->weapons, MusterCollisionWeapon, index).weapon
                                             : NULL;
    case MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT:
      return index < character->weapons->len
                 ? &g_array_index (character->weapons, MusterCollisionWeapon, index).enchantment
                 : NULL;
    case MUSTER_COLLISION_SLOT_SKILL:
      return index < character->skills->len ? &g_array_index (character->skills, MusterCollisionSkill, index).skill
                                            : NULL;
    case MUSTER_COLLISION_SLOT_RACE:
    case MUSTER_COLLISION_SLOT_TAROT:
    case MUSTER_COLLISION_SLOT_ARMOR:
    case MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT:
    case MUSTER_COLLISION_SLOT_ACCESSORY:
    case MUSTER_COLLISION_SLOT_VALUES:
    case MUSTER_COLLISION_SLOT_BUDGET:
    default:
      return index == 0 ? single_choice (character, slot) : NULL;
    }
}

const MusterChoice *
muster_collision_character_peek_choice (const MusterCollisionCharacter *character, MusterCollisionSlot slot,
                                        guint index)
{
  return muster_collision_character_get_choice ((MusterCollisionCharacter *) character, slot, index);
}

void
muster_collision_character_choose (MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index,
                                   const MusterOption *option)
{
  MusterChoice *choice = muster_collision_character_get_choice (character, slot, index);

  if (option == NULL && slot == MUSTER_COLLISION_SLOT_WEAPON && choice != NULL)
    g_array_remove_index (character->weapons, index);
  else if (option == NULL && slot == MUSTER_COLLISION_SLOT_SKILL && choice != NULL)
    g_array_remove_index (character->skills, index);
  else if (choice != NULL)
    muster_choice_set_option (choice, option);
  else if (option != NULL && slot == MUSTER_COLLISION_SLOT_WEAPON)
    muster_choice_set_option (&muster_collision_character_add_weapon (character)->weapon, option);
  else if (option != NULL && slot == MUSTER_COLLISION_SLOT_SKILL)
    muster_choice_set_option (&muster_collision_character_add_skill (character)->skill, option);
}

/* New weapons and skills are written after the last of their kind: equal orders keep the list's order. */

MusterCollisionWeapon *
muster_collision_character_add_weapon (MusterCollisionCharacter *character)
{
  MusterCollisionWeapon carried
      = { .order = character->weapons->len > 0
                       ? muster_collision_character_weapon (character, character->weapons->len - 1)->order
                       : 0 };

  g_array_append_val (character->weapons, carried);
  return &g_array_index (character->weapons, MusterCollisionWeapon, character->weapons->len - 1);
}

MusterCollisionSkill *
muster_collision_character_add_skill (MusterCollisionCharacter *character)
{
  guint n = character->skills->len;
  MusterCollisionSkill skill = { .order = n > 0 ? muster_collision_character_skill (character, n - 1)->order : 0 };

  g_array_append_val (character->skills, skill);
  return &g_array_index (character->skills, MusterCollisionSkill, n);
}

void
muster_collision_character_name_values (MusterCollisionCharacter *character, const MusterCatalog *catalog,
                                        const char *const *ids)
{
  g_clear_pointer (&character->unknown_values, g_ptr_array_unref);
  character->names_values = ids != NULL;
  character->values = muster_values_resolve (catalog, ids, &character->unknown_values);
}

/* The choice at a step of the walk, made or not; FALSE after the last. */
static gboolean
pick_at (const MusterCollisionCharacter *character, guint step, MusterCollisionPick *pick)
{
  guint weapons = 2 * character->weapons->len;

  pick->index = 0;
  if (step < 2)
    {
      pick->slot = step == 0 ? MUSTER_COLLISION_SLOT_RACE : MUSTER_COLLISION_SLOT_TAROT;
      pick->choice = step == 0 ? &character->race : &character->tarot;
      return TRUE;
    }
  step -= 2;
  if (step < weapons)
    {
      const MusterCollisionWeapon *carried = muster_collision_character_weapon (character, step / 2);

      pick->slot = step % 2 == 0 ? MUSTER_COLLISION_SLOT_WEAPON : MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT;
      pick->index = step / 2;
      pick->choice = step % 2 == 0 ? &carried->weapon : &carried->enchantment;
      return TRUE;
    }
  step -= weapons;
  if (step < 3)
    {
      pick->slot = step == 0   ? MUSTER_COLLISION_SLOT_ARMOR
                   : step == 1 ? MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT
                               : MUSTER_COLLISION_SLOT_ACCESSORY;
      pick->choice = step == 0 ? &character->armor : step == 1 ? &character->armor_enchantment : &character->accessory;
      return TRUE;
    }
  step -= 3;
  if (step >= character->skills->len)
    return FALSE;
  pick->slot = MUSTER_COLLISION_SLOT_SKILL;
  pick->index = step;
  pick->choice = &muster_collision_character_skill (character, step)->skill;
  return TRUE;
}

gboolean
muster_collision_character_next_pick (const MusterCollisionCharacter *character, MusterCollisionPick *pick)
{
  while (pick_at (character, pick->step, pick))
    {
      pick->step++;
      if (muster_choice_is_made (pick->choice))
        return TRUE;
    }
  return FALSE;
}
