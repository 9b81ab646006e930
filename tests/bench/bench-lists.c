/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the window handles long lists: a battle group of 2,000 and a toy box of 3,000, from selecting them to the painted
 * page, and one step; each compared with one of 20 in the same run. The core's part is measured separately. Processor
 * time. Prints figures only. */
#include <adwaita.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "app/resources.h"
#include "app/shell/editor.h"
#include "app/shell/window.h"
#include "games/collision/group.h"
#include "games/games.h"
#include "games/puppet-wars/toy-box.h"
#include "model/changes.h"
#include "model/member.h"
#include "store/content.h"

#define STEPS 5
#define FEW 20

static double
spent_so_far (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000.0
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000.0;
}

static void
painted_cb (GdkFrameClock *clock, gboolean *painted)
{
  *painted = TRUE;
}

static void
wait_for_frame (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (painted_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

/* Everything after the frame until the window is idle. */
static void
settle (GtkWidget *window)
{
  wait_for_frame (window);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static MusterThing *
make_group (const MusterCatalog *catalog, guint n)
{
  MusterCollisionGroup *group = muster_collision_group_new ();

  group->thing.name = g_strdup_printf ("Group of %u", n);
  for (guint i = 0; i < n; i++)
    {
      MusterCollisionCharacter *character = muster_collision_character_new ();

      character->thing.name = g_strdup_printf ("Character %u", i);
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_RACE, 0,
                                         muster_catalog_nth (catalog, MUSTER_KIND_RACE, i % 27));
      muster_collision_character_choose (character, MUSTER_COLLISION_SLOT_TAROT, 0,
                                         muster_catalog_nth (catalog, MUSTER_KIND_TAROT, i % 40));
      muster_thing_add_member (&group->thing, &character->thing, 1);
    }
  return &group->thing;
}

static MusterThing *
make_toy_box (const MusterCatalog *catalog, guint n)
{
  MusterPuppetWarsToyBox *box = muster_puppet_wars_toy_box_new ();

  box->thing.name = g_strdup_printf ("Toy box of %u", n);
  for (guint i = 0; i < n; i++)
    {
      MusterPuppetWarsPuppet *puppet = muster_puppet_wars_puppet_new ();

      puppet->thing.name = g_strdup_printf ("Puppet %u", i);
      puppet->rank = g_strdup (muster_puppet_ranks[MUSTER_PUPPET_PAWN]);
      puppet->thing.order = G_MAXUINT;
      g_ptr_array_add (box->puppets, puppet);
    }
  return &box->thing;
}

static double
time_check (MusterSession *session)
{
  double begin = spent_so_far ();

  muster_report_free (
      muster_games_check (muster_session_get_catalog (session), muster_session_get_thing (session), TRUE));
  return spent_so_far () - begin;
}

/* To the frame that answers, and until nothing is left to do. */
static void
time_step (GtkWidget *window, MusterSession *session, guint i, double *answer, double *all)
{
  double begin = spent_so_far ();
  g_autofree char *name = g_strdup_printf ("Name %u", i);

  muster_session_apply (session, muster_change_new_rename (name));
  wait_for_frame (window);
  *answer += (spent_so_far () - begin) / STEPS;
  settle (window);
  *all += (spent_so_far () - begin) / STEPS;
}

static void
bench (GtkWidget *window, MusterSession *session, MusterThing *thing, const char *name)
{
  gint64 before = muster_session_get_selected (session), id;
  double begin, opened, answer = 0, all = 0;

  muster_session_add (session, "Add", thing);
  id = muster_session_get_selected (session);
  settle (window);
  muster_session_select (session, before);
  settle (window);
  begin = spent_so_far ();
  muster_session_select (session, id);
  settle (window);
  opened = spent_so_far () - begin;
  for (guint i = 0; i < STEPS; i++)
    time_step (window, session, i, &answer, &all);
  printf ("%-20s opened %7.1f ms, a step answered %7.1f ms, done %7.1f ms, one check of it %6.1f ms\n", name, opened,
          answer, all, time_check (session));
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("muster-bench-XXXXXX", NULL),
                  *path = g_build_filename (folder, "library.db", NULL);
  g_autoptr (AdwApplication) application = adw_application_new ("org.muster.Bench", G_APPLICATION_NON_UNIQUE);
  g_autoptr (MusterSession) session = muster_session_new (muster_content_read (g_getenv ("MUSTER_CONTENT"), NULL));
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  GtkWidget *window;

  g_resources_register (muster_app_get_resource ());
  g_application_set_resource_base_path (G_APPLICATION (application), "/org/muster/Muster");
  g_application_register (G_APPLICATION (application), NULL, NULL);
  if (!muster_session_open (session, path, NULL))
    return 1;
  window = GTK_WIDGET (muster_window_new (application, session));
  gtk_window_present (GTK_WINDOW (window));
  settle (window);
  muster_session_add (session, "Add", &muster_collision_character_new ()->thing);
  settle (window);
  bench (window, session, make_group (catalog, FEW), "a group of 20");
  bench (window, session, make_group (catalog, 2000), "a group of 2,000");
  bench (window, session, make_toy_box (catalog, FEW), "a toy box of 20");
  bench (window, session, make_toy_box (catalog, 3000), "a toy box of 3,000");
  return 0;
}
