/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/finding.h"

#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/collision/values.h"

static const MusterRule rules[MUSTER_COLLISION_N_RULES] = {
  [MUSTER_COLLISION_RULE_RACE_MISSING] = { "race.missing", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_TAROT_MISSING] = { "tarot.missing", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY] = { "weapons.too-many", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_HANDS_TOO_MANY] = { "hands.too-many", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_ENCHANTMENT_RANK] = { "enchantment.rank", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_ARMOR_ENCHANTMENT_NO_ARMOR] = { "armor-enchantment.no-armor", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_WEAPON_SHARP_SLAY] = { "weapon.sharp-slay", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_SKILLS_TOO_MANY] = { "skills.too-many", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_SKILL_SUIT] = { "skill.suit", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_SKILL_RANK] = { "skill.rank", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_SKILL_REPEATED] = { "skill.repeated", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_VALUES_TOO_MANY] = { "values.too-many", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_OPTION_NOT_IN_VALUES] = { "option.not-in-values", MUSTER_SEVERITY_ERROR, FALSE },
  [MUSTER_COLLISION_RULE_SKILL_NO_WEAPON] = { "skill.no-weapon", MUSTER_SEVERITY_WARNING, FALSE },
  [MUSTER_COLLISION_RULE_ABILITY_ALREADY_HAD] = { "ability.already-had", MUSTER_SEVERITY_WARNING, FALSE },
  [MUSTER_COLLISION_RULE_SKILLS_UNUSED] = { "skills.unused", MUSTER_SEVERITY_WARNING, FALSE },
  [MUSTER_COLLISION_RULE_ENCHANTMENT_NO_WEAPON] = { "enchantment.no-weapon", MUSTER_SEVERITY_WARNING, FALSE },
  [MUSTER_COLLISION_RULE_CHARACTER_BUDGET] = { "character.budget", MUSTER_SEVERITY_WARNING, FALSE },
};

const MusterRule *
muster_collision_rule_get (MusterCollisionRule rule)
{
  return rule == MUSTER_COLLISION_RULE_OPTION_UNKNOWN ? &muster_rule_option_unknown : &rules[rule];
}

const char *
muster_collision_rule_get_id (MusterCollisionRule rule)
{
  return muster_collision_rule_get (rule)->id;
}

gboolean
muster_collision_rule_is_error (MusterCollisionRule rule)
{
  return muster_collision_rule_get (rule)->severity == MUSTER_SEVERITY_ERROR;
}

gboolean
muster_collision_rule_is_missing (MusterCollisionRule rule)
{
  return rule == MUSTER_COLLISION_RULE_RACE_MISSING || rule == MUSTER_COLLISION_RULE_TAROT_MISSING;
}

/* Rules about the character as a whole, wherever the limit was crossed. */
static gboolean
is_of_the_whole (MusterCollisionRule rule)
{
  return rule == MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY || rule == MUSTER_COLLISION_RULE_HANDS_TOO_MANY
         || rule == MUSTER_COLLISION_RULE_SKILLS_TOO_MANY || rule == MUSTER_COLLISION_RULE_VALUES_TOO_MANY
         || rule == MUSTER_COLLISION_RULE_SKILLS_UNUSED || rule == MUSTER_COLLISION_RULE_CHARACTER_BUDGET;
}

gboolean
muster_collision_finding_equal (const MusterCollisionFinding *a, const MusterCollisionFinding *b)
{
  if (a->rule != b->rule || is_of_the_whole (a->rule))
    return a->rule == b->rule;
  if (a->slot != b->slot || a->option != b->option)
    return FALSE;
  /* A skill is the same wherever it is in the list; unknown ones can only be identified by index. */
  return a->index == b->index || (a->slot == MUSTER_COLLISION_SLOT_SKILL && a->option != NULL);
}

/* Not an index of a weapon or skill. */
#define NOWHERE G_MAXUINT

MusterCollisionFinding
muster_collision_finding_after_removal (const MusterCollisionFinding *finding, MusterCollisionSlot slot, guint index)
{
  MusterCollisionFinding after = *finding;
  gboolean enchantment
      = slot == MUSTER_COLLISION_SLOT_WEAPON && finding->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT;

  if ((finding->slot == slot || enchantment) && finding->index >= index)
    after.index = finding->index == index ? NOWHERE : finding->index - 1;
  return after;
}

static const char *
written_at (const MusterCollisionFinding *finding, const MusterCollisionCharacter *character)
{
  MusterChoice *choice;

  if (finding->slot == MUSTER_COLLISION_SLOT_VALUES)
    return character->unknown_values->pdata[finding->index];
  choice
      = muster_collision_character_get_choice ((MusterCollisionCharacter *) character, finding->slot, finding->index);
  return choice != NULL ? choice->id : NULL;
}

MusterPlace
muster_collision_finding_get_place (const MusterCollisionFinding *finding, const MusterCollisionCharacter *character)
{
  MusterPlace place;

  switch (finding->slot)
    {
    case MUSTER_COLLISION_SLOT_WEAPON:
      return muster_place_nth ("weapon", finding->index + 1);
    case MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT:
      place = muster_place_nth ("weapon", finding->index + 1);
      return muster_place_inner (&place, "enchantment", 0);
    case MUSTER_COLLISION_SLOT_SKILL:
      place = muster_place (written_at (finding, character) != NULL ? "skill" : "skills");
      place.word = g_strdup (written_at (finding, character));
      return place;
    case MUSTER_COLLISION_SLOT_VALUES:
      return muster_place ("values");
    case MUSTER_COLLISION_SLOT_BUDGET:
      return muster_place ("budget");
    case MUSTER_COLLISION_SLOT_RACE:
    case MUSTER_COLLISION_SLOT_TAROT:
    case MUSTER_COLLISION_SLOT_ARMOR:
    case MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT:
    case MUSTER_COLLISION_SLOT_ACCESSORY:
    default:
      return muster_place (muster_kind_get_id (muster_collision_slot_get_kind (finding->slot)));
    }
}

/* Longer lists of names don't help. */
#define MOST_NAMES 10

/* The names of what takes hands, or of the weapons, or of the skills. */
static char *
dup_names (const MusterCollisionCharacter *character, MusterCollisionRule rule)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *others = NULL;
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (character, &pick))
    {
      const MusterOption *option = pick.choice->option;

      if (option != NULL
          && (rule == MUSTER_COLLISION_RULE_HANDS_TOO_MANY     ? option->hands > 0
              : rule == MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY ? pick.slot == MUSTER_COLLISION_SLOT_WEAPON
                                                               : pick.slot == MUSTER_COLLISION_SLOT_SKILL))
        g_ptr_array_add (names, (gpointer) muster_option_get_name (option));
    }
  if (names->len > MOST_NAMES)
    {
      /* Translators: the end of a list that is too long: "Dodge, Backstab and 70 more" */
      others = muster_phrase_fill (ngettext ("%u more", "%u more", names->len - MOST_NAMES), names->len - MOST_NAMES);
      g_ptr_array_set_size (names, MOST_NAMES);
      g_ptr_array_add (names, others);
    }
  g_ptr_array_add (names, NULL);
  return muster_phrase_dup_and ((const char *const *) names->pdata);
}

static char *
dup_too_many (const MusterCollisionFinding *finding, const MusterCollisionCharacter *character,
              const MusterCollisionTotals *totals)
{
  g_autofree char *names = dup_names (character, finding->rule);
  g_autofree char *have = NULL, *limit = NULL;

  if (finding->rule == MUSTER_COLLISION_RULE_HANDS_TOO_MANY)
    {
      have = muster_phrase_dup_number (totals->hands);
      limit = muster_phrase_dup_number (MUSTER_COLLISION_MAX_HANDS);
      /* Translators: "Pike and Shield take three hands; a character has two." */
      return muster_phrase_fill (_ ("%s take %s hands; a character has %s."), names, have, limit);
    }
  if (finding->rule == MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY)
    {
      have = muster_phrase_dup_number (totals->weapons);
      limit = muster_phrase_dup_number (MUSTER_COLLISION_MAX_WEAPONS);
      return muster_phrase_fill (_ ("%s are %s weapons; a character carries at most %s."), names, have, limit);
    }
  have = muster_phrase_dup_number (totals->skills);
  limit = muster_phrase_dup_number (totals->skills_limit);
  if (totals->skills == 1)
    return muster_phrase_fill (_ ("%s is one skill; this character may have none."), names);
  if (character->race.option != NULL && character->race.option->skills != 0)
    return muster_phrase_fill (_ ("%s are %s skills; %s and %s allow %s."), names, have,
                               muster_option_get_name (character->tarot.option),
                               muster_option_get_name (character->race.option), limit);
  return muster_phrase_fill (_ ("%s are %s skills; %s allows %s."), names, have,
                             muster_option_get_name (character->tarot.option), limit);
}

/* One of the smallest sets that would be enough if that many values were allowed. */
static MusterValueSet
find_wanted_values (const MusterCollisionCharacter *character)
{
  MusterCollisionValueNeeds needs = { 0 };
  MusterValueChoices choices;
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (character, &pick))
    if (pick.choice->option != NULL)
      muster_collision_value_needs_add (&needs, pick.choice->option->values);
  muster_collision_values_find_smallest (&needs, MUSTER_MAX_VALUES, &choices);
  return choices.sets[0];
}

static char *
dup_too_many_values (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                     const MusterCollisionTotals *totals)
{
  MusterValueSet wanted = character->names_values ? character->values : find_wanted_values (character);
  g_autofree char *names = muster_catalog_dup_value_names (catalog, wanted);
  g_autofree char *have = muster_phrase_dup_number (totals->n_values);
  g_autofree char *limit = muster_phrase_dup_number (MUSTER_COLLISION_MAX_CHARACTER_VALUES);

  if (character->names_values)
    return muster_phrase_fill (_ ("This character names %s values (%s); the limit is %s."), have, names, limit);
  return muster_phrase_fill (_ ("This character's choices need at least %s values (%s); the limit is %s."), have, names,
                             limit);
}

static char *
dup_not_in_values (const MusterCollisionFinding *finding, const MusterCatalog *catalog)
{
  const char *values[MUSTER_MAX_VALUES + 1] = { NULL };
  g_autofree char *names = NULL;
  guint n = 0;

  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((finding->option->values & (1u << bit)) != 0 && muster_catalog_value (catalog, bit) != NULL)
      values[n++] = muster_option_get_name (muster_catalog_value (catalog, bit));
  names = muster_phrase_dup_or (values);
  return muster_phrase_fill (_ ("%s is only open to %s, which this character doesn't name."),
                             muster_option_get_name (finding->option), names);
}

static char *
dup_unknown (const MusterCollisionFinding *finding, const MusterCollisionCharacter *character)
{
  static const char *const kinds[] = {
    [MUSTER_COLLISION_SLOT_RACE] = N_ ("No installed content has a race “%s”; it is kept but doesn't count."),
    [MUSTER_COLLISION_SLOT_TAROT] = N_ ("No installed content has a tarot “%s”; it is kept but doesn't count."),
    [MUSTER_COLLISION_SLOT_WEAPON] = N_ ("No installed content has a weapon “%s”; it is kept but doesn't count."),
    [MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT]
    = N_ ("No installed content has a weapon enchantment “%s”; it is kept but doesn't count."),
    [MUSTER_COLLISION_SLOT_ARMOR] = N_ ("No installed content has an armor “%s”; it is kept but doesn't count."),
    [MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT]
    = N_ ("No installed content has an armor enchantment “%s”; it is kept but doesn't count."),
    [MUSTER_COLLISION_SLOT_ACCESSORY]
    = N_ ("No installed content has an accessory “%s”; it is kept but doesn't count."),
    [MUSTER_COLLISION_SLOT_SKILL] = N_ ("No installed content has a skill “%s”; it is kept but doesn't count."),
    [MUSTER_COLLISION_SLOT_VALUES] = N_ ("No installed content has a value “%s”; it is kept but doesn't count."),
  };

  return muster_phrase_fill (_ (kinds[finding->slot]), written_at (finding, character));
}

static char *
dup_suit (const MusterCollisionFinding *finding)
{
  static const char *const suits[]
      = { "", NC_ ("suit", "Swords"), NC_ ("suit", "Cups"), NC_ ("suit", "Rods"), NC_ ("suit", "Coins") };

  /* Translators: a skill, its suit, a tarot and its suit: "Shrug is a skill of Swords; 6 of Cups is of Cups." */
  return muster_phrase_fill (_ ("%s is a skill of %s; %s is of %s."), muster_option_get_name (finding->option),
                             C_ ("suit", suits[finding->option->suit]), muster_option_get_name (finding->other),
                             C_ ("suit", suits[finding->other->suit]));
}

static char *
dup_no_weapon (const MusterCollisionFinding *finding)
{
  static const char *const needs[] = {
    [MUSTER_NEEDS_NOTHING] = "%s",
    [MUSTER_NEEDS_WEAPON] = N_ ("%s is of no use without a weapon."),
    [MUSTER_NEEDS_MELEE_WEAPON] = N_ ("%s is of no use without a melee weapon."),
    [MUSTER_NEEDS_RANGED_WEAPON] = N_ ("%s is of no use without a ranged weapon."),
    [MUSTER_NEEDS_TWO_MELEE_WEAPONS] = N_ ("%s is of no use without two melee weapons."),
  };

  return muster_phrase_fill (_ (needs[finding->option->teaches->needs]), muster_option_get_name (finding->option));
}

static char *
dup_already_had (const MusterCollisionFinding *finding)
{
  const MusterOption *shared = NULL;

  for (guint i = 0; i < finding->option->n_features; i++)
    {
      const MusterFeature *feature = &finding->option->features[i];

      if (shared == NULL && feature->n_abilities > 0 && muster_option_gives (finding->other, feature->abilities[0]))
        shared = feature->abilities[0];
    }
  if (shared == NULL)
    return muster_phrase_fill (_ ("%s gives nothing that %s doesn't give already."),
                               muster_option_get_name (finding->option), muster_option_get_name (finding->other));
  return muster_phrase_fill (_ ("%s gives %s, which %s gives already."), muster_option_get_name (finding->option),
                             muster_option_get_name (shared), muster_option_get_name (finding->other));
}

static char *
dup_unused (const MusterCollisionFinding *finding, const MusterCollisionTotals *totals)
{
  guint room = (guint) totals->skills_limit - totals->skills;
  g_autofree char *number = muster_phrase_dup_number (room);

  return muster_phrase_fill (ngettext ("There is room for %s more skill, and %s costs nothing.",
                                       "There is room for %s more skills, and %s costs nothing.", room),
                             number, muster_option_get_name (finding->option));
}

static char *
dup_over_budget (const MusterCollisionCharacter *character, const MusterCollisionTotals *totals)
{
  int over = (int) (totals->points - character->budget);

  return muster_phrase_fill (ngettext ("This character costs %d points, %d point more than its budget of %d.",
                                       "This character costs %d points, %d points more than its budget of %d.",
                                       (gulong) over),
                             (int) totals->points, over, character->budget);
}

char *
muster_collision_finding_dup_sentence (const MusterCollisionFinding *finding, const MusterCatalog *catalog,
                                       const MusterCollisionCharacter *character, const MusterCollisionTotals *totals)
{
  const MusterOption *option = finding->option, *other = finding->other;

  switch (finding->rule)
    {
    case MUSTER_COLLISION_RULE_RACE_MISSING:
      return g_strdup (_ ("This character has no race yet."));
    case MUSTER_COLLISION_RULE_TAROT_MISSING:
      return g_strdup (_ ("This character has no tarot yet."));
    case MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY:
    case MUSTER_COLLISION_RULE_HANDS_TOO_MANY:
    case MUSTER_COLLISION_RULE_SKILLS_TOO_MANY:
      return dup_too_many (finding, character, totals);
    case MUSTER_COLLISION_RULE_ENCHANTMENT_RANK:
    case MUSTER_COLLISION_RULE_SKILL_RANK:
      return muster_phrase_fill (_ ("%s needs a tarot of rank %d or higher; %s has rank %d."),
                                 muster_option_get_name (option), option->rank, muster_option_get_name (other),
                                 other->rank);
    case MUSTER_COLLISION_RULE_ARMOR_ENCHANTMENT_NO_ARMOR:
      return muster_phrase_fill (_ ("%s enchants armor, and this character wears none."),
                                 muster_choice_get_name (&character->armor_enchantment));
    case MUSTER_COLLISION_RULE_WEAPON_SHARP_SLAY:
      return muster_phrase_fill (_ ("%s is Sharp, and a Sharp weapon never has Crit: Slay; it can't carry %s."),
                                 muster_option_get_name (other), muster_option_get_name (option));
    case MUSTER_COLLISION_RULE_SKILL_SUIT:
      return dup_suit (finding);
    case MUSTER_COLLISION_RULE_SKILL_REPEATED:
      return muster_phrase_fill (_ ("%s was chosen more than once; a skill is learned only once."),
                                 muster_option_get_name (option));
    case MUSTER_COLLISION_RULE_VALUES_TOO_MANY:
      return dup_too_many_values (catalog, character, totals);
    case MUSTER_COLLISION_RULE_OPTION_UNKNOWN:
      return dup_unknown (finding, character);
    case MUSTER_COLLISION_RULE_OPTION_NOT_IN_VALUES:
      return dup_not_in_values (finding, catalog);
    case MUSTER_COLLISION_RULE_SKILL_NO_WEAPON:
      return dup_no_weapon (finding);
    case MUSTER_COLLISION_RULE_ABILITY_ALREADY_HAD:
      return dup_already_had (finding);
    case MUSTER_COLLISION_RULE_SKILLS_UNUSED:
      return dup_unused (finding, totals);
    case MUSTER_COLLISION_RULE_ENCHANTMENT_NO_WEAPON:
      return muster_phrase_fill (_ ("%s needs a weapon to enchant."),
                                 muster_choice_get_name (muster_collision_character_get_choice (
                                     (MusterCollisionCharacter *) character, finding->slot, finding->index)));
    case MUSTER_COLLISION_RULE_CHARACTER_BUDGET:
      return dup_over_budget (character, totals);
    case MUSTER_COLLISION_N_RULES:
    default:
      g_return_val_if_reached (NULL);
    }
}
