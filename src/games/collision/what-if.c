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

/* Errors of a weapon with its enchantment. */
static guint
count_slaying (const MusterCollisionCharacter *character, const MusterCollisionPick *pick)
{
  return pick->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT && pick->choice->option != NULL
         && muster_collision_choice_is_sharp_and_slays (
             muster_collision_character_weapon (character, pick->index)->weapon.option, pick->choice->option);
}

static MusterCollisionSums
weigh_pick (const MusterCollisionCharacter *character, const MusterCollisionPick *pick)
{
  const MusterOption *option = pick->choice->option;

  if (option == NULL)
    return (MusterCollisionSums){ .unknown = 1 };
  return (MusterCollisionSums){
    .points = option->points,
    .hands = option->hands,
    .weapons = pick->slot == MUSTER_COLLISION_SLOT_WEAPON,
    .skills = pick->slot == MUSTER_COLLISION_SLOT_SKILL,
    .under_rank = count_own (pick->slot, option, character->tarot.option),
    .closed = character->names_values && muster_collision_choice_is_closed (option, character->values),
    .slaying = count_slaying (character, pick),
  };
}

static void
add_sums (MusterCollisionSums *sums, const MusterCollisionSums *more)
{
  sums->points += more->points;
  sums->hands += more->hands;
  sums->weapons += more->weapons;
  sums->skills += more->skills;
  sums->unknown += more->unknown;
  sums->under_rank += more->under_rank;
  sums->closed += more->closed;
  sums->slaying += more->slaying;
}

static void
take_sums (MusterCollisionSums *sums, const MusterCollisionSums *less)
{
  sums->points -= less->points;
  sums->hands -= less->hands;
  sums->weapons -= less->weapons;
  sums->skills -= less->skills;
  sums->unknown -= less->unknown;
  sums->under_rank -= less->under_rank;
  sums->closed -= less->closed;
  sums->slaying -= less->slaying;
}

static gboolean
is_place (const MusterCollisionWhatIf *what_if, const MusterCollisionPick *pick)
{
  if (pick->index != what_if->index)
    return FALSE;
  return pick->slot == what_if->slot
         || (what_if->with_enchantment && pick->slot == MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT);
}

/* Subtracts the choice in the place. An enchantment that stays has no weapon to clash with. */
static void
take_out_place (MusterCollisionWhatIf *what_if)
{
  what_if->sums = what_if->all;
  for (guint i = 0; i < what_if->n_picks; i++)
    {
      const MusterCollisionPick *pick = &what_if->picks[i];
      MusterCollisionSums less;

      if (is_place (what_if, pick))
        {
          less = weigh_pick (what_if->character, pick);
          take_sums (&what_if->sums, &less);
        }
      else if (what_if->slot == MUSTER_COLLISION_SLOT_WEAPON && pick->index == what_if->index)
        what_if->sums.slaying -= count_slaying (what_if->character, pick);
    }
}

/* Errors of the other choices that don't depend on the place. */
static guint
count_errors (const MusterCollisionWhatIf *what_if)
{
  const MusterCollisionSums *sums = &what_if->sums;

  return sums->unknown + sums->slaying + (what_if->slot != MUSTER_COLLISION_SLOT_TAROT ? sums->under_rank : 0)
         + (what_if->slot != MUSTER_COLLISION_SLOT_VALUES ? sums->closed : 0);
}

static void
find_smallest (MusterCollisionWhatIf *what_if)
{
  MusterCollisionValueFamily values;

  muster_collision_value_family_init (&values);
  for (guint i = 0; i < what_if->n_picks; i++)
    {
      const MusterOption *option = what_if->picks[i].choice->option;

      if (option != NULL && option->values != 0 && !is_place (what_if, &what_if->picks[i]))
        muster_collision_value_family_add (&values, option->values);
    }
  what_if->n_values = muster_collision_value_family_get_smallest (&values, &what_if->smallest);
}

static void
find_values (MusterCollisionWhatIf *what_if)
{
  const MusterCollisionCharacter *character = what_if->character;

  what_if->smallest = 0;
  if (character->names_values && what_if->slot != MUSTER_COLLISION_SLOT_VALUES)
    what_if->n_values = muster_value_set_size (character->values);
  else
    find_smallest (what_if);
}

/* Occurrences of the finding's skill outside the place. */
static guint
count_same (const MusterCollisionWhatIf *what_if)
{
  const MusterCollisionFinding *finding = what_if->finding;
  guint same = 0;

  if (finding == NULL || finding->slot != MUSTER_COLLISION_SLOT_SKILL || finding->option == NULL)
    return 0;
  for (guint i = 0; i < what_if->n_picks; i++)
    {
      const MusterCollisionPick *pick = &what_if->picks[i];

      same += pick->slot == MUSTER_COLLISION_SLOT_SKILL && pick->choice->option == finding->option
              && !is_place (what_if, pick);
    }
  return same;
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

/* Whether a rule is about the whole character. */
static gboolean
looks_at_whole (MusterCollisionRule rule)
{
  return rule == MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY || rule == MUSTER_COLLISION_RULE_HANDS_TOO_MANY
         || rule == MUSTER_COLLISION_RULE_SKILLS_TOO_MANY || rule == MUSTER_COLLISION_RULE_VALUES_TOO_MANY
         || rule == MUSTER_COLLISION_RULE_CHARACTER_BUDGET;
}

void
muster_collision_what_if_ask (MusterCollisionWhatIf *what_if, const MusterCollisionFinding *finding)
{
  what_if->finding = finding;
  what_if->looks_at_whole = finding != NULL && looks_at_whole (finding->rule);
  what_if->begun = FALSE;
}

void
muster_collision_what_if_init (MusterCollisionWhatIf *what_if, const MusterCatalog *catalog,
                               const MusterCollisionCharacter *character, const MusterCollisionFinding *finding)
{
  guint most = MUSTER_COLLISION_N_SLOTS + 2 * character->weapons->len + character->skills->len;
  MusterCollisionPick pick = { 0 };

  *what_if = (MusterCollisionWhatIf){ .catalog = catalog, .character = character };
  what_if->picks = g_new (MusterCollisionPick, most);
  while (muster_collision_character_next_pick (character, &pick))
    {
      MusterCollisionSums more = weigh_pick (character, &pick);

      what_if->picks[what_if->n_picks++] = pick;
      add_sums (&what_if->all, &more);
    }
  what_if->repeats = repeats_skill (character);
  muster_collision_what_if_ask (what_if, finding);
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
  what_if->begun = TRUE;
  what_if->slot = slot;
  what_if->index = index;
  what_if->with_enchantment = with_enchantment;
  what_if->race = slot != MUSTER_COLLISION_SLOT_RACE ? character->race.option : NULL;
  what_if->tarot = slot != MUSTER_COLLISION_SLOT_TAROT ? character->tarot.option : NULL;
  what_if->weapon = what_if->enchantment = what_if->free[0] = what_if->free[1] = NULL;
  take_out_place (what_if);
  what_if->errors = count_errors (what_if);
  what_if->same = count_same (what_if);
  find_values (what_if);
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
  return (Use){ what_if->sums.hands, what_if->sums.weapons, what_if->sums.skills,
                get_skills_limit (what_if->race, what_if->tarot) };
}

static Use
get_use_with (const MusterCollisionWhatIf *what_if, const MusterOption *option)
{
  const MusterOption *tarot = what_if->slot == MUSTER_COLLISION_SLOT_TAROT ? option : what_if->tarot;
  const MusterOption *race = what_if->slot == MUSTER_COLLISION_SLOT_RACE ? option : what_if->race;

  return (Use){ what_if->sums.hands + option->hands,
                what_if->sums.weapons + (what_if->slot == MUSTER_COLLISION_SLOT_WEAPON),
                what_if->sums.skills + (what_if->slot == MUSTER_COLLISION_SLOT_SKILL), get_skills_limit (race, tarot) };
}

static guint
count_excess (const Use *use, guint n_values)
{
  return (guint) (use->weapons > MUSTER_COLLISION_MAX_WEAPONS) + (use->hands > MUSTER_COLLISION_MAX_HANDS)
         + (use->skills_limit >= 0 && use->skills > (guint) use->skills_limit)
         + (n_values > MUSTER_COLLISION_MAX_CHARACTER_VALUES);
}

/* Whether the finding's rule, one about the whole character, is satisfied. */
static gboolean
is_whole_mended (const MusterCollisionWhatIf *what_if, const Use *use, const MusterCollisionOutcome *outcome)
{
  switch ((gint) what_if->finding->rule)
    {
    case MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY:
      return use->weapons <= MUSTER_COLLISION_MAX_WEAPONS;
    case MUSTER_COLLISION_RULE_HANDS_TOO_MANY:
      return use->hands <= MUSTER_COLLISION_MAX_HANDS;
    case MUSTER_COLLISION_RULE_SKILLS_TOO_MANY:
      return use->skills_limit < 0 || use->skills <= (guint) use->skills_limit;
    case MUSTER_COLLISION_RULE_VALUES_TOO_MANY:
      return outcome->n_values <= MUSTER_COLLISION_MAX_CHARACTER_VALUES;
    case MUSTER_COLLISION_RULE_CHARACTER_BUDGET:
    default:
      return outcome->points <= what_if->character->budget;
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
is_mended_by_choice (const MusterCollisionWhatIf *what_if, const MusterOption *option)
{
  const MusterCollisionFinding *finding = what_if->finding;

  if (finding->slot != what_if->slot && finding->rule != MUSTER_COLLISION_RULE_SKILLS_UNUSED)
    return is_mended_from_elsewhere (what_if, option);
  if (finding->rule == MUSTER_COLLISION_RULE_SKILLS_UNUSED)
    {
      Use use = get_use_with (what_if, option);

      return use.skills >= (guint) use.skills_limit || what_if->free[option == what_if->free[0]] == NULL;
    }
  if (finding->slot == MUSTER_COLLISION_SLOT_SKILL && finding->option != NULL)
    return is_skill_gone (finding, what_if->same + (option == finding->option));
  return option != finding->option;
}

/* Whether the finding is gone; TRUE without a finding. */
static gboolean
is_mended (const MusterCollisionWhatIf *what_if, const MusterOption *option, const MusterCollisionOutcome *outcome)
{
  Use use;

  if (what_if->finding == NULL)
    return TRUE;
  if (!what_if->looks_at_whole)
    return is_mended_by_choice (what_if, option);
  use = get_use_with (what_if, option);
  return is_whole_mended (what_if, &use, outcome);
}

void
muster_collision_what_if_choose (const MusterCollisionWhatIf *what_if, const MusterOption *option,
                                 MusterCollisionOutcome *outcome)
{
  Use use;

  muster_collision_what_if_weigh (what_if, option, outcome);
  outcome->mended = is_mended (what_if, option, outcome);
  if (!outcome->mended)
    return;
  outcome->mended = what_if->finding != NULL;
  use = get_use_with (what_if, option);
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
  outcome->points = what_if->sums.points;
  outcome->errors = what_if->errors + count_excess (&use, outcome->n_values) + count_of_removal (what_if);
  outcome->mended = FALSE;
  if (finding != NULL)
    outcome->mended = what_if->looks_at_whole ? is_whole_mended (what_if, &use, outcome)
                                              : (finding->slot != MUSTER_COLLISION_SLOT_SKILL || finding->option == NULL
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
  outcome->points = what_if->sums.points;
  outcome->errors = what_if->errors + count_excess (&use, outcome->n_values);
  if (names)
    outcome->errors += count_closed (what_if, values);
  outcome->mended = FALSE;
  if (finding != NULL)
    outcome->mended = what_if->looks_at_whole ? is_whole_mended (what_if, &use, outcome)
                                              : (finding->option == NULL || !names
                                                 || !muster_collision_choice_is_closed (finding->option, values));
}
