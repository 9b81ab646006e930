/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The typesetter: what fits keeps its size, the rest shrinks by quarter points until it fits both ways. No test depends
 * on a font: sizes are probed from both sides. */
#include "support/cmocka.h"

#include <math.h>
#include <string.h>

#include "print/typeset.h"

#define QUARTER 0.25

static MusterTypesetter *typesetter;

static const MusterSetText *
fit (gdouble width, gdouble height, const char *text, gdouble size, guint type)
{
  return muster_typesetter_fit (typesetter, (MusterBox){ 0, 0, width, height }, text, size, type);
}

static void
assert_within (const MusterSetText *text, gdouble width, gdouble height)
{
  if (text->width > width + 0.01 || text->height > height + 0.01)
    fail_msg ("“%s” takes %.2f × %.2f of %.2f × %.2f", pango_layout_get_text (text->layout), text->width, text->height,
              width, height);
}

static void
assert_quarters (gdouble size, gdouble from)
{
  gdouble steps = (from - size) / QUARTER;

  assert_true (steps >= 0);
  assert_true (fabs (steps - round (steps)) < 1e-6);
}

/* It fits at the size it has; a quarter point more would have been too much. */
static void
assert_largest (gdouble width, gdouble height, const char *text, gdouble size, guint type)
{
  gdouble found = fit (width, height, text, size, type)->size;

  assert_within (fit (width, height, text, size, type), width, height);
  assert_quarters (found, size);
  if (found < size)
    assert_true (fit (width, height, text, found + QUARTER, type)->size <= found);
}

static void
test_keeps_size (void **state)
{
  assert_true (fit (200, 40, "Def", 9, MUSTER_TYPE_PLAIN)->size == 9);
  assert_true (fit (200, 40, "Queen Ysolde", 12.5, MUSTER_TYPE_BOLD)->size == 12.5);
}

static void
test_gives_way_to_width (void **state)
{
  gdouble wide = fit (1000, 40, "Chain Whip · Chaotic", 9, MUSTER_TYPE_BOLD)->width;

  /* Three quarters of the width take about three quarters of the size. */
  assert_largest (wide * 0.75, 40, "Chain Whip · Chaotic", 9, MUSTER_TYPE_BOLD);
  assert_true (fit (wide * 0.75, 40, "Chain Whip · Chaotic", 9, MUSTER_TYPE_BOLD)->size <= 7);
  assert_true (fit (wide * 0.75, 40, "Chain Whip · Chaotic", 9, MUSTER_TYPE_BOLD)->size >= 6);
}

static void
test_gives_way_to_height (void **state)
{
  gdouble high = fit (1000, 100, "Def", 9, MUSTER_TYPE_PLAIN)->height;

  assert_largest (1000, high * 0.75, "Def", 9, MUSTER_TYPE_PLAIN);
  assert_true (fit (1000, high * 0.75, "Def", 9, MUSTER_TYPE_PLAIN)->size < 9);
  assert_largest (60, 30, "So many words that no two lines of this width can hold all of them at that size", 12,
                  MUSTER_TYPE_WRAP);
}

/* Right-to-left text, text without spaces, and single words longer than a line. */
static void
test_any_text (void **state)
{
  static const char *const names[]
      = { "שומרת הפנס התשיעי של ביצות דדהולם",
          "حارسة الفانوس التاسع في مستنقعات ديدهولم",
          "第九盏灯笼的守夜人与沉钟之守护者",
          "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
          "i",
          "W\nW\nW\nW",
          "👩‍👩‍👧‍👧 & <b>" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (gdouble width = 30; width <= 150; width += 40)
      {
        assert_largest (width, 28, names[i], 12.5, MUSTER_TYPE_BOLD | MUSTER_TYPE_WRAP);
        assert_within (fit (width, 28, names[i], 12.5, MUSTER_TYPE_BOLD), width, 28);
      }
}

/* A line that would be too small to read takes two. */
static void
test_two_lines (void **state)
{
  const char *long_name = "Chain Whip of the Seventh and a Half Dimension · Unpronounceable";
  gdouble line = fit (1000, 100, long_name, 6, MUSTER_TYPE_PLAIN)->width;
  const MusterSetText *set = fit (line * 0.7, 30, long_name, 9, MUSTER_TYPE_PLAIN);

  assert_true (pango_layout_get_line_count (set->layout) > 1);
  assert_true (set->size >= MUSTER_LEAST_SIZE);
}

/* The measured height equals the height when set, whatever came before. */
static void
test_measures (void **state)
{
  const char *markup = "<b>Look Out (RE) 1M</b>\nUse when an ally within your Comm is attacked. It has Def+2, Arm+1.";

  for (gdouble size = 6; size <= 9; size += QUARTER)
    {
      gdouble height = muster_typesetter_measure (typesetter, markup, 120, size);

      assert_true (height == muster_typesetter_set (typesetter, markup, 120, size)->height);
      assert_true (height == muster_typesetter_measure (typesetter, markup, 120, size));
      assert_true (muster_typesetter_set (typesetter, markup, 120, size)->width <= 120.01);
      assert_true (height >= muster_typesetter_measure (typesetter, markup, 120, size - QUARTER));
    }
}

static void
test_break (void **state)
{
  const char *text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen";
  gdouble all = muster_typesetter_measure (typesetter, text, 80, 8), most = all * 0.6;
  gsize at = muster_typesetter_find_break (typesetter, text, 80, most, 8);
  g_autofree char *before = g_strndup (text, at);

  assert_int_equal (muster_typesetter_find_break (typesetter, text, 80, all + 1, 8), strlen (text));
  assert_true (at > 0 && at < strlen (text));
  assert_int_equal (text[at - 1], ' ');
  assert_true (muster_typesetter_measure (typesetter, g_strchomp (before), 80, 8) <= most);
}

/* No line break inside a term, at any width. */
static void
test_terms (void **state)
{
  for (gdouble width = 50; width < 140; width += 3)
    {
      const MusterSetText *set
          = muster_typesetter_set (typesetter, "While any are left: Att-2, W-Att-2, Def-2 and S-Pow-1", width, 7);
      const char *text = pango_layout_get_text (set->layout);

      for (gint i = 1; i < pango_layout_get_line_count (set->layout); i++)
        assert_int_equal (text[pango_layout_get_line_readonly (set->layout, i)->start_index - 1], ' ');
    }
}

/* The next typesetter may begin with what the last one knew; it sets the same. */
static void
test_next (void **state)
{
  MusterSetText first = *fit (70, 14, "Lantern Bearer of the Outermost Watch", 12.5, MUSTER_TYPE_WRAP), second;

  for (guint i = 0; i < 3000; i++)
    {
      g_autofree char *text = g_strdup_printf ("Bearer %u", i);

      fit (70, 14, text, 12.5, MUSTER_TYPE_WRAP);
    }
  muster_typesetter_free (typesetter);
  typesetter = muster_typesetter_new ();
  second = *fit (70, 14, "Lantern Bearer of the Outermost Watch", 12.5, MUSTER_TYPE_WRAP);
  assert_true (first.size == second.size && first.width == second.width && first.height == second.height);
}

static int
set_up (void **state)
{
  typesetter = muster_typesetter_new ();
  return 0;
}

static int
tear_down (void **state)
{
  muster_typesetter_free (typesetter);
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_keeps_size),
    cmocka_unit_test (test_gives_way_to_width),
    cmocka_unit_test (test_gives_way_to_height),
    cmocka_unit_test (test_any_text),
    cmocka_unit_test (test_two_lines),
    cmocka_unit_test (test_measures),
    cmocka_unit_test (test_break),
    cmocka_unit_test (test_terms),
    cmocka_unit_test (test_next),
  };

  return cmocka_run_group_tests_name ("typeset", tests, set_up, tear_down);
}
