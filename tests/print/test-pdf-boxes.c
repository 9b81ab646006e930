/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page boxes for cutting machines: with bleed, a sheet of cards says what remains after the cut and how far its ink
 * goes; without bleed, and on lists, there are none. */
#include "support/cmocka.h"

#include <math.h>

#include "print/pdf.h"
#include "print/things.h"
#include "print/write.h"
#include "support/content.h"

#define NEAR 0.05 /* mm */

#define GROUP                                                                                                          \
  "<battle-group name='Raid' points='250'><character name='Black Knight' count='11' race='human' tarot='4-of-swords' " \
  "values='brutality'/></battle-group>"

/* The pages of that group's PDF. Free with g_ptr_array_unref(). */
static GPtrArray *
print (MusterPrintOptions options)
{
  g_autoptr (Things) things = things_new (GROUP);
  g_autoptr (MusterPrintJob) job = NULL;
  g_autoptr (GBytes) bytes = NULL;

  options.list = options.crop_marks = TRUE;
  job = muster_print_job_new (things->cards, things->rosters, &options);
  bytes = muster_write_pdf (job, "Test", NULL, NULL, NULL);
  return pdf_read (bytes);
}

/* What all sides of cards on the page take up together, with their bleed: each is clipped to its own. */
static PdfBox
join_clips (const PdfPage *page)
{
  gdouble left = page->width, top = page->height, right = 0, bottom = 0;

  for (guint i = 0; i < page->clips->len; i++)
    {
      const PdfBox *clip = &g_array_index (page->clips, PdfBox, i);

      if (clip->width < 30 || clip->height < 30 || clip->width > 150 || clip->height > 150)
        continue;
      left = MIN (left, clip->x);
      top = MIN (top, clip->y);
      right = MAX (right, clip->x + clip->width);
      bottom = MAX (bottom, clip->y + clip->height);
    }
  return (PdfBox){ left, top, right - left, bottom - top };
}

static void
assert_box (PdfBox got, PdfBox wanted)
{
  if (fabs (got.x - wanted.x) > NEAR || fabs (got.y - wanted.y) > NEAR || fabs (got.width - wanted.width) > NEAR
      || fabs (got.height - wanted.height) > NEAR)
    fail_msg ("%.2f, %.2f, %.2f × %.2f mm, and not %.2f, %.2f, %.2f × %.2f mm", got.x, got.y, got.width, got.height,
              wanted.x, wanted.y, wanted.width, wanted.height);
}

static void
check (MusterPrintOptions options)
{
  g_autoptr (GPtrArray) pages = print (options);

  assert_true (pages->len > 1);
  for (guint i = 0; i + 1 < pages->len; i++)
    {
      const PdfPage *page = pages->pdata[i];
      PdfBox all = join_clips (page);

      assert_box (page->bleed, all);
      assert_box (page->trim, (PdfBox){ all.x + options.bleed, all.y + options.bleed, all.width - 2 * options.bleed,
                                        all.height - 2 * options.bleed });
    }
  /* The list. */
  assert_true (((const PdfPage *) pages->pdata[pages->len - 1])->trim.width == 0);
}

static void
test_boxes (void **state)
{
  for (MusterCardSize card = MUSTER_CARD_SIZE_POKER; card <= MUSTER_CARD_SIZE_FULL; card++)
    for (MusterBacks backs = MUSTER_BACKS_LONG_EDGE; backs <= MUSTER_BACKS_NONE; backs++)
      for (MusterPaper paper = MUSTER_PAPER_A4; paper <= MUSTER_PAPER_LETTER; paper++)
        check ((MusterPrintOptions){
            .card = card, .backs = backs, .paper = paper, .bleed = 3.2, .offset_x = 1, .offset_y = -0.5 });
}

static void
test_no_bleed (void **state)
{
  g_autoptr (GPtrArray) pages = print ((MusterPrintOptions){ .bleed = 0 });

  for (guint i = 0; i < pages->len; i++)
    assert_true (((const PdfPage *) pages->pdata[i])->trim.width == 0
                 && ((const PdfPage *) pages->pdata[i])->bleed.width == 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_boxes), cmocka_unit_test (test_no_bleed) };

  return cmocka_run_group_tests_name ("pdf-boxes", tests, NULL, content_teardown);
}
