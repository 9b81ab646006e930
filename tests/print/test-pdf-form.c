/* SPDX-License-Identifier: GPL-3.0-or-later */
/* PDF forms can be filled in: each drawn field has an input field in its frame, on its page, overlapping no other. */
#include "support/cmocka.h"

#include <stdlib.h>
#include <string.h>

#include "games/games.h"
#include "print/pdf.h"
#include "print/things.h"
#include "print/write.h"
#include "support/content.h"

#define FIELDS 87 /* 2 of the miniature, 3 values, 13 of the race, 15 of the tarot, 2 x 11, 4, 3, 4 x 3 and 13 */
#define CHARACTER "<character name='Black Knight' race='human' tarot='4-of-swords' values='brutality'/>"

typedef struct
{
  gdouble left, bottom, right, top;
} Corners;

static GBytes *
print (MusterRoster *roster, gdouble bleed)
{
  g_autoptr (Things) things = things_new (CHARACTER);
  g_autoptr (GPtrArray) rosters = g_ptr_array_new ();
  g_autoptr (MusterPrintJob) job = NULL;
  MusterPrintOptions options = { .list = TRUE, .bleed = bleed };

  g_ptr_array_add (rosters, roster);
  job = muster_print_job_new (things->cards, rosters, &options);
  return muster_write_pdf (job, "Form", NULL, NULL, NULL);
}

/* The file as a text, without what would end it. Free with g_free(). */
static char *
dup_text (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  char *text = g_strndup ("", length);

  for (gsize i = 0; i < length; i++)
    text[i] = data[i] != '\0' ? data[i] : ' ';
  return text;
}

/* What is typed into is an array of four numbers, from the lower left corner. */
static GArray *
list_fields (GBytes *bytes)
{
  g_autofree char *text = dup_text (bytes);
  const char *at = text;
  GArray *fields = g_array_new (FALSE, FALSE, sizeof (Corners));

  while ((at = strstr (at, "/Subtype /Widget")) != NULL)
    {
      char *number = strstr (at, "/Rect [") + strlen ("/Rect [");
      Corners field;

      field.left = g_ascii_strtod (number, &number);
      field.bottom = g_ascii_strtod (number, &number);
      field.right = g_ascii_strtod (number, &number);
      field.top = g_ascii_strtod (number, &number);
      g_array_append_val (fields, field);
      at = number;
    }
  return fields;
}

static gboolean
overlap (const Corners *one, const Corners *other)
{
  return one->left < other->right && other->left < one->right && one->bottom < other->top && other->bottom < one->top;
}

/* In the paper's margins, high enough to write in, and each alone. */
static void
check_places (const GArray *fields, const PdfPage *page)
{
  for (guint i = 0; i < fields->len; i++)
    {
      const Corners *field = &g_array_index (fields, Corners, i);

      assert_true (field->left >= MUSTER_MM (15) && field->right <= MUSTER_MM (page->width - 15));
      assert_true (field->bottom >= MUSTER_MM (15) && field->top <= MUSTER_MM (page->height - 15));
      assert_true (field->top - field->bottom >= 12 && field->right - field->left >= 20);
      for (guint j = 0; j < i; j++)
        assert_false (overlap (field, &g_array_index (fields, Corners, j)));
    }
}

/* Below its label, which is in the same frame: the one for points of all. */
static void
check_label (const GArray *fields, const PdfPage *page)
{
  const PdfText *label = pdf_find (page, "Points in all");
  const Corners *field = &g_array_index (fields, Corners, fields->len - 1);

  assert_non_null (label);
  assert_true (label->x > field->left / 72 * 25.4 && label->x < field->right / 72 * 25.4);
  assert_true (label->y < page->height - field->top / 72 * 25.4
               && label->y > page->height - field->top / 72 * 25.4 - 3);
}

/* How often those words stand in the file. */
static guint
count (GBytes *bytes, const char *words)
{
  g_autofree char *text = dup_text (bytes);
  guint n = 0;

  for (const char *at = text; (at = strstr (at, words)) != NULL; at++)
    n++;
  return n;
}

/* Behind a card, with and without a bleed, which the page of cards tells of in the same way. */
static void
test_form (void **state)
{
  g_autoptr (MusterRoster) form = muster_games_find_id ("collision")->make_worksheet (content_get ());
  static const gdouble bleeds[] = { 0, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (bleeds); i++)
    {
      g_autoptr (GBytes) bytes = print (form, bleeds[i]);
      g_autoptr (GPtrArray) pages = pdf_read (bytes);
      g_autoptr (GArray) fields = list_fields (bytes);
      const PdfPage *page = pages->pdata[pages->len - 1];

      assert_int_equal (fields->len, FIELDS);
      assert_int_equal (count (bytes, "/AcroForm"), 1);
      assert_int_equal (count (bytes, "/Annots"), 1);
      assert_int_equal (count (bytes, "/TrimBox"), bleeds[i] > 0 ? pages->len - 1 : 0);
      assert_true (pdf_says (bytes, "/T (field87)"));
      check_places (fields, page);
      check_label (fields, page);
    }
}

/* Nothing else is a form. */
static void
test_others (void **state)
{
  g_autoptr (MusterRoster) reference = muster_games_find_id ("collision")->make_reference (content_get ());
  g_autoptr (GBytes) bytes = print (reference, 0);

  assert_int_equal (count (bytes, "/AcroForm") + count (bytes, "/Widget") + count (bytes, "/Annots"), 0);
}

int
main (void)
{
  const struct CMUnitTest tests[] = { cmocka_unit_test (test_form), cmocka_unit_test (test_others) };

  return cmocka_run_group_tests_name ("pdf-form", tests, NULL, content_teardown);
}
