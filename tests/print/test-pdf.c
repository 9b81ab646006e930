/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The PDF, read back: every card in its place to a tenth of a millimetre, every back behind its front, for each size of card,
 * paper, bleed and way to print backs. */
#include "support/cmocka.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "print/pdf.h"
#include "print/things.h"
#include "print/write.h"
#include "support/content.h"

#define N 11 /* cards: the last sheet is never full */
#define NEAR 0.1

#define assert_near(got, wanted) assert_true (fabs ((got) - (wanted)) < NEAR)

/* How many cards a sheet holds, found by hand: the more of both ways to lay the paper, with 5 mm free beyond the bleed. */
typedef struct
{
  MusterPaper paper;
  MusterCardSize card;
  gboolean fold;
  gdouble bleed;
  guint columns, rows;
  gboolean lying;
} Sheet;

static const Sheet sheets[] = {
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, FALSE, 0, 3, 3, FALSE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, FALSE, 1, 3, 3, FALSE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, FALSE, 3.2, 4, 2, TRUE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_TAROT, FALSE, 0, 2, 2, FALSE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_TAROT, FALSE, 3.2, 2, 2, FALSE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_BRIDGE, FALSE, 0, 5, 2, TRUE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_BRIDGE, FALSE, 3.2, 3, 3, FALSE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_FULL, FALSE, 0, 2, 2, TRUE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_FULL, FALSE, 3.2, 2, 2, TRUE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, TRUE, 0, 2, 2, TRUE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, TRUE, 3.2, 2, 2, TRUE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_TAROT, TRUE, 0, 1, 2, FALSE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_TAROT, TRUE, 3.2, 1, 2, FALSE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_BRIDGE, TRUE, 0, 2, 2, TRUE },
  { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_BRIDGE, TRUE, 3.2, 2, 2, TRUE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_POKER, FALSE, 0, 3, 3, FALSE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_POKER, FALSE, 1, 4, 2, TRUE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_POKER, FALSE, 2, 3, 2, FALSE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_POKER, FALSE, 3.2, 3, 2, TRUE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_TAROT, FALSE, 0, 2, 2, FALSE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_TAROT, FALSE, 3.2, 2, 2, FALSE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_BRIDGE, FALSE, 0, 3, 3, FALSE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_BRIDGE, FALSE, 3.2, 4, 2, TRUE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_FULL, FALSE, 0, 2, 2, TRUE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_FULL, FALSE, 3.2, 2, 2, TRUE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_POKER, TRUE, 0, 2, 2, TRUE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_POKER, TRUE, 3.2, 2, 2, TRUE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_TAROT, TRUE, 0, 1, 2, FALSE },
  { MUSTER_PAPER_LETTER, MUSTER_CARD_SIZE_BRIDGE, TRUE, 3.2, 2, 2, TRUE },
};

static const gdouble papers[][2] = { { 210, 297 }, { 215.9, 279.4 } };
static const gdouble cards[][2] = { { 63.5, 88.9 }, { 70, 120 }, { 57.15, 88.9 }, { 127, 88.9 } };

/* A printed thing: the cards, and the pages read back. */
typedef struct
{
  MusterPrintOptions options;
  Things *things;
  GBytes *bytes;
  GPtrArray *pages;
} Printed;

static GBytes *
write (Printed *printed)
{
  g_autoptr (MusterPrintJob) job
      = muster_print_job_new (printed->things->cards, printed->things->rosters, &printed->options);
  g_autoptr (GError) error = NULL;
  GBytes *bytes = muster_write_pdf (job, "Test", NULL, NULL, &error);

  assert_non_null (bytes);
  return bytes;
}

/* Characters that differ in nothing but their names, "N01" and so on, in a group with a list, or without one. */
static Things *
make_cards (guint n, gboolean listed)
{
  g_autoptr (GString) xml = g_string_new (listed ? "<battle-group name='Raid' points='250'>" : "");

  for (guint i = 1; i <= n; i++)
    g_string_append_printf (xml, "<character name='N%02u' race='human' tarot='4-of-swords' values='brutality'/>", i);
  g_string_append (xml, listed ? "</battle-group>" : "");
  return things_new (xml->str);
}

static Printed *
print (MusterPrintOptions options, guint n, gboolean listed)
{
  Printed *printed = g_new0 (Printed, 1);

  options.crop_marks = TRUE;
  options.list = listed;
  printed->options = options;
  printed->things = make_cards (n, listed);
  printed->bytes = write (printed);
  printed->pages = pdf_read (printed->bytes);
  return printed;
}

static void
printed_free (Printed *printed)
{
  g_ptr_array_unref (printed->pages);
  g_bytes_unref (printed->bytes);
  things_free (printed->things);
  g_free (printed);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Printed, printed_free)

static Printed *
print_sheet (const Sheet *sheet, MusterBacks backs, gboolean listed)
{
  return print ((MusterPrintOptions){ .paper = sheet->paper,
                                      .card = sheet->card,
                                      .bleed = sheet->bleed,
                                      .backs = sheet->fold ? MUSTER_BACKS_FOLD : backs },
                N, listed);
}

/* A name, and the side it stands on: what is clipped around it, if that is as large as a side must be. */
typedef struct
{
  PdfBox cut; /* without its bleed */
  const PdfText *name;
} Side;

static gboolean
holds (const PdfBox *box, const PdfText *text)
{
  return text->x >= box->x && text->x <= box->x + box->width && text->y >= box->y && text->y <= box->y + box->height;
}

/* The bleed of a side that touches another is cut off there; its other edge tells where it is. */
static gboolean
cut_bleed (PdfBox *box, const Sheet *sheet, gboolean turned, gint fold)
{
  gdouble width = cards[sheet->card][0] / (sheet->card == MUSTER_CARD_SIZE_FULL ? 2 : 1),
          height = cards[sheet->card][1], bleed = sheet->bleed;
  gdouble across = width + (fold == 0 ? 2 : 1) * bleed, along = height + 2 * bleed;

  if (fabs (box->width - (turned ? along : across)) > NEAR || fabs (box->height - (turned ? across : along)) > NEAR)
    return FALSE;
  if (turned)
    *box = (PdfBox){ box->x + bleed, fold < 0 ? box->y : box->y + bleed, height, width };
  else
    *box = (PdfBox){ fold > 0 ? box->x : box->x + bleed, box->y + bleed, width, height };
  return TRUE;
}

/* The side with this name; `fold` is 0, or -1 and 1 for the left and the right one of two. */
static Side
find_side (const PdfPage *page, const Sheet *sheet, const char *name, gboolean turned, gint fold)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const PdfText *text = &g_array_index (page->texts, PdfText, i);

      for (guint k = 0; g_str_equal (text->words, name) && k < page->clips->len; k++)
        {
          PdfBox box = g_array_index (page->clips, PdfBox, k);
          gboolean second = pdf_find (page, name) != text;

          if (holds (&box, text) && second == (fold > 0) && cut_bleed (&box, sheet, turned, fold))
            return (Side){ box, text };
        }
    }
  fail_msg ("%s has no place", name);
  return (Side){ 0 };
}

static gboolean
is_wide (const Sheet *sheet)
{
  return sheet->fold || sheet->card == MUSTER_CARD_SIZE_FULL;
}

/* Where the n-th card must be, as one rectangle if its sides are next to each other. */
static PdfBox
expect (const Sheet *sheet, guint n)
{
  gdouble width = cards[sheet->card][0] * (sheet->fold ? 2 : 1), height = cards[sheet->card][1], gap = 2 * sheet->bleed;
  gdouble paper_width = papers[sheet->paper][sheet->lying ? 1 : 0],
          paper_height = papers[sheet->paper][sheet->lying ? 0 : 1];
  guint slot = n % (sheet->columns * sheet->rows);
  gdouble left = (paper_width - sheet->columns * width - (sheet->columns - 1) * gap) / 2;
  gdouble top = (paper_height - sheet->rows * height - (sheet->rows - 1) * gap) / 2;

  return (PdfBox){ left + slot % sheet->columns * (width + gap), top + slot / sheet->columns * (height + gap), width,
                   height };
}

static void
assert_box (PdfBox got, PdfBox wanted)
{
  assert_near (got.x, wanted.x);
  assert_near (got.y, wanted.y);
  assert_near (got.width, wanted.width);
  assert_near (got.height, wanted.height);
}

/* A place on a landscape page rotated on portrait paper, with its top at the left. */
static PdfBox
turn (PdfBox box, gdouble paper_height)
{
  return (PdfBox){ box.y, paper_height - box.x - box.width, box.height, box.width };
}

static guint
per_page (const Sheet *sheet)
{
  return sheet->columns * sheet->rows;
}

static void
check_size (const Printed *printed, const Sheet *sheet, gboolean lying)
{
  for (guint i = 0; i < printed->pages->len; i++)
    {
      const PdfPage *page = printed->pages->pdata[i];

      assert_near (page->width, papers[sheet->paper][lying ? 1 : 0]);
      assert_near (page->height, papers[sheet->paper][lying ? 0 : 1]);
    }
}

static void
check_fronts (const Printed *printed, const Sheet *sheet, guint step, gboolean turned)
{
  for (guint i = 0; i < N; i++)
    {
      g_autofree char *name = g_strdup_printf ("N%02u", i + 1);
      const PdfPage *page = printed->pages->pdata[i / per_page (sheet) * step];
      PdfBox wanted = expect (sheet, i);

      if (is_wide (sheet))
        wanted.width /= 2;
      assert_box (find_side (page, sheet, name, turned, is_wide (sheet) ? -1 : 0).cut,
                  turned ? turn (wanted, page->height) : wanted);
    }
}

/* The right half of what is beside each other. */
static void
check_neighbours (const Printed *printed, const Sheet *sheet)
{
  for (guint i = 0; i < N; i++)
    {
      g_autofree char *name = g_strdup_printf ("N%02u", i + 1);
      PdfBox wanted = expect (sheet, i);

      wanted.width /= 2;
      wanted.x += wanted.width;
      assert_box (find_side (printed->pages->pdata[i / per_page (sheet)], sheet, name, FALSE, 1).cut, wanted);
    }
}

/* Turns the paper over, as the printer does, and looks whether each back is behind its front and reads the same way up
 * once the card is turned over like a page of a book. */
static void
check_backs (const Printed *printed, const Sheet *sheet, gboolean turned)
{
  gboolean stands = !sheet->lying || turned, upright = stands == (printed->options.backs == MUSTER_BACKS_LONG_EDGE);

  for (guint i = 0; i < N; i++)
    {
      g_autofree char *name = g_strdup_printf ("N%02u", i + 1);
      guint page = i / per_page (sheet) * 2;
      const PdfPage *paper = printed->pages->pdata[page];
      Side front = find_side (paper, sheet, name, turned, 0),
           back = find_side (printed->pages->pdata[page + 1], sheet, name, turned, 0);
      PdfBox behind = front.cut;
      gboolean same_way = upright != turned;

      if (upright)
        behind.x = paper->width - behind.x - behind.width;
      else
        behind.y = paper->height - behind.y - behind.height;
      assert_box (back.cut, behind);
      assert_near (back.name->dx, same_way ? front.name->dx : -front.name->dx);
      assert_near (back.name->dy, same_way ? front.name->dy : -front.name->dy);
    }
}

static void
test_places (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    for (MusterBacks backs = MUSTER_BACKS_LONG_EDGE; backs <= MUSTER_BACKS_NONE; backs++)
      {
        g_autoptr (Printed) printed = NULL;
        gboolean pairs = backs < MUSTER_BACKS_FOLD && !is_wide (&sheets[i]);

        if (backs == MUSTER_BACKS_FOLD && !sheets[i].fold)
          continue;
        printed = print_sheet (&sheets[i], backs, FALSE);
        assert_int_equal (printed->pages->len,
                          (N + per_page (&sheets[i]) - 1) / per_page (&sheets[i]) * (pairs ? 2 : 1));
        check_size (printed, &sheets[i], sheets[i].lying);
        check_fronts (printed, &sheets[i], pairs ? 2 : 1, FALSE);
        if (pairs)
          check_backs (printed, &sheets[i], FALSE);
        else if (is_wide (&sheets[i]))
          check_neighbours (printed, &sheets[i]);
      }
}

/* With a list, which is portrait, all pages are portrait, and landscape sheets are rotated. */
static void
test_one_size_of_paper (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    for (MusterBacks backs = MUSTER_BACKS_LONG_EDGE; !is_wide (&sheets[i]) && backs <= MUSTER_BACKS_SHORT_EDGE; backs++)
      {
        g_autoptr (Printed) printed = print_sheet (&sheets[i], backs, TRUE);

        check_size (printed, &sheets[i], FALSE);
        check_fronts (printed, &sheets[i], 2, sheets[i].lying);
        check_backs (printed, &sheets[i], sheets[i].lying);
        /* After the backs, so that fronts are always the first side of the paper. */
        assert_non_null (pdf_find (printed->pages->pdata[printed->pages->len - 1], "Raid"));
      }
}

static gboolean
has_line (const PdfPage *page, gdouble x1, gdouble y1, gdouble x2, gdouble y2, gboolean dashed)
{
  for (guint i = 0; i < page->lines->len; i++)
    {
      const PdfLine *line = &g_array_index (page->lines, PdfLine, i);

      if (fabs (line->width - 0.4) < 0.001 && line->dashed == dashed && fabs (line->x1 - x1) < NEAR
          && fabs (line->y1 - y1) < NEAR && fabs (line->x2 - x2) < NEAR && fabs (line->y2 - y2) < NEAR)
        return TRUE;
    }
  return FALSE;
}

/* At both ends of a cut through the whole grid. */
static void
assert_upright_marks (const PdfPage *page, PdfBox grid, gdouble x, gdouble off, gboolean dashed)
{
  assert_true (has_line (page, x, grid.y - off, x, grid.y - off - 4, dashed));
  assert_true (has_line (page, x, grid.y + grid.height + off, x, grid.y + grid.height + off + 4, dashed));
}

static void
assert_level_marks (const PdfPage *page, PdfBox grid, gdouble y, gdouble off)
{
  assert_true (has_line (page, grid.x - off, y, grid.x - off - 4, y, FALSE));
  assert_true (has_line (page, grid.x + grid.width + off, y, grid.x + grid.width + off + 4, y, FALSE));
}

static guint
count_marks (const PdfPage *page, PdfBox grid, gdouble bleed)
{
  guint n = 0;

  for (guint i = 0; i < page->lines->len; i++)
    {
      const PdfLine *line = &g_array_index (page->lines, PdfLine, i);
      gboolean outside
          = MAX (line->x1, line->x2) < grid.x - bleed || MIN (line->x1, line->x2) > grid.x + grid.width + bleed
            || MAX (line->y1, line->y2) < grid.y - bleed || MIN (line->y1, line->y2) > grid.y + grid.height + bleed;

      if (fabs (line->width - 0.4) > 0.001 || line->dashed)
        continue;
      assert_true (outside);
      assert_near (hypot (line->x2 - line->x1, line->y2 - line->y1), 4);
      n++;
    }
  return n;
}

/* On a full sheet: 4 mm long, 0.4 points wide, 0.6 mm outside the bleed, at every cut edge, and nowhere else. Touching
 * neighbours share an edge, which both mark. */
static void
test_crop_marks (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      const Sheet *sheet = &sheets[i];
      g_autoptr (Printed) printed = print_sheet (sheet, MUSTER_BACKS_NONE, FALSE);
      const PdfPage *page = printed->pages->pdata[0];
      PdfBox first = expect (sheet, 0), last = expect (sheet, per_page (sheet) - 1);
      PdfBox grid = { first.x, first.y, last.x + last.width - first.x, last.y + last.height - first.y };
      gdouble off = sheet->bleed + 0.6;

      for (guint n = 0; n < per_page (sheet); n++)
        {
          PdfBox card = expect (sheet, n);

          assert_upright_marks (page, grid, card.x, off, FALSE);
          assert_upright_marks (page, grid, card.x + card.width, off, FALSE);
          assert_level_marks (page, grid, card.y, off);
          assert_level_marks (page, grid, card.y + card.height, off);
          if (sheet->fold)
            assert_upright_marks (page, grid, card.x + card.width / 2, off, TRUE);
        }
      assert_int_equal (count_marks (page, grid, sheet->bleed), 4 * sheet->columns + 4 * sheet->rows);
    }
}

static void
test_no_crop_marks (void **state)
{
  MusterPrintOptions options = { .crop_marks = FALSE };
  g_autoptr (Things) things = make_cards (2, FALSE);
  Printed printed = { .options = options, .things = things };
  g_autoptr (GBytes) bytes = write (&printed);
  g_autoptr (GPtrArray) pages = pdf_read (bytes);
  const PdfPage *page = pages->pdata[0];

  for (guint i = 0; i < page->lines->len; i++)
    assert_true (fabs (g_array_index (page->lines, PdfLine, i).width - 0.4) > 0.001);
}

static const PdfLine *
find_ruler (const PdfPage *page)
{
  for (guint i = 0; i < page->lines->len; i++)
    {
      const PdfLine *line = &g_array_index (page->lines, PdfLine, i);

      if (fabs (line->width - 0.3) < 0.001 && hypot (line->x2 - line->x1, line->y2 - line->y1) > 10)
        return line;
    }
  fail_msg ("there is no ruler");
  return NULL;
}

/* Where printers reach: 5 mm from the edge; and beside the cards, not on them. */
static void
check_margin (const PdfPage *page, const Sheet *sheet, gboolean lying)
{
  const PdfLine *ruler = find_ruler (page);
  PdfBox first = expect (sheet, 0), last = expect (sheet, per_page (sheet) - 1);
  gdouble bleed = sheet->bleed;

  assert_near (hypot (ruler->x2 - ruler->x1, ruler->y2 - ruler->y1), 50);
  assert_true (MIN (ruler->x1, ruler->x2) > 5 && MIN (ruler->y1, ruler->y2) > 5);
  assert_true (MAX (ruler->x1, ruler->x2) < page->width - 5 && MAX (ruler->y1, ruler->y2) < page->height - 5);
  assert_true (lying || MAX (ruler->x1, ruler->x2) < first.x - bleed
               || MIN (ruler->y1, ruler->y2) > last.y + last.height + bleed);
  assert_non_null (pdf_find (page, "Print at 100 %: this line is 50 mm"));
}

static void
test_every_sheet_has_a_ruler (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (Printed) printed = print_sheet (&sheets[i], MUSTER_BACKS_LONG_EDGE, FALSE);

      for (guint page = 0; page < printed->pages->len; page++)
        {
          g_autofree char *number = g_strdup_printf ("Page %u of %u ", page + 1, printed->pages->len);

          check_margin (printed->pages->pdata[page], &sheets[i], FALSE);
          assert_non_null (pdf_find (printed->pages->pdata[page], number));
        }
    }
}

static void
test_what_is_on_a_page (void **state)
{
  g_autoptr (Printed) printed = print ((MusterPrintOptions){ .backs = MUSTER_BACKS_LONG_EDGE }, 10, FALSE);

  assert_non_null (pdf_find (printed->pages->pdata[0], "Cards 1 to 9, fronts"));
  assert_non_null (pdf_find (printed->pages->pdata[1], "Cards 1 to 9, backs"));
  assert_non_null (pdf_find (printed->pages->pdata[2], "Card 10, front"));
  assert_non_null (pdf_find (printed->pages->pdata[3], "Card 10, back"));
}

/* In tenths of a millimetre, and away from where the printer puts them. */
static void
test_offset (void **state)
{
  static const Sheet sheet = { MUSTER_PAPER_A4, MUSTER_CARD_SIZE_POKER, FALSE, 0, 3, 3, FALSE };
  g_autoptr (Printed) printed = print ((MusterPrintOptions){ .offset_x = 0.7, .offset_y = -1.3 }, 1, FALSE);
  Side front = find_side (printed->pages->pdata[0], &sheet, "N01", FALSE, 0),
       back = find_side (printed->pages->pdata[1], &sheet, "N01", FALSE, 0);

  assert_true (fabs (front.cut.x - 9.75) < 0.02 && fabs (front.cut.y - 15.15) < 0.02);
  assert_true (fabs (back.cut.x - (136.75 - 0.7)) < 0.02 && fabs (back.cut.y - (15.15 + 1.3)) < 0.02);
}

/* The middle of A4 is at 105, 148.5. What is off to the right by 10 mm has the cross of the front 10 mm to the left of its
 * own middle, and that is where "+10" stands. Poker cards stand, so the page does. */
static void
test_calibration (void **state)
{
  MusterPrintOptions options = { .backs = MUSTER_BACKS_NONE, .offset_x = 1.5, .offset_y = -0.5 };
  g_autoptr (MusterPrintJob) job = muster_print_job_new_calibration (&options);
  g_autoptr (GBytes) bytes = muster_write_pdf (job, "Calibration", NULL, NULL, NULL);
  g_autoptr (GPtrArray) pages = pdf_read (bytes);
  const PdfPage *front = pages->pdata[0], *back = pages->pdata[1];

  assert_int_equal (pages->len, 2);
  assert_int_equal (muster_print_job_get_n_sides (job), 0);
  assert_true (has_line (front, 75, 148.5, 135, 148.5, FALSE));
  assert_true (has_line (front, 105, 118.5, 105, 178.5, FALSE));
  assert_true (has_line (front, 20, 25, 30, 25, FALSE));
  /* The level scale, 15 mm under the middle; its numbers are centred under the ticks. */
  assert_true (has_line (back, 105 - 1.5, 163.5 + 0.5, 105 - 1.5, 167 + 0.5, FALSE));
  assert_true (has_line (back, 95 - 1.5, 163.5 + 0.5, 95 - 1.5, 167 + 0.5, FALSE));
  assert_true (fabs (pdf_find (back, "+10")->x - (95 - 1.5)) < 2.5);
  assert_true (has_line (back, 20 - 1.5, 25 + 0.5, 30 - 1.5, 25 + 0.5, FALSE));
  assert_true (pdf_says (bytes, "/Duplex /DuplexFlipLongEdge"));
}

static void
test_what_the_file_says_of_itself (void **state)
{
  g_autoptr (Printed) both = print ((MusterPrintOptions){ .backs = MUSTER_BACKS_SHORT_EDGE }, 3, TRUE);
  g_autoptr (Printed) one = print ((MusterPrintOptions){ .backs = MUSTER_BACKS_NONE }, 3, TRUE);

  assert_true (pdf_says (both->bytes, "/Title (Test)"));
  assert_true (pdf_says (both->bytes, "/Lang (en)"));
  assert_true (pdf_says (both->bytes, "/PrintScaling /None"));
  assert_true (pdf_says (both->bytes, "/Duplex /DuplexFlipShortEdge"));
  assert_false (pdf_says (one->bytes, "/Duplex"));
  assert_true (pdf_says (both->bytes, "/MarkInfo << /Marked true >>"));
  assert_true (pdf_says (both->bytes, "/Outlines"));
  assert_true (pdf_says (both->bytes, "/Title (Cards 1 to 3, fronts)"));
  assert_true (pdf_says (both->bytes, "/CreationDate (19700101010140"));
  assert_true (pdf_says (both->bytes, "/ModDate (19700101010140"));
}

static guint
count (GBytes *bytes, const char *words)
{
  gsize length, n = strlen (words);
  const char *data = g_bytes_get_data (bytes, &length);
  guint found = 0;

  for (gsize i = 0; i + n <= length; i++)
    found += memcmp (data + i, words, n) == 0;
  return found;
}

static void
test_same_bytes (void **state)
{
  g_autoptr (Printed) printed = print ((MusterPrintOptions){ .bleed = 2 }, N, TRUE);
  g_autoptr (GBytes) again = write (printed);

  assert_true (g_bytes_equal (printed->bytes, again));
}

/* The same picture in two documents is one, and so are the cards that show it. */
static void
test_portraits_are_shared (void **state)
{
  static const char *const xml
      = "<character name='N01' race='human' tarot='4-of-swords' values='brutality'><portrait>" PICTURE
        "</portrait></character>";
  g_autofree char *twice = g_strconcat (xml, xml, NULL);
  MusterPrintOptions options = { .backs = MUSTER_BACKS_NONE };
  Printed one = { .options = options, .things = things_new (xml) },
          two = { .options = options, .things = things_new (twice) };
  g_autoptr (GBytes) once = write (&one), again = write (&two);

  assert_true (pdf_says (once, "/Subtype /Image"));
  assert_in_range (count (again, "/Subtype /Image"), 1, count (once, "/Subtype /Image"));
  things_free (one.things);
  things_free (two.things);
}

/* A hundred more copies take a fraction of what the first ones took. */
static void
test_copies_share_what_is_alike (void **state)
{
  g_autoptr (Printed) few = print ((MusterPrintOptions){ .paper = MUSTER_PAPER_A4 }, 9, FALSE);
  g_autoptr (Printed) many = print ((MusterPrintOptions){ .paper = MUSTER_PAPER_A4 }, 909, FALSE);

  assert_in_range ((g_bytes_get_size (many->bytes) - g_bytes_get_size (few->bytes)) / 900, 100, 1200);
  /* The embedded fonts stay those few. */
  assert_true (pdf_says (many->bytes, "/FontFile3"));
}

static int
set_up (void **state)
{
  g_setenv ("SOURCE_DATE_EPOCH", "3700", TRUE);
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_places),
    cmocka_unit_test (test_one_size_of_paper),
    cmocka_unit_test (test_crop_marks),
    cmocka_unit_test (test_no_crop_marks),
    cmocka_unit_test (test_every_sheet_has_a_ruler),
    cmocka_unit_test (test_what_is_on_a_page),
    cmocka_unit_test (test_offset),
    cmocka_unit_test (test_calibration),
    cmocka_unit_test (test_what_the_file_says_of_itself),
    cmocka_unit_test (test_same_bytes),
    cmocka_unit_test (test_portraits_are_shared),
    cmocka_unit_test (test_copies_share_what_is_alike),
  };

  return cmocka_run_group_tests (tests, set_up, content_teardown);
}
