/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/draft.h"

#include "games/collision/rules.h"

void
muster_forge_draft_open (MusterForgeDraft *draft, const MusterForge *forge)
{
  *draft = (MusterForgeDraft){
    .race = MUSTER_FORGE_FREE,
    .tarot = MUSTER_FORGE_FREE,
    .armor = MUSTER_FORGE_FREE,
    .armor_enchantment = MUSTER_FORGE_FREE,
    .accessory = MUSTER_FORGE_FREE,
    .more_weapons = TRUE,
    .more_enchantment = MUSTER_FORGE_FREE,
    .more_skills = TRUE,
    .has_skill = g_new0 (gboolean, forge->skills.n + 1),
  };
}

void
muster_forge_draft_copy (MusterForgeDraft *to, const MusterForgeDraft *from, const MusterForge *forge)
{
  *to = *from;
  to->has_skill = g_memdup2 (from->has_skill, (forge->skills.n + 1) * sizeof (gboolean));
}

void
muster_forge_draft_clear (MusterForgeDraft *draft)
{
  g_clear_pointer (&draft->has_skill, g_free);
}

static gint
read_choice (MusterForgeDraft *draft, const MusterForge *forge, const MusterChoice *choice, gint empty)
{
  draft->hopeless |= muster_choice_is_unknown (choice);
  return choice->option != NULL ? muster_forge_find (forge, choice->option) : empty;
}

static gint
get_empty (MusterForgeClosed closed, MusterCollisionSlot slot)
{
  return (closed >> slot & 1) != 0 ? MUSTER_FORGE_NONE : MUSTER_FORGE_FREE;
}

static void
read_weapons (MusterForgeDraft *draft, const MusterForge *forge, const MusterCollisionCharacter *character)
{
  for (guint i = 0; i < character->weapons->len; i++)
    {
      const MusterCollisionWeapon *carried = muster_collision_character_weapon (character, i);
      MusterForgeWeapon read = { read_choice (draft, forge, &carried->weapon, MUSTER_FORGE_FREE),
                                 read_choice (draft, forge, &carried->enchantment, draft->more_enchantment) };

      if (!muster_choice_is_made (&carried->weapon) && !muster_choice_is_made (&carried->enchantment))
        continue;
      if (draft->n_weapons < MUSTER_COLLISION_MAX_WEAPONS)
        draft->weapons[draft->n_weapons++] = read;
      else
        draft->hopeless = TRUE;
    }
}

static void
read_skills (MusterForgeDraft *draft, const MusterForge *forge, const MusterCollisionCharacter *character)
{
  for (guint i = 0; i < character->skills->len; i++)
    {
      gint skill
          = read_choice (draft, forge, &muster_collision_character_skill (character, i)->skill, MUSTER_FORGE_FREE);

      if (skill < 0)
        continue;
      draft->hopeless |= draft->has_skill[skill];
      draft->has_skill[skill] = TRUE;
      draft->n_skills++;
    }
}

void
muster_forge_draft_read (MusterForgeDraft *draft, const MusterForge *forge, const MusterCollisionCharacter *character,
                         MusterForgeClosed closed)
{
  muster_forge_draft_open (draft, forge);
  draft->race = read_choice (draft, forge, &character->race, MUSTER_FORGE_FREE);
  draft->tarot = read_choice (draft, forge, &character->tarot, MUSTER_FORGE_FREE);
  draft->armor = read_choice (draft, forge, &character->armor, get_empty (closed, MUSTER_COLLISION_SLOT_ARMOR));
  draft->armor_enchantment = read_choice (draft, forge, &character->armor_enchantment,
                                          get_empty (closed, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT));
  draft->accessory
      = read_choice (draft, forge, &character->accessory, get_empty (closed, MUSTER_COLLISION_SLOT_ACCESSORY));
  draft->more_weapons = get_empty (closed, MUSTER_COLLISION_SLOT_WEAPON) == MUSTER_FORGE_FREE;
  draft->more_enchantment = get_empty (closed, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT);
  draft->more_skills = get_empty (closed, MUSTER_COLLISION_SLOT_SKILL) == MUSTER_FORGE_FREE;
  read_weapons (draft, forge, character);
  read_skills (draft, forge, character);
  draft->names_values = character->names_values;
  draft->values = character->values;
  draft->hopeless
      |= character->unknown_values != NULL
         || (draft->names_values && muster_value_set_size (draft->values) > MUSTER_COLLISION_MAX_CHARACTER_VALUES);
}

void
muster_forge_draft_close (MusterForgeDraft *draft, const MusterForge *forge, MusterForgeClosed closed)
{
  g_autoptr (MusterCollisionCharacter) nothing = muster_collision_character_new ();

  muster_forge_draft_read (draft, forge, nothing, closed);
}

static gboolean
weapon_matches (const MusterForgeWeapon *carried, gint weapon, gint enchantment)
{
  return muster_forge_allows (carried->weapon, weapon) && muster_forge_allows (carried->enchantment, enchantment);
}

guint
muster_forge_weapon_way (const MusterForgeDraft *draft, gint weapon, gint enchantment)
{
  const MusterForgeWeapon more = { MUSTER_FORGE_FREE, draft->more_enchantment };
  guint way = 0;

  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    if (weapon_matches (i < draft->n_weapons ? &draft->weapons[i] : &more, weapon, enchantment))
      way |= 1u << i;
  return way;
}

gboolean
muster_forge_weapon_ways_match (guint a, guint b)
{
  return ((a & 1) != 0 && (b & 2) != 0) || ((a & 2) != 0 && (b & 1) != 0);
}

gboolean
muster_forge_allows_two_weapons (const MusterForgeDraft *draft)
{
  return draft->n_weapons == 2 || draft->more_weapons;
}

gboolean
muster_forge_allows_one_weapon (const MusterForgeDraft *draft, guint way)
{
  return (draft->n_weapons == 1 || (draft->n_weapons == 0 && draft->more_weapons)) && (way & 1) != 0;
}

gboolean
muster_forge_weapon_fits (const MusterForge *forge, const MusterFamily *family, const MusterOption *tarot, gint weapon,
                          gint enchantment)
{
  const MusterOption *carried = forge->weapons.options[weapon];
  const MusterOption *with = enchantment >= 0 ? forge->weapon_enchantments.options[enchantment] : NULL;

  return carried->hands <= MUSTER_COLLISION_MAX_HANDS && muster_family_opens (family, carried)
         && (with == NULL
             || (muster_family_opens (family, with) && muster_collision_rank_allows (tarot, with)
                 && muster_collision_weapon_takes (carried, with)));
}

gboolean
muster_forge_skill_fits (const MusterForge *forge, const MusterForgeDraft *draft, const MusterFamily *family,
                         const MusterOption *tarot, guint skill)
{
  const MusterOption *option = forge->skills.options[skill];

  return muster_family_opens (family, option) && muster_collision_suit_allows (tarot, option)
         && muster_collision_rank_allows (tarot, option) && (draft->more_skills || draft->has_skill[skill]);
}

static gboolean
opens (const MusterFamily *family, const MusterForgeKind *kind, gint settled)
{
  return settled < 0 || muster_family_opens (family, kind->options[settled]);
}

gboolean
muster_forge_draft_is_open (const MusterForgeDraft *draft, const MusterForge *forge, const MusterFamily *family)
{
  gboolean open = opens (family, &forge->races, draft->race) && opens (family, &forge->tarots, draft->tarot)
                  && opens (family, &forge->armors, draft->armor)
                  && opens (family, &forge->armor_enchantments, draft->armor_enchantment)
                  && opens (family, &forge->accessories, draft->accessory);

  for (guint i = 0; i < draft->n_weapons; i++)
    open = open && opens (family, &forge->weapons, draft->weapons[i].weapon)
           && opens (family, &forge->weapon_enchantments, draft->weapons[i].enchantment);
  for (guint i = 0; open && draft->n_skills > 0 && i < forge->skills.n; i++)
    open = !draft->has_skill[i] || muster_family_opens (family, forge->skills.options[i]);
  return open;
}

/* Complete characters. */

static gint
compare_weapons (const MusterForgeWeapon *a, const MusterForgeWeapon *b)
{
  if ((a->weapon < 0) != (b->weapon < 0))
    return a->weapon < 0 ? 1 : -1;
  return a->weapon != b->weapon ? a->weapon - b->weapon : a->enchantment - b->enchantment;
}

static gint
compare_numbers (gconstpointer a, gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

static void
sort (MusterForgeBuild *build)
{
  MusterForgeWeapon first = build->weapons[0];

  if (compare_weapons (&build->weapons[0], &build->weapons[1]) > 0)
    {
      build->weapons[0] = build->weapons[1];
      build->weapons[1] = first;
    }
  qsort (build->skills, build->n_skills, sizeof build->skills[0], compare_numbers);
}

static gint
settle (gint number)
{
  return number >= 0 ? number : MUSTER_FORGE_NONE;
}

gboolean
muster_forge_build_read (MusterForgeBuild *build, const MusterForge *forge, const MusterCollisionCharacter *character)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  gboolean whole;

  muster_forge_draft_read (&draft, forge, character, 0);
  *build = (MusterForgeBuild){ .race = draft.race,
                               .tarot = draft.tarot,
                               .armor = settle (draft.armor),
                               .armor_enchantment = settle (draft.armor_enchantment),
                               .accessory = settle (draft.accessory) };
  whole = !draft.hopeless && draft.race >= 0 && draft.tarot >= 0 && draft.n_skills <= G_N_ELEMENTS (build->skills);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    {
      build->weapons[i] = (MusterForgeWeapon){ MUSTER_FORGE_NONE, MUSTER_FORGE_NONE };
      if (i < draft.n_weapons)
        build->weapons[i] = (MusterForgeWeapon){ draft.weapons[i].weapon, settle (draft.weapons[i].enchantment) };
      whole &= i >= draft.n_weapons || draft.weapons[i].weapon >= 0;
    }
  for (guint i = 0; whole && i < forge->skills.n; i++)
    if (draft.has_skill[i])
      build->skills[build->n_skills++] = (gint) i;
  sort (build);
  return whole;
}

static void
choose (MusterCollisionCharacter *character, MusterCollisionSlot slot, guint index, const MusterForgeKind *kind,
        gint number)
{
  if (number >= 0)
    muster_collision_character_choose (character, slot, index, kind->options[number]);
}

/* Fills the draft's own choices first and in order, so that its weapons and skills keep their indexes. */
static void
fill_weapons (MusterCollisionCharacter *character, const MusterForgeBuild *build, const MusterForge *forge)
{
  while (character->weapons->len > 0)
    g_array_remove_index (character->weapons, character->weapons->len - 1);
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS && build->weapons[i].weapon >= 0; i++)
    {
      choose (character, MUSTER_COLLISION_SLOT_WEAPON, i, &forge->weapons, build->weapons[i].weapon);
      choose (character, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, i, &forge->weapon_enchantments,
              build->weapons[i].enchantment);
    }
}

static gboolean
has_skill (const MusterCollisionCharacter *character, const MusterOption *skill)
{
  for (guint i = 0; i < character->skills->len; i++)
    if (muster_collision_character_skill (character, i)->skill.option == skill)
      return TRUE;
  return FALSE;
}

MusterCollisionCharacter *
muster_forge_build_make (const MusterForgeBuild *build, const MusterForge *forge, const MusterCollisionCharacter *draft)
{
  MusterCollisionCharacter *character
      = draft != NULL ? muster_collision_character_copy (draft) : muster_collision_character_new ();

  choose (character, MUSTER_COLLISION_SLOT_RACE, 0, &forge->races, build->race);
  choose (character, MUSTER_COLLISION_SLOT_TAROT, 0, &forge->tarots, build->tarot);
  fill_weapons (character, build, forge);
  choose (character, MUSTER_COLLISION_SLOT_ARMOR, 0, &forge->armors, build->armor);
  choose (character, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, 0, &forge->armor_enchantments, build->armor_enchantment);
  choose (character, MUSTER_COLLISION_SLOT_ACCESSORY, 0, &forge->accessories, build->accessory);
  for (guint i = 0; i < build->n_skills; i++)
    if (!has_skill (character, forge->skills.options[build->skills[i]]))
      choose (character, MUSTER_COLLISION_SLOT_SKILL, character->skills->len, &forge->skills, build->skills[i]);
  return character;
}
