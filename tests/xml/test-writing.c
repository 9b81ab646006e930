/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing a long report: what is laid aside on the way, and attributes that are told late, come out as if it had been one text. And
 * where a file isn't text, the line is told. */
#include "support/cmocka.h"

#include <string.h>

#include "support/scratch.h"
#include "xml/safe.h"
#include "xml/writing.h"

#define THINGS 3000 /* of 40 bytes: more than is laid aside at once */

/* What is printed, with what comes first left to the end, as is what the third thing is. */
static char *
dup_printed (const Scratch *scratch, gboolean aside)
{
  g_autofree char *path = scratch_dup_path (scratch, "printed.xml");
  FILE *stream = fopen (path, "w");
  MusterWriting writing;
  gsize first, third = 0;
  char *printed = NULL;

  muster_writing_begin (&writing, NULL);
  muster_writing_open (&writing, "report");
  first = muster_writing_get_place (&writing);
  for (guint i = 0; i < THINGS; i++)
    {
      muster_writing_open (&writing, "thing");
      muster_writing_number (&writing, "n", i);
      if (i == THINGS - 3)
        third = muster_writing_get_place (&writing);
      muster_writing_text (&writing, "Ada & Bea");
      muster_writing_close (&writing, "thing");
      if (aside)
        muster_writing_lay_aside (&writing);
    }
  muster_writing_close (&writing, "report");
  muster_writing_attribute_at (&writing, third, "late", "third to last");
  muster_writing_attribute_at (&writing, first, "late", "first");
  muster_writing_print (&writing, stream);
  assert_int_equal (fclose (stream), 0);
  assert_true (g_file_get_contents (path, &printed, NULL, NULL));
  return printed;
}

static void
test_lay_aside (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *whole = dup_printed (scratch, FALSE), *pieces = dup_printed (scratch, TRUE);

  assert_true (strlen (whole) > 100 * 1024);
  assert_string_equal (pieces, whole);
  assert_non_null (strstr (whole, "<report late=\"first\">\n  <thing n=\"0\">Ada &amp; Bea</thing>\n"));
  assert_non_null (strstr (whole, "<thing n=\"2997\" late=\"third to last\">"));
}

/* Puts a byte in each place of some lines, among which are all that eight bytes at a time can have. */
static void
assert_line_told (guint at, char bad)
{
  char text[] = "<muster>\n<!-- caf\303\251, and 16 bytes -->\n</muster>\n";
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *expected = NULL;
  guint line = 1;

  for (guint i = 0; i < at; i++)
    line += text[i] == '\n';
  text[at] = bad;
  bytes = g_bytes_new (text, strlen ("<muster>\n<!-- caf??, and 16 bytes -->\n</muster>\n"));
  assert_false (muster_safe_screen (bytes, "x", &error));
  expected = g_strdup_printf ("x:%u: this is not UTF-8 text", line);
  assert_string_equal (error->message, expected);
}

static void
test_not_text (void **state)
{
  static const char text[] = "<muster>\n<!-- caf\303\251, and 16 bytes -->\n</muster>\n";
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  assert_true (muster_safe_screen (bytes, "x", NULL));
  for (guint i = 0; i < strlen (text); i++)
    {
      assert_line_told (i, '\0');
      assert_line_told (i, (char) 0xff);
    }
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_lay_aside),
    cmocka_unit_test (test_not_text),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
