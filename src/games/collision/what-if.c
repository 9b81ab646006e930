/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/what-if.h"

#include "games/collision/choice-rules.h"

/* The totals without the place's choice. */

static gboolean
is_enchantment (MusterCollisionSlot slot)
{
  return slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT || slot == MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT;
}

/* Counts errors of a choice by itself or with its tarot. */
static guint
count_own (MusterCollisionSlot slot, const MusterOption *option, const MusterOption *tarot)
{
  if (slot == MUSTER_COLLISION_SLOT_SKILL)
    return (guint) muster_collision_choice_misses_suit (option, tarot)
           + muster_collision_choice_exceeds_rank (option, tarot);
  return is_enchantment (slot) && muster_collision_choice_exceeds_rank (option, tarot);
}

/* A weapon with its enchantment, if neither is the place. */
static guint
count_together (const MusterCollisionWhatIf *what_if, const MusterCollisionPick *pick)
{
  if (pick->slot != MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT
      || (what_if->slot == MUSTER_COLLISION_SLOT_WEAPON && what_if->index == pick->index))
    return 0;
  return muster_collision_choice_is_sharp_and_slays (
      muster_collision_character_weapon (what_if->character, pick->index)->weapon.option, pick->choice->option);
}

static gboolean
is_place (const MusterCollisionWhatIf *what_if, const MusterCollisionPick *pick)
{
  if (pick->index != what_if->index)
    return FALSE;
  return pick->slot == what_if->slot
         || (what_if->with_enchantment && pick->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT);
}

static void
add_pick (MusterCollisionWhatIf *what_if, const MusterCollisionPick *pick, MusterCollisionValueFamily *values)
{
  const MusterCollisionCharacter *character = what_if->character;
  const MusterOption *option = pick->choice->option;

  if (option == NULL)
    {
      what_if->errors++;
      return;
    }
  what_if->points += option->points;
  what_if->hands += option->hands;
  what_if->weapons += pick->slot == MUSTER_COLLISION_SLOT_WEAPON;
  what_if->skills += pick->slot == MUSTER_COLLISION_SLOT_SKILL;
  what_if->same
      += pick->slot == MUSTER_COLLISION_SLOT_SKILL && what_if->finding != NULL && option == what_if->finding->option;
  what_if->errors += count_own (pick->slot, option, what_if->tarot) + count_together (what_if, pick);
  if (character->names_values && what_if->slot != MUSTER_COLLISION_SLOT_VALUES)
    what_if->errors += muster_collision_choice_is_closed (option, character->values);
  if (!character->names_values || what_if->slot == MUSTER_COLLISION_SLOT_VALUES)
    muster_collision_value_family_add (values, option->values);
}

static void
add_picks (MusterCollisionWhatIf *what_if)
{
  const MusterCollisionCharacter *character = what_if->character;
  MusterCollisionValueFamily values;

  muster_collision_value_family_init (&values);
  for (guint i = 0; i < what_if->n_picks; i++)
    {
      const MusterCollisionPick *pick = &what_if->picks[i];

      if (!is_place (what_if, pick))
        add_pick (what_if, pick, &values);
    }
  if (character->names_values && what_if->slot != MUSTER_COLLISION_SLOT_VALUES)
    what_if->n_values = muster_value_set_size (character->values);
  else
    what_if->n_values = muster_collision_value_family_get_smallest (&values, &what_if->smallest);
}

/* Whether this skill occurs outside the place, before index `end`. */
static gboolean
knows (const MusterCollisionWhatIf *what_if, const MusterOption *skill, guint end)
{
  const MusterCollisionCharacter *character = what_if->character;

  for (guint i = 0; i < end; i++)
    if (muster_collision_character_skill (character, i)->skill.option == skill
        && (what_if->slot != MUSTER_COLLISION_SLOT_SKILL || what_if->index != i))
      return TRUE;
  return FALSE;
}

static void
add_repeated (MusterCollisionWhatIf *what_if)
{
  for (guint i = 1; i < what_if->character->skills->len; i++)
    {
      const MusterOption *skill = muster_collision_character_skill (what_if->character, i)->skill.option;

      if (skill != NULL && (what_if->slot != MUSTER_COLLISION_SLOT_SKILL || what_if->index != i))
        what_if->errors += knows (what_if, skill, i);
    }
}

/* What is missing outside the place. */
static void
add_missing (MusterCollisionWhatIf *what_if)
{
  const MusterCollisionCharacter *character = what_if->character;
  gboolean armor
      = what_if->slot == MUSTER_COLLISION_SLOT_ARMOR || what_if->slot == MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT;

  what_if->errors += what_if->slot != MUSTER_COLLISION_SLOT_RACE && !muster_choice_is_made (&character->race);
  what_if->errors += what_if->slot != MUSTER_COLLISION_SLOT_TAROT && !muster_choice_is_made (&character->tarot);
  what_if->errors
      += !armor && muster_choice_is_made (&character->armor_enchantment) && !muster_choice_is_made (&character->armor);
  if (what_if->slot != MUSTER_COLLISION_SLOT_VALUES && character->unknown_values != NULL)
    what_if->errors += character->unknown_values->len;
}

static void
find_beside (MusterCollisionWhatIf *what_if)
{
  const MusterCollisionCharacter *character = what_if->character;

  if (what_if->index >= character->weapons->len)
    return;
  if (what_if->slot == MUSTER_COLLISION_SLOT_WEAPON)
    what_if->enchantment = muster_collision_character_weapon (character, what_if->index)->enchantment.option;
  if (what_if->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT)
    what_if->weapon = muster_collision_character_weapon (character, what_if->index)->weapon.option;
}

static void
find_free (MusterCollisionWhatIf *what_if)
{
  guint n = muster_catalog_count (what_if->catalog, MUSTER_KIND_SKILL), found = 0;

  if (what_if->finding == NULL || what_if->finding->rule != MUSTER_COLLISION_RULE_SKILLS_UNUSED
      || what_if->tarot == NULL)
    return;
  for (guint i = 0; i < n && found < G_N_ELEMENTS (what_if->free); i++)
    {
      const MusterOption *skill = muster_catalog_nth (what_if->catalog, MUSTER_KIND_SKILL, i);

      if (muster_collision_choice_is_free_skill (skill, what_if->tarot)
          && !knows (what_if, skill, what_if->character->skills->len))
        what_if->free[found++] = skill;
    }
}

static gboolean
repeats_skill (const MusterCollisionCharacter *character)
{
  for (guint i = 1; i < character->skills->len; i++)
    for (guint j = 0; j < i; j++)
      if (muster_collision_character_skill (character, i)->skill.option != NULL
          && muster_collision_character_skill (character, i)->skill.option
                 == muster_collision_character_skill (character, j)->skill.option)
        return TRUE;
  return FALSE;
}

void
muster_collision_what_if_init (MusterCollisionWhatIf *what_if, const MusterCatalog *catalog,
                               const MusterCollisionCharacter *character, const MusterCollisionFinding *finding)
{
  guint most = MUSTER_COLLISION_N_SLOTS + 2 * character->weapons->len + character->skills->len;
  MusterCollisionPick pick = { 0 };

  *what_if = (MusterCollisionWhatIf){ .catalog = catalog, .character = character, .finding = finding };
  what_if->picks = g_new (MusterCollisionPick, most);
  while (muster_collision_character_next_pick (character, &pick))
    what_if->picks[what_if->n_picks++] = pick;
  what_if->repeats = repeats_skill (character);
}

void
muster_collision_what_if_clear (MusterCollisionWhatIf *what_if)
{
  g_clear_pointer (&what_if->picks, g_free);
}

void
muster_collision_what_if_begin (MusterCollisionWhatIf *what_if, MusterCollisionSlot slot, guint index, gboolean remove)
{
  const MusterCollisionCharacter *character = what_if->character;
  gboolean with_enchantment = remove && slot == MUSTER_COLLISION_SLOT_WEAPON;

  if (what_if->begun && what_if->slot == slot && what_if->index == index
      && what_if->with_enchantment == with_enchantment)
    return;
  *what_if = (MusterCollisionWhatIf){ .catalog = what_if->catalog,
                                      .character = character,
                                      .finding = what_if->finding,
                                      .picks = what_if->picks,
                                      .n_picks = what_if->n_picks,
                                      .repeats = what_if->repeats,
                                      .begun = TRUE,
                                      .slot = slot,
                                      .index = index,
                                      .with_enchantment = with_enchantment };
  what_if->race = slot != MUSTER_COLLISION_SLOT_RACE ? character->race.option : NULL;
  what_if->tarot = slot != MUSTER_COLLISION_SLOT_TAROT ? character->tarot.option : NULL;
  add_picks (what_if);
  if (what_if->repeats)
    add_repeated (what_if);
  add_missing (what_if);
  find_beside (what_if);
  find_free (what_if);
}

/* The effect of a change. */

/* The inputs of the rules about the whole character, after the change. */
typedef struct
{
  gint hands;
  guint weapons, skills;
  gint skills_limit;
} Use;

static gint
get_skills_limit (const MusterOption *race, const MusterOption *tarot)
{
  return tarot != NULL ? muster_collision_skills_limit (race, tarot) : -1;
}

static Use
get_use (const MusterCollisionWhatIf *what_if)
{
  return (Use){ what_if->hands, what_if->weapons, what_if->skills, get_skills_limit (what_if->race, what_if->tarot) };
}

static Use
get_use_with (const MusterCollisionWhatIf *what_if, const MusterOption *option)
{
  const MusterOption *tarot = what_if->slot == MUSTER_COLLISION_SLOT_TAROT ? option : what_if->tarot;
  const MusterOption *race = what_if->slot == MUSTER_COLLISION_SLOT_RACE ? option : what_if->race;

  return (Use){ what_if->hands + option->hands, what_if->weapons + (what_if->slot == MUSTER_COLLISION_SLOT_WEAPON),
                what_if->skills + (what_if->slot == MUSTER_COLLISION_SLOT_SKILL), get_skills_limit (race, tarot) };
}

static guint
count_excess (const Use *use, guint n_values)
{
  return (guint) (use->weapons > MUSTER_COLLISION_MAX_WEAPONS) + (use->hands > MUSTER_COLLISION_MAX_HANDS)
         + (use->skills_limit >= 0 && use->skills > (guint) use->skills_limit)
         + (n_values > MUSTER_COLLISION_MAX_CHARACTER_VALUES);
}

/* Rules about the whole character. TRUE if the finding is of one of these; then `mended` is set. */
static gboolean
look_at_whole (const MusterCollisionWhatIf *what_if, const Use *use, MusterCollisionOutcome *outcome)
{
  switch ((gint) what_if->finding->rule)
    {
    case MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY:
      outcome->mended = use->weapons <= MUSTER_COLLISION_MAX_WEAPONS;
      return TRUE;
    case MUSTER_COLLISION_RULE_HANDS_TOO_MANY:
      outcome->mended = use->hands <= MUSTER_COLLISION_MAX_HANDS;
      return TRUE;
    case MUSTER_COLLISION_RULE_SKILLS_TOO_MANY:
      outcome->mended = use->skills_limit < 0 || use->skills <= (guint) use->skills_limit;
      return TRUE;
    case MUSTER_COLLISION_RULE_VALUES_TOO_MANY:
      outcome->mended = outcome->n_values <= MUSTER_COLLISION_MAX_CHARACTER_VALUES;
      return TRUE;
    case MUSTER_COLLISION_RULE_CHARACTER_BUDGET:
      outcome->mended = outcome->points <= what_if->character->budget;
      return TRUE;
    default:
      return FALSE;
    }
}

/* The errors that an option in that place has or causes. */
static guint
count_of_choice (const MusterCollisionWhatIf *what_if, const MusterOption *option)
{
  const MusterCollisionCharacter *character = what_if->character;
  guint errors = count_own (what_if->slot, option, what_if->tarot);

  if (character->names_values)
    errors += muster_collision_choice_is_closed (option, character->values);
  switch ((gint) what_if->slot)
    {
    case MUSTER_COLLISION_SLOT_WEAPON:
      return errors
             + (what_if->enchantment != NULL
                && muster_collision_choice_is_sharp_and_slays (option, what_if->enchantment));
    case MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT:
      return errors + muster_collision_choice_is_sharp_and_slays (what_if->weapon, option);
    case MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT:
      return errors + !muster_choice_is_made (&character->armor);
    case MUSTER_COLLISION_SLOT_SKILL:
      return errors + knows (what_if, option, character->skills->len);
    default:
      return errors;
    }
}

/* The errors of the other choices under a new tarot. */
static guint
count_under_tarot (const MusterCollisionWhatIf *what_if, const MusterOption *tarot)
{
  guint errors = 0;

  for (guint i = 0; i < what_if->n_picks; i++)
    {
      const MusterCollisionPick *pick = &what_if->picks[i];

      if (pick->choice->option != NULL)
        errors += count_own (pick->slot, pick->choice->option, tarot);
    }
  return errors;
}

/* Whether a finding about a skill is gone once there are that many copies of it. */
static gboolean
is_skill_gone (const MusterCollisionFinding *finding, guint copies)
{
  return copies < (finding->rule == MUSTER_COLLISION_RULE_SKILL_REPEATED ? 2 : 1);
}

/* Whether a choice in another slot solves it: a tarot, an armor, a weapon. */
static gboolean
is_mended_from_elsewhere (const MusterCollisionWhatIf *what_if, const MusterOption *option)
{
  const MusterCollisionFinding *finding = what_if->finding;
  MusterCollisionArsenal arsenal;

  switch ((gint) finding->rule)
    {
    case MUSTER_COLLISION_RULE_ENCHANTMENT_RANK:
    case MUSTER_COLLISION_RULE_SKILL_RANK:
      return !muster_collision_choice_exceeds_rank (finding->option, option);
    case MUSTER_COLLISION_RULE_SKILL_SUIT:
      return !muster_collision_choice_misses_suit (finding->option, option);
    case MUSTER_COLLISION_RULE_WEAPON_SHARP_SLAY:
      return !muster_collision_choice_is_sharp_and_slays (option, finding->option);
    case MUSTER_COLLISION_RULE_SKILL_NO_WEAPON:
      arsenal = muster_collision_arsenal_count (what_if->character);
      muster_collision_arsenal_add (&arsenal, option);
      return muster_collision_arsenal_serves (&arsenal, finding->option->teaches->needs);
    default:
      return TRUE;
    }
}

static gboolean
is_mended_by_choice (const MusterCollisionWhatIf *what_if, const MusterOption *option, const Use *use)
{
  const MusterCollisionFinding *finding = what_if->finding;

  if (finding->rule == MUSTER_COLLISION_RULE_SKILLS_UNUSED)
    return use->skills >= (guint) use->skills_limit || what_if->free[option == what_if->free[0]] == NULL;
  if (finding->slot != what_if->slot)
    return is_mended_from_elsewhere (what_if, option);
  if (finding->slot == MUSTER_COLLISION_SLOT_SKILL && finding->option != NULL)
    return is_skill_gone (finding, what_if->same + (option == finding->option));
  return option != finding->option;
}

void
muster_collision_what_if_choose (const MusterCollisionWhatIf *what_if, const MusterOption *option,
                                 MusterCollisionOutcome *outcome)
{
  const MusterCollisionFinding *finding = what_if->finding;
  Use use = get_use_with (what_if, option);

  muster_collision_what_if_weigh (what_if, option, outcome);
  if (finding == NULL)
    outcome->mended = FALSE;
  else if (!look_at_whole (what_if, &use, outcome))
    outcome->mended = is_mended_by_choice (what_if, option, &use);
  if (finding != NULL && !outcome->mended)
    return;
  outcome->errors = what_if->errors + count_excess (&use, outcome->n_values) + count_of_choice (what_if, option);
  if (what_if->slot == MUSTER_COLLISION_SLOT_TAROT)
    outcome->errors += count_under_tarot (what_if, option);
}

/* What is missing once the place is empty. */
static guint
count_of_removal (const MusterCollisionWhatIf *what_if)
{
  if (what_if->slot == MUSTER_COLLISION_SLOT_ARMOR)
    return muster_choice_is_made (&what_if->character->armor_enchantment);
  return what_if->slot == MUSTER_COLLISION_SLOT_RACE || what_if->slot == MUSTER_COLLISION_SLOT_TAROT;
}

void
muster_collision_what_if_remove (const MusterCollisionWhatIf *what_if, MusterCollisionOutcome *outcome)
{
  const MusterCollisionFinding *finding = what_if->finding;
  Use use = get_use (what_if);

  outcome->n_values = what_if->n_values;
  outcome->points = what_if->points;
  outcome->errors = what_if->errors + count_excess (&use, outcome->n_values) + count_of_removal (what_if);
  outcome->mended = FALSE;
  if (finding != NULL && !look_at_whole (what_if, &use, outcome))
    outcome->mended = (finding->slot != MUSTER_COLLISION_SLOT_SKILL || finding->option == NULL
                       || is_skill_gone (finding, what_if->same));
}

/* The number of options that these values don't open. */
static guint
count_closed (const MusterCollisionWhatIf *what_if, MusterValueSet values)
{
  guint closed = 0;

  for (guint i = 0; i < what_if->n_picks; i++)
    {
      const MusterOption *option = what_if->picks[i].choice->option;

      closed += option != NULL && muster_collision_choice_is_closed (option, values);
    }
  return closed;
}

void
muster_collision_what_if_name_values (const MusterCollisionWhatIf *what_if, gboolean names, MusterValueSet values,
                                      MusterCollisionOutcome *outcome)
{
  const MusterCollisionFinding *finding = what_if->finding;
  Use use = get_use (what_if);

  outcome->n_values = names ? muster_value_set_size (values) : what_if->n_values;
  outcome->points = what_if->points;
  outcome->errors = what_if->errors + count_excess (&use, outcome->n_values);
  if (names)
    outcome->errors += count_closed (what_if, values);
  outcome->mended = FALSE;
  if (finding != NULL && !look_at_whole (what_if, &use, outcome))
    outcome->mended
        = (finding->option == NULL || !names || !muster_collision_choice_is_closed (finding->option, values));
}
