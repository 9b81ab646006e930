/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Suggestions: legal, within the budget, keeping fixed choices, clearly different, and truly the best of their kind. */
#include "support/cmocka.h"

#include "forge/best.h"
#include "forge/score.h"
#include "forge/suggestion.h"
#include "forge/forge.h"
#include "games/collision/judge.h"
#include "support/content.h"
#include "support/random.h"

static MusterForge *forge;

static void
assert_legal (const MusterCollisionCharacter *character, const MusterSuggestion *suggestion)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionTotals totals;

  assert_true (muster_collision_judge (content_get (), character, &totals, findings));
  assert_int_equal (totals.points, suggestion->points);
}

/* The best score with that option in its slot, or any if NULL. */
static gint64
best_score (const MusterForgeAim *aim, const MusterCollisionCharacter *kept, const MusterOption *other, gint points)
{
  g_autoptr (MusterCollisionCharacter) with = muster_collision_character_copy_choices (kept);
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (GArray) best = NULL;

  for (guint slot = 0; other != NULL && slot < MUSTER_COLLISION_N_SLOTS; slot++)
    if (muster_collision_slot_get_kind ((MusterCollisionSlot) slot) == other->kind)
      muster_collision_character_choose (with, (MusterCollisionSlot) slot, 0, other);
  muster_forge_draft_read (&draft, forge, with, 0);
  best = muster_forge_find_best (forge, &draft, aim, points, 1);
  return g_array_index (best, MusterForgeResult, 0).score;
}

static void
test_aims (void **state)
{
  g_autoptr (MusterCollisionCharacter) kept = muster_collision_character_new ();

  for (guint i = 0; i < muster_catalog_count (content_get (), MUSTER_KIND_AIM); i++)
    {
      const MusterOption *named = muster_catalog_nth (content_get (), MUSTER_KIND_AIM, i);
      MusterForgeAim aim = muster_aim_of_option (named);
      g_autoptr (GPtrArray) found = muster_suggestions_find (forge, kept, &aim, 75);

      assert_int_equal (found->len, 3);
      for (guint j = 0; j < found->len; j++)
        {
          const MusterSuggestion *suggestion = found->pdata[j];
          gint points = suggestion->kind == MUSTER_SUGGESTION_CHEAPER ? suggestion->points : 75;

          assert_legal (suggestion->character, suggestion);
          assert_in_range (suggestion->points, 0, 75);
          assert_int_equal (score_of (&aim, suggestion->character), suggestion->score);
          assert_int_equal (best_score (&aim, kept, suggestion->other, points), suggestion->score);
        }
    }
}

static void
test_what_stays (void **state)
{
  g_autoptr (MusterCollisionCharacter) kept = muster_collision_character_new ();
  MusterForgeAim aim = muster_aim_of_option (content_find (MUSTER_KIND_AIM, "striker"));
  g_autoptr (GPtrArray) found = NULL, none = NULL;

  kept->thing.name = g_strdup ("Kestrel");
  muster_collision_character_choose (kept, MUSTER_COLLISION_SLOT_RACE, 0, content_find (MUSTER_KIND_RACE, "red-elf"));
  muster_collision_character_choose (kept, MUSTER_COLLISION_SLOT_WEAPON, 0, content_find (MUSTER_KIND_WEAPON, "sabre"));
  found = muster_suggestions_find (forge, kept, &aim, MUSTER_COLLISION_NO_BUDGET);
  assert_int_equal (found->len, 3);
  for (guint i = 0; i < found->len; i++)
    {
      const MusterSuggestion *suggestion = found->pdata[i];

      assert_legal (suggestion->character, suggestion);
      assert_string_equal (suggestion->character->thing.name, "Kestrel");
      assert_string_equal (suggestion->character->race.option->id, "red-elf");
      assert_true (suggestion->other == NULL || suggestion->other->kind != MUSTER_KIND_RACE);
    }
  /* A Red Elf costs 25 points. */
  none = muster_suggestions_find (forge, kept, &aim, 24);
  assert_int_equal (none->len, 0);
}

static void
test_reasons (void **state)
{
  const MusterOption *tough = content_find (MUSTER_KIND_AIM, "tough");
  const MusterSuggestion best = { .kind = MUSTER_SUGGESTION_BEST, .score = 41, .points = 75 };
  const MusterSuggestion cheaper = { .kind = MUSTER_SUGGESTION_CHEAPER, .score = 39, .points = 60 };
  g_autofree char *one = muster_suggestion_dup_reason (&best, tough, 75, FALSE);
  g_autofree char *two = muster_suggestion_dup_reason (&best, tough, 75, TRUE);
  g_autofree char *three = muster_suggestion_dup_reason (&cheaper, tough, 75, FALSE);

  assert_string_equal (one, "Tough 41, the most any legal character of 75 points reaches");
  assert_string_equal (two, "Tough 41, the most with your choices for 75 points");
  assert_string_equal (three, "Tough 39, the most for 60 points");
}

int
main (void)
{
  const struct CMUnitTest tests[]
      = { cmocka_unit_test (test_aims), cmocka_unit_test (test_what_stays), cmocka_unit_test (test_reasons) };
  int failed;

  forge = muster_forge_new (content_get ());
  failed = cmocka_run_group_tests_name ("suggestion", tests, NULL, NULL);
  muster_forge_free (forge);
  content_drop ();
  return failed;
}
