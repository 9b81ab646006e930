/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The forge on tiny contents, against all their characters. */
#include "support/cmocka.h"

#include "forge/best.h"
#include "forge/code.h"
#include "forge/count.h"
#include "forge/options.h"
#include "forge/place.h"
#include "forge/random.h"
#include "forge/score.h"
#include "forge/standing.h"
#include "forge/tiny.h"
#include "forge/forge.h"
#include "games/collision/judge.h"

#define CONTENTS 60
#define DRAFTS 12

/* Each content is counted in both ways that the forge has: by families and by layers. */
static gboolean by_layers;

/* A content, its forge and all its characters; then the completions of one draft within some points. */
typedef struct
{
  GRand *rand;
  MusterCatalog *catalog;
  MusterForge *forge;
  GPtrArray *legal;

  MusterCollisionCharacter *draft;
  guint closed;
  gint points;
  MusterForgeDraft read;
  GPtrArray *completions; /* TinyCharacter */
} Tiny;

static void
begin (Tiny *tiny, guint seed)
{
  *tiny = (Tiny){ .rand = g_rand_new_with_seed (seed) };
  tiny->catalog = tiny_catalog_new (tiny->rand);
  tiny->forge = muster_forge_new (tiny->catalog);
  if (by_layers)
    muster_forge_set_limits (tiny->forge, 1, seed % 3 == 0 ? 0 : 1 << 20);
  tiny->legal = tiny_list_legal (tiny->catalog);
}

static void
end (Tiny *tiny)
{
  muster_forge_free (tiny->forge);
  g_ptr_array_unref (tiny->legal);
  muster_catalog_free (tiny->catalog);
  g_rand_free (tiny->rand);
}

static void
begin_draft (Tiny *tiny, gboolean empty)
{
  tiny->draft = empty ? muster_collision_character_new () : tiny_draft_new (tiny->catalog, tiny->rand);
  tiny->closed = !empty && g_rand_boolean (tiny->rand)
                     ? (guint) g_rand_int_range (tiny->rand, 0, 1 << MUSTER_COLLISION_N_SLOTS)
                     : 0;
  tiny->points = g_rand_boolean (tiny->rand) ? -1 : g_rand_int_range (tiny->rand, 0, 25);
  tiny->closed &= ~(1u << MUSTER_COLLISION_SLOT_RACE | 1u << MUSTER_COLLISION_SLOT_TAROT);
  muster_forge_draft_read (&tiny->read, tiny->forge, tiny->draft, tiny->closed);
  tiny->completions = g_ptr_array_new ();
  for (guint i = 0; i < tiny->legal->len; i++)
    {
      TinyCharacter *one = tiny->legal->pdata[i];

      if ((tiny->points < 0 || one->points <= tiny->points)
          && tiny_completes (one->character, tiny->draft, tiny->closed))
        g_ptr_array_add (tiny->completions, one);
    }
}

static void
end_draft (Tiny *tiny)
{
  g_ptr_array_unref (tiny->completions);
  muster_forge_draft_clear (&tiny->read);
  muster_collision_character_free (tiny->draft);
}

/* Runs a check on many drafts of many contents. */
static void
for_all (void (*check) (Tiny *tiny))
{
  guint completed = 0;

  for (guint i = 0; i < 2 * CONTENTS; i++)
    {
      Tiny tiny;

      by_layers = i % 2 == 1;
      begin (&tiny, i / 2);
      for (guint j = 0; j < DRAFTS; j++)
        {
          begin_draft (&tiny, j < 2);
          completed += tiny.completions->len > 0;
          check (&tiny);
          end_draft (&tiny);
        }
      end (&tiny);
    }
  assert_true (completed > 2 * CONTENTS * DRAFTS / 4);
}

static const TinyCharacter *
completion (const Tiny *tiny, guint i)
{
  return tiny->completions->pdata[i];
}

/* Counting. */

static void
check_count (Tiny *tiny)
{
  g_autoptr (MusterForgeCount) count = muster_forge_count (tiny->forge, &tiny->read, tiny->points);
  guint64 by_points[128] = { 0 };
  guint at = 0;

  for (guint i = 0; i < tiny->completions->len; i++)
    by_points[completion (tiny, i)->points]++;
  assert_int_equal (count->count, tiny->completions->len);
  for (gint points = 0; points < (gint) G_N_ELEMENTS (by_points); points++)
    if (by_points[points] > 0)
      {
        assert_true (at < count->by_points->len);
        assert_int_equal (g_array_index (count->by_points, MusterSpreadEntry, at).points, points);
        assert_int_equal (g_array_index (count->by_points, MusterSpreadEntry, at++).count, by_points[points]);
      }
  assert_int_equal (at, count->by_points->len);
}

static void
test_counts (void **state)
{
  for_all (check_count);
}

/* The future of options: the draft with one more choice, completed. */

static void
check_future (Tiny *tiny, MusterCollisionSlot slot, guint index, const MusterForgeFuture *futures)
{
  MusterKind kind = muster_collision_slot_get_kind (slot);

  for (guint i = 0; futures != NULL && i < muster_catalog_count (tiny->catalog, kind); i++)
    {
      g_autoptr (MusterCollisionCharacter) next = muster_collision_character_copy (tiny->draft);
      guint64 within = 0;
      gint64 least = G_MAXINT, most = -1;

      muster_collision_character_choose (next, slot, index, muster_catalog_nth (tiny->catalog, kind, i));
      for (guint j = 0; j < tiny->legal->len; j++)
        {
          const TinyCharacter *one = tiny->legal->pdata[j];

          if (!tiny_completes (one->character, next, tiny->closed))
            continue;
          least = MIN (least, one->points);
          most = MAX (most, one->points);
          within += tiny->points < 0 || one->points <= tiny->points;
        }
      assert_int_equal (futures[i].count, within);
      assert_int_equal (futures[i].least, least);
      assert_int_equal (futures[i].most, most);
    }
}

static void
check_futures (Tiny *tiny)
{
  g_autoptr (MusterForgeFutures) futures = muster_forge_look_ahead (tiny->forge, &tiny->read, tiny->points);
  gboolean has_skill_twice = tiny->read.hopeless;

  check_future (tiny, MUSTER_COLLISION_SLOT_RACE, 0, futures->races);
  check_future (tiny, MUSTER_COLLISION_SLOT_TAROT, 0, futures->tarots);
  check_future (tiny, MUSTER_COLLISION_SLOT_ARMOR, 0, futures->armors);
  check_future (tiny, MUSTER_COLLISION_SLOT_ARMOR_ENCHANTMENT, 0, futures->armor_enchantments);
  check_future (tiny, MUSTER_COLLISION_SLOT_ACCESSORY, 0, futures->accessories);
  if (has_skill_twice)
    return;
  check_future (tiny, MUSTER_COLLISION_SLOT_WEAPON, tiny->draft->weapons->len, futures->weapons);
  check_future (tiny, MUSTER_COLLISION_SLOT_SKILL, tiny->draft->skills->len, futures->skills);
  for (guint i = 0; i < tiny->draft->weapons->len; i++)
    check_future (tiny, MUSTER_COLLISION_SLOT_WEAPON_ENCHANTMENT, i, futures->weapon_enchantments[i]);
}

static void
test_futures (void **state)
{
  for_all (check_futures);
}

/* Places. */

static void
check_places (Tiny *tiny)
{
  g_autoptr (MusterForgeTables) tables = muster_forge_tables_new (tiny->forge, &tiny->read, tiny->points, FALSE);

  assert_int_equal (muster_forge_count_places (tables), tiny->completions->len);
  for (guint i = 0; i < tiny->completions->len; i += 1 + i / 50)
    {
      g_autoptr (MusterCollisionCharacter) character = NULL;
      MusterForgeBuild build;
      guint64 place;

      assert_true (muster_forge_unrank (tables, i, &build));
      character = muster_forge_build_make (&build, tiny->forge, NULL);
      assert_true (tiny_equal (character, completion (tiny, i)->character));
      assert_true (muster_forge_build_read (&build, tiny->forge, character));
      assert_true (muster_forge_rank (tables, &build, &place));
      assert_int_equal (place, i);
    }
}

static void
test_places (void **state)
{
  for_all (check_places);
}

/* What doesn't complete the draft has no place. */
static void
check_strangers (Tiny *tiny)
{
  g_autoptr (MusterForgeTables) tables = muster_forge_tables_new (tiny->forge, &tiny->read, tiny->points, FALSE);
  MusterForgeBuild build;
  guint64 place;

  for (guint i = 0; i < tiny->legal->len; i += 7)
    {
      TinyCharacter *one = tiny->legal->pdata[i];

      assert_true (muster_forge_build_read (&build, tiny->forge, one->character));
      assert_int_equal (muster_forge_rank (tables, &build, &place), g_ptr_array_find (tiny->completions, one, NULL));
    }
  assert_false (muster_forge_unrank (tables, tiny->completions->len, &build));
}

static void
test_strangers (void **state)
{
  for_all (check_strangers);
}

/* Codes. */

static void
test_codes (void **state)
{
  for (guint seed = 0; seed < 6; seed++)
    {
      g_autoptr (GHashTable) codes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      Tiny tiny;

      begin (&tiny, seed);
      for (guint i = 0; i < tiny.legal->len; i++)
        {
          const MusterCollisionCharacter *character = ((TinyCharacter *) tiny.legal->pdata[i])->character;
          g_autoptr (GError) error = NULL;
          char *code = muster_code_encode (tiny.forge, &character->thing, &error);
          g_autoptr (MusterThing) back = code != NULL ? muster_code_decode (tiny.forge, code, &error) : NULL;

          assert_null (error);
          assert_true (tiny_equal ((MusterCollisionCharacter *) back, character));
          assert_true (g_hash_table_add (codes, code));
        }
      end (&tiny);
    }
}

/* The best. */

typedef struct
{
  gint64 score, points;
  guint place;
} Scored;

static gint
compare_scored (gconstpointer a, gconstpointer b)
{
  const Scored *one = a, *other = b;

  if (one->score != other->score)
    return one->score > other->score ? -1 : 1;
  if (one->points != other->points)
    return one->points < other->points ? -1 : 1;
  return one->place < other->place ? -1 : 1;
}

static MusterForgeAim
make_aim (GRand *rand)
{
  MusterForgeAim aim = { 0 };

  for (guint i = g_rand_int_range (rand, 1, 6); i > 0; i--)
    aim.weights[g_rand_int_range (rand, 0, MUSTER_N_AIM_KEYS)] = g_rand_int_range (rand, -3, 8);
  return aim;
}

static GArray *
score_all (const Tiny *tiny, const MusterForgeAim *aim)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (Scored));

  for (guint i = 0; i < tiny->completions->len; i++)
    {
      Scored scored = { score_of (aim, completion (tiny, i)->character), completion (tiny, i)->points, i };

      g_array_append_val (all, scored);
    }
  g_array_sort (all, compare_scored);
  return all;
}

static void
check_best (Tiny *tiny)
{
  MusterForgeAim aim = make_aim (tiny->rand);
  guint top = (guint) g_rand_int_range (tiny->rand, 1, 20);
  g_autoptr (GArray) all = score_all (tiny, &aim);
  g_autoptr (GArray) best = muster_forge_find_best (tiny->forge, &tiny->read, &aim, tiny->points, top);

  assert_int_equal (best->len, MIN (top, all->len));
  for (guint i = 0; i < best->len; i++)
    {
      const MusterForgeResult *result = &g_array_index (best, MusterForgeResult, i);
      const Scored *scored = &g_array_index (all, Scored, i);
      g_autoptr (MusterCollisionCharacter) character = muster_forge_build_make (&result->build, tiny->forge, NULL);

      assert_int_equal (result->score, scored->score);
      assert_int_equal (result->points, scored->points);
      assert_true (tiny_equal (character, completion (tiny, scored->place)->character));
    }
}

static void
test_best (void **state)
{
  for_all (check_best);
}

static void
check_front (Tiny *tiny)
{
  MusterForgeAim aim = make_aim (tiny->rand);
  g_autoptr (GArray) all = score_all (tiny, &aim);
  g_autoptr (GArray) front = muster_forge_find_front (tiny->forge, &tiny->read, &aim, tiny->points);
  guint at = front->len;
  gint64 cheapest = G_MAXINT64;

  /* From the best down: anything cheaper than everything that scores more is in the front. */
  for (guint i = 0; i < all->len; i++)
    {
      const Scored *scored = &g_array_index (all, Scored, i);

      if (scored->points >= cheapest)
        continue;
      cheapest = scored->points;
      assert_true (at > 0);
      assert_int_equal (g_array_index (front, MusterFrontEntry, --at).score, scored->score);
      assert_int_equal (g_array_index (front, MusterFrontEntry, at).points, scored->points);
    }
  assert_int_equal (at, 0);
}

static void
test_fronts (void **state)
{
  for_all (check_front);
}

/* Standing: each character counted by hand. */

static void
check_stat (const MusterStandingStat *stat, const Tiny *tiny, gint64 points, guint which)
{
  guint64 by_amount[256] = { 0 }, less = 0, equal = 0, more = 0;
  guint at = 0;

  for (guint i = 0; i < tiny->legal->len; i++)
    {
      const TinyCharacter *one = tiny->legal->pdata[i];
      MusterCollisionTotals totals;

      if (one->points > points)
        continue;
      muster_collision_totals_derive (one->character, &totals);
      by_amount[totals.stats[which] + 128]++;
      less += totals.stats[which] < stat->amount;
      equal += totals.stats[which] == stat->amount;
      more += totals.stats[which] > stat->amount;
    }
  assert_int_equal (stat->less, less);
  assert_int_equal (stat->equal, equal);
  assert_int_equal (stat->more, more);
  for (guint i = 0; i < G_N_ELEMENTS (by_amount); i++)
    if (by_amount[i] > 0)
      {
        assert_true (at < stat->bars->len);
        assert_int_equal (g_array_index (stat->bars, MusterStandingBar, at).amount, (gint) i - 128);
        assert_int_equal (g_array_index (stat->bars, MusterStandingBar, at++).count, by_amount[i]);
      }
  assert_int_equal (at, stat->bars->len);
}

/* A draft is compared as it is, however little it costs. */
static void
check_standing (Tiny *tiny)
{
  const MusterCollisionCharacter *character
      = tiny->completions->len > 0 && g_rand_boolean (tiny->rand)
            ? completion (tiny, (guint) g_rand_int_range (tiny->rand, 0, (gint) tiny->completions->len))->character
            : tiny->draft;
  g_autoptr (MusterStanding) standing = muster_standing_new (tiny->forge, character);
  MusterCollisionTotals totals;
  guint64 count = 0;

  muster_collision_totals_derive (character, &totals);
  for (guint i = 0; i < tiny->legal->len; i++)
    count += ((TinyCharacter *) tiny->legal->pdata[i])->points <= totals.points;
  assert_int_equal (standing->points, totals.points);
  assert_int_equal (standing->count, count);
  for (guint i = 0; i < MUSTER_N_STATS; i++)
    {
      assert_int_equal (standing->stats[i].amount, totals.stats[i]);
      check_stat (&standing->stats[i], tiny, totals.points, i);
    }
}

static void
test_standings (void **state)
{
  for_all (check_standing);
}

/* Chance. */

/* Every place comes equally often: of ten draws each, none should stray far. */
static void
test_shares (void **state)
{
  Tiny tiny;
  g_autofree guint *drawn = NULL;
  MusterForgeRandom random = { 5 };
  guint n, far = 0;

  begin (&tiny, 3);
  n = tiny.legal->len;
  drawn = g_new0 (guint, n);
  for (guint i = 0; i < 100 * n; i++)
    {
      MusterForgeBuild build;
      guint64 place;

      assert_true (muster_forge_draw (muster_forge_get_all (tiny.forge), &random, &build));
      assert_true (muster_forge_rank (muster_forge_get_all (tiny.forge), &build, &place));
      drawn[place]++;
    }
  /* 100 expected, with a deviation of 10: five deviations off is one in two million. */
  for (guint i = 0; i < n; i++)
    far += drawn[i] < 50 || drawn[i] > 150;
  assert_int_equal (far, 0);
  end (&tiny);
}

/* Numbers below a count that doesn't divide 2^64 are drawn again rather than folded: all remainders of a small state. */
static void
test_random_below (void **state)
{
  MusterForgeRandom one = { 42 }, other = { 42 };
  guint seen[7] = { 0 };

  for (guint i = 0; i < 70000; i++)
    {
      guint64 drawn = muster_forge_random_below (&one, 7);

      assert_int_equal (drawn, muster_forge_random_below (&other, 7));
      assert_true (drawn < 7);
      seen[drawn]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    assert_in_range (seen[i], 9500, 10500);
  for (guint i = 0; i < 100; i++)
    assert_int_equal (muster_forge_random_below (&one, 1), 0);
}

/* Spreads that don't fit into a table of points: many ways, few or many points, one after the other. */
static void
test_large_spreads (void **state)
{
  g_autoptr (MusterSpreadPool) pool = muster_spread_pool_new (1000000, FALSE);
  MusterSpread spreads[6], ends;

  for (guint i = 0; i < G_N_ELEMENTS (spreads); i++)
    {
      for (gint j = 0; j < 9000; j++)
        muster_spread_add (pool, (j % 4500) * 100, i + 1);
      spreads[i] = muster_spread_take (pool);
      for (gint j = 0; j < 8000; j++)
        muster_spread_add (pool, j, 1);
      ends = muster_spread_take_ends (pool);
      assert_int_equal (ends.n, 2);
      assert_int_equal (ends.entries[0].points, 0);
      assert_int_equal (ends.entries[1].points, 7999);
    }
  for (guint i = 0; i < G_N_ELEMENTS (spreads); i++)
    {
      assert_int_equal (spreads[i].n, 4500);
      for (guint j = 0; j < 4500; j++)
        assert_true (spreads[i].entries[j].points == (gint) j * 100 && spreads[i].entries[j].count == 2 * (i + 1));
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_counts),    cmocka_unit_test (test_futures),       cmocka_unit_test (test_places),
    cmocka_unit_test (test_strangers), cmocka_unit_test (test_codes),         cmocka_unit_test (test_best),
    cmocka_unit_test (test_fronts),    cmocka_unit_test (test_shares),        cmocka_unit_test (test_random_below),
    cmocka_unit_test (test_standings), cmocka_unit_test (test_large_spreads),

  };

  return cmocka_run_group_tests_name ("tiny", tests, NULL, NULL);
}
