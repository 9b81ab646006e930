/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces of sentences. */
#include "support/cmocka.h"

#include "model/text/phrase.h"

#define WORDS(...) ((const char *const[]){ __VA_ARGS__ __VA_OPT__ (, ) NULL })

static void
assert_and (const char *const *words, const char *expected)
{
  g_autofree char *phrase = muster_phrase_dup_and (words);

  assert_string_equal (phrase, expected);
}

static void
assert_or (const char *const *words, const char *expected)
{
  g_autofree char *phrase = muster_phrase_dup_or (words);

  assert_string_equal (phrase, expected);
}

static void
assert_number (gint64 number, const char *expected)
{
  g_autofree char *phrase = muster_phrase_dup_number (number);

  assert_string_equal (phrase, expected);
}

/* The format, and what it comes to with those arguments. */
#define assert_filled(expected, ...)                                                                                   \
  do                                                                                                                   \
    {                                                                                                                  \
      g_autofree char *filled = muster_phrase_fill (__VA_ARGS__);                                                      \
      assert_string_equal (filled, expected);                                                                          \
    }                                                                                                                  \
  while (0)

static void
test_fill (void **state)
{
  g_autofree char *many = g_strnfill (2000, 'x'), *more = g_strconcat ("1 ", many, ".", NULL);

  assert_filled (more, "%d %s.", 1, many);
  assert_filled ("Pike.", "Pike.");
  assert_filled ("", "%s", "");
  assert_filled ("Pike for Spear (-3 points)", "%s for %s (%+d points)", "Pike", "Spear", -3);
  assert_filled ("+0 +12 0 -0x", "%+d %+d %d -%ux", 0, 12, 0, 0u);
  assert_filled ("-2147483648 2147483647 4294967295", "%d %d %u", G_MININT, G_MAXINT, G_MAXUINT);
  assert_filled ("100% of two", "%d%% of %s", 100, "two");
  assert_filled ("Pike(null)", "Pike%s", (const char *) NULL);
  /* What a translation may do, and what needs more than that. */
  assert_filled ("b a", "%2$s %1$s", "a", "b");
  assert_filled (" 7|0.5|é", "%2d|%.1f|%s", 7, 0.5, "é");
}

static void
test_and (void **state)
{
  assert_and (WORDS (), "");
  assert_and (WORDS ("Pike"), "Pike");
  assert_and (WORDS ("Pike", "Shield"), "Pike and Shield");
  assert_and (WORDS ("Pike", "Dagger", "Shield"), "Pike, Dagger and Shield");
  assert_and (WORDS ("a", "b", "c", "d"), "a, b, c and d");
}

static void
test_or (void **state)
{
  assert_or (WORDS (), "");
  assert_or (WORDS ("Chivalry"), "Chivalry");
  assert_or (WORDS ("Chivalry", "Brutality"), "Chivalry or Brutality");
  assert_or (WORDS ("Chivalry", "Brutality", "Liberty"), "Chivalry, Brutality or Liberty");
}

static void
assert_split (const char *text, const char *separators, const char *expected)
{
  g_auto (GStrv) words = muster_phrase_split (text, separators);
  g_autofree char *found = g_strjoinv ("|", words);

  assert_string_equal (found, expected);
}

static void
test_split (void **state)
{
  assert_split ("", " ", "");
  assert_split ("  ", " ", "");
  assert_split ("tomes", ", ", "tomes");
  assert_split (" tomes,masks , rams ", ", ", "tomes|masks|rams");
  assert_split ("a b", ",", "a b");
}

static void
test_numbers (void **state)
{
  assert_number (0, "no");
  assert_number (1, "one");
  assert_number (3, "three");
  assert_number (12, "twelve");
}

static void
test_numbers_as_figures (void **state)
{
  assert_number (13, "13");
  assert_number (250, "250");
  assert_number (-1, "-1");
  assert_number (G_MAXINT64, "9223372036854775807");
  assert_number (G_MININT64, "-9223372036854775808");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_fill),  cmocka_unit_test (test_and),     cmocka_unit_test (test_or),
    cmocka_unit_test (test_split), cmocka_unit_test (test_numbers), cmocka_unit_test (test_numbers_as_figures),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
