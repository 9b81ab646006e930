/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a library can't rely on: the file it is given, the links that lead to it, the rights on its files, and the clock. */
#include "support/cmocka.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"
#include "support/library-old.h"
#include "support/place.h"

#define HOUR 3600
#define DAY (24 * HOUR)

static gint64 today;

static gint64
clock_cb (void)
{
  return today;
}

static void
assert_refused (const char *path, MusterLibraryError code)
{
  g_autoptr (GError) error = NULL;

  assert_null (muster_library_open (path, &library_codec, content_get (), &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, (int) code);
  assert_null (strchr (error->message, '\n'));
}

/* Files from elsewhere. */

/* A library with two things, closed, to which something is done. */
static void
make_hostile (const char *path, const char *sql)
{
  MusterLibrary *library;
  sqlite3 *db = NULL;
  char *said = NULL;

  library = library_open (path);
  library_add_named (library, "Ada");
  library_add_named (library, "Vex");
  muster_library_close (library);
  assert_int_equal (sqlite3_open (path, &db), SQLITE_OK);
  if (sqlite3_exec (db, sql, NULL, NULL, &said) != SQLITE_OK)
    fail_msg ("%s: %s", sql, said);
  sqlite3_close (db);
}

#define FOR_EVER "WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"

static const char *const hostile[] = {
  "PRAGMA foreign_keys = OFF; DROP VIEW present_words; DROP VIEW words; DROP TABLE likeness; ALTER TABLE body RENAME "
  "TO old; "
  "CREATE VIEW body AS " FOR_EVER,
  "CREATE VIEW extra AS " FOR_EVER,
  "CREATE TRIGGER again AFTER INSERT ON change BEGIN DELETE FROM thing; END",
  "CREATE VIRTUAL TABLE more USING fts5 (text)",
  "CREATE TABLE extra (a, b AS (a + 1))",
  "CREATE INDEX extra ON thing (made)",
  "DROP TABLE about; CREATE VIEW about AS " FOR_EVER,
};

static void
test_foreign_parts (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_auto (Place) place = { 0 };
      g_autofree char *before = NULL, *after = NULL;
      gsize length, length_after;

      place_init (&place);
      make_hostile (place.path, hostile[i]);
      assert_true (g_file_get_contents (place.path, &before, &length, NULL));
      assert_refused (place.path, MUSTER_LIBRARY_ERROR_FOREIGN);
      assert_true (g_file_get_contents (place.path, &after, &length_after, NULL));
      assert_int_equal (length, length_after);
      assert_memory_equal (before, after, length);
    }
}

/* A part of ours that was changed is never run: the library is recovered from its pages. */
static void
test_changed_parts (void **state)
{
  static const char *const changed[] = {
    "DROP VIEW words; CREATE VIEW words AS " FOR_EVER,
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace (sql, 'lineage TEXT NOT NULL', 'lineage TEXT "
    "AS (version) NOT NULL') WHERE name = 'about'",
    "DROP TABLE likeness",
  };

  for (guint i = 0; i < G_N_ELEMENTS (changed); i++)
    {
      g_auto (Place) place = { 0 };
      g_autofree char *names = NULL;
      MusterLibrary *library;

      place_init (&place);
      make_hostile (place.path, changed[i]);
      library = library_open (place.path);
      assert_non_null (muster_library_get_notice (library));
      names = library_dup_names (library);
      assert_string_equal (names, "Ada|Vex");
      library_assert_sound (library);
      muster_library_close (library);
    }
}

static void
test_hostile_backups (void **state)
{
  for (guint i = 0; i < G_N_ELEMENTS (hostile); i++)
    {
      g_auto (Place) place = { 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *folder = NULL, *backup = NULL, *none = NULL, *due = NULL, *names = NULL;
      MusterLibrary *library;

      place_init (&place);
      folder = g_build_filename (place.scratch->path, "library.backups", NULL);
      backup = g_build_filename (folder, "20200101-000000.db", NULL);
      assert_int_equal (g_mkdir (folder, 0700), 0);
      make_hostile (backup, hostile[i]);
      none = muster_library_restore (place.path, backup, &error);
      assert_null (none);
      g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_REFUSED);
      g_clear_error (&error);
      /* It isn't used as a backup either, and doesn't prevent backups. */
      library = library_open (place.path);
      names = library_dup_names (library);
      assert_string_equal (names, "");
      library_add_named (library, "New");
      due = muster_library_backup (library, TRUE, &error);
      g_assert_no_error (error);
      assert_non_null (due);
      muster_library_close (library);
    }
}

/* Anything that gets past that stops after a number of steps. */
static void
test_a_limit_for_steps (void **state)
{
  g_auto (Place) place = { 0 };
  MusterLibrary *library;
  g_autoptr (GError) error = NULL;
  gint64 n = 0;

  place_init (&place);
  library = library_open (place.path);
  assert_false (muster_sql_number (library, &error, &n, 0, "SELECT count (*) FROM (" FOR_EVER ")", ""));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_FOREIGN);
  library_add_named (library, "Vex"); /* and it goes on */
  muster_library_close (library);
}

/* Bodies that lean on each other in a circle, or on what doesn't fit. */
static void
test_texts_that_lean_on_each_other (void **state)
{
  static const char *const harms[] = {
    "UPDATE body SET base = 3 - body, delta = zeroblob (36), xml = '' WHERE body IN (1, 2)",
    "UPDATE body SET base = 2, delta = x'ffffffffffffffffffffffff', xml = '' WHERE body = 1",
    "UPDATE body SET base = 2, delta = NULL, xml = '' WHERE body = 1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (harms); i++)
    {
      g_auto (Place) place = { 0 };
      g_autoptr (GError) error = NULL;
      MusterLibrary *library;

      place_init (&place);
      library = library_open (place.path);
      library_add_named (library, "Ada");
      library_add_named (library, "Vex");
      library_harm (library, harms[i]);
      assert_null (muster_library_get (library, 1, NULL, &error));
      g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED);
      library = muster_library_mend (library, NULL);
      assert_non_null (library);
      library_assert_sound (library);
      muster_library_close (library);
    }
}

/* Links. */

static void
assert_beside (const char *folder, const char *names)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (strstr (names, name) == NULL)
      fail_msg ("%s has %s", folder, name);
}

/* Everything is beside the real file, however it was reached; nothing is beside the link. */
static void
test_a_linked_library (void **state)
{
  g_auto (Place) place = { 0 };
  g_autofree char *link = NULL, *links = NULL, *real = NULL, *folder = NULL, *backup = NULL, *aside = NULL,
                  *names = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  MusterLibrary *one, *two;

  place_init (&place);
  links = g_build_filename (place.scratch->path, "links", NULL);
  folder = g_build_filename (place.scratch->path, "real", NULL);
  link = g_build_filename (links, "library.db", NULL);
  real = g_build_filename (folder, "library.db", NULL);
  assert_int_equal (g_mkdir (links, 0700) | g_mkdir (folder, 0700), 0);
  assert_int_equal (symlink ("../real/library.db", link), 0); /* relative, and leads nowhere yet */
  one = library_open (link);
  two = library_open (real);
  library_add_named (one, "Ada");
  library_add_named (two, "Vex");
  backup = muster_library_backup (one, FALSE, NULL);
  assert_true (g_str_has_prefix (backup, folder));
  backups = muster_library_list_backups (link);
  assert_int_equal (backups->len, 1);
  muster_library_close (two);
  library_add_named (one, "Zoe");
  muster_library_close (one);
  aside = muster_library_restore (link, backup, NULL);
  assert_true (g_str_has_prefix (aside, folder));
  assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  one = library_open (link);
  names = library_dup_names (one);
  assert_string_equal (names, "Ada|Vex");
  muster_library_close (one);
  assert_beside (links, "library.db");
}

static void
test_a_damaged_linked_library (void **state)
{
  g_auto (Place) place = { 0 };
  g_autofree char *link = NULL, *names = NULL, *data = NULL;
  MusterLibrary *library;
  gsize length;

  place_init (&place);
  link = g_build_filename (place.scratch->path, "link.db", NULL);
  library = library_open (place.path);
  library_add_named (library, "Ada");
  muster_library_close (library);
  assert_int_equal (symlink (place.path, link), 0);
  assert_true (g_file_get_contents (place.path, &data, &length, NULL));
  memset (data + 100, 0xff, 2000);
  assert_true (g_file_set_contents (place.path, data, (gssize) length, NULL));
  library = library_open (link);
  assert_non_null (muster_library_get_notice (library));
  names = library_dup_names (library);
  assert_string_equal (names, "Ada");
  muster_library_close (library);
  assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_false (g_file_test (place.path, G_FILE_TEST_IS_SYMLINK));
}

static void
test_links_that_lead_elsewhere (void **state)
{
  g_auto (Place) place = { 0 };
  g_autofree char *folder = NULL, *nowhere = NULL, *circle = NULL;

  place_init (&place);
  folder = g_build_filename (place.scratch->path, "folder.db", NULL);
  nowhere = g_build_filename (place.scratch->path, "nowhere.db", NULL);
  circle = g_build_filename (place.scratch->path, "circle.db", NULL);
  assert_int_equal (symlink (place.scratch->path, folder), 0);
  assert_int_equal (symlink ("/nowhere/at/all/library.db", nowhere), 0);
  assert_int_equal (symlink (circle, circle), 0);
  assert_refused (folder, MUSTER_LIBRARY_ERROR_FOREIGN);
  assert_refused (nowhere, MUSTER_LIBRARY_ERROR_UNWRITABLE);
  assert_refused (circle, MUSTER_LIBRARY_ERROR_UNWRITABLE);
  assert_beside (place.scratch->path, "folder.db nowhere.db circle.db");
}

/* Rights. */

static void
assert_private (const char *path)
{
  GStatBuf about;

  assert_int_equal (g_stat (path, &about), 0);
  if ((about.st_mode & 077) != 0)
    fail_msg ("%s has the mode %o", path, (guint) about.st_mode);
}

static void
assert_all_private (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      assert_private (path);
      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        assert_all_private (path);
    }
}

static void
test_files_are_the_owners_alone (void **state)
{
  mode_t usual = umask (0);
  g_auto (Place) place = { 0 };
  g_autofree char *backup = NULL, *aside = NULL, *folder = NULL, *log = NULL;
  MusterLibrary *library;

  place_init (&place);
  folder = g_build_filename (place.scratch->path, "library.backups", NULL);
  log = g_strconcat (place.path, "-wal", NULL);
  library = library_open (place.path);
  library_add_named (library, "Ada");
  backup = muster_library_backup (library, FALSE, NULL);
  assert_all_private (place.scratch->path);
  muster_library_close (library);
  aside = muster_library_restore (place.path, backup, NULL);
  assert_all_private (place.scratch->path);
  /* Made by an earlier program. */
  assert_int_equal (
      g_chmod (place.path, 0644) | g_chmod (backup, 0644) | g_chmod (aside, 0664) | g_chmod (folder, 0755), 0);
  library = library_open (place.path);
  library_add_named (library, "Vex");
  assert_private (log);
  assert_all_private (place.scratch->path);
  muster_library_close (library);
  umask (usual);
}

/* The clock. */

static void
test_a_clock_that_is_ahead_once (void **state)
{
  gint64 (*usual) (void) = muster_library_clock;
  g_auto (Place) place = { 0 };
  g_autoptr (GPtrArray) trash = NULL;
  g_autofree char *ahead = NULL, *back = NULL, *later = NULL;
  MusterLibrary *library;
  gint64 vex;

  place_init (&place);
  muster_library_clock = clock_cb;
  today = 1800000000;
  library = library_open (place.path);
  vex = library_add_named (library, "Vex");
  assert_true (muster_library_trash (library, vex, NULL));
  for (guint i = 0; i < 5; i++)
    {
      muster_library_close (library);
      today += 365 * DAY;
      library = library_open (place.path);
      library_add_named (library, "Ahead");
      if (ahead == NULL)
        ahead = muster_library_backup (library, TRUE, NULL);
      muster_library_close (library);
      today -= 365 * DAY - 60;
      library = library_open (place.path);
    }
  trash = muster_library_list (library, TRUE, MUSTER_LIBRARY_SORT_NAME, NULL);
  assert_int_equal (trash->len, 1);
  assert_non_null (ahead);
  library_add_named (library, "Now");
  back = muster_library_backup (library, TRUE, NULL);
  assert_non_null (back);
  library_add_named (library, "Later");
  assert_null (muster_library_backup (library, TRUE, NULL));
  today += HOUR + 1;
  later = muster_library_backup (library, TRUE, NULL);
  assert_non_null (later);
  /* Real days still count. */
  for (guint i = 0; i < 31; i++)
    {
      today += DAY;
      muster_library_close (library);
      library = library_open (place.path);
    }
  g_clear_pointer (&trash, g_ptr_array_unref);
  trash = muster_library_list (library, TRUE, MUSTER_LIBRARY_SORT_NAME, NULL);
  assert_int_equal (trash->len, 0);
  muster_library_close (library);
  muster_library_clock = usual;
}

/* A clock that begins in 1970 with every start, until the network sets it. */
static void
test_a_clock_that_forgets (void **state)
{
  gint64 (*usual) (void) = muster_library_clock;
  g_auto (Place) place = { 0 };
  MusterLibrary *library;
  gint64 start = 1800000000, vex;

  place_init (&place);
  muster_library_clock = clock_cb;
  today = start;
  library = library_open (place.path);
  vex = library_add_named (library, "Vex");
  assert_true (muster_library_trash (library, vex, NULL));
  for (guint i = 0; i < 40; i++)
    {
      muster_library_close (library);
      today = 60;
      muster_library_close (library_open (place.path));
      today = start + (i + 1) * HOUR;
      library = library_open (place.path);
    }
  assert_in_range (muster_sql_ask (library->db, "SELECT lived FROM about", 0), 38 * HOUR, 42 * HOUR);
  assert_int_equal (muster_sql_ask (library->db, "SELECT count (*) FROM thing", 0), 1);
  muster_library_close (library);
  muster_library_clock = usual;
}

/* A backup with a name of the future that was made earlier isn't taken for the latest one. */
static void
test_the_latest_backup_by_what_it_has (void **state)
{
  gint64 (*usual) (void) = muster_library_clock;
  g_auto (Place) place = { 0 };
  g_autofree char *early = NULL, *late = NULL, *names = NULL;
  MusterLibrary *library;

  place_init (&place);
  muster_library_clock = clock_cb;
  today = 1900000000;
  library = library_open (place.path);
  library_add_named (library, "Early");
  early = muster_library_backup (library, FALSE, NULL);
  today = 1800000000;
  library_add_named (library, "Late");
  late = muster_library_backup (library, FALSE, NULL);
  muster_library_close (library);
  g_unlink (place.path);
  library = library_open (place.path);
  names = library_dup_names (library);
  assert_string_equal (names, "Early|Late");
  muster_library_close (library);
  muster_library_clock = usual;
}

/* Bytes. */

static void
test_backups_have_a_bound_in_bytes (void **state)
{
  gint64 (*usual) (void) = muster_library_clock;
  g_auto (Place) place = { 0 };
  g_autofree char *folder = NULL, *backup = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  MusterLibrary *library;

  place_init (&place);
  folder = g_build_filename (place.scratch->path, "library.backups", NULL);
  assert_int_equal (g_mkdir (folder, 0700), 0);
  muster_library_clock = clock_cb;
  today = 1800000000;
  for (guint i = 0; i < 9; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/2026010%u-000000.db", folder, i + 1);

      assert_true (g_file_set_contents (name, "", 0, NULL));
      assert_int_equal (truncate (name, 60 * 1024 * 1024), 0); /* takes no room */
    }
  library = library_open (place.path);
  library_add_named (library, "Vex");
  backup = muster_library_backup (library, FALSE, NULL);
  assert_non_null (backup);
  backups = muster_library_list_backups (place.path);
  assert_int_equal (backups->len, 1 + 4); /* 240 of 256 MB, and the new one */
  muster_library_close (library);
  muster_library_clock = usual;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_foreign_parts),
    cmocka_unit_test (test_changed_parts),
    cmocka_unit_test (test_hostile_backups),
    cmocka_unit_test (test_a_limit_for_steps),
    cmocka_unit_test (test_texts_that_lean_on_each_other),
    cmocka_unit_test (test_a_linked_library),
    cmocka_unit_test (test_a_damaged_linked_library),
    cmocka_unit_test (test_links_that_lead_elsewhere),
    cmocka_unit_test (test_files_are_the_owners_alone),
    cmocka_unit_test (test_a_clock_that_is_ahead_once),
    cmocka_unit_test (test_a_clock_that_forgets),
    cmocka_unit_test (test_the_latest_backup_by_what_it_has),
    cmocka_unit_test (test_backups_have_a_bound_in_bytes),
  };

  library_use_memory ();
  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
