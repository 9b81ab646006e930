/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiling: the same packs give the same bytes, nothing is lost on the way, and what comes out is a sound database. */
#include "support/cmocka.h"

#include <sqlite3.h>
#include <string.h>

#include "model/catalog/field.h"
#include "store/content.h"
#include "support/scratch.h"
#include "xml/pack.h"

static MusterCatalog *
read_packs (void)
{
  static const char *const names[] = { "collision.xml", "puppet-wars.xml", "castles.xml", "stuffed.xml" };
  g_autoptr (GPtrArray) complaints = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;
  MusterCatalog *catalog;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "packs", names[i], NULL);

      g_strv_builder_add (builder, path);
    }
  paths = g_strv_builder_end (builder);
  catalog = muster_packs_read ((const char *const *) paths, complaints);
  if (catalog == NULL)
    fail_msg ("%s", (const char *) complaints->pdata[0]);
  return catalog;
}

static GBytes *
compile (const MusterCatalog *catalog)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = muster_content_compile (catalog, &error);

  if (bytes == NULL)
    fail_msg ("%s", error->message);
  return bytes;
}

static void
assert_same (GBytes *one, GBytes *other)
{
  assert_int_equal (g_bytes_get_size (one), g_bytes_get_size (other));
  assert_true (g_bytes_equal (one, other));
}

static GBytes *
built (void)
{
  char *data = NULL;
  gsize length = 0;

  assert_true (g_file_get_contents (g_getenv ("MUSTER_CONTENT"), &data, &length, NULL));
  return g_bytes_new_take (data, length);
}

static void
test_same_packs_same_bytes (void **state)
{
  g_autoptr (MusterCatalog) first = read_packs (), second = read_packs ();
  g_autoptr (GBytes) one = compile (first), again = compile (first), other = compile (second), file = built ();

  assert_same (one, again);
  assert_same (one, other);
  assert_same (one, file);
}

static void
test_read_back_and_compiled_again (void **state)
{
  g_autoptr (MusterCatalog) catalog = muster_content_read (g_getenv ("MUSTER_CONTENT"), NULL);
  g_autoptr (GBytes) again = compile (catalog), file = built ();

  assert_same (again, file);
}

static void
test_nothing_at_all (void **state)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autoptr (MusterCatalog) nothing = muster_catalog_new (), read = NULL;
  g_autoptr (GBytes) bytes = compile (nothing);
  g_autofree char *path
      = scratch_dup_written (scratch, "empty.db", g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  read = muster_content_read (path, NULL);
  assert_non_null (read);
  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    assert_int_equal (muster_catalog_count (read, kind), 0);
}

/* A catalogue that no pack could have made: the tables' own checks refuse it. */
static void
test_refused_by_the_tables (void **state)
{
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();
  g_autoptr (GError) error = NULL;
  MusterPackFacts facts = { "N", "g", "1", "not a hash", "" };

  muster_catalog_add_pack (catalog, &facts);
  assert_null (muster_content_compile (catalog, &error));
  assert_non_null (error);
  assert_non_null (strstr (error->message, "CHECK constraint failed"));
}

/* The database as others may use it */

static sqlite3 *
open_built (void)
{
  sqlite3 *db = NULL;

  assert_int_equal (sqlite3_open_v2 (g_getenv ("MUSTER_CONTENT"), &db, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
  return db;
}

/* What a query answers: its rows line by line, cells with bars between them. */
static char *
dup_answer (const char *sql)
{
  sqlite3 *db = open_built ();
  sqlite3_stmt *rows = NULL;
  GString *answer = g_string_new (NULL);

  if (sqlite3_prepare_v2 (db, sql, -1, &rows, NULL) != SQLITE_OK)
    fail_msg ("%s: %s", sql, sqlite3_errmsg (db));
  while (sqlite3_step (rows) == SQLITE_ROW)
    {
      if (answer->len > 0)
        g_string_append_c (answer, '\n');
      for (int i = 0; i < sqlite3_column_count (rows); i++)
        g_string_append_printf (answer, "%s%s", i > 0 ? "|" : "", (const char *) sqlite3_column_text (rows, i));
    }
  sqlite3_finalize (rows);
  sqlite3_close (db);

  return g_string_free (answer, FALSE);
}

static void
assert_answer (const char *sql, const char *expected)
{
  g_autofree char *answer = dup_answer (sql);

  assert_string_equal (answer, expected);
}

static void
test_sound (void **state)
{
  assert_answer ("PRAGMA integrity_check", "ok");
  assert_answer ("PRAGMA foreign_key_check", "");
  assert_answer ("PRAGMA encoding", "UTF-8");
  assert_answer ("PRAGMA application_id", "1297314930"); /* 0x4d537472 */
  assert_answer ("PRAGMA user_version", "3");
  assert_answer ("PRAGMA journal_mode", "delete");
}

static void
test_every_table_is_strict (void **state)
{
  assert_answer ("SELECT group_concat (name) FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%' "
                 "AND NOT strict",
                 "(null)");
  assert_answer ("SELECT count (*) FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict", "23");
}

/* The tables can be asked directly, with the columns as the book has them. */
static void
test_tables_can_be_asked (void **state)
{
  assert_answer ("SELECT name, ec, w_att, w_pow, points FROM weapon WHERE id = 'pike'", "Pike|2|2|2|6");
  assert_answer ("SELECT value FROM opens JOIN tarot USING (option) WHERE id = '4-of-swords' ORDER BY value",
                 "brutality\nchivalry");
  assert_answer ("SELECT text FROM feature JOIN accessory USING (option) WHERE id = 'cloak-of-wings'",
                 "Move -1\nLevitating Move");
  assert_answer ("SELECT stat, amount FROM adds JOIN accessory USING (option) WHERE id = 'horn-of-command'", "comm|2");
  assert_answer ("SELECT game, version FROM pack ORDER BY pack",
                 "collision|1.0\npuppet-wars|1.0\ncastles|1.0\nstuffed|1.0");
  assert_answer ("SELECT count (*) FROM weapon_enchantment", "16");
  assert_answer ("SELECT count (*) FROM armor_enchantment", "16");
}

/* The numbers of the book stand in the tables; what features add stands in `adds` and is not counted twice. */
static void
test_added_numbers_stand_once (void **state)
{
  assert_answer ("SELECT reach FROM race WHERE id = 'ogre'", "1");
  assert_answer ("SELECT w_att, w_pow FROM weapon WHERE id = 'staff'", "0|1");
  assert_answer ("SELECT sum (amount) FROM adds WHERE stat = 'skills'", "3");
}

static void
test_hashes_are_of_the_packs (void **state)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "packs", "castles.xml", NULL);
  g_autofree char *text = NULL, *hash = NULL;
  gsize length;

  assert_true (g_file_get_contents (path, &text, &length, NULL));
  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, (gssize) length);
  assert_answer ("SELECT hash FROM pack WHERE game = 'castles'", hash);
}

static void
add_term (MusterCatalog *catalog, const char *id, const char *text)
{
  MusterOption *option = muster_catalog_add (catalog, MUSTER_KIND_ABILITY, id, id);

  option->ability_kind = MUSTER_ABILITY_TERM;
  for (const MusterField *field = muster_fields_of (MUSTER_KIND_ABILITY); field->name != NULL; field++)
    if (field->type == MUSTER_FIELD_TEXT)
      G_STRUCT_MEMBER (const char *, option, field->offset) = "";
  option->about = muster_catalog_keep (catalog, text);
}

/* A catalogue of one ability with a text of that length. */
static MusterCatalog *
make_wordy (gsize length)
{
  g_autofree char *text = g_strnfill (length, 'x'), *hash = g_strnfill (64, '0');
  MusterCatalog *catalog = muster_catalog_new ();
  const MusterPackFacts facts = { "Wordy", "collision", "1", hash, "" };

  muster_catalog_add_pack (catalog, &facts);
  add_term (catalog, "a", text);
  return catalog;
}

/* As many abilities, with short texts. */
static MusterCatalog *
make_crowded (guint n)
{
  MusterCatalog *catalog = make_wordy (1);

  for (guint i = 1; i < n; i++)
    {
      g_autofree char *id = g_strdup_printf ("a%u", i);

      add_term (catalog, id, "");
    }
  return catalog;
}

/* What compiles can be read; what can't be read doesn't compile, and says so in a line. */
static gboolean
compiles (MusterCatalog *catalog)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autoptr (MusterCatalog) owned = catalog, again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_content_compile (catalog, &error);
  g_autofree char *path = NULL;

  if (bytes == NULL)
    {
      assert_non_null (error);
      assert_null (strchr (error->message, '\n'));
      assert_non_null (strstr (error->message, "would refuse"));
      return FALSE;
    }
  path = scratch_dup_written (scratch, "content.db", g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  again = muster_content_read (path, &error);
  g_assert_no_error (error);
  return TRUE;
}

static void
test_texts_of_any_length (void **state)
{
  static const gsize lengths[] = { 0, 1, 4000, 1000000, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3 << 20 };

  /* More than 1 MiB is too much. */
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    assert_int_equal (compiles (make_wordy (lengths[i])), lengths[i] <= 1 << 20);
}

static void
test_options_too_many (void **state)
{
  assert_true (compiles (make_crowded (1000)));
  assert_false (compiles (make_crowded (100001)));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_texts_of_any_length),
    cmocka_unit_test (test_options_too_many),
    cmocka_unit_test (test_same_packs_same_bytes),
    cmocka_unit_test (test_read_back_and_compiled_again),
    cmocka_unit_test (test_nothing_at_all),
    cmocka_unit_test (test_refused_by_the_tables),
    cmocka_unit_test (test_sound),
    cmocka_unit_test (test_every_table_is_strict),
    cmocka_unit_test (test_tables_can_be_asked),
    cmocka_unit_test (test_added_numbers_stand_once),
    cmocka_unit_test (test_hashes_are_of_the_packs),
  };

  return cmocka_run_group_tests (tests, NULL, NULL);
}
