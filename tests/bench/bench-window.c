/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's speed: from start to first frame, compared with a bare libadwaita window in the same run; from a choice
 * to the repainted card; from a click to the picker with all skills. Processor time, which a busy machine and the
 * display's frame rate don't change. Prints figures only. */
#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/games/collision/character-editor.h"
#include "app/games/collision/choice-row.h"
#include "app/resources.h"
#include "app/shell/window.h"
#include "games/collision/character-change.h"
#include "store/content.h"

#define STARTS 10
#define STEPS 60

static gboolean painted;

/* Milliseconds of processor time. */
static double
spent (const struct rusage *usage)
{
  return (double) (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000.0
         + (double) (usage->ru_utime.tv_usec + usage->ru_stime.tv_usec) / 1000.0;
}

static double
spent_so_far (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return spent (&usage);
}

static void
painted_cb (GdkFrameClock *clock, gpointer data)
{
  painted = TRUE;
}

static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), NULL);

  painted = FALSE;
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static MusterSession *
open_session (const char *path)
{
  MusterSession *session = muster_session_new (muster_content_read (g_getenv ("MUSTER_CONTENT"), NULL));

  if (!muster_session_open (session, path, NULL))
    exit (1);
  return session;
}

/* A library with that many characters. */
static char *
make_library (guint n)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-bench-XXXXXX", NULL);
  char *path = g_build_filename (folder, "library.db", NULL);
  g_autoptr (MusterSession) session = open_session (path);
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  const MusterCatalog *catalog = muster_session_get_catalog (session);

  for (guint i = 0; i < n; i++)
    {
      MusterCollisionCharacter *character = muster_collision_character_new ();

      character->thing.name = g_strdup_printf ("Character %u", i);
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_RACE, 0,
                                         muster_catalog_nth (catalog, MUSTER_KIND_RACE, i % 27));
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_TAROT, 0,
                                         muster_catalog_nth (catalog, MUSTER_KIND_TAROT, i % 40));
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_WEAPON, 0,
                                         muster_catalog_nth (catalog, MUSTER_KIND_WEAPON, i % 29));
      g_ptr_array_add (things, character);
    }
  if (n > 0)
    muster_library_import_free (muster_session_import (session, "Import", things, NULL));
  return path;
}

static GtkWidget *
open_window (AdwApplication *application, MusterSession *session)
{
  GtkWidget *window = session != NULL ? GTK_WIDGET (muster_window_new (application, session))
                                      : adw_application_window_new (GTK_APPLICATION (application));

  if (session == NULL)
    adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), adw_header_bar_new ());
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frame (window);
  return window;
}

static AdwApplication *
start_application (void)
{
  AdwApplication *application = adw_application_new ("org.muster.Bench", G_APPLICATION_NON_UNIQUE);

  g_application_set_resource_base_path (G_APPLICATION (application), "/org/muster/Muster");
  g_application_register (G_APPLICATION (application), NULL, NULL);
  return application;
}

/* The whole life of a program up to its first frame, in a process of its own. The peak is in KiB. */
static double
time_start (char *self, const char *which, const char *path, long *memory)
{
  struct rusage usage;
  int status = 0;
  pid_t child = fork ();

  if (child == 0)
    {
      execl (self, self, which, path, (char *) NULL);
      _exit (127);
    }
  if (child < 0 || wait4 (child, &status, 0, &usage) != child || status != 0)
    exit (1);
  *memory = MAX (*memory, usage.ru_maxrss);
  return spent (&usage);
}

static int
compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

static void
print_line (const char *what, double *times, guint n, const char *target)
{
  qsort (times, n, sizeof (double), compare);
  printf ("%-34s median %7.1f ms, least %7.1f ms   %s\n", what, times[n / 2], times[0], target);
}

static void
bench_starts (char *self)
{
  static const char *const which[] = { "bare", "empty", "page", "character", "card" };
  static const char *const names[]
      = { "a bare window, start to frame", "Muster's first start, to frame", "Muster's first start, to page",
          "Muster with a character, to frame", "Muster with a character, to card" };
  g_autofree char *empty = make_library (0), *one = make_library (1);
  double times[G_N_ELEMENTS (which)][STARTS];
  long memory[G_N_ELEMENTS (which)] = { 0 };

  for (guint i = 0; i < STARTS; i++)
    for (guint j = 0; j < G_N_ELEMENTS (which); j++)
      times[j][i] = time_start (self, which[j], j < 3 ? empty : one, &memory[j]);
  for (guint j = 0; j < G_N_ELEMENTS (which); j++)
    {
      g_autofree char *target = NULL;

      qsort (times[j], STARTS, sizeof (double), compare);
      target = g_strdup_printf ("%.2f × the bare one, %ld KiB", times[j][STARTS / 2] / times[0][STARTS / 2], memory[j]);
      print_line (names[j], times[j], STARTS, target);
    }
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type);
  return found;
}

/* The window's contents are made after its first frame. */
static GtkWidget *
wait_for_editor (GtkWidget *window)
{
  GtkWidget *editor;

  while ((editor = find (window, MUSTER_TYPE_CHARACTER_EDITOR)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for_frame (window);
  return editor;
}

static void
wait_for_page (GtkWidget *window)
{
  GtkWidget *page = find (window, ADW_TYPE_STATUS_PAGE);

  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);
  wait_for_frame (window);
}

static void
bench_choices (GtkWidget *window, MusterSession *session, const char *name)
{
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  guint n = muster_catalog_count (catalog, MUSTER_KIND_RACE);
  double times[STEPS];

  for (guint i = 0; i < STEPS; i++)
    {
      double begin = spent_so_far ();

      muster_session_apply (session,
                            muster_collision_change_new_choice (MUSTER_COLLISION_SLOT_RACE, 0,
                                                                muster_catalog_nth (catalog, MUSTER_KIND_RACE, i % n)));
      wait_for_frame (window);
      times[i] = spent_so_far () - begin;
    }
  print_line (name, times, STEPS, "(under 8 ms)");
}

static void
bench_picker (GtkWidget *window)
{
  MusterCharacterEditor *editor = MUSTER_CHARACTER_EDITOR (find (window, MUSTER_TYPE_CHARACTER_EDITOR));
  double times[STEPS];

  for (guint i = 0; i < STEPS; i++)
    {
      double begin = spent_so_far ();

      muster_character_editor_pick (editor, MUSTER_COLLISION_SLOT_SKILL, 0);
      wait_for_frame (window);
      times[i] = spent_so_far () - begin;
      g_signal_emit_by_name (find (window, g_type_from_name ("MusterPicker")), "closed");
      wait_for_frame (window);
    }
  print_line ("the picker of all skills, to frame", times, STEPS, "(under 50 ms)");
}

/* What another editor takes once its window is there, in KiB; 0 if there is none. */
static long
measure_peer (const char *program)
{
  g_autoptr (GSubprocess) peer
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDERR_SILENCE, NULL, program, "--standalone", NULL);
  g_autofree char *status = NULL, *text = NULL;
  const char *peak;

  if (peer == NULL)
    return 0;
  g_usleep (4 * G_USEC_PER_SEC);
  status = g_strdup_printf ("/proc/%s/status", g_subprocess_get_identifier (peer));
  g_file_get_contents (status, &text, NULL, NULL);
  g_subprocess_force_exit (peer);
  g_subprocess_wait (peer, NULL, NULL);
  peak = text != NULL ? strstr (text, "VmHWM:") : NULL;
  return peak != NULL ? atol (peak + strlen ("VmHWM:")) : 0;
}

static void
bench_library (AdwApplication *application, guint n, const char *name)
{
  g_autofree char *path = make_library (n);
  g_autoptr (MusterSession) session = open_session (path);
  GtkWidget *window = open_window (application, session);

  wait_for_editor (window);
  bench_choices (window, session, name);
  if (n == 1)
    bench_picker (window);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (AdwApplication) application = NULL;
  g_autoptr (MusterSession) session = NULL;
  GtkWidget *window;

  if (argc == 1)
    {
      bench_starts (argv[0]);
      printf ("%-34s %ld KiB\n", "gnome-text-editor", measure_peer ("gnome-text-editor"));
    }
  g_resources_register (muster_app_get_resource ());
  application = start_application ();
  if (argc == 1)
    {
      bench_library (application, 1, "a choice, to the painted card");
      bench_library (application, 10000, "the same among 10,000");
      return 0;
    }
  session = g_str_equal (argv[1], "bare") ? NULL : open_session (argv[2]);
  window = open_window (application, session);
  if (g_str_equal (argv[1], "card"))
    wait_for_editor (window);
  if (g_str_equal (argv[1], "page"))
    wait_for_page (window);
  return 0;
}
