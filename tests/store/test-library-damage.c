/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Libraries of every version, truncated or with flipped bits. Each is opened, recovered or left alone; none crashes the
 * program, and nothing in a backup is ever missing.
 *   test-library-damage [FLIPS] */
#include "support/cmocka.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"
#include "support/library-old.h"
#include "support/place.h"

#define THINGS 12

static guint flips = 1000;

/* The library that is damaged again and again, as bytes; and what it holds. */
static char *base, *base_names;
static gsize base_length;

static void
put (const char *path, const char *data, gsize length)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_mkdir_with_parents (folder, 0700);
  assert_true (g_file_set_contents_full (path, data, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

/* The bytes of a library that was set aside; NULL if none was. */
static char *
dup_aside (const Place *place, gsize *length)
{
  g_autoptr (GDir) folder = g_dir_open (place->scratch->path, 0, NULL);
  const char *name;
  char *data = NULL;

  while (data == NULL && (name = g_dir_read_name (folder)) != NULL)
    if (strstr (name, ".damaged-") != NULL && g_str_has_suffix (name, ".db"))
      {
        g_autofree char *path = scratch_dup_path (place->scratch, name);

        g_file_get_contents (path, &data, length, NULL);
      }
  return data;
}

static void
put_backup (const Place *place)
{
  g_autofree char *backup = g_build_filename (place->scratch->path, "library.backups", "20260101-000000.db", NULL);

  put (backup, base, base_length);
}

/* Touches everything, as a program would; repairs it if needed. */
static MusterLibrary *
use (MusterLibrary *library)
{
  for (guint round = 0; round < 2; round++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, &error);
      g_autoptr (GArray) found = entries != NULL ? muster_library_search (library, "a", &error) : NULL;

      for (guint i = 0; found != NULL && error == NULL && i < entries->len; i++)
        {
          g_autoptr (MusterThing) thing
              = muster_library_get (library, ((MusterLibraryEntry *) entries->pdata[i])->id, NULL, &error);
        }
      if (error == NULL)
        return library;
      assert_int_equal (error->domain, MUSTER_LIBRARY_ERROR);
      library = muster_library_mend (library, NULL);
      assert_non_null (library);
    }
  return library;
}

/* Adds a character; if that finds damage, repairs first. */
static MusterLibrary *
write_one (MusterLibrary *library)
{
  g_autoptr (MusterThing) thing = library_character ("Zoe");
  g_autoptr (GError) error = NULL;

  if (muster_library_add (library, thing, &error) != 0)
    return library;
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED);
  library = muster_library_mend (library, NULL);
  assert_non_null (library);
  library_add_named (library, "Zoe");
  return library;
}

/* Opens a damaged library; NULL if it was refused, and so left as it was. */
static MusterLibrary *
open_damaged (const Place *place)
{
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_open (place->path, &library_codec, content_get (), &error);

  if (library != NULL)
    return use (library);
  assert_int_equal (error->domain, MUSTER_LIBRARY_ERROR);
  assert_null (strchr (error->message, '\n'));
  assert_true (error->code == MUSTER_LIBRARY_ERROR_FOREIGN || error->code == MUSTER_LIBRARY_ERROR_TOO_NEW);
  return NULL;
}

/* How many of the base's things it has, by the names in their texts. */
static guint
count_kept (MusterLibrary *library)
{
  g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL);
  g_auto (GStrv) had = g_strsplit (base_names, "|", -1);
  guint kept = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      g_autoptr (MusterThing) thing
          = muster_library_get (library, ((MusterLibraryEntry *) entries->pdata[i])->id, NULL, NULL);

      kept += thing != NULL && g_strv_contains ((const char *const *) had, thing->name);
    }
  return kept;
}

/* Opens a damaged library, with a backup of it or without; how many things are there after that. */
static guint
try (const char *data, gsize length, gboolean with_backup)
{
  g_auto (Place) place = { 0 };
  MusterLibrary *library;
  guint kept;

  place_init (&place);
  if (with_backup)
    put_backup (&place);
  put (place.path, data, length);
  library = open_damaged (&place);
  if (library == NULL)
    return 0;
  library = write_one (library);
  kept = count_kept (library);
  if (muster_library_get_notice (library) != NULL)
    {
      gsize aside_length = 0;
      g_autofree char *aside = dup_aside (&place, &aside_length);

      library_assert_sound (library);
      assert_true (length == 0 || (aside_length == length && memcmp (aside, data, length) == 0));
    }
  muster_library_close (library);
  return kept;
}

static void
test_flipped_bits (void **state)
{
  GRand *rand = g_rand_new_with_seed (1000);
  guint all = 0, kept = 0, hidden = 0;

  for (guint i = 0; i < flips; i++)
    {
      g_autofree char *data = g_memdup2 (base, base_length);
      gint bit = g_rand_int_range (rand, 0, 8), at = g_rand_int_range (rand, 0, i % 4 == 3 ? 4096 : (gint) base_length);
      gboolean with_backup = i % 2 == 0;
      guint n;

      /* Every fourth in the first page, which everything depends on. */
      data[at] ^= (char) (1 << bit);
      n = try (data, base_length, with_backup);
      /* One bit can move a thing to the trash, where it is still available. */
      if (with_backup && n != THINGS && n != THINGS - 1 && n != 0)
        fail_msg ("flip %u: %u things are there", i, n);
      hidden += with_backup && n == THINGS - 1;
      kept += with_backup ? 0 : n;
      all += with_backup ? 0 : THINGS;
    }
  print_message ("# %u flips; with a backup %u hid a thing; without one %u of %u things were there after it\n", flips,
                 hidden, kept, all);
  assert_true (hidden <= flips / 100);
  assert_true (kept > all * 9 / 10);
  g_rand_free (rand);
}

static void
test_cut_short (void **state)
{
  guint all = 0, kept = 0;

  for (gsize length = 0; length < base_length; length += length < 8192 ? 1365 : 4096 + 777)
    {
      assert_int_equal (try (base, length, TRUE), THINGS);
      kept += try (base, length, FALSE);
      all += THINGS;
    }
  print_message ("# cut short without a backup: %u of %u things\n", kept, all);
  assert_true (kept > 0);
}

static void
test_pages_of_rubbish (void **state)
{
  GRand *rand = g_rand_new_with_seed (7);

  for (gsize page = 0; page < base_length / 4096; page++)
    {
      g_autofree char *data = g_memdup2 (base, base_length);
      guint n;

      for (guint i = 0; i < 4096; i++)
        data[page * 4096 + i] = (char) g_rand_int (rand);
      n = try (data, base_length, TRUE);
      assert_int_equal (n, THINGS);
    }
  g_rand_free (rand);
}

/* The first page is gone, and there is no backup: the texts are still there. */
static void
test_the_first_page_without_a_backup (void **state)
{
  g_autofree char *data = g_memdup2 (base, base_length);

  memset (data + 100, 0, 3996);
  assert_int_equal (try (data, base_length, FALSE), THINGS);
}

static void
test_gone_with_a_backup (void **state)
{
  g_auto (Place) place = { 0 };
  MusterLibrary *library;

  place_init (&place);
  put_backup (&place);
  library = library_open (place.path);
  assert_int_equal (count_kept (library), THINGS);
  assert_non_null (muster_library_get_notice (library));
  muster_library_close (library);
}

/* What came after the backup is read from the damaged library. */
static void
test_newer_than_the_backup (void **state)
{
  g_auto (Place) place = { 0 };
  g_autofree char *data = NULL, *names = NULL;
  g_autoptr (GError) error = NULL;
  MusterLibrary *library;
  gsize length;

  place_init (&place);
  put_backup (&place);
  put (place.path, base, base_length);
  library = library_open (place.path);
  library_add_named (library, "After");
  assert_true (muster_library_rename (library, 1, "Renamed", NULL));
  assert_true (muster_library_tag (library, 2, "mine", NULL, NULL));
  assert_true (muster_library_trash (library, 3, NULL));
  muster_library_close (library);
  assert_true (g_file_get_contents (place.path, &data, &length, NULL));
  memset (data + 100, 0xff, 50);
  put (place.path, data, length);

  library = library_open (place.path);
  assert_non_null (muster_library_get_notice (library));
  assert_null (strchr (muster_library_get_notice (library), '\n'));
  names = library_dup_names (library);
  assert_non_null (strstr (names, "After"));
  assert_non_null (strstr (names, "Renamed"));
  assert_int_equal (count_kept (library), THINGS - 2);
  {
    g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (library, 2, &error);

    assert_string_equal (entry->tags, "mine");
  }
  library_assert_sound (library);
  muster_library_close (library);
}

/* Versions */

static void
assert_refused (const Place *place, MusterLibraryError code)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL, *after = NULL;
  gsize length, length_after;

  assert_true (g_file_get_contents (place->path, &before, &length, NULL));
  assert_null (muster_library_open (place->path, &library_codec, content_get (), &error));
  g_assert_error (error, MUSTER_LIBRARY_ERROR, (int) code);
  assert_true (g_str_has_prefix (error->message, place->path));
  assert_true (g_file_get_contents (place->path, &after, &length_after, NULL));
  assert_int_equal (length, length_after);
  assert_memory_equal (before, after, length);
}

static void
assert_raised (guint version)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GPtrArray) backups = NULL;
  g_autoptr (GArray) found = NULL;
  g_autoptr (MusterLibraryChange) change = NULL;
  g_autofree char *names = NULL;
  MusterLibrary *library;
  sqlite3 *db;

  place_init (&place);
  library_old_write (place.path, version, 5);
  library = library_open (place.path);
  assert_int_equal (muster_sql_ask (library->db, "PRAGMA user_version", 0), MUSTER_LIBRARY_VERSION);
  names = library_dup_names (library);
  assert_string_equal (names, "Old 01|Old 02|Old 03|Old 04|Old 05");
  found = muster_library_search (library, "old 03", NULL);
  assert_int_equal (found->len, 1);
  assert_true (muster_library_tag (library, 2, "tagged", NULL, NULL));
  change = muster_library_undo (library, 0, NULL);
  assert_int_equal (change->verb, MUSTER_LIBRARY_TAG);
  library_assert_sound (library);
  muster_library_close (library);

  backups = muster_library_list_backups (place.path);
  assert_int_equal (backups->len, 1);
  db = muster_sql_open_still (backups->pdata[0], NULL);
  assert_int_equal (muster_sql_ask (db, "PRAGMA user_version", 0), version);
  sqlite3_close (db);
}

static void
test_past_versions (void **state)
{
  for (guint version = 1; version < MUSTER_LIBRARY_VERSION; version++)
    assert_raised (version);
}

static void
assert_damaged_one_recovered (guint version)
{
  g_auto (Place) place = { 0 };
  g_autofree char *data = NULL, *names = NULL;
  MusterLibrary *library;
  gsize length;

  place_init (&place);
  library_old_write (place.path, version, 5);
  assert_true (g_file_get_contents (place.path, &data, &length, NULL));
  data[60] ^= 0x40; /* the version */
  put (place.path, data, length);
  library = library_open (place.path);
  names = library_dup_names (library);
  assert_non_null (muster_library_get_notice (library));
  assert_string_equal (names, "Old 01|Old 02|Old 03|Old 04|Old 05");
  {
    g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (library, 2, NULL);

    assert_string_equal (entry->tags, version >= 2 ? "kept" : "");
  }
  muster_library_close (library);
}

static void
test_damaged_past_versions (void **state)
{
  for (guint version = 1; version < MUSTER_LIBRARY_VERSION; version++)
    assert_damaged_one_recovered (version);
}

static void
test_a_newer_version (void **state)
{
  g_auto (Place) place = { 0 };
  MusterLibrary *library;

  place_init (&place);
  library = library_open (place.path);
  sqlite3_exec (library->db, "PRAGMA user_version = 5; UPDATE about SET version = 5", NULL, NULL, NULL);
  muster_library_close (library);
  assert_refused (&place, MUSTER_LIBRARY_ERROR_TOO_NEW);
}

/* A newer Muster comes along while this one has the library open. */
static void
test_a_newer_version_meanwhile (void **state)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterThing) thing = library_character ("Vex");
  MusterLibrary *library, *newer;

  place_init (&place);
  library = library_open (place.path);
  newer = library_open (place.path);
  sqlite3_exec (newer->db, "PRAGMA user_version = 5; UPDATE about SET version = 5", NULL, NULL, NULL);
  assert_int_equal (muster_library_add (library, thing, &error), 0);
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_TOO_NEW);
  muster_library_close (newer);
  muster_library_close (library);
}

static void
test_what_is_no_library (void **state)
{
  g_auto (Place) place = { 0 };
  sqlite3 *db = NULL;

  place_init (&place);
  put (place.path, "Dear diary,\n", 12);
  assert_refused (&place, MUSTER_LIBRARY_ERROR_FOREIGN);
  g_unlink (place.path);
  sqlite3_open (place.path, &db);
  sqlite3_exec (db, "CREATE TABLE diary (day, text)", NULL, NULL, NULL);
  sqlite3_close (db);
  assert_refused (&place, MUSTER_LIBRARY_ERROR_FOREIGN);
}

/* Another program that has the library open learns that it was replaced. */
static void
test_replaced_under_another (void **state)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterThing) thing = library_character ("Vex");
  g_autofree char *backup = NULL, *aside = NULL, *names = NULL;
  MusterLibrary *library;

  place_init (&place);
  library = library_open (place.path);
  library_add_named (library, "Old");
  backup = muster_library_backup (library, FALSE, NULL);
  library_add_named (library, "New");
  aside = muster_library_restore (place.path, backup, &error);
  g_assert_no_error (error);
  assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  assert_true (muster_library_has_changed (library));
  assert_int_equal (muster_library_add (library, thing, &error), 0);
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MOVED);
  muster_library_close (library);
  library = library_open (place.path);
  names = library_dup_names (library);
  assert_string_equal (names, "Old");
  library_assert_sound (library);
  muster_library_close (library);
  g_free (names);
  library = library_open (aside);
  names = library_dup_names (library);
  assert_string_equal (names, "New|Old");
  muster_library_close (library);
}

/* Backups */

static gint64 today;

static gint64
clock_cb (void)
{
  return today;
}

/* Two years of use, every hour of the day and then some. */
static void
test_which_backups_stay (void **state)
{
  gint64 (*usual) (void) = muster_library_clock;
  g_auto (Place) place = { 0 };
  g_autoptr (GPtrArray) backups = NULL;
  g_autofree char *none = NULL, *latest = NULL;
  GDateTime *start = g_date_time_new_utc (2026, 1, 1, 0, 0, 0);
  MusterLibrary *library;

  place_init (&place);
  muster_library_clock = clock_cb;
  today = g_date_time_to_unix (start);
  library = library_open (place.path);
  for (guint day = 0; day < 400; day += day < 380 ? 5 : 1)
    for (guint hour = 8; hour < (day < 398 ? 10 : 23); hour++)
      {
        g_autofree char *backup = NULL, *second = NULL;

        today = g_date_time_to_unix (start) + day * 86400 + hour * 3600;
        library_add_named (library, "Vex");
        backup = muster_library_backup (library, TRUE, NULL);
        assert_non_null (backup);
        library_add_named (library, "Vex");
        today += 1800;
        second = muster_library_backup (library, TRUE, NULL);
        assert_null (second);
      }
  /* Nothing has changed since, so none is due. */
  today += 1800;
  latest = muster_library_backup (library, TRUE, NULL);
  today += 7200;
  none = muster_library_backup (library, TRUE, NULL);
  assert_null (none);
  backups = muster_library_list_backups (place.path);
  /* The last day is among the hours already, and the last two months among the days. */
  assert_int_equal (backups->len, 12 + 9 + 7);
  muster_library_close (library);
  muster_library_clock = usual;
  g_date_time_unref (start);
}

/* A copy in another folder is as good as the backup; what else stands there is nobody's to touch. */
static void
test_backup_elsewhere (void **state)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = NULL, *own = NULL, *inside = NULL, *backup = NULL, *copy = NULL, *aside = NULL,
                  *none = NULL, *names = NULL;
  MusterLibrary *library;

  place_init (&place);
  folder = g_strconcat (place.path, ".elsewhere", NULL);
  own = g_build_filename (folder, "holidays.db", NULL);
  library = library_open (place.path);
  library_add_named (library, "Old");
  backup = muster_library_backup (library, FALSE, NULL);
  assert_int_equal (g_mkdir (folder, 0700), 0);
  assert_true (g_file_set_contents (own, "mine", -1, NULL));
  copy = muster_library_copy_backup (backup, folder, &error);
  g_assert_no_error (error);
  assert_true (g_str_has_prefix (copy, folder));
  assert_true (g_file_test (own, G_FILE_TEST_EXISTS));
  library_add_named (library, "New");
  muster_library_close (library);
  aside = muster_library_restore (place.path, copy, &error);
  g_assert_no_error (error);
  library = library_open (place.path);
  names = library_dup_names (library);
  assert_string_equal (names, "Old");
  muster_library_close (library);
  /* A file stands in the way of the folder. */
  inside = g_build_filename (own, "deeper", NULL);
  none = muster_library_copy_backup (backup, inside, &error);
  assert_null (none);
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_UNWRITABLE);
  g_remove (own);
  g_remove (copy);
  g_rmdir (folder);
}

/* The base. */

static int
set_up (void **state)
{
  g_auto (Place) place = { 0 };
  MusterLibrary *library;

  place_init (&place);
  library = library_open (place.path);
  library_fill (library, THINGS - 2, 12);
  library_add_named (library, "Ada");
  library_add_named (library, "Vex");
  base_names = library_dup_names (library);
  muster_library_close (library);
  return g_file_get_contents (place.path, &base, &base_length, NULL) ? 0 : -1;
}

static int
tear_down (void **state)
{
  g_free (base);
  g_free (base_names);
  content_drop ();
  return 0;
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_flipped_bits),       cmocka_unit_test (test_cut_short),
    cmocka_unit_test (test_pages_of_rubbish),   cmocka_unit_test (test_the_first_page_without_a_backup),
    cmocka_unit_test (test_gone_with_a_backup), cmocka_unit_test (test_newer_than_the_backup),
    cmocka_unit_test (test_past_versions),      cmocka_unit_test (test_damaged_past_versions),
    cmocka_unit_test (test_a_newer_version),    cmocka_unit_test (test_a_newer_version_meanwhile),
    cmocka_unit_test (test_what_is_no_library), cmocka_unit_test (test_replaced_under_another),
    cmocka_unit_test (test_which_backups_stay), cmocka_unit_test (test_backup_elsewhere),
  };

  if (argc > 1)
    flips = (guint) atoi (argv[1]);
  library_use_memory ();
  return cmocka_run_group_tests (tests, set_up, tear_down);
}
