/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions of cards on paper: the geometry, worked out by hand. */
#include "support/cmocka.h"

#include <math.h>

#include "print/sheet.h"

#define assert_near(got, wanted) assert_true (fabs ((got) - (wanted)) < 0.001)

static MusterPrintOptions
ask (MusterPaper paper, MusterCardSize card, MusterBacks backs, gdouble bleed)
{
  return (MusterPrintOptions){ .paper = paper, .card = card, .backs = backs, .bleed = bleed, .crop_marks = TRUE };
}

static const MusterPlacement *
placement (const GArray *placements, guint i)
{
  assert_in_range (i, 0, placements->len - 1);
  return &g_array_index (placements, MusterPlacement, i);
}

static void
assert_at (const MusterPlacement *placement, guint card, gboolean back, gdouble x, gdouble y)
{
  assert_int_equal (placement->card, card);
  assert_int_equal (placement->back, back);
  assert_near (placement->at.x, x);
  assert_near (placement->at.y, y);
}

/* 210 - 3 × 63.5 = 19.5; 297 - 3 × 88.9 = 30.3; half of each is at either side. */
static void
test_nine_poker_cards_on_a4 (void **state)
{
  MusterPrintOptions options = ask (MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, MUSTER_BACKS_LONG_EDGE, 0);
  MusterSheetLayout layout = muster_sheet_lay_out (&options, 9);
  g_autoptr (GArray) fronts = muster_sheet_place (&layout, 9, 0);
  g_autoptr (GArray) backs = muster_sheet_place (&layout, 9, 1);

  assert_int_equal (layout.pages, 2);
  assert_int_equal (fronts->len, 9);
  assert_int_equal (backs->len, 9);
  assert_at (placement (fronts, 0), 0, FALSE, 9.75, 15.15);
  assert_at (placement (fronts, 1), 1, FALSE, 73.25, 15.15);
  assert_at (placement (fronts, 8), 8, FALSE, 136.75, 192.95);
  assert_at (placement (backs, 0), 0, TRUE, 136.75, 15.15);
  assert_at (placement (backs, 1), 1, TRUE, 73.25, 15.15);
  assert_at (placement (backs, 8), 8, TRUE, 9.75, 192.95);
  assert_false (placement (backs, 0)->turned);
}

/* With 2 mm of bleed a column is 4 mm from the next: lying, 297 - 4 × 63.5 - 3 × 4 = 31 and 210 - 2 × 88.9 - 4 = 28.2. */
static void
test_bleed_turns_the_paper (void **state)
{
  MusterPrintOptions options = ask (MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, MUSTER_BACKS_LONG_EDGE, 2);
  MusterSheetLayout layout = muster_sheet_lay_out (&options, 8);
  g_autoptr (GArray) fronts = muster_sheet_place (&layout, 8, 0);
  g_autoptr (GArray) backs = muster_sheet_place (&layout, 8, 1);

  assert_near (layout.width, 297);
  assert_near (layout.height, 210);
  assert_int_equal (layout.per_page, 8);
  assert_at (placement (fronts, 0), 0, FALSE, 15.5, 14.1);
  assert_at (placement (fronts, 5), 5, FALSE, 83, 107);
  /* The long edge lies here: the rows change places, and the backs are upside down. */
  assert_at (placement (backs, 0), 0, TRUE, 15.5, 107);
  assert_at (placement (backs, 5), 5, TRUE, 83, 14.1);
  assert_true (placement (backs, 0)->turned);
}

static void
test_short_edge_on_a_standing_page (void **state)
{
  MusterPrintOptions options = ask (MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_POKER, MUSTER_BACKS_SHORT_EDGE, 0);
  MusterSheetLayout layout = muster_sheet_lay_out (&options, 9);
  g_autoptr (GArray) backs = muster_sheet_place (&layout, 9, 1);

  /* 215.9 - 190.5 = 25.4; 279.4 - 266.7 = 12.7 */
  assert_at (placement (backs, 0), 0, TRUE, 12.7, 184.15);
  assert_at (placement (backs, 2), 2, TRUE, 139.7, 184.15);
  assert_true (placement (backs, 0)->turned);
}

/* Eleven cards: the last sheet holds two, whose backs are in the last two columns. */
static void
test_a_last_sheet_partly_filled (void **state)
{
  MusterPrintOptions options = ask (MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, MUSTER_BACKS_LONG_EDGE, 0);
  MusterSheetLayout layout = muster_sheet_lay_out (&options, 11);
  g_autoptr (GArray) fronts = muster_sheet_place (&layout, 11, 2);
  g_autoptr (GArray) backs = muster_sheet_place (&layout, 11, 3);

  assert_int_equal (layout.pages, 4);
  assert_int_equal (fronts->len, 2);
  assert_int_equal (backs->len, 2);
  assert_at (placement (fronts, 0), 9, FALSE, 9.75, 15.15);
  assert_at (placement (backs, 0), 9, TRUE, 136.75, 15.15);
  assert_at (placement (backs, 1), 10, TRUE, 73.25, 15.15);
}

/* A back 0.3 mm too far right and 0.2 mm too far up is moved left and down. */
static void
test_the_offset_moves_backs_only (void **state)
{
  MusterPrintOptions options = ask (MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, MUSTER_BACKS_LONG_EDGE, 0);
  MusterSheetLayout layout = muster_sheet_lay_out (&options, 1);
  g_autoptr (GArray) fronts = NULL, backs = NULL;

  options.offset_x = 0.3;
  options.offset_y = -0.2;
  fronts = muster_sheet_place (&layout, 1, 0);
  backs = muster_sheet_place (&layout, 1, 1);
  assert_at (placement (fronts, 0), 0, FALSE, 9.75, 15.15);
  assert_at (placement (backs, 0), 0, TRUE, 136.45, 15.35);
}

/* Front and back touch: 297 - 2 × 127 = 43 and 210 - 2 × 88.9 = 32.2. */
static void
test_folded_cards (void **state)
{
  MusterPrintOptions options = ask (MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, MUSTER_BACKS_FOLD, 0);
  MusterSheetLayout layout = muster_sheet_lay_out (&options, 3);
  g_autoptr (GArray) sides = muster_sheet_place (&layout, 3, 0);

  assert_int_equal (layout.pages, 1);
  assert_int_equal (sides->len, 6);
  assert_at (placement (sides, 0), 0, FALSE, 21.5, 16.1);
  assert_at (placement (sides, 1), 0, TRUE, 85, 16.1);
  assert_at (placement (sides, 2), 1, FALSE, 148.5, 16.1);
  assert_at (placement (sides, 5), 2, TRUE, 85, 105);
  assert_near (placement (sides, 0)->at.width, 63.5);
  assert_int_equal (placement (sides, 0)->folded, 1);
  assert_int_equal (placement (sides, 1)->folded, -1);
  assert_true (muster_sheet_shows_both (&layout));
}

static void
test_one_side_only (void **state)
{
  MusterPrintOptions options = ask (MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, MUSTER_BACKS_LONG_EDGE, 0);
  MusterSheetLayout layout;
  g_autoptr (GArray) sides = NULL;

  options.sides = MUSTER_SIDES_BACK;
  layout = muster_sheet_lay_out (&options, 9);
  sides = muster_sheet_place (&layout, 9, 0);
  assert_int_equal (layout.pages, 1);
  /* Nothing is behind them, so nothing is mirrored. */
  assert_at (placement (sides, 0), 0, TRUE, 9.75, 15.15);
}

static void
test_no_cards_no_pages (void **state)
{
  MusterPrintOptions options = ask (MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, MUSTER_BACKS_LONG_EDGE, 0);

  assert_int_equal (muster_sheet_lay_out (&options, 0).pages, 0);
}

/* For any options, there is room for a mark beyond the bleed on every side. */
static void
test_there_is_always_room_for_marks (void **state)
{
  for (guint i = 0; i < 2 * 4 * 4 * 33; i++)
    {
      MusterPrintOptions options = ask (i % 2, i / 2 % 4, i / 8 % 4, i / 32 * 0.1);
      MusterSheetLayout layout = muster_sheet_lay_out (&options, 1);
      gdouble x, y;

      muster_sheet_get_origin (&layout, FALSE, &x, &y);
      assert_in_range (layout.per_page, 2, 10);
      assert_true (x >= options.bleed + 4.99);
      assert_true (y >= options.bleed + 4.99);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_nine_poker_cards_on_a4),
    cmocka_unit_test (test_bleed_turns_the_paper),
    cmocka_unit_test (test_short_edge_on_a_standing_page),
    cmocka_unit_test (test_a_last_sheet_partly_filled),
    cmocka_unit_test (test_the_offset_moves_backs_only),
    cmocka_unit_test (test_folded_cards),
    cmocka_unit_test (test_one_side_only),
    cmocka_unit_test (test_no_cards_no_pages),
    cmocka_unit_test (test_there_is_always_room_for_marks),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
