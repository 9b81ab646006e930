/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Failing disks: at every single operation of a save, an undo, a migration, a backup and a repair, once and
 * permanently. The library is never damaged, acknowledged changes are there, and failures give one line.
 *   test-library-faults [all] */
#include "support/cmocka.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/library-private.h"
#include "support/content.h"
#include "support/faults.h"
#include "support/library.h"
#include "support/library-old.h"
#include "support/place.h"

#define MOST 5000 /* acts of anything that is tried here */

static guint stride = 5; /* of what nobody asked to try in full, in a short run */

/* A library with these characters, closed; made once, then copied. */
static void
put_library (const Place *place, const char *name, const char *other)
{
  static GHashTable *made;
  g_autofree char *key = g_strconcat (name, other, NULL);
  GBytes *bytes = made != NULL ? g_hash_table_lookup (made, key) : NULL;

  if (made == NULL)
    made = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  if (bytes == NULL)
    {
      MusterLibrary *library = library_open (place->path);
      char *data = NULL;
      gsize length;

      library_add_named (library, name);
      if (other != NULL)
        library_add_named (library, other);
      muster_library_close (library);
      assert_true (g_file_get_contents (place->path, &data, &length, NULL));
      bytes = g_bytes_new_take (data, length);
      g_hash_table_insert (made, g_strdup (key), bytes);
    }
  assert_true (
      g_file_set_contents (place->path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
}

static void
assert_one_line (const GError *error)
{
  assert_non_null (error);
  assert_int_equal (error->domain, MUSTER_LIBRARY_ERROR);
  assert_null (strchr (error->message, '\n'));
  assert_true (g_utf8_validate (error->message, -1, NULL));
}

/* A failing disk is no damage: nothing may have been set aside for it. */
static void
assert_nothing_aside (const Place *place)
{
  g_autoptr (GDir) folder = g_dir_open (place->scratch->path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    assert_null (strstr (name, "damaged"));
}

/* Tries `act` with a disk that fails at its n-th act, for every n until none fails. */
typedef void (*Try) (Fault fault, guint n, gboolean for_good, gboolean *failed);

static guint
sweep (Try attempt, guint step)
{
  guint tries = 0;

  for (Fault fault = FAULT_ERROR; fault <= FAULT_FULL; fault++)
    for (guint for_good = 0; for_good < 2; for_good++)
      {
        gboolean failed = TRUE;
        guint n;

        for (n = 1; failed && n < MOST; n += step, tries++)
          attempt (fault, n, for_good != 0, &failed);
        assert_true (n < MOST);
        assert_true (n > 2);
      }
  return tries;
}

/* Saving */

static void
check_saved (const Place *place, gboolean saved, const char *before, const char *after)
{
  MusterLibrary *library = library_open (place->path);
  g_autofree char *names = library_dup_names (library);

  assert_null (muster_library_get_notice (library));
  assert_true (g_str_equal (names, after) || (!saved && g_str_equal (names, before)));
  library_assert_sound (library);
  library_add_named (library, "Zoe");
  muster_library_close (library);
  assert_nothing_aside (place);
}

static void
try_save (Fault fault, guint n, gboolean for_good, gboolean *failed)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  MusterLibrary *library;
  gboolean saved;

  place_init (&place);
  put_library (&place, "Vex", NULL);
  library = library_open (place.path);
  faults_arm (fault, n, for_good);
  saved = muster_library_rename (library, 1, "Vox", &error);
  if (for_good)
    muster_library_close (library);
  *failed = faults_disarm ();
  if (!saved)
    assert_one_line (error);
  if (!for_good)
    {
      /* The same library goes on. */
      g_autofree char *names = library_dup_names (library);

      assert_string_equal (names, saved ? "Vox" : "Vex");
      muster_library_close (library);
    }
  check_saved (&place, saved, "Vex", "Vox");
}

static void
test_every_act_of_a_save (void **state)
{
  print_message ("# %u faults in a save\n", sweep (try_save, 1));
}

static void
try_undo (Fault fault, guint n, gboolean for_good, gboolean *failed)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibraryChange) undone = NULL;
  MusterLibrary *library;

  place_init (&place);
  put_library (&place, "Ada", "Vex");
  library = library_open (place.path);
  faults_arm (fault, n, for_good);
  undone = muster_library_undo (library, 0, &error);
  *failed = faults_disarm ();
  if (undone == NULL)
    assert_one_line (error);
  muster_library_close (library);
  check_saved (&place, undone != NULL, "Ada|Vex", "Ada");
}

static void
test_every_act_of_an_undo (void **state)
{
  print_message ("# %u faults in an undo\n", sweep (try_undo, 1));
}

/* Opening */

static void
open_failing (const Place *place, Fault fault, guint n, gboolean for_good, gboolean *failed)
{
  g_autoptr (GError) error = NULL;
  MusterLibrary *library;

  faults_arm (fault, n, for_good);
  library = muster_library_open (place->path, &library_codec, content_get (), &error);
  *failed = faults_disarm ();
  if (library == NULL)
    assert_one_line (error);
  else
    muster_library_close (library);
}

static void
try_open (Fault fault, guint n, gboolean for_good, gboolean *failed)
{
  g_auto (Place) place = { 0 };

  place_init (&place);
  open_failing (&place, fault, n, for_good, failed);
  check_saved (&place, TRUE, "", "");
}

static void
test_every_act_of_making_one (void **state)
{
  print_message ("# %u faults in making a library\n", sweep (try_open, stride));
}

static guint old_version;

/* A library of that version; made once, then copied. */
static void
put_old_library (const Place *place)
{
  static char *data[MUSTER_LIBRARY_VERSION];
  static gsize length[MUSTER_LIBRARY_VERSION];

  if (data[old_version] == NULL)
    {
      library_old_write (place->path, old_version, 3);
      assert_true (g_file_get_contents (place->path, &data[old_version], &length[old_version], NULL));
    }
  assert_true (g_file_set_contents (place->path, data[old_version], (gssize) length[old_version], NULL));
}

static void
try_migrate (Fault fault, guint n, gboolean for_good, gboolean *failed)
{
  g_auto (Place) place = { 0 };

  place_init (&place);
  put_old_library (&place);
  open_failing (&place, fault, n, for_good, failed);
  check_saved (&place, TRUE, "", "Old 01|Old 02|Old 03");
}

static void
test_every_act_of_a_migration (void **state)
{
  for (old_version = 1; old_version < MUSTER_LIBRARY_VERSION; old_version++)
    print_message ("# %u faults in a migration from version %u\n", sweep (try_migrate, 1), old_version);
}

/* Backups */

static void
try_backup (Fault fault, guint n, gboolean for_good, gboolean *failed)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) backups = NULL;
  g_autofree char *backup = NULL;
  MusterLibrary *library;

  place_init (&place);
  put_library (&place, "Vex", NULL);
  library = library_open (place.path);
  faults_arm (fault, n, for_good);
  backup = muster_library_backup (library, FALSE, &error);
  *failed = faults_disarm ();
  if (backup == NULL)
    assert_one_line (error);
  backups = muster_library_list_backups (place.path);
  assert_true (backups->len == 1 || backup == NULL);
  for (guint i = 0; i < backups->len; i++)
    {
      gboolean good = FALSE;

      assert_true (muster_library_judge (backups->pdata[i], &good, NULL));
      assert_true (good);
    }
  muster_library_close (library);
  check_saved (&place, TRUE, "", "Vex");
}

static void
test_every_act_of_a_backup (void **state)
{
  print_message ("# %u faults in a backup\n", sweep (try_backup, 1));
}

/* Repairs: a damaged library, and a disk that fails while it is being mended. */

static void
spoil (const char *path)
{
  g_autofree char *data = NULL;
  gsize length;

  assert_true (g_file_get_contents (path, &data, &length, NULL));
  memset (data + 100, 0xff, 60);
  assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
}

static void
try_mend (Fault fault, guint n, gboolean for_good, gboolean *failed)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *backup = NULL, *names = NULL;
  MusterLibrary *library;

  place_init (&place);
  put_library (&place, "Vex", NULL);
  library = library_open (place.path);
  backup = muster_library_backup (library, FALSE, NULL);
  muster_library_close (library);
  spoil (place.path);
  faults_arm (fault, n, for_good);
  library = muster_library_open (place.path, &library_codec, content_get (), &error);
  *failed = faults_disarm ();
  if (library == NULL)
    {
      assert_one_line (error);
      library = library_open (place.path);
    }
  names = library_dup_names (library);
  assert_string_equal (names, "Vex");
  library_assert_sound (library);
  muster_library_close (library);
}

static void
test_every_act_of_a_repair (void **state)
{
  print_message ("# %u faults in a repair\n", sweep (try_mend, stride));
}

/* Real places that can't be written */

/* Runs `act` as a user without full permissions; root has them. */
static void
run_as_nobody (void (*act) (const Place *place), const Place *place)
{
  int status = -1;
  pid_t child = fork ();

  if (child == 0)
    {
      if (getuid () == 0 && setuid (65534) != 0)
        _exit (2);
      act (place);
      _exit (0);
    }
  waitpid (child, &status, 0);
  assert_int_equal (status, 0);
}

static void
refused (const Place *place)
{
  g_autoptr (GError) error = NULL;
  MusterLibrary *library = muster_library_open (place->path, &library_codec, content_get (), &error);

  g_assert_null (library);
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_UNWRITABLE);
  g_assert_true (strchr (error->message, '\n') == NULL);
}

static void
make_one (const Place *place)
{
  MusterLibrary *library = library_open (place->path);

  library_add_named (library, "Vex");
  muster_library_close (library);
}

static void
test_a_folder_for_reading_only (void **state)
{
  g_auto (Place) place = { 0 };

  place_init (&place);
  g_chmod (place.scratch->path, 0555);
  run_as_nobody (refused, &place);
  g_chmod (place.scratch->path, 0755);
  make_one (&place);
  g_chmod (place.scratch->path, 0555);
  run_as_nobody (refused, &place);
  g_chmod (place.scratch->path, 0755);
  check_saved (&place, TRUE, "", "Vex");
}

static void
test_a_file_for_reading_only (void **state)
{
  g_auto (Place) place = { 0 };
  g_autofree char *lock = NULL;

  place_init (&place);
  lock = g_strconcat (place.path, ".lock", NULL);
  make_one (&place);
  g_chmod (place.scratch->path, 0777);
  g_chmod (lock, 0666);
  g_chmod (place.path, 0444);
  run_as_nobody (refused, &place);
  g_chmod (place.path, 0644);
  check_saved (&place, TRUE, "", "Vex");
}

static void
test_a_missing_folder_is_made (void **state)
{
  g_auto (Place) place = { 0 };

  place_init (&place);
  g_free (place.path);
  place.path = g_build_filename (place.scratch->path, "not", "there", "library.db", NULL);
  make_one (&place);
  check_saved (&place, TRUE, "", "Vex");
}

static void
test_a_folder_that_can_not_be_made (void **state)
{
  g_auto (Place) place = { 0 };

  place_init (&place);
  g_chmod (place.scratch->path, 0555);
  g_free (place.path);
  place.path = g_build_filename (place.scratch->path, "not", "there", "library.db", NULL);
  run_as_nobody (refused, &place);
  g_chmod (place.scratch->path, 0755);
}

/* A disk of 2 MB: fills it, and continues when there is space again. */
static void
test_a_full_disk (void **state)
{
  g_auto (Place) place = { 0 };
  g_autoptr (GError) error = NULL;
  g_autofree char *disk = NULL, *names = NULL, *again = NULL;
  MusterLibrary *library;
  guint n = 0;

  place_init (&place);
  disk = scratch_dup_path (place.scratch, "disk");
  g_mkdir (disk, 0700);
  if (mount ("tmpfs", disk, "tmpfs", 0, "size=2m") != 0)
    {
      print_message ("# no disk can be mounted here; the faults above stand for it\n");
      skip ();
    }
  g_free (place.path);
  place.path = g_build_filename (disk, "library.db", NULL);
  library = library_open (place.path);
  while (error == NULL && n < 5000)
    {
      g_autofree char *name = g_strdup_printf ("%04u", n);
      g_autoptr (MusterThing) thing = library_character (name);

      n += muster_library_add (library, thing, &error) != 0;
    }
  g_assert_error (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_FULL);
  names = library_dup_names (library);
  assert_int_equal (strlen (names), 5 * n - 1);
  muster_library_close (library);
  assert_int_equal (mount ("tmpfs", disk, "tmpfs", MS_REMOUNT, "size=8m"), 0);
  library = library_open (place.path);
  again = library_dup_names (library);
  assert_string_equal (names, again);
  library_assert_sound (library);
  library_add_named (library, "Zoe");
  muster_library_close (library);
  assert_int_equal (umount (disk), 0);
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_every_act_of_a_save),
    cmocka_unit_test (test_every_act_of_an_undo),
    cmocka_unit_test (test_every_act_of_making_one),
    cmocka_unit_test (test_every_act_of_a_migration),
    cmocka_unit_test (test_every_act_of_a_backup),
    cmocka_unit_test (test_every_act_of_a_repair),
    cmocka_unit_test (test_a_folder_for_reading_only),
    cmocka_unit_test (test_a_file_for_reading_only),
    cmocka_unit_test (test_a_missing_folder_is_made),
    cmocka_unit_test (test_a_folder_that_can_not_be_made),
    cmocka_unit_test (test_a_full_disk),
  };

  if (argc > 1)
    stride = 1;
  library_use_memory ();
  faults_install ();
  return cmocka_run_group_tests (tests, content_setup, content_teardown);
}
