/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long a growing library takes to open and list, to save a change and to search while typing. Uses the disk of
 * TMPDIR, with every change synced. Prints figures only.
 *   bench-library [SIZE…] */
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>

#include "store/library.h"
#include "support/content.h"
#include "support/library.h"

#define CHUNK 2000
#define RUNS 15
#define SAVES 100

static int
compare_cb (const void *a, const void *b)
{
  gdouble left = *(const gdouble *) a, right = *(const gdouble *) b;

  return (left > right) - (left < right);
}

static gdouble
median (gdouble *times, guint n)
{
  qsort (times, n, sizeof *times, compare_cb);
  return times[n / 2];
}

static gdouble
since (gint64 start)
{
  return (gdouble) (g_get_monotonic_time () - start) / 1000.0;
}

static void
fill (const char *path, guint n)
{
  g_autoptr (MusterLibrary) library = library_open (path);

  for (guint i = 0; i < n; i += CHUNK)
    library_fill (library, MIN (CHUNK, n - i), i + 1);
}

static gdouble
time_open (const char *path, guint n)
{
  gdouble times[RUNS];

  for (guint i = 0; i < RUNS; i++)
    {
      gint64 start = g_get_monotonic_time ();
      MusterLibrary *library = library_open (path);
      g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL);

      times[i] = since (start);
      g_assert_cmpuint (entries->len, >=, n);
      muster_library_close (library);
    }
  return median (times, RUNS);
}

static gdouble
time_save (MusterLibrary *library, gdouble *slow)
{
  gdouble times[SAVES], middle;

  for (guint i = 0; i < SAVES; i++)
    {
      gint64 state = 0, start;
      g_autoptr (MusterThing) thing = muster_library_get (library, i + 1, &state, NULL);

      g_free (thing->name);
      thing->name = g_strdup_printf ("Saved %u at %" G_GINT64_FORMAT, i, g_get_monotonic_time ());
      start = g_get_monotonic_time ();
      g_assert_true (muster_library_save (library, i + 1, &state, thing, NULL));
      times[i] = since (start);
    }
  middle = median (times, SAVES);
  *slow = times[SAVES * 95 / 100];
  return middle;
}

/* Each letter of some words is a search; the slowest of them, each at its median. */
static gdouble
time_search (MusterLibrary *library, gdouble *slowest)
{
  static const char *const typed[] = { "s",  "sa",  "sab", "sabre", "sabre r", "sabre re",  "sabre red", "e",
                                       "el", "elf", "c",   "ch",    "char",    "character", "a",         "zz" };
  gdouble all = 0;

  *slowest = 0;
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      gdouble times[RUNS], middle;

      for (guint j = 0; j < RUNS; j++)
        {
          gint64 start = g_get_monotonic_time ();
          g_autoptr (GArray) ids = muster_library_search (library, typed[i], NULL);

          times[j] = since (start);
        }
      middle = median (times, RUNS);
      all += middle;
      *slowest = MAX (*slowest, middle);
    }
  return all / G_N_ELEMENTS (typed);
}

static void
bench (guint n)
{
  g_autoptr (Scratch) scratch = scratch_new ();
  g_autofree char *path = scratch_dup_path (scratch, "library.db"),
                  *backups = scratch_dup_path (scratch, "library.backups"), *backup = NULL;
  gdouble opened, saved, saved_slow, searched, searched_slow, backed;
  MusterLibrary *library;
  GStatBuf about;
  gint64 start;

  fill (path, n);
  opened = time_open (path, n);
  library = library_open (path);
  saved = time_save (library, &saved_slow);
  searched = time_search (library, &searched_slow);
  start = g_get_monotonic_time ();
  backup = muster_library_backup (library, FALSE, NULL);
  backed = since (start);
  muster_library_close (library);
  g_stat (path, &about);
  printf ("%8u %8.1f %12.1f %8.2f %8.2f %8.2f %8.2f %10.0f\n", n, (gdouble) about.st_size / 1e6, opened, saved,
          saved_slow, searched, searched_slow, backed);
  fflush (stdout);
  library_remove_folder (backups);
}

int
main (int argc, char **argv)
{
  printf ("%8s %8s %12s %8s %8s %8s %8s %10s\n", "things", "MB", "open+list ms", "save ms", "95 % ms", "find ms",
          "worst ms", "backup ms");
  if (argc < 2)
    for (guint n = 1000; n <= 100000; n *= 10)
      bench (n);
  for (int i = 1; i < argc; i++)
    bench ((guint) atoi (argv[i]));
  content_drop ();
  return 0;
}
