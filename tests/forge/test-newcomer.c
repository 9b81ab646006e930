/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who a battle group has room for, against a search of every set of values and every tarot that may fight, one by one. */
#include "support/cmocka.h"

#include "forge/best.h"
#include "forge/forge.h"
#include "forge/group-suggestion.h"
#include "games/collision/group-room.h"
#include "support/content.h"
#include "support/random.h"

static MusterForge *forge;

/* Whether this character may join: its own points and tarot, and the values of all. */
static gboolean
fits (const MusterCollisionGroup *group, const MusterCollisionCharacter *character)
{
  MusterCollisionTotals totals;
  MusterCollisionGroupRoom room;
  MusterCollisionGroupFit fit;

  muster_collision_totals_derive (character, &totals);
  muster_collision_group_room_init (&room, content_get (), group, NULL);
  fit = muster_collision_group_room_try (&room, &character->thing, totals.points, totals.limit);
  return fit.left >= 0 && fit.n_values <= MUSTER_COLLISION_MAX_GROUP_VALUES && !fit.restricted;
}

/* The best score of those of a race (or any) that may join, by tarot; G_MININT64: nobody may. */
static gint64
find_best_score (const MusterCollisionGroup *group, const MusterForgeAim *aim, gint room, gint race)
{
  gint64 best = G_MININT64;

  for (guint values = 0; values < 256; values++)
    for (guint tarot = 0; muster_value_set_size ((MusterValueSet) values) == 3 && tarot < forge->tarots.n; tarot++)
      {
        g_auto (MusterForgeDraft) draft = { 0 };
        g_autoptr (GArray) found = NULL;
        g_autoptr (MusterCollisionCharacter) character = NULL;

        muster_forge_draft_open (&draft, forge);
        draft.names_values = TRUE;
        draft.values = (MusterValueSet) values;
        draft.tarot = (gint) tarot;
        draft.race = race;
        found = muster_forge_find_best (forge, &draft, aim, room, 1);
        if (found->len == 0)
          continue;
        character = muster_forge_build_make (&g_array_index (found, MusterForgeResult, 0).build, forge, NULL);
        character->names_values = TRUE;
        character->values = (MusterValueSet) values;
        if (fits (group, character))
          best = MAX (best, g_array_index (found, MusterForgeResult, 0).score);
      }
  return best;
}

static gint
find_race (const MusterSuggestion *suggestion)
{
  gint race = 0;

  while (forge->races.options[race] != suggestion->character->race.option)
    race++;
  return race;
}

/* Each may join, costs no more than that, and is the best at what it says. */
static void
assert_proved (const MusterCollisionGroup *group, const MusterForgeAim *aim, const GPtrArray *found, gint most)
{
  for (guint i = 0; i < found->len; i++)
    {
      const MusterSuggestion *suggestion = found->pdata[i];
      gboolean cheaper = suggestion->kind == MUSTER_SUGGESTION_CHEAPER;

      assert_true (fits (group, suggestion->character));
      assert_true (suggestion->points <= most);
      assert_int_equal (
          suggestion->score,
          find_best_score (group, aim, cheaper ? suggestion->points : most,
                           suggestion->kind == MUSTER_SUGGESTION_OTHER ? find_race (suggestion) : MUSTER_FORGE_FREE));
    }
}

static void
test_best (void **state)
{
  const MusterOption *tough = content_find (MUSTER_KIND_AIM, "tough");
  MusterForgeAim aim = muster_aim_of_option (tough);
  static const struct
  {
    gint room, budget;
  } cases[] = { { 16, MUSTER_COLLISION_NO_BUDGET }, { 30, 50 }, { 41, 25 }, { 80, 50 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
      MusterCollisionCharacter *member = random_legal_character (content_get (), rand);
      gint most = cases[i].budget >= 0 ? MIN (cases[i].budget, cases[i].room) : cases[i].room;
      g_autoptr (GPtrArray) found = NULL;
      MusterCollisionTotals totals;

      muster_collision_totals_derive (member, &totals);
      g_ptr_array_add (group->members, member);
      group->limit = (gint) totals.points + cases[i].room;
      assert_int_equal (muster_group_suggestion_get_room (content_get (), group), cases[i].room);
      found = muster_group_suggestion_find (forge, group, &aim, cases[i].budget);
      assert_int_equal (found->len > 0, find_best_score (group, &aim, most, MUSTER_FORGE_FREE) != G_MININT64);
      assert_proved (group, &aim, found, most);
    }
}

/* Where there is much room, three are suggested, of which two look clearly different and one costs far less. */
static void
test_three (void **state)
{
  MusterForgeAim aim = muster_aim_of_option (content_find (MUSTER_KIND_AIM, "leader"));
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (GPtrArray) found = NULL;
  const MusterSuggestion *first, *other, *cheaper;

  group->limit = 250;
  found = muster_group_suggestion_find (forge, group, &aim, 50);
  assert_int_equal (found->len, 3);
  first = found->pdata[0];
  other = found->pdata[1];
  cheaper = found->pdata[2];
  assert_ptr_not_equal (first->character->race.option, other->character->race.option);
  assert_true (first->score >= other->score && first->score >= cheaper->score);
  assert_true (cheaper->points * 100 <= first->points * 60);
}

/* Nobody fits if nothing is left or no limit is given. */
static void
test_no_room (void **state)
{
  MusterForgeAim aim = muster_aim_of_option (content_find (MUSTER_KIND_AIM, "tough"));
  static const gint limits[] = { -1, 0, 10 };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
      g_autoptr (GPtrArray) found = NULL;

      group->limit = limits[i];
      found = muster_group_suggestion_find (forge, group, &aim, MUSTER_COLLISION_NO_BUDGET);
      assert_int_equal (found->len, 0);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[]
      = { cmocka_unit_test (test_best), cmocka_unit_test (test_three), cmocka_unit_test (test_no_room) };
  int failed;

  forge = muster_forge_new (content_get ());
  failed = cmocka_run_group_tests_name ("newcomer", tests, NULL, NULL);
  muster_forge_free (forge);
  content_drop ();
  return failed;
}
