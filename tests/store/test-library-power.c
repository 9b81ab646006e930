/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Power cuts at every moment of creating, saving, undoing, migrating, backing up and recovering, with any subset of
 * unsynced data. The library opens, is sound, and has everything acknowledged.
 *   test-library-power [CUTS]     about that many, evenly spread; some hundreds by default */
#include "support/cmocka.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"
#include "support/library-old.h"
#include "support/place.h"
#include "support/power.h"

#define MOST_MOMENTS 32
#define STORIES 7

static guint cuts = 560; /* in all */

/* What the library was known to hold from an act on. */
typedef struct
{
  guint act;
  char *names;
  guint backups;
} Moment;

typedef struct
{
  Place place;
  Moment moments[MOST_MOMENTS];
  guint n;
  gboolean recovers; /* the library was damaged: it may say so, and set a file aside */
} Story;

static void
acknowledge (Story *derivation, const char *names, guint backups)
{
  g_assert_cmpuint (derivation->n, <, MOST_MOMENTS);
  derivation->moments[derivation->n++] = (Moment){ power_count (), g_strdup (names), backups };
}

static void
begin (Story *derivation, const char *names, guint backups)
{
  power_watch (derivation->place.scratch->path);
  acknowledge (derivation, names, backups);
}

static void
end (Story *derivation, MusterLibrary *library)
{
  if (library != NULL)
    muster_library_close (library);
  power_stop ();
}

static void
rename_to (MusterLibrary *library, gint64 id, const char *name)
{
  g_autoptr (GError) error = NULL;

  muster_library_rename (library, id, name, &error);
  g_assert_no_error (error);
}

static void
put_two (const Story *derivation)
{
  MusterLibrary *library = library_open (derivation->place.path);

  library_add_named (library, "Ada");
  library_add_named (library, "Vex");
  muster_library_close (library);
}

/* The derivations. */

static void
tell_making (Story *derivation)
{
  MusterLibrary *library;

  begin (derivation, "", 0);
  library = library_open (derivation->place.path);
  acknowledge (derivation, "", 0);
  library_add_named (library, "Ada");
  acknowledge (derivation, "Ada", 0);
  library_add_named (library, "Vex");
  acknowledge (derivation, "Ada|Vex", 0);
  end (derivation, library);
}

static void
tell_saving (Story *derivation)
{
  MusterLibrary *library;

  put_two (derivation);
  begin (derivation, "Ada|Vex", 0);
  library = library_open (derivation->place.path);
  rename_to (library, 2, "Vox");
  acknowledge (derivation, "Ada|Vox", 0);
  rename_to (library, 1, "Eda");
  acknowledge (derivation, "Eda|Vox", 0);
  g_assert_true (muster_library_trash (library, 2, NULL));
  acknowledge (derivation, "Eda", 0);
  library_add_named (library, "Zed");
  acknowledge (derivation, "Eda|Zed", 0);
  end (derivation, library);
}

/* Checkpointing and restarting the log is where most can go wrong. */
static void
tell_closing (Story *derivation)
{
  put_two (derivation);
  begin (derivation, "Ada|Vex", 0);
  for (guint i = 0; i < 4; i++)
    {
      MusterLibrary *library = library_open (derivation->place.path);
      g_autofree char *name = g_strdup_printf ("Vex %u", i), *names = g_strconcat ("Ada|", name, NULL);

      rename_to (library, 2, name);
      acknowledge (derivation, names, 0);
      muster_library_close (library);
    }
  end (derivation, NULL);
}

static void
tell_undoing (Story *derivation)
{
  MusterLibrary *library;

  put_two (derivation);
  begin (derivation, "Ada|Vex", 0);
  library = library_open (derivation->place.path);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (MusterLibraryChange) undone = muster_library_undo (library, 0, NULL), done = NULL;

      g_assert_nonnull (undone);
      acknowledge (derivation, "Ada", 0);
      done = muster_library_redo (library, 0, NULL);
      g_assert_nonnull (done);
      acknowledge (derivation, "Ada|Vex", 0);
    }
  end (derivation, library);
}

static void
tell_migrating (Story *derivation)
{
  MusterLibrary *library;

  library_old_write (derivation->place.path, 1, 3);
  begin (derivation, "Old 01|Old 02|Old 03", 0);
  library = library_open (derivation->place.path);
  acknowledge (derivation, "Old 01|Old 02|Old 03", 1);
  rename_to (library, 1, "New 01");
  acknowledge (derivation, "New 01|Old 02|Old 03", 1);
  end (derivation, library);
}

/* The second takes the place of the first, where both are of one second. */
static void
tell_backing_up (Story *derivation)
{
  MusterLibrary *library;

  put_two (derivation);
  begin (derivation, "Ada|Vex", 0);
  library = library_open (derivation->place.path);
  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *backup = muster_library_backup (library, FALSE, NULL);
      g_autofree char *name = g_strdup_printf ("Vex %u", i), *names = g_strconcat ("Ada|", name, NULL);

      g_assert_nonnull (backup);
      acknowledge (derivation, derivation->moments[derivation->n - 1].names, 1);
      rename_to (library, 2, name);
      acknowledge (derivation, names, 1);
    }
  end (derivation, library);
}

static void
spoil (const char *path)
{
  g_autofree char *data = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &data, &length, NULL));
  memset (data + 100, 0xff, 60);
  g_assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
}

static void
tell_recovering (Story *derivation)
{
  MusterLibrary *library;
  g_autofree char *backup = NULL;

  put_two (derivation);
  library = library_open (derivation->place.path);
  backup = muster_library_backup (library, FALSE, NULL);
  muster_library_close (library);
  spoil (derivation->place.path);
  derivation->recovers = TRUE;
  begin (derivation, "Ada|Vex", 1);
  library = library_open (derivation->place.path);
  acknowledge (derivation, "Ada|Vex", 1);
  rename_to (library, 2, "Vox");
  acknowledge (derivation, "Ada|Vox", 1);
  end (derivation, library);
}

/* Checking what is left. */

static void
assert_nothing_aside (const char *folder)
{
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (names)) != NULL)
    g_assert_null (strstr (name, "damaged"));
}

static void
check_backups (const char *path, guint least)
{
  g_autoptr (GPtrArray) backups = muster_library_list_backups (path);

  g_assert_cmpuint (backups->len, >=, least);
  for (guint i = 0; i < backups->len; i++)
    {
      gboolean good = FALSE;

      g_assert_true (muster_library_judge (backups->pdata[i], &good, NULL));
      g_assert_true (good);
    }
}

/* The state that was acknowledged last before the cut, or the one that was on its way. */
static void
check_names (const Story *derivation, guint act, const char *names)
{
  guint i = 0;

  while (i + 1 < derivation->n && derivation->moments[i + 1].act <= act)
    i++;
  if (!g_str_equal (names, derivation->moments[i].names)
      && (i + 1 >= derivation->n || !g_str_equal (names, derivation->moments[i + 1].names)))
    g_error ("after %u acts there is “%s” and not “%s”", act, names, derivation->moments[i].names);
}

static guint
count_backups (const Story *derivation, guint act)
{
  guint backups = 0;

  for (guint i = 0; i < derivation->n && derivation->moments[i].act <= act; i++)
    backups = derivation->moments[i].backups;
  return backups;
}

static void
check_left (const Story *derivation, const Place *left, guint act)
{
  MusterLibrary *library;
  g_autofree char *names = NULL;

  check_backups (left->path, count_backups (derivation, act));
  library = library_open (left->path);
  names = library_dup_names (library);
  check_names (derivation, act, names);
  library_assert_sound (library);
  if (!derivation->recovers)
    {
      g_assert_null (muster_library_get_notice (library));
      assert_nothing_aside (left->scratch->path);
    }
  library_add_named (library, "Zoe");
  muster_library_close (library);
}

static void
cut_once (const Story *derivation, guint act, guint32 seed)
{
  g_auto (Place) left = { 0 };

  place_init (&left);
  power_cut (act, seed, left.scratch->path);
  check_left (derivation, &left, act);
}

static void
sweep (void (*tell) (Story *derivation), const char *what)
{
  Story derivation = { 0 };
  guint first, acts, tries = cuts / STORIES;

  place_init (&derivation.place);
  tell (&derivation);
  first = derivation.moments[0].act;
  acts = power_count () - first + 1;
  g_assert_cmpuint (acts, >, 5);
  for (guint i = 0; i < tries; i++)
    cut_once (&derivation, first + (guint) ((guint64) i * acts / tries), i);
  print_message ("# %u power cuts while %s, at each of %u moments\n", tries, what, MIN (acts, tries));
  for (guint i = 0; i < derivation.n; i++)
    g_free (derivation.moments[i].names);
  place_clear (&derivation.place);
}

static void
test_making (void **state)
{
  sweep (tell_making, "making a library");
}

static void
test_saving (void **state)
{
  sweep (tell_saving, "saving");
}

static void
test_closing (void **state)
{
  sweep (tell_closing, "opening and closing");
}

static void
test_undoing (void **state)
{
  sweep (tell_undoing, "undoing");
}

static void
test_migrating (void **state)
{
  sweep (tell_migrating, "migrating");
}

static void
test_backing_up (void **state)
{
  sweep (tell_backing_up, "backing up");
}

static void
test_recovering (void **state)
{
  sweep (tell_recovering, "recovering");
}

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_making),     cmocka_unit_test (test_saving),    cmocka_unit_test (test_closing),
    cmocka_unit_test (test_undoing),    cmocka_unit_test (test_migrating), cmocka_unit_test (test_backing_up),
    cmocka_unit_test (test_recovering),
  };

  if (argc > 1)
    cuts = (guint) MAX (atoi (argv[1]), STORIES);
  library_use_memory ();
  return cmocka_run_group_tests (tests, content_setup, content_teardown);
}
