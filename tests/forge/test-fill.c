/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling a battle group, against trying every choice, and a few worked out by hand. */
#include "forge/fill.h"

#include "forge/brute.h"
#include "games/collision/group-judge.h"
#include "games/collision/miniature.h"
#include "model/member.h"
#include "support/cmocka.h"
#include "support/content.h"
#include "support/random.h"

#define MOST_CANDIDATES 9

typedef struct
{
  const MusterCollisionGroup *group;
  const GPtrArray *candidates;
  guint copies;
  gboolean owned; /* no more than there are of a miniature */
  guint counts[MOST_CANDIDATES], best[MOST_CANDIDATES];
  gint64 points;
  guint added;
} Trying;

/* Every candidate that is taken has a miniature, and each miniature of the group is there often enough: counted one by one. */
static gboolean
is_owned (const Trying *trying, const MusterCollisionGroup *group)
{
  g_autofree MusterCollisionMiniatureUse *uses = muster_collision_group_count_miniatures (group);

  for (guint i = 0; i < trying->candidates->len; i++)
    if (trying->counts[i] > 0 && ((const MusterCollisionCharacter *) trying->candidates->pdata[i])->miniature == NULL)
      return FALSE;
  for (guint i = 0; i < group->members->len; i++)
    if (uses[i].used > uses[i].owned)
      return FALSE;
  return TRUE;
}

/* Prefers more of earlier candidates if everything else is equal, by the order of trying. */
static void
judge (Trying *trying)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_copy (trying->group);
  g_autoptr (MusterCollisionGroupTotals) totals = NULL;
  g_autoptr (GArray) findings = NULL;
  guint added = 0;

  for (guint i = 0; i < trying->candidates->len; i++)
    {
      added += trying->counts[i];
      if (trying->counts[i] > 0)
        muster_thing_add_member (&group->thing, muster_thing_dup (trying->candidates->pdata[i]), trying->counts[i]);
    }
  totals = muster_collision_group_add_up (content_get (), group);
  findings = muster_collision_group_judge (group, totals);
  if (findings->len > 0 || (trying->owned && !is_owned (trying, group)) || totals->points < trying->points
      || (totals->points == trying->points && added >= trying->added))
    return;
  trying->points = totals->points;
  trying->added = added;
  memcpy (trying->best, trying->counts, sizeof trying->best);
}

static void
try_from (Trying *trying, guint n)
{
  if (n == trying->candidates->len)
    {
      judge (trying);
      return;
    }
  for (guint i = 0; i <= trying->copies; i++)
    {
      trying->counts[n] = trying->copies - i;
      try_from (trying, n + 1);
    }
}

static void
assert_best_of (const MusterCollisionGroup *group, const GPtrArray *candidates, guint copies, gboolean owned)
{
  g_autoptr (MusterFill) fill
      = (owned ? muster_fill_find_owned : muster_fill_find) (content_get (), group, candidates, copies);
  Trying trying = { group, candidates, copies, owned, .points = -1 };
  guint counts[MOST_CANDIDATES] = { 0 };

  if (fill->status != MUSTER_FILL_FINE)
    return;
  try_from (&trying, 0);
  for (guint i = 0; i < fill->picks->len; i++)
    {
      const MusterFillPick *pick = &g_array_index (fill->picks, MusterFillPick, i);

      counts[pick->candidate] = pick->count;
    }
  assert_int_equal (fill->after, trying.points);
  assert_int_equal (fill->n_added, trying.added);
  assert_memory_equal (counts, trying.best, sizeof counts);
}

static void
assert_best (const MusterCollisionGroup *group, const GPtrArray *candidates, guint copies)
{
  assert_best_of (group, candidates, copies, FALSE);
}

static MusterThing *
random_candidate (GRand *rand)
{
  MusterCollisionCharacter *character = g_rand_int_range (rand, 0, 8) == 0
                                            ? brute_character (content_get (), rand)
                                            : random_legal_character (content_get (), rand);

  character->count = 1;
  return &character->thing;
}

static GPtrArray *
random_candidates (GRand *rand, guint n)
{
  GPtrArray *candidates = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  while (candidates->len < n)
    g_ptr_array_add (candidates, random_candidate (rand));
  return candidates;
}

static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);

  for (guint i = 0; i < 150; i++)
    {
      guint copies = (guint) g_rand_int_range (rand, 1, 3);
      g_autoptr (GPtrArray) candidates = random_candidates (rand, copies == 1 ? MOST_CANDIDATES : 6);
      g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

      group->limit = g_rand_int_range (rand, 0, 500);
      if (g_rand_boolean (rand))
        g_ptr_array_add (group->members, random_candidate (rand));
      assert_best (group, candidates, copies);
    }
}

/* Candidates late in a long list are found across all blocks. */
/* Six candidates share three miniatures, of which there are one or two; the group has one already. */
static void
test_owned (void **state)
{
  static const char *const names[] = { "Elf", "Orc", "Ape" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
      g_autoptr (GPtrArray) candidates = random_candidates (rand, 7);
      MusterThing *first = &random_legal_character (content_get (), rand)->thing;
      guint owned[G_N_ELEMENTS (names)];

      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        owned[j] = (guint) g_rand_int_range (rand, 1, 3);
      g_ptr_array_add (candidates, first);
      for (guint j = 1; j < candidates->len; j++)
        {
          guint which = (guint) g_rand_int_range (rand, 0, G_N_ELEMENTS (names));
          MusterCollisionCharacter *miniature = muster_collision_miniature_new (names[which]);

          miniature->count = owned[which];
          ((MusterCollisionCharacter *) candidates->pdata[j])->miniature = &miniature->thing;
        }
      g_ptr_array_steal_index (candidates, candidates->len - 1);
      group->limit = g_rand_int_range (rand, 60, 260);
      muster_thing_add_member (&group->thing, first, 1);
      assert_best_of (group, candidates, 1 + i % 2, TRUE);
    }
}

static void
test_many (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  g_autoptr (GPtrArray) candidates = random_candidates (rand, 500);
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  for (group->limit = 0; group->limit <= 1000; group->limit += 125)
    {
      g_autoptr (MusterFill) fill = muster_fill_find (content_get (), group, candidates, 3);
      gint64 points = 0;

      for (guint i = 0; i < fill->picks->len; i++)
        {
          const MusterFillPick *pick = &g_array_index (fill->picks, MusterFillPick, i);
          g_autoptr (GArray) findings = muster_collision_findings_new ();

          assert_in_range (pick->count, 1, 3);
          points
              += pick->count
                 * muster_collision_member_add_up (content_get (), candidates->pdata[pick->candidate], findings).points;
        }
      assert_int_equal (points, fill->after);
      /* With that many candidates there is always a way to use all points. */
      assert_int_equal (fill->after, group->limit);
    }
}

static void
test_refused (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (10);
  g_autoptr (GPtrArray) candidates = random_candidates (rand, 5);
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();
  g_autoptr (MusterFill) open = muster_fill_find (content_get (), group, candidates, 1), illegal = NULL;

  assert_int_equal (open->status, MUSTER_FILL_NO_LIMIT);
  group->limit = 10;
  g_ptr_array_add (group->members, random_legal_character (content_get (), rand));
  illegal = muster_fill_find (content_get (), group, candidates, 1);
  assert_int_equal (illegal->status, MUSTER_FILL_ILLEGAL);
  assert_int_equal (illegal->picks->len, 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_random),
    cmocka_unit_test (test_owned),
    cmocka_unit_test (test_many),
    cmocka_unit_test (test_refused),
  };

  return cmocka_run_group_tests_name ("fill", tests, content_setup, content_teardown);
}
