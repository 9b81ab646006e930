/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Broken databases: for any file contents, reading succeeds or fails with one clear line. */
#include "support/cmocka.h"

#include <sqlite3.h>

#include "model/error.h"
#include "store/content.h"
#include "support/row.h"
#include "support/scratch.h"

#define FLIPS 500
#define PAGE 4096

/* The database that was built, as bytes. */
static char *content;
static gsize content_length;

/* Touches everything in a catalogue, as a listing would. */
static void
walk (const MusterCatalog *catalog)
{
  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
      {
        g_autofree char *row = row_dup (catalog, muster_catalog_nth (catalog, kind, i));

        assert_true (g_utf8_validate (row, -1, NULL));
        assert_null (strpbrk (row, "\n\t\x1b"));
      }
}

/* Reads the file; the error, if there is one, must be one line that names it. */
static GError *
read_error (const char *path)
{
  GError *error = NULL;
  g_autoptr (MusterCatalog) catalog = muster_content_read (path, &error);

  assert_int_equal (catalog == NULL, error != NULL);
  if (catalog != NULL)
    walk (catalog);
  else
    {
      assert_int_equal (error->domain, MUSTER_ERROR);
      assert_true (g_str_has_prefix (error->message, path));
      assert_null (strchr (error->message, '\n'));
      assert_in_range (strlen (error->message) - strlen (path), 10, 200);
    }
  return error;
}

static void
assert_refused (const char *path, MusterError code, const char *cause)
{
  g_autoptr (GError) error = read_error (path);

  assert_non_null (error);
  if (strstr (error->message, cause) == NULL)
    fail_msg ("“%s” doesn't say “%s”", error->message, cause);
  assert_int_equal (error->code, code);
}

/* Writes these bytes to a file and expects it to be refused. */
static void
assert_bytes_refused (gconstpointer data, gsize length, const char *cause)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_written (scratch, "content.db", data, length);

  assert_refused (path, MUSTER_ERROR_MALFORMED, cause);
  assert_int_equal (scratch_count (scratch), 1);
}

/* Not a database at all */

static void
test_missing (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "content.db");

  assert_refused (path, MUSTER_ERROR_UNREADABLE, "there is no content database here");
  assert_int_equal (scratch_count (scratch), 0);
}

static void
test_folder (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();

  assert_refused (scratch->path, MUSTER_ERROR_UNREADABLE, "this is a folder");
}

static void
test_empty (void **state)
{
  assert_bytes_refused ("", 0, "this is not a content database");
}

static void
test_text (void **state)
{
  assert_bytes_refused ("Dear diary,\n", 12, "this is not a content database");
}

static void
test_names_that_mean_something_to_sqlite (void **state)
{
  static const char *const names[] = { "a?mode=memory.db", "100%41.db", "a#b.db", "käse und brot.db", "file:x.db" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (Scratch) scratch = scratch_new ();
      g_autofree char *path = scratch_dup_written (scratch, names[i], content, content_length);

      assert_null (read_error (path));
      assert_int_equal (scratch_count (scratch), 1);
    }
}

/* Damaged bytes */

static void
test_truncated (void **state)
{
  for (gsize length = PAGE; length < content_length; length += PAGE)
    {
      assert_bytes_refused (content, length, "content database");
      assert_bytes_refused (content, length - 1, "content database");
    }
  assert_bytes_refused (content, 1, "this is not a content database");
  assert_bytes_refused (content, 100, "content database");
  assert_bytes_refused (content, content_length - 1, "content database");
}

/* Flips single bits among the first `length` bytes. */
static void
flip (guint32 seed, gsize length)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (Scratch) scratch = scratch_new ();

  for (guint i = 0; i < FLIPS; i++)
    {
      g_autofree char *copy = g_memdup2 (content, content_length);
      g_autofree char *path = NULL;
      g_autoptr (GError) error = NULL;

      copy[g_rand_int_range (random, 0, (gint32) length)] ^= (char) (1 << g_rand_int_range (random, 0, 8));
      path = scratch_dup_written (scratch, "content.db", copy, content_length);
      error = read_error (path);
      assert_int_equal (scratch_count (scratch), 1);
    }
}

static void
test_flipped_bits (void **state)
{
  flip (20240229, content_length);
}

static void
test_flipped_bits_in_the_first_page (void **state)
{
  flip (20240301, PAGE);
}

static void
test_pages_in_the_wrong_order (void **state)
{
  g_autofree char *copy = g_memdup2 (content, content_length);
  g_autofree char *page = g_memdup2 (content + PAGE, PAGE);

  for (gsize at = 2 * PAGE; at + PAGE <= content_length; at += PAGE)
    memcpy (copy + at - PAGE, content + at, PAGE);
  memcpy (copy + content_length - PAGE, page, PAGE);
  assert_bytes_refused (copy, content_length, "damaged");
}

/* A database in another journal mode would get files beside it if opened normally. */
static void
test_leaves_nothing_beside_it (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *copy = g_memdup2 (content, content_length);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  copy[18] = copy[19] = 2; /* the file format of write-ahead logging */
  path = scratch_dup_written (scratch, "content.db", copy, content_length);
  error = read_error (path);
  assert_int_equal (scratch_count (scratch), 1);
}

/* Sound databases that say the wrong thing */

static void
run (sqlite3 *db, const char *sql)
{
  if (sqlite3_exec (db, sql, NULL, NULL, NULL) != SQLITE_OK)
    fail_msg ("%s: %s", sql, sqlite3_errmsg (db));
}

/* Changes a copy of the content with SQL. */
static char *
dup_changed (const Scratch *scratch, const char *sql)
{
  char *path = scratch_dup_written (scratch, "content.db", content, content_length);
  sqlite3 *db = NULL;

  assert_int_equal (sqlite3_open (path, &db), SQLITE_OK);
  run (db, "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF");
  run (db, sql);
  sqlite3_close (db);
  return path;
}

static void
assert_change_refused (const char *sql, MusterError code, const char *cause)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = dup_changed (scratch, sql);

  assert_refused (path, code, cause);
}

static void
assert_damaged (const char *sql, const char *cause)
{
  g_autofree char *sentence = g_strdup_printf ("this content database is damaged (%s)", cause);

  assert_change_refused (sql, MUSTER_ERROR_MALFORMED, sentence);
}

/* The same with tables that have lost their constraints and types on the way. */
static void
assert_loose_damaged (const char *table, const char *sql, const char *cause)
{
  g_autofree char *loosened = g_strdup_printf ("CREATE TABLE loose AS SELECT * FROM %s; DROP TABLE %s; "
                                               "ALTER TABLE loose RENAME TO %s; %s",
                                               table, table, table, sql);

  assert_damaged (loosened, cause);
}

static void
test_unchanged (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = dup_changed (scratch, "VACUUM");

  assert_null (read_error (path));
}

static void
test_foreign (void **state)
{
  assert_change_refused ("PRAGMA application_id = 7", MUSTER_ERROR_MALFORMED, "this is not a content database");
}

static void
test_newer (void **state)
{
  assert_change_refused ("PRAGMA user_version = 4", MUSTER_ERROR_TOO_NEW, "newer");
  assert_change_refused ("PRAGMA user_version = 2147483647", MUSTER_ERROR_TOO_NEW, "newer");
}

static void
test_older (void **state)
{
  assert_change_refused ("PRAGMA user_version = 1", MUSTER_ERROR_MALFORMED, "older");
  assert_change_refused ("PRAGMA user_version = 2", MUSTER_ERROR_MALFORMED, "older");
}

static void
test_no_version (void **state)
{
  assert_damaged ("PRAGMA user_version = 0", "it has no version");
  assert_damaged ("PRAGMA user_version = -3", "it has no version");
}

static void
test_each_table_missing (void **state)
{
  static const char *const tables[] = {
    "pack",         "option",
    "value",        "ability",
    "race",         "tarot",
    "weapon",       "weapon_enchantment",
    "armor",        "armor_enchantment",
    "accessory",    "skill",
    "size",         "puppet",
    "castle_card",  "attribute",
    "stuffed_card", "aim",
    "rule",         "opens",
    "feature",      "explains",
    "adds",
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql = g_strdup_printf ("DROP TABLE %s", tables[i]);
      g_autofree char *cause = g_strdup_printf ("no such table: %s", tables[i]);

      assert_damaged (sql, cause);
    }
}

static void
test_a_column_missing (void **state)
{
  /* Later versions of SQLite go on with a guess. */
  assert_change_refused ("ALTER TABLE weapon RENAME COLUMN w_pow TO power", MUSTER_ERROR_MALFORMED,
                         sqlite3_libversion_number () < 3041000
                             ? "this content database is damaged (no such column: w_pow)"
                             : "this content database is damaged (no such column: \"w_pow\"");
}

static void
test_a_view_in_place_of_a_table (void **state)
{
  assert_damaged ("ALTER TABLE armor RENAME TO plain; CREATE VIEW armor AS SELECT * FROM plain",
                  "access to view \"armor\" prohibited");
}

static void
test_an_id_twice (void **state)
{
  assert_loose_damaged ("weapon", "UPDATE weapon SET id = 'pike' WHERE id = 'spear'", "an id occurs twice");
  assert_loose_damaged ("value", "UPDATE value SET id = 'liberty' WHERE id = 'sorcery'", "an id occurs twice");
}

static void
test_numbers_out_of_range (void **state)
{
  assert_damaged ("UPDATE weapon SET points = 100001 WHERE id = 'pike'", "a number is out of range");
  assert_damaged ("UPDATE weapon SET points = -1 WHERE id = 'pike'", "a number is out of range");
  assert_damaged ("UPDATE race SET def = 1000 WHERE id = 'imp'", "a number is out of range");
  assert_damaged ("UPDATE tarot SET rank = 9223372036854775807 WHERE rank = 2", "a number is out of range");
  assert_damaged ("UPDATE weapon SET type = 'pink' WHERE id = 'pike'", "a number is out of range");
  assert_damaged ("UPDATE weapon SET ranged = 'maybe' WHERE id = 'pike'", "a number is out of range");
  assert_damaged ("UPDATE adds SET amount = 100", "a feature adds what can't be added");
  assert_damaged ("UPDATE adds SET stat = 'luck' WHERE stat = 's-pow'", "a feature adds what can't be added");
}

static void
test_values_of_the_wrong_type (void **state)
{
  assert_loose_damaged ("weapon", "UPDATE weapon SET points = 'many'", "a number or text is missing");
  assert_loose_damaged ("weapon", "UPDATE weapon SET points = NULL", "a number or text is missing");
  assert_loose_damaged ("weapon", "UPDATE weapon SET points = 1.5", "a number or text is missing");
  assert_loose_damaged ("weapon", "UPDATE weapon SET name = x'50696b65'", "a number or text is missing");
  assert_loose_damaged ("weapon", "UPDATE weapon SET id = NULL", "a number or text is missing");
}

static void
test_texts_that_are_none (void **state)
{
  assert_damaged ("UPDATE weapon SET name = CAST (x'50e2' AS TEXT)", "a text is unreadable");
  assert_damaged ("UPDATE weapon SET name = CAST (x'50ff65' AS TEXT)", "a text is unreadable");
  assert_damaged ("UPDATE weapon SET name = 'Pi' || char (0) || 'ke'", "a text is unreadable");
  assert_damaged ("UPDATE weapon SET name = 'Pi' || char (9) || 'ke'", "a text is unreadable");
  assert_damaged ("UPDATE weapon SET name = 'Pi' || char (27) || '[2J'", "a text is unreadable");
  assert_damaged ("UPDATE weapon SET name = 'Pi' || char (155) || '2J'", "a text is unreadable");
}

static void
test_a_text_of_10_mb (void **state)
{
  assert_damaged ("UPDATE ability SET about = hex (zeroblob (5000000)) WHERE id = 'stun'", "string or blob too big");
  assert_damaged ("UPDATE weapon SET name = hex (zeroblob (5000000)) WHERE id = 'pike'", "string or blob too big");
}

/* Each text is small enough, but together they are not. */
static void
test_many_long_texts (void **state)
{
  assert_damaged ("UPDATE ability SET about = hex (zeroblob (500000 - 400 + option % 300)) || option",
                  "it holds too much");
}

static void
test_references_to_nothing (void **state)
{
  assert_damaged ("UPDATE opens SET value = 'nowhere' WHERE value = 'liberty'",
                  "an option has a value that isn't there");
  assert_damaged ("INSERT INTO opens SELECT option, 'liberty' FROM value", "an option has a value that isn't there");
  assert_damaged ("INSERT INTO opens VALUES (99999, 'liberty')", "something belongs to an option that isn't there");
  assert_damaged ("UPDATE explains SET ability = 'nothing' WHERE ability = 'sharp'",
                  "a feature refers to an ability that isn't there");
  assert_damaged ("INSERT INTO feature VALUES (99999, 0, 'crit', 'x')",
                  "something belongs to an option that isn't there");
  assert_damaged ("INSERT INTO explains SELECT option, 99, 0, 'stun' FROM weapon",
                  "something belongs to a feature that isn't there");
  assert_damaged ("INSERT INTO adds SELECT option, -1, 'def', 1 FROM weapon",
                  "something belongs to a feature that isn't there");
  assert_damaged ("UPDATE option SET pack = 77 WHERE option = 100", "an option belongs to no pack");
  assert_damaged ("UPDATE option SET pack = -1 WHERE option = 100", "an option belongs to no pack");
  assert_damaged ("UPDATE option SET pack = 4294967296 WHERE option = 100", "an option belongs to no pack");
  assert_damaged ("DELETE FROM ability WHERE id = 'parry'", "a skill teaches nothing");
}

/* A row that belongs to no option must not just be left out. */
static void
test_an_option_without_its_row (void **state)
{
  assert_damaged ("DELETE FROM option WHERE option = (SELECT option FROM armor WHERE id = 'leather')",
                  "a number or text is missing");
}

static void
test_features_out_of_order (void **state)
{
  assert_damaged ("DELETE FROM feature WHERE feature = 0", "an option's features are out of order");
  assert_damaged ("UPDATE feature SET place = 'hat' WHERE place = 'crit'", "an option's features are out of order");
}

/* Numbers that are equal once read, and yet apart for SQLite: they must not share room made for one of them. */
static void
test_features_under_two_spellings (void **state)
{
  static const char *const changes[][2] = {
    { "feature", "INSERT INTO feature SELECT option || 'x', feature + 1, place, text FROM feature" },
    { "explains", "INSERT INTO explains SELECT option || 'x', feature, position + 1, ability FROM explains" },
    { "adds", "INSERT INTO adds SELECT option || 'x', feature, 'tuf', amount FROM adds" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    assert_loose_damaged (changes[i][0], changes[i][1], "a number or text is missing");
}

static void
test_adds_twice (void **state)
{
  assert_loose_damaged ("adds", "INSERT INTO adds SELECT * FROM adds", "a feature adds to one number twice");
}

static void
test_nine_values (void **state)
{
  assert_damaged (
      "INSERT INTO option VALUES (9000, 'value', 0, ''); INSERT INTO value VALUES (9000, 'ninth', 'Ninth', '')",
      "it holds too many values");
}

/* Trees without an end: a table whose pages point at each other, so that a few rows are read over and over */

#define LEVELS 8
#define FAN 100

static void
put_number (char *at, guint32 number)
{
  number = GUINT32_TO_BE (number);
  memcpy (at, &number, sizeof number);
}

/* An inner page of a table's tree, all of whose children are the same page. */
static void
write_inner_page (char *page, guint32 child)
{
  memset (page, 0, PAGE);
  page[0] = 5;
  page[4] = FAN;
  put_number (page + 8, child);
  for (guint i = 0; i < FAN; i++)
    {
      guint at = PAGE - 5 * (i + 1);

      page[12 + 2 * i] = (char) (at >> 8);
      page[13 + 2 * i] = (char) at;
      put_number (page + at, child);
      page[at + 4] = (char) (i + 1);
    }
}

static guint32
root_of (const char *path, const char *table)
{
  sqlite3 *db = NULL;
  sqlite3_stmt *row = NULL;
  guint32 root;

  sqlite3_open (path, &db);
  sqlite3_prepare_v2 (db, "SELECT rootpage FROM sqlite_schema WHERE name = ?", -1, &row, NULL);
  sqlite3_bind_text (row, 1, table, -1, SQLITE_STATIC);
  assert_int_equal (sqlite3_step (row), SQLITE_ROW);
  root = (guint32) sqlite3_column_int (row, 0);
  sqlite3_finalize (row);
  sqlite3_close (db);
  return root;
}

/* Puts pages between the root of a table and its only leaf, which moves to the end. */
static void
assert_endless_damaged (const char *sql, const char *table, const char *cause)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = dup_changed (scratch, sql), *endless = NULL, *data = NULL;
  guint32 root = root_of (path, table), pages;
  gsize length;

  assert_true (g_file_get_contents (path, &data, &length, NULL));
  pages = (guint32) (length / PAGE);
  data = g_realloc (data, length + LEVELS * PAGE);
  memcpy (data + length + (LEVELS - 1) * PAGE, data + (root - 1) * PAGE, PAGE);
  write_inner_page (data + (root - 1) * PAGE, pages + 1);
  for (guint32 i = 0; i < LEVELS - 1; i++)
    write_inner_page (data + length + i * PAGE, pages + i + 2);
  put_number (data + 28, pages + LEVELS);
  endless = scratch_dup_written (scratch, "endless.db", data, length + LEVELS * PAGE);

  assert_refused (endless, MUSTER_ERROR_MALFORMED, cause);
}

static void
test_endless_rows (void **state)
{
  assert_endless_damaged ("VACUUM", "pack", "it holds too much");
}

/* Here SQLite would sort all rows before it gives out the first. */
static void
test_endless_sorting (void **state)
{
  assert_endless_damaged (
      "CREATE TABLE loose AS SELECT * FROM armor; DROP TABLE armor; ALTER TABLE loose RENAME TO armor", "armor",
      "interrupted");
}

static int
set_up (void **state)
{
  return g_file_get_contents (g_getenv ("MUSTER_CONTENT"), &content, &content_length, NULL) ? 0 : -1;
}

static int
tear_down (void **state)
{
  g_free (content);
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_missing),
    cmocka_unit_test (test_folder),
    cmocka_unit_test (test_empty),
    cmocka_unit_test (test_text),
    cmocka_unit_test (test_names_that_mean_something_to_sqlite),
    cmocka_unit_test (test_truncated),
    cmocka_unit_test (test_flipped_bits),
    cmocka_unit_test (test_flipped_bits_in_the_first_page),
    cmocka_unit_test (test_pages_in_the_wrong_order),
    cmocka_unit_test (test_leaves_nothing_beside_it),
    cmocka_unit_test (test_unchanged),
    cmocka_unit_test (test_foreign),
    cmocka_unit_test (test_newer),
    cmocka_unit_test (test_older),
    cmocka_unit_test (test_no_version),
    cmocka_unit_test (test_each_table_missing),
    cmocka_unit_test (test_a_column_missing),
    cmocka_unit_test (test_a_view_in_place_of_a_table),
    cmocka_unit_test (test_an_id_twice),
    cmocka_unit_test (test_numbers_out_of_range),
    cmocka_unit_test (test_values_of_the_wrong_type),
    cmocka_unit_test (test_texts_that_are_none),
    cmocka_unit_test (test_a_text_of_10_mb),
    cmocka_unit_test (test_many_long_texts),
    cmocka_unit_test (test_references_to_nothing),
    cmocka_unit_test (test_an_option_without_its_row),
    cmocka_unit_test (test_features_out_of_order),
    cmocka_unit_test (test_features_under_two_spellings),
    cmocka_unit_test (test_adds_twice),
    cmocka_unit_test (test_nine_values),
    cmocka_unit_test (test_endless_rows),
    cmocka_unit_test (test_endless_sorting),
  };

  return cmocka_run_group_tests (tests, set_up, tear_down);
}
