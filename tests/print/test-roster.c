/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for an opponent: everything that matters is on it, within its margins, and no text touches another. */
#include "support/cmocka.h"

#include <string.h>

#include "print/lists.h"
#include "print/qr.h"
#include "print/roster/roster.h"
#include "print/things.h"
#include "print/watch.h"
#include "support/content.h"

#define MARGIN MUSTER_MM (14) /* a little less than it has */
#define N_RANDOM 400
#define SLACK 0.6 /* points: a letter may reach a little over the place it takes */

static const struct
{
  gdouble width, height;
} papers[] = { { 210, 297 }, { 215.9, 279.4 } };

static const char *const samples[] = { "battle-group", "lady-justice", "seamus", "kingdom", "team", "torture" };

static void
assert_on_page (gdouble width, gdouble height)
{
  for (guint i = 0; i < watch_get ()->len; i++)
    {
      const Written *one = &g_array_index (watch_get (), Written, i);

      if (one->left < MARGIN || one->right > width - MARGIN || one->top < MARGIN
          || one->bottom > height - MARGIN + MUSTER_MM (4))
        fail_msg ("“%s” leaves the page", one->text);
    }
}

static void
assert_apart (void)
{
  for (guint i = 0; i < watch_get ()->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const Written *a = &g_array_index (watch_get (), Written, i), *b = &g_array_index (watch_get (), Written, j);

        if (MIN (a->right, b->right) - MAX (a->left, b->left) > SLACK
            && MIN (a->bottom, b->bottom) - MAX (a->top, b->top) > SLACK)
          fail_msg ("“%s” and “%s” overlap", a->text, b->text);
      }
}

static void
write_page (MusterRosterPlan *plan, MusterBrush *brush, guint page)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 1, 1);
  cairo_t *cr = cairo_create (surface);

  muster_brush_set_target (brush, cr);
  watch_start ();
  muster_roster_plan_paint (plan, page);
  muster_brush_set_target (brush, NULL);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
check_roster (const MusterRoster *roster, gdouble width, gdouble height)
{
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterRosterPlan) plan = muster_roster_plan_new (brush, roster, width, height);

  for (guint i = 0; i < muster_roster_plan_get_n_pages (plan); i++)
    {
      write_page (plan, brush, i);
      assert_on_page (width, height);
      assert_apart ();
      assert_true (watch_has (roster->content));
    }
  watch_end ();
}

static void
test_samples (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autoptr (Things) things = things_new_from_sample (samples[i]);

      assert_true (things->rosters->len > 0);
      for (guint j = 0; j < things->rosters->len; j++)
        for (guint k = 0; k < G_N_ELEMENTS (papers); k++)
          check_roster (things->rosters->pdata[j], MUSTER_MM (papers[k].width), MUSTER_MM (papers[k].height));
    }
}

/* As long as that many groups of four. */
static char *
dup_code (guint groups)
{
  GString *code = g_string_new ("0369");

  for (guint i = 1; i < groups; i++)
    g_string_append_printf (code, "-K%03u", i * 37 % 1000);
  return g_string_free (code, FALSE);
}

static gboolean
is_dark (cairo_surface_t *surface, gdouble x, gdouble y)
{
  const guchar *pixels = cairo_image_surface_get_data (surface);

  return pixels[(gint) y * cairo_image_surface_get_stride (surface) + 4 * (gint) x] < 128;
}

/* The code can be scanned: every module is in the corner, and no text is near it. */
static void
test_code (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("battle-group");
  MusterRoster *roster = things->rosters->pdata[0];
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  const gdouble width = MUSTER_MM (210), scale = 4, left = width - MUSTER_MM (40), bottom = MUSTER_MM (40);
  cairo_surface_t *surface
      = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (width * scale), (int) (bottom * scale));
  cairo_t *cr = cairo_create (surface);
  gdouble first = width, last = 0, top = bottom, module;
  g_autoptr (MusterQr) qr = NULL;
  MusterRosterPlan *plan;

  roster->code = dup_code (14);
  qr = muster_qr_new ("MUSTER:0369-K037-K074-K111-K148-K185-K222-K259-K296-K333-K370-K407-K444-K481");
  cairo_scale (cr, scale, scale);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  muster_brush_set_target (brush, cr);
  plan = muster_roster_plan_new (brush, roster, width, MUSTER_MM (297));
  muster_roster_plan_paint (plan, 0);
  cairo_surface_flush (surface);
  for (gdouble y = 0; y < bottom - MUSTER_MM (1); y += 0.25)
    for (gdouble x = left; x < width; x += 0.25)
      if (is_dark (surface, x * scale, y * scale))
        first = MIN (first, x), last = MAX (last, x), top = MIN (top, y);
  module = (last - first + 0.25) / muster_qr_get_size (qr);
  assert_true (module > MUSTER_MM (0.33));
  for (gint row = 0; row < (gint) muster_qr_get_size (qr); row++)
    for (gint column = 0; column < (gint) muster_qr_get_size (qr); column++)
      assert_int_equal (
          is_dark (surface, (first + (column + 0.5) * module) * scale, (top + (row + 0.5) * module) * scale),
          muster_qr_is_dark (qr, column, row));
  muster_brush_set_target (brush, NULL);
  muster_roster_plan_free (plan);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Any list, however long. */
static void
test_random (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autofree char *xml = lists_dup_random (rand, i % LISTS_N_GAMES);
      g_autoptr (Things) things = things_new (xml);
      guint k = i / LISTS_N_GAMES % G_N_ELEMENTS (papers);

      if (g_rand_boolean (rand))
        ((MusterRoster *) things->rosters->pdata[0])->code = dup_code ((guint) g_rand_int_range (rand, 4, 70));
      check_roster (things->rosters->pdata[0], MUSTER_MM (papers[k].width), MUSTER_MM (papers[k].height));
    }
}

/* Writes the first page of the first roster. */
static void
write_first (const Things *things)
{
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterRosterPlan) plan
      = muster_roster_plan_new (brush, things->rosters->pdata[0], MUSTER_MM (210), MUSTER_MM (297));

  write_page (plan, brush, 0);
}

static void
assert_says (const char *const *told)
{
  for (; *told != NULL; told++)
    if (!watch_has (*told))
      fail_msg ("the list doesn't say “%s”", *told);
}

static void
test_group (void **state)
{
  static const char *const told[] = { "Battle group",
                                      "The Ninth Tide",
                                      "250 of 250 points, 0 left",
                                      "Legal",
                                      "Conquest, Diplomacy and Sorcery",
                                      "2 ×",
                                      "Lantern Guard",
                                      "78",
                                      "Look Out (RE)  1M",
                                      "Rules used",
                                      "Collision 1.0 · ",
                                      "page 1 of 1",
                                      NULL };
  g_autoptr (Things) things = things_new_from_sample ("battle-group");

  write_first (things);
  assert_says (told);
  assert_false (watch_has ("Not legal"));
  assert_false (watch_has ("Problems"));
  /* A player's notes are private. */
  assert_false (watch_has ("always the last to leave"));
  watch_end ();
}

static const Written *
find_written (const char *start)
{
  for (guint i = 0; i < watch_get ()->len; i++)
    if (g_str_has_prefix (g_array_index (watch_get (), Written, i).text, start))
      return &g_array_index (watch_get (), Written, i);
  fail_msg ("nothing begins with “%s”", start);
  return NULL;
}

static void
test_problems (void **state)
{
  static const char *const told[] = { "Not legal", "155 of 100 points, 55 over",
                                      "Problems",  "55 more than its limit of 100.",
                                      "Hints",     "An odd group.",
                                      NULL };
  g_autoptr (Things) things
      = things_new ("<battle-group name='Raid' points='100'>" WORKED_EXAMPLE
                    "<fixed-character name='The Tower' points='80' values='conquest'/></battle-group>");

  things_add_hint (things);
  write_first (things);
  assert_says (told);
  assert_false (watch_has ("group.points") || watch_has ("group.odd"));
  assert_true (find_written ("Hints")->top > find_written ("The group costs")->bottom);
  assert_true (find_written ("An odd group.")->top > find_written ("Hints")->bottom);
  watch_end ();
}

/* On paper that gets shorter and shorter, a list is first set smaller, so that one page still holds it; when that no longer
 * does, it is in the usual type, on several. */
static void
test_one_page (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("kingdom");
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  guint smaller = 0, pages = 0;

  for (gdouble height = 500; height >= 160; height -= 5)
    {
      g_autoptr (MusterRosterPlan) plan
          = muster_roster_plan_new (brush, things->rosters->pdata[0], MUSTER_MM (210), MUSTER_MM (height));
      gdouble size;

      assert_true (muster_roster_plan_get_n_pages (plan) >= pages);
      pages = muster_roster_plan_get_n_pages (plan);
      write_page (plan, brush, 0);
      size = find_written ("Castles")->size;
      assert_true (size == 11 || (pages == 1 && size > 8 && size < 11));
      smaller += size < 11;
    }
  assert_true (smaller > 0);
  assert_true (pages > 1);
  watch_end ();
}

/* What people play fits on a page of either paper: the groups of the starter collection, and five members with two weapons and three skills
 * each, all of them different. */
static void
test_usual (void **state)
{
  static const char *const weapons[] = { "dagger", "flail", "bow", "javelin", "spear", "mace", "sabre", "whip" };
  g_autoptr (Things) starter = things_new_from_sample ("starter");
  g_autoptr (GString) xml = g_string_new ("<battle-group name='Five' points='400'>");
  g_autoptr (Things) five = NULL;
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);

  for (guint i = 0; i < 5; i++)
    g_string_append_printf (xml,
                            "<character name='Number %u' race='%s' tarot='8-of-cups' armor='leather'><weapon ref='%s'/>"
                            "<weapon ref='%s'/><skill ref='%s'/><skill ref='%s'/><skill ref='%s'/></character>",
                            i, muster_catalog_nth (content_get (), MUSTER_KIND_RACE, 5 * i)->id, weapons[i],
                            weapons[i + 3], muster_catalog_nth (content_get (), MUSTER_KIND_SKILL, 3 * i)->id,
                            muster_catalog_nth (content_get (), MUSTER_KIND_SKILL, 3 * i + 1)->id,
                            muster_catalog_nth (content_get (), MUSTER_KIND_SKILL, 3 * i + 2)->id);
  g_string_append (xml, "</battle-group>");
  five = things_new (xml->str);
  g_ptr_array_set_size (((MusterRoster *) five->rosters->pdata[0])->problems, 0);
  g_ptr_array_add (starter->rosters, g_steal_pointer (&five->rosters->pdata[0]));
  five->rosters->len = 0;
  for (guint i = 0; i < starter->rosters->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (papers); k++)
      {
        g_autoptr (MusterRosterPlan) plan = muster_roster_plan_new (
            brush, starter->rosters->pdata[i], MUSTER_MM (papers[k].width), MUSTER_MM (papers[k].height));

        assert_int_equal (muster_roster_plan_get_n_pages (plan), 1);
      }
}

/* An opponent can check a member without its card: its stats, what its weapons do, its values, and what all cost together. */
static void
test_members (void **state)
{
  static const char *const told[] = { "Characters",
                                      "Conquest and Diplomacy",
                                      "Chain Whip (Chaotic)  EC 2 · W-Att 5 · W-Pow 3 · Reach 2 · Magic · Crit Hex 2",
                                      "S-Pow",
                                      "78 (39 each)",
                                      "5 characters" };
  g_autoptr (Things) things = things_new_from_sample ("battle-group");
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterRosterPlan) plan
      = muster_roster_plan_new (brush, things->rosters->pdata[0], MUSTER_MM (210), MUSTER_MM (297));

  assert_int_equal (muster_roster_plan_get_n_pages (plan), 1);
  write_page (plan, brush, 0);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    if (!watch_has (told[i]))
      fail_msg ("the list doesn't say “%s”", told[i]);
  assert_false (watch_has ("Members"));
  /* Weapons with lines of their own aren't among the choices. */
  assert_true (watch_has ("Human\302\240· 4 of Cups\302\240· Leather"));
  watch_end ();
}

/* A kingdom is drawn: its defenses above their castle in the order played, the last on top. */
static void
test_stacks (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("kingdom");
  g_autoptr (MusterBrush) brush = muster_brush_new (MUSTER_INK_COLOR);
  g_autoptr (MusterRosterPlan) plan
      = muster_roster_plan_new (brush, things->rosters->pdata[0], MUSTER_MM (210), MUSTER_MM (297));

  write_page (plan, brush, 0);
  assert_true (find_written ("Rushed Defenses")->bottom < find_written ("Swordsmen")->top);
  assert_true (find_written ("Swordsmen")->bottom < find_written ("Trebuchet")->top);
  assert_true (find_written ("Trebuchet")->bottom < find_written ("Health 30")->top);
  assert_true (find_written ("Health 30")->right < find_written ("Health 21")->left);
  assert_false (watch_has ("Alliance")); /* which is in the hand */
  watch_end ();
}

/* The rules are in alphabetical order, in two columns; neither is longer than the other by more than one rule. */
static void
test_columns (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("battle-group");
  gdouble first = 0, second = 0, top;

  write_first (things);
  top = find_written ("Block 2")->top;
  for (guint i = 0; i < watch_get ()->len; i++)
    {
      const Written *one = &g_array_index (watch_get (), Written, i);

      if (one->top < top || one->top > MUSTER_MM (297 - 30))
        continue;
      if (one->left < MUSTER_MM (105))
        first = MAX (first, one->bottom);
      else
        second = MAX (second, one->bottom);
    }
  assert_true (second > top && first >= second);
  assert_true (first - second < MUSTER_MM (25));
  watch_end ();
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_samples), cmocka_unit_test (test_group),    cmocka_unit_test (test_problems),
    cmocka_unit_test (test_columns), cmocka_unit_test (test_one_page), cmocka_unit_test (test_random),
    cmocka_unit_test (test_code),    cmocka_unit_test (test_members),  cmocka_unit_test (test_stacks),
    cmocka_unit_test (test_usual),
  };

  return cmocka_run_group_tests_name ("roster", tests, NULL, content_teardown);
}
