/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two thousand random lists of every game, as PDFs that are read back: all text is above the foot and inside the
 * margins, the foot has only its own text, no line overlaps another or what is beside it, and nothing leaves the
 * page. */
#include "support/cmocka.h"

#include <string.h>

#include "print/lists.h"
#include "print/pdf.h"
#include "print/things.h"
#include "print/write.h"
#include "support/content.h"

#define N_LISTS 2000
#define MARGIN 16.0 /* mm */
#define FOOT 21.0   /* mm from the edge of the paper up to the line over the foot */

/* The foot's words are the content's version and hash, and the name with the number of the page. */
static gboolean
is_of_foot (const MusterRoster *roster, const char *words)
{
  g_autofree char *name = g_strdup_printf ("%s, page ", roster->name);
  g_autofree char *version = g_strndup (roster->content, strcspn (roster->content, "\302")); /* up to a dot */

  return g_str_has_prefix (words, name) || g_str_has_prefix (words, version);
}

/* A line takes the place of its small letters: those of the next are further away, and what stands beside it begins where it ends. */
#define LETTER 0.5 /* of the size of the type */
#define SLACK 0.25 /* mm; the last letter may reach a little over its place */

static gdouble
find_overlap (gdouble a1, gdouble a2, gdouble b1, gdouble b2)
{
  return MIN (a2, b2) - MAX (a1, b1);
}

static void
check_apart (const PdfPage *page, const char *xml)
{
  for (guint i = 0; i < page->texts->len; i++)
    for (guint j = 0; j < i; j++)
      {
        const PdfText *a = &g_array_index (page->texts, PdfText, i), *b = &g_array_index (page->texts, PdfText, j);

        if (find_overlap (a->x, a->x + a->width, b->x, b->x + b->width) > SLACK
            && find_overlap (a->y - LETTER * a->size, a->y, b->y - LETTER * b->size, b->y) > 0)
          fail_msg ("“%s” lies over “%s” at %.1f mm, %.1f mm: %s", a->words, b->words, a->x, a->y, xml);
      }
}

/* Every line has its width, or nothing would be seen to lie over anything. */
static void
check_widths (const PdfPage *page, const char *xml)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const PdfText *text = &g_array_index (page->texts, PdfText, i);

      if (text->width <= 0 || text->size < 1.5 || text->size > 10)
        fail_msg ("“%s” is %.1f mm wide, in type of %.1f mm: %s", text->words, text->width, text->size, xml);
    }
}

static void
check_page (const PdfPage *page, const MusterRoster *roster, const char *xml)
{
  for (guint i = 0; i < page->texts->len; i++)
    {
      const PdfText *text = &g_array_index (page->texts, PdfText, i);

      if (text->x < MARGIN - 0.1 || text->x + text->width > page->width - MARGIN + SLACK || text->y < MARGIN
          || text->y > page->height - MARGIN || (text->y > page->height - FOOT && !is_of_foot (roster, text->words)))
        fail_msg ("“%s” stands at %.1f mm, %.1f mm of %.1f mm: %s", text->words, text->x, text->y, page->height, xml);
    }
}

/* Other lines and boxes stay on the page too. */
static void
check_lines (const PdfPage *page, const char *xml)
{
  for (guint i = 0; i < page->lines->len; i++)
    {
      const PdfLine *line = &g_array_index (page->lines, PdfLine, i);

      if (MIN (line->x1, line->x2) < 0 || MAX (line->x1, line->x2) > page->width || MIN (line->y1, line->y2) < 0
          || MAX (line->y1, line->y2) > page->height)
        fail_msg ("a line leaves the page: %s", xml);
    }
}

static void
check_list (const char *xml, MusterPaper paper)
{
  g_autoptr (Things) things = things_new (xml);
  g_autoptr (GPtrArray) no_cards = g_ptr_array_new (), pages = NULL;
  MusterPrintOptions options = { .paper = paper, .list = TRUE };
  g_autoptr (MusterPrintJob) job = muster_print_job_new (no_cards, things->rosters, &options);
  g_autoptr (GBytes) bytes = muster_write_pdf (job, "Test", NULL, NULL, NULL);

  assert_non_null (bytes);
  pages = pdf_read (bytes);
  assert_int_equal (pages->len, muster_print_job_get_n_pages (job));
  assert_true (pages->len > 0);
  for (guint i = 0; i < pages->len; i++)
    {
      check_page (pages->pdata[i], things->rosters->pdata[0], xml);
      check_widths (pages->pdata[i], xml);
      check_apart (pages->pdata[i], xml);
      check_lines (pages->pdata[i], xml);
    }
}

static void
test_random_lists (void **state)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (19);

  for (guint i = 0; i < N_LISTS; i++)
    {
      g_autofree char *xml = lists_dup_random (rand, i % LISTS_N_GAMES);

      check_list (xml, i / LISTS_N_GAMES % 2 == 0 ? MUSTER_PAPER_A4 : MUSTER_PAPER_LETTER);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_random_lists) };

  return cmocka_run_group_tests_name ("pdf-lists", tests, NULL, content_teardown);
}
