/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/character.h"

#include "games/collision/game.h"
#include "model/chosen.h"

static void
clear_arm (gpointer data)
{
  MusterArm *arm = data;

  muster_choice_clear (&arm->weapon);
  muster_choice_clear (&arm->enchantment);
  muster_extras_clear (&arm->extras);
}

static void
clear_talent (gpointer data)
{
  MusterTalent *talent = data;

  muster_choice_clear (&talent->skill);
  muster_extras_clear (&talent->extras);
}

static void
free_thing (MusterThing *thing)
{
  muster_character_free ((MusterCharacter *) thing);
}

static MusterThing *
copy_thing (const MusterThing *thing)
{
  return &muster_character_copy ((const MusterCharacter *) thing)->thing;
}

static void
add_chosen (const MusterThing *thing, GPtrArray *options)
{
  MusterPick pick = { 0 };

  while (muster_character_next_pick ((const MusterCharacter *) thing, &pick))
    muster_chosen_add (options, pick.choice->option);
}

static guint *
get_count (MusterThing *thing)
{
  return &((MusterCharacter *) thing)->count;
}

static MusterPortrait *
get_portrait (const MusterThing *thing)
{
  return ((const MusterCharacter *) thing)->portrait;
}

static void
set_portrait (MusterThing *thing, MusterPortrait *portrait)
{
  MusterCharacter *character = (MusterCharacter *) thing;

  /* A new one is written last. */
  if (character->portrait == NULL && portrait != NULL)
    character->portrait_order = G_MAXUINT;
  g_clear_pointer (&character->portrait, muster_portrait_unref);
  character->portrait = portrait;
}

const MusterThingClass muster_character_class = {
  .element = "character",
  .game = "collision",
  .rules = &muster_collision_character_rules,
  .free = free_thing,
  .copy = copy_thing,
  .add_chosen = add_chosen,
  .get_count = get_count,
  .get_portrait = get_portrait,
  .set_portrait = set_portrait,
};

MusterCharacter *
muster_character_new (void)
{
  MusterCharacter *character = g_new0 (MusterCharacter, 1);

  character->thing.klass = &muster_character_class;
  character->count = 1;
  character->arms = g_array_new (FALSE, TRUE, sizeof (MusterArm));
  g_array_set_clear_func (character->arms, clear_arm);
  character->talents = g_array_new (FALSE, TRUE, sizeof (MusterTalent));
  g_array_set_clear_func (character->talents, clear_talent);

  return character;
}

static void
copy_lists (MusterCharacter *to, const MusterCharacter *from)
{
  for (guint i = 0; i < from->arms->len; i++)
    {
      const MusterArm *arm = muster_character_arm (from, i);
      MusterArm *copy = muster_character_add_arm (to);

      muster_choice_copy (&copy->weapon, &arm->weapon);
      muster_choice_copy (&copy->enchantment, &arm->enchantment);
      copy->order = arm->order;
    }
  for (guint i = 0; i < from->talents->len; i++)
    {
      const MusterTalent *talent = muster_character_talent (from, i);
      MusterTalent *copy = muster_character_add_talent (to);

      muster_choice_copy (&copy->skill, &talent->skill);
      copy->order = talent->order;
    }
}

MusterCharacter *
muster_character_copy_choices (const MusterCharacter *from)
{
  MusterCharacter *to = muster_character_new ();

  muster_choice_copy (&to->race, &from->race);
  muster_choice_copy (&to->tarot, &from->tarot);
  muster_choice_copy (&to->armor, &from->armor);
  muster_choice_copy (&to->armor_enchantment, &from->armor_enchantment);
  muster_choice_copy (&to->accessory, &from->accessory);
  copy_lists (to, from);
  to->names_values = from->names_values;
  to->values = from->values;
  if (from->unknown_values != NULL)
    to->unknown_values = g_ptr_array_copy (from->unknown_values, (GCopyFunc) (void *) g_strdup, NULL);

  return to;
}

MusterCharacter *
muster_character_copy (const MusterCharacter *from)
{
  MusterCharacter *to = muster_character_copy_choices (from);

  muster_thing_copy (&to->thing, &from->thing);
  to->count = from->count;
  for (guint i = 0; i < from->arms->len; i++)
    muster_extras_copy (&g_array_index (to->arms, MusterArm, i).extras, &muster_character_arm (from, i)->extras);
  for (guint i = 0; i < from->talents->len; i++)
    muster_extras_copy (&g_array_index (to->talents, MusterTalent, i).extras,
                        &muster_character_talent (from, i)->extras);
  to->notes = g_strdup (from->notes);
  to->notes_order = from->notes_order;
  muster_extras_copy (&to->notes_extras, &from->notes_extras);
  to->portrait = from->portrait != NULL ? muster_portrait_ref (from->portrait) : NULL;
  to->portrait_order = from->portrait_order;

  return to;
}

void
muster_character_free (MusterCharacter *character)
{
  muster_thing_clear (&character->thing);
  muster_choice_clear (&character->race);
  muster_choice_clear (&character->tarot);
  muster_choice_clear (&character->armor);
  muster_choice_clear (&character->armor_enchantment);
  muster_choice_clear (&character->accessory);
  g_array_unref (character->arms);
  g_array_unref (character->talents);
  g_clear_pointer (&character->unknown_values, g_ptr_array_unref);
  g_free (character->notes);
  muster_extras_clear (&character->notes_extras);
  g_clear_pointer (&character->portrait, muster_portrait_unref);
  g_free (character);
}

MusterKind
muster_slot_get_kind (MusterSlot slot)
{
  static const MusterKind kinds[MUSTER_N_SLOTS] = {
    [MUSTER_SLOT_RACE] = MUSTER_KIND_RACE,           [MUSTER_SLOT_TAROT] = MUSTER_KIND_TAROT,
    [MUSTER_SLOT_WEAPON] = MUSTER_KIND_WEAPON,       [MUSTER_SLOT_WEAPON_ENCHANTMENT] = MUSTER_KIND_WEAPON_ENCHANTMENT,
    [MUSTER_SLOT_ARMOR] = MUSTER_KIND_ARMOR,         [MUSTER_SLOT_ARMOR_ENCHANTMENT] = MUSTER_KIND_ARMOR_ENCHANTMENT,
    [MUSTER_SLOT_ACCESSORY] = MUSTER_KIND_ACCESSORY, [MUSTER_SLOT_SKILL] = MUSTER_KIND_SKILL,
  };

  return kinds[slot];
}

static MusterChoice *
single_choice (MusterCharacter *character, MusterSlot slot)
{
  switch (slot)
    {
    case MUSTER_SLOT_RACE:
      return &character->race;
    case MUSTER_SLOT_TAROT:
      return &character->tarot;
    case MUSTER_SLOT_ARMOR:
      return &character->armor;
    case MUSTER_SLOT_ARMOR_ENCHANTMENT:
      return &character->armor_enchantment;
    case MUSTER_SLOT_ACCESSORY:
      return &character->accessory;
    case MUSTER_SLOT_WEAPON:
    case MUSTER_SLOT_WEAPON_ENCHANTMENT:
    case MUSTER_SLOT_SKILL:
    case MUSTER_N_SLOTS:
    default:
      return NULL;
    }
}

MusterChoice *
muster_character_get_choice (MusterCharacter *character, MusterSlot slot, guint index)
{
  switch (slot)
    {
    case MUSTER_SLOT_WEAPON:
      return index < character->arms->len ? &g_array_index (character->arms, MusterArm, index).weapon : NULL;
    case MUSTER_SLOT_WEAPON_ENCHANTMENT:
      return index < character->arms->len ? &g_array_index (character->arms, MusterArm, index).enchantment : NULL;
    case MUSTER_SLOT_SKILL:
      return index < character->talents->len ? &g_array_index (character->talents, MusterTalent, index).skill : NULL;
    case MUSTER_SLOT_RACE:
    case MUSTER_SLOT_TAROT:
    case MUSTER_SLOT_ARMOR:
    case MUSTER_SLOT_ARMOR_ENCHANTMENT:
    case MUSTER_SLOT_ACCESSORY:
    case MUSTER_N_SLOTS:
    default:
      return index == 0 ? single_choice (character, slot) : NULL;
    }
}

void
muster_character_choose (MusterCharacter *character, MusterSlot slot, guint index, const MusterOption *option)
{
  MusterChoice *choice = muster_character_get_choice (character, slot, index);

  if (option == NULL && slot == MUSTER_SLOT_WEAPON && choice != NULL)
    g_array_remove_index (character->arms, index);
  else if (option == NULL && slot == MUSTER_SLOT_SKILL && choice != NULL)
    g_array_remove_index (character->talents, index);
  else if (choice != NULL)
    muster_choice_set_option (choice, option);
  else if (option != NULL && slot == MUSTER_SLOT_WEAPON)
    muster_choice_set_option (&muster_character_add_arm (character)->weapon, option);
  else if (option != NULL && slot == MUSTER_SLOT_SKILL)
    muster_choice_set_option (&muster_character_add_talent (character)->skill, option);
}

/* A new weapon or skill is written after the last of its kind: with equal orders, the list's own order holds. */

MusterArm *
muster_character_add_arm (MusterCharacter *character)
{
  MusterArm arm
      = { .order = character->arms->len > 0 ? muster_character_arm (character, character->arms->len - 1)->order : 0 };

  g_array_append_val (character->arms, arm);
  return &g_array_index (character->arms, MusterArm, character->arms->len - 1);
}

MusterTalent *
muster_character_add_talent (MusterCharacter *character)
{
  guint n = character->talents->len;
  MusterTalent talent = { .order = n > 0 ? muster_character_talent (character, n - 1)->order : 0 };

  g_array_append_val (character->talents, talent);
  return &g_array_index (character->talents, MusterTalent, n);
}

void
muster_character_name_values (MusterCharacter *character, const MusterCatalog *catalog, const char *const *ids)
{
  g_clear_pointer (&character->unknown_values, g_ptr_array_unref);
  character->names_values = ids != NULL;
  character->values = muster_values_resolve (catalog, ids, &character->unknown_values);
}

/* The choice at a step of the walk, made or not; FALSE past the last one. */
static gboolean
pick_at (const MusterCharacter *character, guint step, MusterPick *pick)
{
  guint arms = 2 * character->arms->len;

  pick->index = 0;
  if (step < 2)
    {
      pick->slot = step == 0 ? MUSTER_SLOT_RACE : MUSTER_SLOT_TAROT;
      pick->choice = step == 0 ? &character->race : &character->tarot;
      return TRUE;
    }
  step -= 2;
  if (step < arms)
    {
      const MusterArm *arm = muster_character_arm (character, step / 2);

      pick->slot = step % 2 == 0 ? MUSTER_SLOT_WEAPON : MUSTER_SLOT_WEAPON_ENCHANTMENT;
      pick->index = step / 2;
      pick->choice = step % 2 == 0 ? &arm->weapon : &arm->enchantment;
      return TRUE;
    }
  step -= arms;
  if (step < 3)
    {
      pick->slot = step == 0 ? MUSTER_SLOT_ARMOR : step == 1 ? MUSTER_SLOT_ARMOR_ENCHANTMENT : MUSTER_SLOT_ACCESSORY;
      pick->choice = step == 0 ? &character->armor : step == 1 ? &character->armor_enchantment : &character->accessory;
      return TRUE;
    }
  step -= 3;
  if (step >= character->talents->len)
    return FALSE;
  pick->slot = MUSTER_SLOT_SKILL;
  pick->index = step;
  pick->choice = &muster_character_talent (character, step)->skill;
  return TRUE;
}

gboolean
muster_character_next_pick (const MusterCharacter *character, MusterPick *pick)
{
  while (pick_at (character, pick->step, pick))
    {
      pick->step++;
      if (muster_choice_is_made (pick->choice))
        return TRUE;
    }
  return FALSE;
}
