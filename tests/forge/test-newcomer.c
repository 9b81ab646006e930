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

/* The best score of those that may join, by tarot; G_MININT64: nobody may. */
static gint64
find_best_score (const MusterCollisionGroup *group, const MusterForgeAim *aim, gint room)
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

static void
test_best (void **state)
{
  const MusterOption *tough = content_find (MUSTER_KIND_AIM, "tough");
  MusterForgeAim aim = muster_aim_of_option (tough);
  static const gint rooms[] = { 16, 30, 41 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
      MusterCollisionCharacter *member = random_legal_character (content_get (), rand);
      g_autoptr (GPtrArray) found = NULL;
      MusterCollisionTotals totals;
      gint64 best;

      muster_collision_totals_derive (member, &totals);
      g_ptr_array_add (group->members, member);
      group->limit = (gint) totals.points + rooms[i];
      assert_int_equal (muster_group_suggestion_get_room (content_get (), group), rooms[i]);
      found = muster_group_suggestion_find (forge, group, &aim);
      best = find_best_score (group, &aim, rooms[i]);
      assert_int_equal (found->len, best == G_MININT64 ? 0 : 1);
      if (found->len == 0)
        continue;
      assert_int_equal (((const MusterSuggestion *) found->pdata[0])->score, best);
      assert_true (fits (group, ((const MusterSuggestion *) found->pdata[0])->character));
    }
}

/* Nobody fits where nothing is left, or nobody said how much there is. */
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
      found = muster_group_suggestion_find (forge, group, &aim);
      assert_int_equal (found->len, 0);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_best), cmocka_unit_test (test_no_room) };
  int failed;

  forge = muster_forge_new (content_get (), NULL);
  failed = cmocka_run_group_tests_name ("newcomer", tests, NULL, NULL);
  muster_forge_free (forge);
  content_drop ();
  return failed;
}
