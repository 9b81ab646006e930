/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/judge.h"

#include "games/collision/choice-rules.h"
#include "games/collision/totals.h"

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  const MusterCollisionTotals *totals;
  const MusterOption *tarot; /* NULL: rules that need it are skipped */
  GArray *findings;
  gboolean legal;
} Judging;

GArray *
muster_collision_findings_new (void)
{
  return g_array_sized_new (FALSE, FALSE, sizeof (MusterCollisionFinding), 8);
}

MusterLegality
muster_collision_findings_get_legality (const GArray *findings, const MusterThing *thing)
{
  MusterLegality legality = MUSTER_LEGAL;

  for (guint i = 0; i < findings->len; i++)
    {
      MusterCollisionRule rule = muster_collision_findings_at (findings, i)->rule;

      if (!muster_collision_rule_is_error (rule))
        continue;
      if (muster_agreements_find (thing->agreements, muster_collision_rule_get_id (rule)) == NULL)
        return MUSTER_ILLEGAL;
      legality = MUSTER_LEGAL_BY_AGREEMENT;
    }
  return legality;
}

static void
find (Judging *judging, MusterCollisionRule rule, MusterCollisionSlot slot, guint index, const MusterOption *option,
      const MusterOption *other)
{
  MusterCollisionFinding finding = { rule, slot, index, option, other };

  g_array_append_val (judging->findings, finding);
  judging->legal &= !muster_collision_rule_is_error (rule);
}

static void
judge_whole (Judging *judging)
{
  const MusterCollisionCharacter *character = judging->character;
  const MusterCollisionTotals *totals = judging->totals;

  if (!muster_choice_is_made (&character->race))
    find (judging, MUSTER_COLLISION_RULE_RACE_MISSING, MUSTER_COLLISION_SLOT_RACE, 0, NULL, NULL);
  if (!muster_choice_is_made (&character->tarot))
    find (judging, MUSTER_COLLISION_RULE_TAROT_MISSING, MUSTER_COLLISION_SLOT_TAROT, 0, NULL, NULL);
  if (muster_choice_is_made (&character->armor_enchantment) && !muster_choice_is_made (&character->armor))
    find (judging, MUSTER_COLLISION_RULE_ARMOR_ENCHANTMENT_NO_ARMOR, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, 0,
          character->armor_enchantment.option, NULL);
  if (totals->n_values > MUSTER_COLLISION_MAX_CHARACTER_VALUES)
    find (judging, MUSTER_COLLISION_RULE_VALUES_TOO_MANY, MUSTER_COLLISION_SLOT_VALUES, 0, NULL, NULL);
  for (guint i = 0; character->unknown_values != NULL && i < character->unknown_values->len; i++)
    find (judging, MUSTER_COLLISION_RULE_OPTION_UNKNOWN, MUSTER_COLLISION_SLOT_VALUES, i, NULL, NULL);
}

/* The last choice that uses any of a limited resource gets the blame: earlier ones were fine. */
static void
judge_limits (Judging *judging)
{
  const MusterCollisionTotals *totals = judging->totals;
  MusterCollisionPick pick = { 0 }, hands = { 0 }, weapon = { 0 }, skill = { 0 };

  if (totals->hands <= MUSTER_COLLISION_MAX_HANDS && totals->weapons <= MUSTER_COLLISION_MAX_WEAPONS
      && (totals->skills_limit < 0 || totals->skills <= (guint) totals->skills_limit))
    return;

  while (muster_collision_character_next_pick (judging->character, &pick))
    {
      if (pick.choice->option == NULL)
        continue;
      if (pick.choice->option->hands > 0)
        hands = pick;
      if (pick.slot == MUSTER_COLLISION_SLOT_WEAPON)
        weapon = pick;
      if (pick.slot == MUSTER_COLLISION_SLOT_SKILL)
        skill = pick;
    }
  if (totals->weapons > MUSTER_COLLISION_MAX_WEAPONS)
    find (judging, MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY, weapon.slot, weapon.index, weapon.choice->option, NULL);
  if (totals->hands > MUSTER_COLLISION_MAX_HANDS)
    find (judging, MUSTER_COLLISION_RULE_HANDS_TOO_MANY, hands.slot, hands.index, hands.choice->option, NULL);
  if (totals->skills_limit >= 0 && totals->skills > (guint) totals->skills_limit)
    find (judging, MUSTER_COLLISION_RULE_SKILLS_TOO_MANY, skill.slot, skill.index, skill.choice->option, NULL);
}

static gboolean
knows_before (const MusterCollisionCharacter *character, guint index, const MusterOption *skill)
{
  for (guint i = 0; i < index; i++)
    if (muster_collision_character_skill (character, i)->skill.option == skill)
      return TRUE;
  return FALSE;
}

static void
judge_skill (Judging *judging, const MusterCollisionPick *pick)
{
  const MusterOption *skill = pick->choice->option, *tarot = judging->tarot;

  if (muster_collision_choice_misses_suit (skill, tarot))
    find (judging, MUSTER_COLLISION_RULE_SKILL_SUIT, pick->slot, pick->index, skill, tarot);
  if (muster_collision_choice_exceeds_rank (skill, tarot))
    find (judging, MUSTER_COLLISION_RULE_SKILL_RANK, pick->slot, pick->index, skill, tarot);
}

static void
judge_enchanted_weapon (Judging *judging, const MusterCollisionPick *pick)
{
  const MusterOption *enchantment = pick->choice->option;
  const MusterOption *weapon = muster_collision_character_weapon (judging->character, pick->index)->weapon.option;

  if (muster_collision_choice_is_sharp_and_slays (weapon, enchantment))
    find (judging, MUSTER_COLLISION_RULE_WEAPON_SHARP_SLAY, pick->slot, pick->index, enchantment, weapon);
}

/* The weapon may follow; until then the enchantment has nothing to go on. */
static gboolean
lacks_weapon (const Judging *judging, const MusterCollisionPick *pick)
{
  return pick->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT
         && !muster_choice_is_made (&muster_collision_character_weapon (judging->character, pick->index)->weapon);
}

static void
judge_pick (Judging *judging, const MusterCollisionPick *pick)
{
  const MusterOption *option = pick->choice->option, *tarot = judging->tarot;
  gboolean enchants
      = pick->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT || pick->slot == MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT;

  if (option == NULL)
    {
      find (judging, MUSTER_COLLISION_RULE_OPTION_UNKNOWN, pick->slot, pick->index, NULL, NULL);
      return;
    }
  if (judging->character->names_values && muster_collision_choice_is_closed (option, judging->character->values))
    find (judging, MUSTER_COLLISION_RULE_OPTION_NOT_IN_VALUES, pick->slot, pick->index, option, NULL);
  if (enchants && muster_collision_choice_exceeds_rank (option, tarot))
    find (judging, MUSTER_COLLISION_RULE_ENCHANTMENT_RANK, pick->slot, pick->index, option, tarot);
  if (pick->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT)
    judge_enchanted_weapon (judging, pick);
  if (pick->slot == MUSTER_COLLISION_SLOT_SKILL)
    judge_skill (judging, pick);
}

/* Long lists of skills are checked by marking, short ones by comparing. */
#define SHORT_LIST 16

static void
judge_repeated (Judging *judging)
{
  const MusterCollisionCharacter *character = judging->character;
  guint n = character->skills->len;
  g_autoptr (GHashTable) known = n > SHORT_LIST ? g_hash_table_new (NULL, NULL) : NULL;

  for (guint i = 0; i < n; i++)
    {
      const MusterOption *skill = muster_collision_character_skill (character, i)->skill.option;

      if (skill == NULL)
        continue;
      if (known != NULL ? !g_hash_table_add (known, (gpointer) skill) : knows_before (character, i, skill))
        find (judging, MUSTER_COLLISION_RULE_SKILL_REPEATED, MUSTER_COLLISION_SLOT_SKILL, i, skill, NULL);
    }
}

/* Warnings. */

static void
warn_of_budget (Judging *judging)
{
  if (judging->character->budget != MUSTER_COLLISION_NO_BUDGET && judging->totals->points > judging->character->budget)
    find (judging, MUSTER_COLLISION_RULE_CHARACTER_BUDGET, MUSTER_COLLISION_SLOT_BUDGET, 0, NULL, NULL);
}

static void
warn_of_weapons (Judging *judging)
{
  MusterCollisionArsenal arsenal = muster_collision_arsenal_count (judging->character);

  for (guint i = 0; i < judging->character->skills->len; i++)
    {
      const MusterOption *skill = muster_collision_character_skill (judging->character, i)->skill.option;

      if (skill != NULL && skill->teaches != NULL && !muster_collision_arsenal_serves (&arsenal, skill->teaches->needs))
        find (judging, MUSTER_COLLISION_RULE_SKILL_NO_WEAPON, MUSTER_COLLISION_SLOT_SKILL, i, skill, NULL);
    }
}

/* The ability behind a feature of the whole character; NULL for plain numbers. */
static const MusterOption *
ability_of (const MusterFeature *feature)
{
  return feature->place == MUSTER_FEATURE_PLACE_EFFECT && feature->n_adds == 0 && feature->n_abilities > 0
             ? feature->abilities[0]
             : NULL;
}

/* Whether a choice before `pick` gives the same ability. */
static const MusterOption *
find_earlier (const MusterCollisionCharacter *character, const MusterCollisionPick *pick, const MusterOption *ability)
{
  MusterCollisionPick earlier = { 0 };

  while (muster_collision_character_next_pick (character, &earlier) && earlier.step < pick->step)
    {
      const MusterOption *option = earlier.choice->option;

      if (option == NULL || option->n_features == 0)
        continue;
      for (guint i = 0; i < option->n_features; i++)
        if (ability_of (&option->features[i]) == ability)
          return option;
    }
  return NULL;
}

/* Two daggers can both be Quick; one dagger can't be Quick twice. */
static gboolean
has_special (const MusterOption *weapon, const MusterFeature *special)
{
  for (guint i = 0; i < weapon->n_features; i++)
    if (weapon->features[i].place == MUSTER_FEATURE_PLACE_SPECIAL && special->place == MUSTER_FEATURE_PLACE_SPECIAL
        && g_str_equal (weapon->features[i].text, special->text))
      return TRUE;
  return FALSE;
}

static const MusterOption *
find_other_source (const MusterCollisionCharacter *character, const MusterCollisionPick *pick,
                   const MusterFeature *feature)
{
  const MusterOption *weapon, *ability = ability_of (feature);

  if (pick->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT)
    {
      weapon = muster_collision_character_weapon (character, pick->index)->weapon.option;
      return weapon != NULL && has_special (weapon, feature) ? weapon : NULL;
    }
  return ability != NULL ? find_earlier (character, pick, ability) : NULL;
}

static void
warn_of_abilities (Judging *judging, const MusterCollisionPick *pick)
{
  const MusterOption *option = pick->choice->option;

  for (guint i = 0; i < option->n_features; i++)
    {
      const MusterOption *other = find_other_source (judging->character, pick, &option->features[i]);

      if (other != NULL)
        find (judging, MUSTER_COLLISION_RULE_ABILITY_ALREADY_HAD, pick->slot, pick->index, option, other);
    }
}

/* A free skill that the character could take. */
static const MusterOption *
find_free_skill (Judging *judging)
{
  const MusterCollisionCharacter *character = judging->character;
  guint n = muster_catalog_count (judging->catalog, MUSTER_KIND_SKILL);

  for (guint i = 0; i < n; i++)
    {
      const MusterOption *skill = muster_catalog_nth (judging->catalog, MUSTER_KIND_SKILL, i);

      if (muster_collision_choice_is_free_skill (skill, judging->tarot)
          && !knows_before (character, character->skills->len, skill))
        return skill;
    }
  return NULL;
}

static void
warn_of_unused_skills (Judging *judging)
{
  const MusterOption *skill;

  if (judging->tarot == NULL || judging->totals->skills >= (guint) judging->totals->skills_limit)
    return;
  skill = find_free_skill (judging);
  if (skill != NULL)
    find (judging, MUSTER_COLLISION_RULE_SKILLS_UNUSED, MUSTER_COLLISION_SLOT_SKILL, judging->character->skills->len,
          skill, NULL);
}

gboolean
muster_collision_judge (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                        MusterCollisionTotals *totals, GArray *findings)
{
  Judging judging = { catalog, character, totals, character->tarot.option, findings, TRUE };
  MusterCollisionPick pick = { 0 };

  g_array_set_size (findings, 0);
  muster_collision_totals_derive (character, totals);

  judge_whole (&judging);
  judge_limits (&judging);
  while (muster_collision_character_next_pick (character, &pick))
    judge_pick (&judging, &pick);
  judge_repeated (&judging);

  pick = (MusterCollisionPick){ 0 };
  while (muster_collision_character_next_pick (character, &pick))
    if (lacks_weapon (&judging, &pick))
      find (&judging, MUSTER_COLLISION_RULE_ENCHANTMENT_NO_WEAPON, pick.slot, pick.index, pick.choice->option, NULL);
    else if (pick.choice->option != NULL && pick.choice->option->n_features > 0
             && pick.slot != MUSTER_COLLISION_SLOT_WEAPON)
      warn_of_abilities (&judging, &pick);
  warn_of_weapons (&judging);
  warn_of_unused_skills (&judging);
  warn_of_budget (&judging);

  return judging.legal;
}
