/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What-if results compared with judging a changed copy: for random characters, each problem, each place that is
 * searched for remedies, and each option. */
#include "support/cmocka.h"

#include "games/collision/remedy.h"
#include "games/collision/values.h"
#include "games/collision/what-if.h"
#include "support/content.h"
#include "support/random.h"

#define CHARACTERS 600

typedef struct
{
  const MusterCollisionCharacter *character;
  const MusterCollisionFinding *finding;
} Case;

/* The slow way. */
static void
judge_changed (const Case *tried, const MusterCollisionRemedy *change, MusterCollisionOutcome *outcome)
{
  g_autoptr (MusterCollisionCharacter) changed = muster_collision_character_copy (tried->character);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionFinding finding = *tried->finding;
  MusterCollisionTotals totals;

  if (change->kind == MUSTER_COLLISION_REMEDY_CHOOSE && change->option == NULL)
    finding = muster_collision_finding_after_removal (&finding, change->slot, change->index);
  muster_collision_remedy_apply (change, changed);
  muster_collision_judge (content_get (), changed, &totals, findings);
  *outcome = (MusterCollisionOutcome){ .points = totals.points, .n_values = totals.n_values, .mended = TRUE };
  for (guint i = 0; i < findings->len; i++)
    {
      outcome->errors += muster_collision_rule_is_error (muster_collision_findings_at (findings, i)->rule);
      outcome->mended &= !muster_collision_finding_equal (muster_collision_findings_at (findings, i), &finding);
    }
}

static void
assert_same (const Case *tried, const MusterCollisionRemedy *change, const MusterCollisionOutcome *quick)
{
  MusterCollisionOutcome slow;

  judge_changed (tried, change, &slow);
  if (slow.points != quick->points || slow.errors != quick->errors || slow.n_values != quick->n_values
      || slow.mended != quick->mended)
    fail_msg ("%s: slot %d, index %u, %s: %d points, %u errors, %u values, %s; by the judge %d, %u, %u, %s",
              muster_collision_rule_get_id (tried->finding->rule), change->slot, change->index,
              change->option != NULL ? change->option->id : "nothing", (gint) quick->points, quick->errors,
              quick->n_values, quick->mended ? "mended" : "not mended", (gint) slow.points, slow.errors, slow.n_values,
              slow.mended ? "mended" : "not mended");
}

static void
try_options (const Case *tried, MusterCollisionSlot slot, guint index)
{
  MusterKind kind = muster_collision_slot_get_kind (slot);
  g_auto (MusterCollisionWhatIf) what_if = { 0 }, unasked = { 0 };

  muster_collision_what_if_init (&what_if, content_get (), tried->character, tried->finding);
  muster_collision_what_if_begin (&what_if, slot, index, FALSE);
  muster_collision_what_if_init (&unasked, content_get (), tried->character, NULL);
  muster_collision_what_if_begin (&unasked, slot, index, FALSE);
  for (guint i = 0; i < muster_catalog_count (content_get (), kind); i++)
    {
      MusterCollisionRemedy change
          = { .slot = slot, .index = index, .option = muster_catalog_nth (content_get (), kind, i) };
      MusterCollisionOutcome outcome;

      muster_collision_what_if_choose (&what_if, change.option, &outcome);
      /* If nothing is solved, errors aren't counted, unless there was no finding. */
      if (!outcome.mended)
        muster_collision_what_if_choose (&unasked, change.option, &outcome);
      assert_same (tried, &change, &outcome);
    }
}

static void
try_removal (const Case *tried, MusterCollisionSlot slot, guint index)
{
  MusterCollisionRemedy change = { .slot = slot, .index = index };
  MusterCollisionOutcome outcome;
  g_auto (MusterCollisionWhatIf) what_if = { 0 };

  muster_collision_what_if_init (&what_if, content_get (), tried->character, tried->finding);
  muster_collision_what_if_begin (&what_if, slot, index, TRUE);
  muster_collision_what_if_remove (&what_if, &outcome);
  assert_same (tried, &change, &outcome);
}

static void
try_values (const Case *tried)
{
  g_auto (MusterCollisionWhatIf) what_if = { 0 };

  muster_collision_what_if_init (&what_if, content_get (), tried->character, tried->finding);
  muster_collision_what_if_begin (&what_if, MUSTER_COLLISION_SLOT_VALUES, 0, FALSE);
  for (guint values = 0; values < 256; values += 7)
    {
      MusterCollisionRemedy change = { .kind = MUSTER_COLLISION_REMEDY_NAME_VALUES, .values = (MusterValueSet) values };
      MusterCollisionRemedy open = { .kind = MUSTER_COLLISION_REMEDY_OPEN_VALUES };
      MusterCollisionOutcome outcome;

      muster_collision_what_if_name_values (&what_if, TRUE, change.values, &outcome);
      assert_same (tried, &change, &outcome);
      muster_collision_what_if_name_values (&what_if, FALSE, 0, &outcome);
      assert_same (tried, &open, &outcome);
    }
}

/* Rules of the whole character: anything anywhere may mend them. */
static void
try_everything (const Case *tried)
{
  MusterCollisionPick pick = { 0 };

  while (muster_collision_character_next_pick (tried->character, &pick))
    {
      try_options (tried, pick.slot, pick.index);
      try_removal (tried, pick.slot, pick.index);
    }
  try_options (tried, MUSTER_COLLISION_SLOT_RACE, 0);
  try_options (tried, MUSTER_COLLISION_SLOT_TAROT, 0);
  try_values (tried);
}

static void
try_own (const Case *tried)
{
  try_options (tried, tried->finding->slot, tried->finding->index);
  try_removal (tried, tried->finding->slot, tried->finding->index);
}

static void
try_places (const Case *tried)
{
  const MusterCollisionFinding *finding = tried->finding;

  switch (finding->rule)
    {
    case MUSTER_COLLISION_RULE_RACE_MISSING:
    case MUSTER_COLLISION_RULE_TAROT_MISSING:
      try_options (tried, finding->slot, 0);
      break;
    case MUSTER_COLLISION_RULE_WEAPONS_TOO_MANY:
    case MUSTER_COLLISION_RULE_HANDS_TOO_MANY:
    case MUSTER_COLLISION_RULE_SKILLS_TOO_MANY:
    case MUSTER_COLLISION_RULE_VALUES_TOO_MANY:
      try_everything (tried);
      break;
    case MUSTER_COLLISION_RULE_ENCHANTMENT_RANK:
    case MUSTER_COLLISION_RULE_SKILL_SUIT:
    case MUSTER_COLLISION_RULE_SKILL_RANK:
      try_own (tried);
      try_options (tried, MUSTER_COLLISION_SLOT_TAROT, 0);
      break;
    case MUSTER_COLLISION_RULE_ARMOR_ENCHANTMENT_NO_ARMOR:
      try_removal (tried, finding->slot, 0);
      try_options (tried, MUSTER_COLLISION_SLOT_ARMOR, 0);
      break;
    case MUSTER_COLLISION_RULE_WEAPON_SHARP_SLAY:
      try_own (tried);
      try_options (tried, MUSTER_COLLISION_SLOT_WEAPON, finding->index);
      break;
    case MUSTER_COLLISION_RULE_SKILL_REPEATED:
    case MUSTER_COLLISION_RULE_ABILITY_ALREADY_HAD:
      try_own (tried);
      break;
    case MUSTER_COLLISION_RULE_OPTION_UNKNOWN:
      if (finding->slot == MUSTER_COLLISION_SLOT_VALUES)
        try_values (tried);
      else
        try_own (tried);
      break;
    case MUSTER_COLLISION_RULE_OPTION_NOT_IN_VALUES:
      try_values (tried);
      try_own (tried);
      break;
    case MUSTER_COLLISION_RULE_SKILL_NO_WEAPON:
      try_own (tried);
      try_options (tried, MUSTER_COLLISION_SLOT_WEAPON, tried->character->weapons->len);
      break;
    case MUSTER_COLLISION_RULE_SKILLS_UNUSED:
      try_options (tried, MUSTER_COLLISION_SLOT_SKILL, tried->character->skills->len);
      break;
    case MUSTER_COLLISION_RULE_ENCHANTMENT_NO_WEAPON:
      try_removal (tried, finding->slot, finding->index);
      try_options (tried, MUSTER_COLLISION_SLOT_WEAPON, finding->index);
      break;
    case MUSTER_COLLISION_RULE_CHARACTER_BUDGET:
      try_everything (tried);
      break;
    case MUSTER_COLLISION_N_RULES:
    default:
      break;
    }
}

static void
test_random_characters (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (14);
  guint seen[MUSTER_COLLISION_N_RULES] = { 0 };

  for (guint i = 0; i < CHARACTERS; i++)
    {
      g_autoptr (MusterCollisionCharacter) character
          = i % 3 != 0 ? random_character (content_get (), rand) : random_legal_character (content_get (), rand);
      g_autoptr (GArray) findings = muster_collision_findings_new ();
      MusterCollisionTotals totals;

      muster_collision_judge (content_get (), character, &totals, findings);
      for (guint j = 0; j < findings->len; j++)
        {
          const Case tried = { character, muster_collision_findings_at (findings, j) };

          /* Each rule often enough, and those that everybody breaks not too often. */
          if (seen[tried.finding->rule]++ < 60)
            try_places (&tried);
        }
    }
  for (MusterCollisionRule rule = 0; rule < MUSTER_COLLISION_N_RULES; rule++)
    if (seen[rule] == 0)
      fail_msg ("nobody broke %s", muster_collision_rule_get_id (rule));
}

/* The smallest number of values and their union, compared with the search for the sets. */
static void
test_value_families (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (15);

  for (guint i = 0; i < 20000; i++)
    {
      MusterCollisionValueNeeds needs = { 0 };
      MusterCollisionValueFamily family;
      MusterValueChoices choices;
      MusterValueSet values, found = 0;
      guint size;

      muster_collision_value_family_init (&family);
      for (gint n = g_rand_int_range (rand, 0, 9); n > 0; n--)
        {
          MusterValueSet option = (MusterValueSet) (g_rand_int (rand) & g_rand_int (rand));

          muster_collision_value_needs_add (&needs, option);
          muster_collision_value_family_add (&family, option);
        }
      size = muster_collision_value_family_get_smallest (&family, &values);
      assert_int_equal (size, muster_collision_values_find_smallest (&needs, MUSTER_MAX_VALUES, &choices));
      for (guint j = 0; j < choices.n; j++)
        found |= choices.sets[j];
      assert_int_equal (values, found);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_random_characters),
    cmocka_unit_test (test_value_families),
  };

  return cmocka_run_group_tests (tests, content_setup, content_teardown);
}
