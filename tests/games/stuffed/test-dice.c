/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed: chances of a combination, worked out by hand, and compared with rolling every roll and every reroll. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <glib.h>

#include "model/error.h"
#include "games/stuffed/dice.h"

#define ATTRIBUTES MUSTER_STUFFED_DICE_ATTRIBUTES
#define FACES MUSTER_STUFFED_DICE_FACES

/* The attributes are a to e; the die has two faces of e unless given otherwise. */
static const guint plain[FACES] = { 0, 1, 2, 3, 4, 4 };
static const guint double_a[FACES] = { 0, 0, 1, 2, 3, 4 };
static const guint four_a_two_b[FACES] = { 0, 0, 0, 0, 1, 1 };

#define WANT(...) ((const guint[ATTRIBUTES]){ __VA_ARGS__ })
#define WANT_NONE WANT (0)

static void
assert_fraction (MusterFraction fraction, const char *expected)
{
  g_autofree char *text = muster_fraction_dup_text (fraction);

  assert_string_equal (text, expected);
}

static void
assert_known (guint n_dice, const guint *wanted, const guint *faces, const char *roll, const char *reroll)
{
  MusterStuffedDiceChances chances;

  assert_true (muster_stuffed_dice_count (n_dice, wanted, faces, &chances, NULL));
  assert_fraction (chances.roll.low, roll);
  assert_fraction (chances.roll.high, roll);
  assert_fraction (chances.reroll.low, reroll);
  assert_fraction (chances.reroll.high, reroll);
}

/* By hand */

static void
test_one_of_eight (void **state G_GNUC_UNUSED)
{
  /* Not once in eight: 5^8 = 390625 of 6^8 = 1679616. In fifteen, since a die of a miss is spent on the Hero and seven are
   * rolled again: 5^15 = 30517578125 of 6^15 = 470184984576. */
  assert_known (8, WANT (1), plain, "1288991/1679616", "439667406451/470184984576");
}

static void
test_eight_alike (void **state G_GNUC_UNUSED)
{
  /* One face: 1 of 6^8; two faces: 2^8/6^8 = 1/3^8. No die is left for the Hero, so that a reroll is no help. */
  assert_known (8, WANT (8), plain, "1/1679616", "1/1679616");
  assert_known (8, WANT (8), double_a, "1/6561", "1/6561");
}

static void
test_one_of_two (void **state G_GNUC_UNUSED)
{
  /* 11 of 36. Otherwise one die goes to the Hero, and the other has 1/6: 66/216 + 25/216. */
  assert_known (2, WANT (1), plain, "11/36", "91/216");
}

static void
test_two_different_of_three (void **state G_GNUC_UNUSED)
{
  /* 216 - 2 * 125 + 64 = 30 of 216 have both. 64 have neither: two dice are rolled again, 2 of 36 show both. 122 have one of
   * them, which is kept: one die is rolled, 1/6. (30 * 18 + 64 + 122 * 3) / 3888 = 970/3888. */
  assert_known (3, WANT (1, 1), plain, "5/36", "485/1944");
}

static void
test_wanted_die_better_rolled_again (void **state G_GNUC_UNUSED)
{
  /* Four faces of a, two of b. 216 - 64 - 8 = 144 of 216 have one each. aaa (64): keeping one a leaves one die, 1/3 for a b;
   * rolling two has 4/9. bbb (8): keep one, 2/3. 144/216 + 64/216 * 4/9 + 8/216 * 2/3 = (1296 + 256 + 48)/1944. */
  assert_known (3, WANT (1, 1), four_a_two_b, "2/3", "200/243");
}

static void
test_wanted_die_better_rolled_again_of_eight (void **state G_GNUC_UNUSED)
{
  /* Two faces of a, one of b, one each wanted. Of 6^8 = 1679616 rolls 4^8 = 65536 have no a, 5^8 = 390625 no b,
   * 3^8 = 6561 neither, so 1679616 - 65536 - 390625 + 6561 = 1230016 hit.
   * With no b, in 390625 rolls, all seven are rolled again: 279936 - 16384 - 78125 + 2187 = 187614 of 6^7 hit; keeping an a
   * has 6 (6^6 - 5^6) = 186186. With a b and no a, in 58975 rolls, the b is kept: 6 (6^6 - 4^6) = 255360.
   * 1230016 * 279936 + 390625 * 187614 + 58975 * 255360 = 432672333726 of 6^15 = 470184984576; reduced by 6. */
  assert_known (8, WANT (1, 1), double_a, "19219/26244", "72112055621/78364164096");
}

static void
test_exact_eight (void **state G_GNUC_UNUSED)
{
  /* 2, 2, 2, 1 and 1 dice: 8! / (2! 2! 2!) = 5040 orders, two of the 6 faces for the one e. 10080 of 1679616. */
  MusterStuffedDiceChances chances;

  assert_true (muster_stuffed_dice_count (8, WANT (2, 2, 2, 1, 1), plain, &chances, NULL));
  assert_fraction (chances.roll.low, "35/5832");
}

static void
test_empty_combination (void **state G_GNUC_UNUSED)
{
  assert_known (8, WANT_NONE, plain, "1/1", "1/1");
  assert_known (8, WANT_NONE, NULL, "1/1", "1/1");
  assert_known (0, WANT_NONE, plain, "1/1", "1/1");
}

static void
test_more_than_the_dice (void **state G_GNUC_UNUSED)
{
  assert_known (8, WANT (9), plain, "0/1", "0/1");
  assert_known (8, WANT (2, 2, 2, 2, 1), NULL, "0/1", "0/1");
  assert_known (0, WANT (1), plain, "0/1", "0/1");
  assert_known (8, WANT (G_MAXUINT, 1), plain, "0/1", "0/1");
}

static void
test_attribute_on_no_face (void **state G_GNUC_UNUSED)
{
  assert_known (8, WANT (0, 0, 1), four_a_two_b, "0/1", "0/1");
}

static void
test_most_dice (void **state G_GNUC_UNUSED)
{
  /* Twelve alike on two faces: 1/3^12; one face: 1/6^12. */
  assert_known (12, WANT (12), double_a, "1/531441", "1/531441");
  assert_known (12, WANT (12), plain, "1/2176782336", "1/2176782336");
}

static void
test_range_over_unknown_faces (void **state G_GNUC_UNUSED)
{
  /* One a with two dice: 11/36, or 20/36 where a is there twice. Rerolled 11/36 + 25/36 * 1/6, or 20/36 + 16/36 * 1/3. */
  MusterStuffedDiceChances chances;

  assert_true (muster_stuffed_dice_count (2, WANT (1), NULL, &chances, NULL));
  assert_fraction (chances.roll.low, "11/36");
  assert_fraction (chances.roll.high, "5/9");
  assert_fraction (chances.reroll.low, "91/216");
  assert_fraction (chances.reroll.high, "19/27");
}

static void
test_range_is_that_of_the_five_dice (void **state G_GNUC_UNUSED)
{
  /* Eight dice for 3, 1, 1: the range starts where d or e is there twice, and ends where a is. */
  MusterStuffedDiceChances range, least, most;

  assert_true (muster_stuffed_dice_count (8, WANT (3, 1, 1), NULL, &range, NULL));
  assert_true (muster_stuffed_dice_count (8, WANT (3, 1, 1), plain, &least, NULL));
  assert_true (muster_stuffed_dice_count (8, WANT (3, 1, 1), double_a, &most, NULL));
  assert_memory_equal (&range.roll.low, &least.roll.low, sizeof (MusterFraction));
  assert_memory_equal (&range.roll.high, &most.roll.high, sizeof (MusterFraction));
  assert_memory_equal (&range.reroll.low, &least.reroll.low, sizeof (MusterFraction));
  assert_memory_equal (&range.reroll.high, &most.reroll.high, sizeof (MusterFraction));
}

static void
test_refused (void **state G_GNUC_UNUSED)
{
  const guint bad[FACES] = { 0, 1, 2, 3, 4, 5 };
  g_autoptr (GError) many = NULL;
  g_autoptr (GError) face = NULL;
  MusterStuffedDiceChances chances;

  assert_false (muster_stuffed_dice_count (13, WANT (1), plain, &chances, &many));
  assert_true (g_error_matches (many, MUSTER_ERROR, MUSTER_ERROR_USAGE));
  assert_string_equal (many->message, "Dice to roll: 13, but 12 are the most that are counted.");
  assert_false (muster_stuffed_dice_count (8, WANT (1), bad, &chances, &face));
  assert_true (g_error_matches (face, MUSTER_ERROR, MUSTER_ERROR_USAGE));
  assert_string_equal (face->message, "Face 6 of the die shows none of the five attributes.");
}

/* The same, rolled out: every first roll, every set of dice to roll again, every second roll of those. */

static guint
naive_power (guint exponent)
{
  return exponent == 0 ? 1 : 6 * naive_power (exponent - 1);
}

/* Reads the dice whose bit is in `which` from the digits of `roll`. */
static void
naive_roll (guint shown[], guint n_dice, guint which, guint roll, const guint *faces)
{
  for (guint i = 0; i < n_dice; i++)
    if ((which >> i & 1) != 0)
      {
        shown[i] = faces[roll % 6];
        roll /= 6;
      }
}

static gboolean
naive_hit (const guint shown[], guint n_dice, const guint *wanted)
{
  for (guint a = 0; a < ATTRIBUTES; a++)
    {
      guint n = 0;

      for (guint i = 0; i < n_dice; i++)
        n += shown[i] == a;
      if (n < wanted[a])
        return FALSE;
    }
  return TRUE;
}

/* How many of 6^n second rolls hit, with the dice of `which` rolled again and one other spent. */
static guint64
naive_count_again (const guint first[], guint n_dice, guint spent, guint which, const guint *wanted, const guint *faces)
{
  guint n_again = (guint) __builtin_popcount (which);
  guint64 hits = 0;

  for (guint roll = 0; roll < naive_power (n_again); roll++)
    {
      guint shown[4];

      for (guint i = 0; i < n_dice; i++)
        shown[i] = first[i];
      naive_roll (shown, n_dice, which, roll, faces);
      shown[spent] = ATTRIBUTES;
      hits += naive_hit (shown, n_dice, wanted);
    }
  return hits * naive_power (n_dice - n_again);
}

static void
assert_as_rolled (guint n_dice, const guint *wanted, const guint *faces)
{
  guint64 hits = 0, hits_again = 0, rolls = naive_power (n_dice);
  MusterStuffedDiceChances chances;

  for (guint roll = 0; roll < rolls; roll++)
    {
      guint first[4];
      guint64 best = 0;

      naive_roll (first, n_dice, ~0u, roll, faces);
      hits += naive_hit (first, n_dice, wanted);
      if (naive_hit (first, n_dice, wanted))
        best = rolls;
      for (guint spent = 0; spent < n_dice && best < rolls; spent++)
        for (guint which = 0; which < 1u << n_dice; which++)
          if ((which >> spent & 1) == 0)
            best = MAX (best, naive_count_again (first, n_dice, spent, which, wanted, faces));
      hits_again += best;
    }

  MusterFraction once = muster_fraction_new (hits, rolls), twice = muster_fraction_new (hits_again, rolls * rolls);

  assert_true (muster_stuffed_dice_count (n_dice, wanted, faces, &chances, NULL));
  assert_memory_equal (&chances.roll.low, &once, sizeof once);
  assert_memory_equal (&chances.reroll.low, &twice, sizeof twice);
}

static void
test_few_dice_rolled_out (void **state G_GNUC_UNUSED)
{
  const guint *const dice[] = { plain, double_a, four_a_two_b };

  /* Every combination of up to two a, two b and one c, with up to three dice. */
  for (guint n_dice = 0; n_dice <= 3; n_dice++)
    for (guint d = 0; d < G_N_ELEMENTS (dice); d++)
      for (guint code = 0; code < 18; code++)
        assert_as_rolled (n_dice, WANT (code % 3, code / 3 % 3, code / 9), dice[d]);
}

static void
test_four_dice_rolled_out (void **state G_GNUC_UNUSED)
{
  assert_as_rolled (4, WANT (1, 1), four_a_two_b);
  assert_as_rolled (4, WANT (0, 1, 0, 0, 2), plain);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_one_of_eight),
    cmocka_unit_test (test_eight_alike),
    cmocka_unit_test (test_one_of_two),
    cmocka_unit_test (test_two_different_of_three),
    cmocka_unit_test (test_wanted_die_better_rolled_again),
    cmocka_unit_test (test_wanted_die_better_rolled_again_of_eight),
    cmocka_unit_test (test_exact_eight),
    cmocka_unit_test (test_empty_combination),
    cmocka_unit_test (test_more_than_the_dice),
    cmocka_unit_test (test_attribute_on_no_face),
    cmocka_unit_test (test_most_dice),
    cmocka_unit_test (test_range_over_unknown_faces),
    cmocka_unit_test (test_range_is_that_of_the_five_dice),
    cmocka_unit_test (test_refused),
    cmocka_unit_test (test_few_dice_rolled_out),
    cmocka_unit_test (test_four_dice_rolled_out),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
