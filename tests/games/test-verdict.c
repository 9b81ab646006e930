/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verdict depends on the content alone: the same after save and load, in any order, and in a copy. */
#include "support/cmocka.h"

#include <string.h>

#include "model/document.h"
#include "games/games.h"
#include "games/collision/judge.h"
#include "support/content.h"
#include "support/random.h"
#include "games/document-file.h"
#include "xml/report.h"

#define CHARACTERS 20000
#define GROUPS 4000

/* The verdict as text: what it adds up to, and which rules are broken how often. */
static char *
dup_verdict (const MusterCollisionCharacter *character)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  GString *text = g_string_new (NULL);
  MusterCollisionTotals totals;
  guint broken[MUSTER_COLLISION_N_RULES] = { 0 };
  gboolean legal = muster_collision_judge (content_get (), character, &totals, findings);

  g_string_append_printf (text, "legal %d points %d hands %d weapons %u skills %u of %d restrict %d reach %d\n", legal,
                          (gint) totals.points, totals.hands, totals.weapons, totals.skills, totals.skills_limit,
                          totals.limit, totals.reach);
  for (MusterStat stat = 0; stat < MUSTER_N_STATS; stat++)
    g_string_append_printf (text, "%s %d ", muster_stat_get_id (stat), totals.stats[stat]);
  g_string_append_printf (text, "values %u:", totals.n_values);
  for (guint i = 0; i < totals.values.n; i++)
    g_string_append_printf (text, " %02x", totals.values.sets[i]);
  for (guint i = 0; i < findings->len; i++)
    broken[muster_collision_findings_at (findings, i)->rule]++;
  for (MusterCollisionRule rule = 0; rule < MUSTER_COLLISION_N_RULES; rule++)
    if (broken[rule] > 0)
      g_string_append_printf (text, "\n%s %u", muster_collision_rule_get_id (rule), broken[rule]);

  return g_string_free (text, FALSE);
}

static void
assert_same_verdict (const MusterCollisionCharacter *a, const MusterCollisionCharacter *b)
{
  g_autofree char *of_a = dup_verdict (a), *of_b = dup_verdict (b);

  assert_string_equal (of_a, of_b);
}

/* The whole report, with every sentence. */
static char *
dup_report (const MusterThing *thing)
{
  g_autoptr (MusterReport) report = muster_games_check (content_get (), thing, FALSE);
  MusterWriting writing;

  muster_writing_begin (&writing, content_get ());
  muster_report_write (&writing, report);
  return muster_writing_end (&writing, NULL);
}

/* Legal means: no error among the findings, and the report says so too. */
static void
assert_consistent (const MusterCollisionCharacter *character)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  g_autoptr (MusterReport) report = muster_games_check (content_get (), &character->thing, FALSE);
  MusterCollisionTotals totals;
  gboolean legal = muster_collision_judge (content_get (), character, &totals, findings);
  guint errors = 0;

  for (guint i = 0; i < findings->len; i++)
    {
      const MusterCollisionFinding *finding = muster_collision_findings_at (findings, i);
      const MusterProblem *problem = report->problems->pdata[i];

      errors += muster_collision_rule_is_error (finding->rule);
      assert_string_equal (problem->rule->id, muster_collision_rule_get_id (finding->rule));
      assert_true (problem->place.depth > 0);
      assert_true (g_str_has_suffix (problem->sentence, "."));
      assert_null (strstr (problem->sentence, "(null)"));
    }
  assert_int_equal (legal, errors == 0);
  assert_int_equal (legal, !muster_report_is_illegal (report));
  assert_string_equal (muster_report_get (report, "legal"), legal ? "yes" : "no");
  if (legal)
    assert_true (totals.complete && totals.n_values <= MUSTER_COLLISION_MAX_CHARACTER_VALUES && totals.values.n > 0);
}

/* Saving and loading */

static char *
write (const MusterDocument *document)
{
  return muster_document_write (document, content_get (), NULL);
}

static MusterDocument *
read (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));
  g_autoptr (GError) error = NULL;
  MusterDocument *document = muster_document_read (bytes, "x.muster", content_get (), &error);

  if (document == NULL)
    fail_msg ("%s\n%s", error->message, text);
  return document;
}

/* Takes `thing` over; returns what comes of it after saving and loading. */
static void
assert_survives (MusterThing *thing)
{
  g_autoptr (MusterDocument) document = muster_document_new ();
  g_autoptr (MusterDocument) again = NULL;
  g_autofree char *first = NULL, *second = NULL, *before = NULL, *after = NULL;

  g_ptr_array_add (document->things, thing);
  first = write (document);
  again = read (first);
  second = write (again);
  assert_string_equal (first, second);
  assert_int_equal (again->things->len, 1);
  before = dup_report (thing);
  after = dup_report (again->things->pdata[0]);
  assert_string_equal (before, after);
}

static void
test_after_saving (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint i = 0; i < CHARACTERS; i++)
    {
      MusterCollisionCharacter *character = random_character (content_get (), rand);

      assert_consistent (character);
      assert_survives (&character->thing);
    }
}

static void
test_groups_after_saving (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);

  for (guint i = 0; i < GROUPS; i++)
    assert_survives (&random_group (content_get (), rand)->thing);
}

/* Order */

static void
shuffle (GArray *array, GRand *rand)
{
  gsize size = g_array_get_element_size (array);
  g_autofree char *other = g_malloc (size);

  for (guint i = array->len; i > 1; i--)
    {
      char *a = array->data + size * (gsize) g_rand_int_range (rand, 0, (gint) i), *b = array->data + size * (i - 1);

      memcpy (other, a, size);
      memmove (a, b, size);
      memcpy (b, other, size);
    }
}

static void
test_in_any_order (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < CHARACTERS; i++)
    {
      g_autoptr (MusterCollisionCharacter) character = random_character (content_get (), rand);
      g_autoptr (MusterCollisionCharacter) shuffled = muster_collision_character_copy (character);

      assert_same_verdict (character, shuffled);
      shuffle (shuffled->weapons, rand);
      shuffle (shuffled->skills, rand);
      assert_same_verdict (character, shuffled);
    }
}

static void
test_legal_ones (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < CHARACTERS; i++)
    {
      MusterCollisionCharacter *character = random_legal_character (content_get (), rand);
      g_autofree char *verdict = dup_verdict (character);

      assert_true (g_str_has_prefix (verdict, "legal 1 "));
      assert_consistent (character);
      assert_survives (&character->thing);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_after_saving),
    cmocka_unit_test (test_groups_after_saving),
    cmocka_unit_test (test_in_any_order),
    cmocka_unit_test (test_legal_ones),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
