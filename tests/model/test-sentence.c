/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/cmocka.h"

#include "model/text/sentence.h"

static void
assert_says (MusterSentence *sentence, const char *expected)
{
  g_autoptr (MusterSentence) owned = sentence;
  g_autofree char *text = muster_sentence_dup_text (owned);

  assert_string_equal (text, expected);
}

static void
test_blanks (void **state)
{
  MusterOption option = { .id = "pike", .name = "Pike" };

  assert_says (muster_sentence_new ("Nothing to fill."), "Nothing to fill.");
  assert_says (muster_sentence_new ("%u of %d is %s.", 3u, -4, muster_sentence_new_text ("100 %")),
               "3 of -4 is 100 %.");
  assert_says (muster_sentence_new ("100 %% of %s", muster_sentence_new_option (&option)), "100 % of Pike");
  assert_says (muster_sentence_new ("%s: %s", muster_sentence_new_text (NULL), muster_sentence_new ("%u left", 2u)),
               ": 2 left");
}

static gboolean is_translated;

/* The ngettext() of a language that swaps its words. */
static const char *
get_swapped (gulong n)
{
  return !is_translated ? "%s has %u." : n == 1 ? "One: %1$s" : "%2$u: %1$s";
}

/* A translation may name the blanks in another order, or leave one out. */
static void
test_translated_order (void **state)
{
  MusterSentence *five = muster_sentence_new_counted (get_swapped, 5, muster_sentence_new_text ("Ann"), 5u);
  MusterSentence *one = muster_sentence_new_counted (get_swapped, 1, muster_sentence_new_text ("Bea"), 1u);

  is_translated = TRUE;
  assert_says (five, "5: Ann");
  assert_says (one, "One: Bea");
}

static void
test_lists (void **state)
{
  GPtrArray *words = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_sentence_unref);

  g_ptr_array_add (words, muster_sentence_new_text ("Pike"));
  g_ptr_array_add (words, muster_sentence_new_text ("Dagger"));
  g_ptr_array_add (words, muster_sentence_new ("%u more", 7u));
  assert_says (muster_sentence_new_list (words), "Pike, Dagger and 7 more");
}

static void
test_equal (void **state)
{
  g_autoptr (MusterSentence) three = muster_sentence_new ("%u of %s", 3u, muster_sentence_new_text ("Ann"));
  g_autoptr (MusterSentence) again = muster_sentence_new ("%u of %s", 3u, muster_sentence_new_text ("Ann"));
  g_autoptr (MusterSentence) four = muster_sentence_new ("%u of %s", 4u, muster_sentence_new_text ("Ann"));
  g_autoptr (MusterSentence) bea = muster_sentence_new ("%u of %s", 3u, muster_sentence_new_text ("Bea"));

  assert_true (muster_sentence_equal (three, again));
  assert_false (muster_sentence_equal (three, four));
  assert_false (muster_sentence_equal (three, bea));
  assert_false (muster_sentence_equal (three, NULL));
  assert_true (muster_sentence_equal (NULL, NULL));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_blanks),
    cmocka_unit_test (test_translated_order),
    cmocka_unit_test (test_lists),
    cmocka_unit_test (test_equal),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
