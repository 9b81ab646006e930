/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces of sentences. */
#include "support/cmocka.h"

#include "model/phrase.h"

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
    cmocka_unit_test (test_and),
    cmocka_unit_test (test_or),
    cmocka_unit_test (test_split),
    cmocka_unit_test (test_numbers),
    cmocka_unit_test (test_numbers_as_figures),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
