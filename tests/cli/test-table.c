/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables for the terminal, drawn here as they should look. */
#include "support/cmocka.h"

#include "cli/table.h"
#include "cli/terminal.h"

/* Rows are texts with bars between the cells; the first holds the headings. */
static void
assert_table (const char *const *rows, guint width, const char *expected)
{
  g_auto (GStrv) headers = g_strsplit (rows[0], "|", -1);
  g_autoptr (MusterTable) table = muster_table_new ((const char *const *) headers);
  g_autofree char *text = NULL;

  for (guint i = 1; rows[i] != NULL; i++)
    muster_table_add (table, g_strsplit (rows[i], "|", -1));
  text = muster_table_dup_text (table, width);
  assert_string_equal (text, expected);
}

#define ROWS(...) ((const char *const[]){ __VA_ARGS__, NULL })

static void
test_columns_line_up (void **state)
{
  assert_table (ROWS ("id|name|type", "pike|Pike|mundane", "x|A long name|dark"), 0,
                "id    name         type\n"
                "pike  Pike         mundane\n"
                "x     A long name  dark\n");
}

static void
test_numbers_stand_to_the_right (void **state)
{
  assert_table (ROWS ("id|def|points", "a|-2|100", "b|10|5"), 0,
                "id  def  points\n"
                "a    -2     100\n"
                "b    10       5\n");
}

static void
test_a_number_among_words_does_not (void **state)
{
  assert_table (ROWS ("id|reach", "a|1", "b|Line 3", "c|-"), 0,
                "id  reach\n"
                "a   1\n"
                "b   Line 3\n"
                "c   -\n");
}

static void
test_empty_columns_are_left_out (void **state)
{
  assert_table (ROWS ("id|values|name|range", "a||Ann|", "b||Bob|"), 0,
                "id  name\n"
                "a   Ann\n"
                "b   Bob\n");
  assert_table (ROWS ("none|id|none", "|a|", "|b|"), 0,
                "id\n"
                "a\n"
                "b\n");
}

static void
test_a_column_with_one_cell_stays (void **state)
{
  assert_table (ROWS ("id|values|n", "a||1", "b|wit|2"), 0,
                "id  values  n\n"
                "a           1\n"
                "b   wit     2\n");
}

static void
test_no_rows (void **state)
{
  assert_table (ROWS ("id|name"), 0, "id  name\n");
}

static void
test_no_headers (void **state)
{
  assert_table (ROWS ("||", "  check|FILE…|points and more", "  é||nothing follows it"), 0,
                "  check  FILE…  points and more\n"
                "  é             nothing follows it\n");
}

static void
test_nothing_but_empty_cells (void **state)
{
  assert_table (ROWS ("id|name", "|"), 0, "\n\n");
  assert_table (ROWS ("id|name", "|"), 1, "\n\n");
}

static void
test_the_widest_column_wraps (void **state)
{
  assert_table (ROWS ("id|about|n", "a|Some words that do not fit into one line|1", "b|Short|22"), 34,
                "id  about                        n\n"
                "a   Some words that do not fit   1\n"
                "    into one line\n"
                "b   Short                       22\n");
}

static void
test_it_fits_exactly (void **state)
{
  assert_table (ROWS ("id|about", "a|Twenty-six characters here"), 30,
                "id  about\n"
                "a   Twenty-six characters here\n");
  assert_table (ROWS ("id|about", "a|Twenty-six characters here"), 29,
                "id  about\n"
                "a   Twenty-six characters\n"
                "    here\n");
}

/* A word that is longer than the column is cut, for want of anything better. */
static void
test_a_long_word (void **state)
{
  assert_table (ROWS ("id|about", "a|abcdefghijklmnopqrstuvwxyzabcdef"), 30,
                "id  about\n"
                "a   abcdefghijklmnopqrstuvwxyz\n"
                "    abcdef\n");
}

/* However narrow the terminal is, a column keeps 24 of its own: then the terminal breaks the lines. */
static void
test_a_terminal_too_narrow (void **state)
{
  for (guint width = 1; width < 15; width++)
    assert_table (ROWS ("id|about", "a|Some words that do not fit into one line"), width,
                  "id  about\n"
                  "a   Some words\n"
                  "    that do\n"
                  "    not fit\n"
                  "    into one\n"
                  "    line\n");
}

static void
test_numbers_with_gaps (void **state)
{
  assert_table (ROWS ("name|ec|reach", "Sabre|2|1", "Shield||", "Bow|12|8+"), 0,
                "name    ec  reach\n"
                "Sabre    2  1\n"
                "Shield\n"
                "Bow     12  8+\n");
}

static void
test_accents_and_wide_characters (void **state)
{
  assert_table (ROWS ("name|rank", "Bête Noire|sidekick", "Be\xcc\x82te|pawn", "黒騎士|master"), 0,
                "name        rank\n"
                "Bête Noire  sidekick\n"
                "Be\xcc\x82te        pawn\n"
                "黒騎士      master\n");
}

static void
test_wide_characters_wrap (void **state)
{
  assert_table (ROWS ("id|about", "a|黒黒黒黒黒黒黒黒黒黒黒黒黒黒黒"), 29,
                "id  about\n"
                "a   黒黒黒黒黒黒黒黒黒黒黒黒\n"
                "    黒黒黒\n");
}

static void
test_measure (void **state)
{
  assert_int_equal (muster_terminal_measure (""), 0);
  assert_int_equal (muster_terminal_measure ("Pike"), 4);
  assert_int_equal (muster_terminal_measure ("Bête"), 4);
  assert_int_equal (muster_terminal_measure ("Be\xcc\x82te"), 4);
  assert_int_equal (muster_terminal_measure ("黒騎士"), 6);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_columns_line_up),
    cmocka_unit_test (test_numbers_stand_to_the_right),
    cmocka_unit_test (test_a_number_among_words_does_not),
    cmocka_unit_test (test_empty_columns_are_left_out),
    cmocka_unit_test (test_a_column_with_one_cell_stays),
    cmocka_unit_test (test_no_rows),
    cmocka_unit_test (test_no_headers),
    cmocka_unit_test (test_nothing_but_empty_cells),
    cmocka_unit_test (test_the_widest_column_wraps),
    cmocka_unit_test (test_it_fits_exactly),
    cmocka_unit_test (test_a_long_word),
    cmocka_unit_test (test_a_terminal_too_narrow),
    cmocka_unit_test (test_numbers_with_gaps),
    cmocka_unit_test (test_accents_and_wide_characters),
    cmocka_unit_test (test_wide_characters_wrap),
    cmocka_unit_test (test_measure),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
