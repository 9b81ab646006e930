/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Whole pages as printed: no colour where there should be none, saving ink, and the wide card with its two sides next
 * to each other. */
#include "support/cmocka.h"

#include <string.h>

#include "print/brush.h"
#include "print/job.h"
#include "print/things.h"
#include "print/watch.h"
#include "support/content.h"

#define SAFE 3.0  /* mm from the cut */
#define SLACK 0.3 /* mm: a letter may reach a little over the place it takes */

static const MusterCardSize sizes[]
    = { MUSTER_CARD_SIZE_POKER, MUSTER_CARD_SIZE_TAROT, MUSTER_CARD_SIZE_BRIDGE, MUSTER_CARD_SIZE_FULL };

/* What a page looks like as a whole. */
typedef struct
{
  guint pixels;
  guint colored; /* of them those that aren't grey */
  guint dark;    /* and those that are more black than white */
} Tally;

static MusterPrintOptions
options_for (MusterCardSize card, MusterInk ink)
{
  return (MusterPrintOptions){ .paper = MUSTER_PAPER_A4, .card = card, .ink = ink, .crop_marks = TRUE, .list = TRUE };
}

static void
tally_pixel (Tally *tally, guint32 pixel)
{
  int red = (int) (pixel >> 16 & 0xff), green = (int) (pixel >> 8 & 0xff), blue = (int) (pixel & 0xff);

  tally->pixels++;
  tally->colored += ABS (red - green) > 2 || ABS (green - blue) > 2;
  tally->dark += red + green + blue < 3 * 128;
}

static cairo_surface_t *
paint_page (MusterPrintJob *job, guint page)
{
  cairo_surface_t *surface;
  gdouble width, height;
  cairo_t *cr;

  muster_print_job_get_page_size (job, page, &width, &height);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width + 1, (int) height + 1);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  muster_print_job_paint (job, page, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static Tally
tally_page (MusterPrintJob *job, guint page)
{
  cairo_surface_t *surface = paint_page (job, page);
  int stride = cairo_image_surface_get_stride (surface);
  Tally tally = { 0 };

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        guint32 pixel;

        memcpy (&pixel, cairo_image_surface_get_data (surface) + y * stride + 4 * x, 4);
        tally_pixel (&tally, pixel);
      }
  cairo_surface_destroy (surface);
  return tally;
}

/* Every page of a sample, one after the other. */
static void
for_each_page (const char *sample, MusterCardSize card, MusterInk ink, void (*check) (const Tally *tally))
{
  g_autoptr (Things) things = things_new_from_sample (sample);
  MusterPrintOptions options = options_for (card, ink);
  g_autoptr (MusterPrintJob) job = muster_print_job_new (things->cards, things->rosters, &options);

  for (guint page = 0; page < muster_print_job_get_n_pages (job); page++)
    {
      Tally tally = tally_page (job, page);

      check (&tally);
    }
}

static void
check_color (const Tally *tally)
{
  assert_true (tally->colored > 0);
}

static void
check_grey (const Tally *tally)
{
  assert_int_equal (tally->colored, 0);
  assert_true (tally->dark > 0);
}

/* Lines and letters are all that is dark, and they take little of a page. */
static void
check_saver (const Tally *tally)
{
  check_grey (tally);
  if (tally->dark * 100.0 / tally->pixels > 6)
    fail_msg ("%.1f %% of the page is dark", tally->dark * 100.0 / tally->pixels);
}

/* So that the others can fail: the same pages, with nothing saved. */
static void
test_color (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for_each_page ("battle-group", sizes[i], MUSTER_INK_COLOR, check_color);
}

static void
test_grey (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for_each_page ("battle-group", sizes[i], MUSTER_INK_GREY, check_grey);
  for_each_page ("torture", MUSTER_CARD_SIZE_POKER, MUSTER_INK_GREY, check_grey);
}

static void
test_saver (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    for_each_page ("battle-group", sizes[i], MUSTER_INK_SAVER, check_saver);
  for_each_page ("team", MUSTER_CARD_SIZE_POKER, MUSTER_INK_SAVER, check_saver);
}

/* In grey there is plenty that is filled; to save ink, there isn't. */
static void
test_saves (void **state)
{
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  MusterPrintOptions grey = options_for (MUSTER_CARD_SIZE_FULL, MUSTER_INK_GREY),
                     saver = options_for (MUSTER_CARD_SIZE_FULL, MUSTER_INK_SAVER);
  g_autoptr (MusterPrintJob) filled = muster_print_job_new (things->cards, things->rosters, &grey);
  g_autoptr (MusterPrintJob) saved = muster_print_job_new (things->cards, things->rosters, &saver);

  assert_true (tally_page (saved, 0).dark * 2 < tally_page (filled, 0).dark);
}

/* The half of a wide card that a text stands on, with all of it in the safe zone: 0 for the left, 1 for the right; -1: in the
 * margin. */
static gint
find_half (const Written *text, const GArray *placements)
{
  gdouble left = text->left / MUSTER_MM (1), right = text->right / MUSTER_MM (1);
  gdouble top = text->top / MUSTER_MM (1), bottom = text->bottom / MUSTER_MM (1);

  for (guint i = 0; i < 2 * placements->len; i++)
    {
      const MusterRectangle *card = &g_array_index (placements, MusterPlacement, i / 2).at;
      gdouble x = card->x + i % 2 * card->width / 2;

      if (right < x || left > x + card->width / 2 || bottom < card->y || top > card->y + card->height)
        continue;
      if (left < x + SAFE - SLACK || right > x + card->width / 2 - SAFE + SLACK || top < card->y + SAFE - SLACK
          || bottom > card->y + card->height - SAFE + SLACK)
        fail_msg ("“%s” leaves the safe zone of its half", text->text);
      return (gint) (i % 2);
    }
  return -1;
}

static void
assert_half (const char *words, gint half, const GArray *placements)
{
  for (guint i = 0; i < watch_get ()->len; i++)
    if (g_str_equal (g_array_index (watch_get (), Written, i).text, words))
      {
        assert_int_equal (find_half (&g_array_index (watch_get (), Written, i), placements), half);
        return;
      }
  fail_msg ("nowhere is “%s”", words);
}

static void
check_wide (const char *sample, MusterInk ink)
{
  g_autoptr (Things) things = things_new_from_sample (sample);
  MusterPrintOptions options = options_for (MUSTER_CARD_SIZE_FULL, ink);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (MusterPrintJob) job = muster_print_job_new (things->cards, none, &options);
  guint n = muster_print_job_get_n_sides (job) / 2;
  MusterSheetLayout layout = muster_sheet_lay_out (&options, n);

  assert_int_equal (muster_print_job_get_n_pages (job), layout.pages);
  for (guint page = 0; page < layout.pages; page++)
    {
      g_autoptr (GArray) placements = muster_sheet_place (&layout, n, page);

      watch_start ();
      cairo_surface_destroy (paint_page (job, page));
      for (guint i = 0; i < watch_get ()->len; i++)
        find_half (&g_array_index (watch_get (), Written, i), placements);
      watch_end ();
    }
}

static void
test_wide_samples (void **state)
{
  check_wide ("battle-group", MUSTER_INK_COLOR);
  check_wide ("team", MUSTER_INK_GREY);
  check_wide ("torture", MUSTER_INK_SAVER);
}

static void
test_wide_sides (void **state)
{
  g_autoptr (Things) things = things_new (WORKED_EXAMPLE);
  MusterPrintOptions options = options_for (MUSTER_CARD_SIZE_FULL, MUSTER_INK_COLOR);
  g_autoptr (MusterPrintJob) job = muster_print_job_new (things->cards, things->rosters, &options);
  MusterSheetLayout layout = muster_sheet_lay_out (&options, 1);
  g_autoptr (GArray) placements = muster_sheet_place (&layout, 1, 0);

  assert_int_equal (muster_print_job_get_n_pages (job), 1);
  watch_start ();
  cairo_surface_destroy (paint_page (job, 0));
  assert_half ("Def", 0, placements);
  assert_half ("Sabre · Shadow", 0, placements);
  assert_half ("Race", 1, placements);
  assert_half ("Scale Armor", 1, placements);
  watch_end ();
}

/* A job that is made bit by bit is the one that is made at once, and has pages all the way. */
static void
test_bit_by_bit (void **state)
{
  g_autoptr (Things) things = things_new_from_sample ("battle-group");
  MusterPrintOptions options = options_for (MUSTER_CARD_SIZE_POKER, MUSTER_INK_COLOR);
  g_autoptr (MusterPrintJob) whole = muster_print_job_new (things->cards, things->rosters, &options);
  g_autoptr (MusterPrintJob) job = muster_print_job_begin (&options);
  g_autoptr (GPtrArray) notes = NULL, expected = muster_print_job_preflight (whole);

  assert_int_equal (muster_print_job_get_n_pages (job), 0);
  assert_false (muster_print_job_measure_next (job));
  for (guint i = 0; i < things->cards->len; i++)
    {
      muster_print_job_add_card (job, things->cards->pdata[i]);
      assert_true (muster_print_job_get_n_pages (job) > 0);
      assert_true (muster_print_job_measure_next (job));
      tally_page (job, 0);
    }
  for (guint i = 0; i < things->rosters->len; i++)
    muster_print_job_add_roster (job, things->rosters->pdata[i]);
  notes = muster_print_job_preflight (job);
  assert_int_equal (notes->len, expected->len);
  assert_int_equal (muster_print_job_get_n_pages (job), muster_print_job_get_n_pages (whole));
  for (guint page = 0; page < muster_print_job_get_n_pages (job); page++)
    {
      Tally tally = tally_page (job, page), other = tally_page (whole, page);

      assert_memory_equal (&tally, &other, sizeof tally);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_color),      cmocka_unit_test (test_grey),         cmocka_unit_test (test_saver),
    cmocka_unit_test (test_saves),      cmocka_unit_test (test_wide_samples), cmocka_unit_test (test_wide_sides),
    cmocka_unit_test (test_bit_by_bit),
  };

  return cmocka_run_group_tests_name ("page", tests, NULL, content_teardown);
}
