/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/states-house.h"

#include "ui/states.h"

#include "app/shell/option-window.h"
#include "app/shell/window-packs.h"
#include "app/widgets/rows/fold-row.h"
#include "workspace/house.h"

#define HARBOUR                                                                                                        \
  "<pack xmlns='urn:muster:pack:1' game='collision' name='Harbour' version='1.0'><about>What our harbour campaign "    \
  "adds.</about><universal><weapon name='Boat Hook' ec='2' type='mundane' w-att='1' w-pow='2' reach='2' hands='1' "    \
  "points='5'/></universal></pack>"
#define THINGS                                                                                                         \
  "<character name='Black Knight' race='human' tarot='4-of-swords'><weapon ref='boat-hook'/></character>"              \
  "<battle-group name='Deadholm raid' points='32'><character name='Wharf Watch' race='human' tarot='4-of-swords'>"     \
  "<weapon ref='boat-hook'/></character></battle-group>"

static void
use_pack (Fixture *fixture)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "packs", NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "harbour.xml", NULL);

  g_setenv ("MUSTER_PACKS", folder, TRUE);
  g_assert_true (g_file_set_contents (path, HARBOUR, -1, NULL));
  muster_window_packs_install (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
  fixture_open_things (fixture, THINGS);
}

void
states_show_content (Fixture *fixture)
{
  use_pack (fixture);
  fixture_act (fixture, "win.content");
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (drive_find_by_id (states_find_topmost (fixture), "harbour")), TRUE);
  drive_settle ();
}

void
states_show_option (Fixture *fixture)
{
  const MusterOption *hook;
  GtkWidget *page;

  use_pack (fixture);
  hook = muster_catalog_find (muster_session_get_catalog (fixture->session), MUSTER_KIND_WEAPON, "boat-hook");
  page = muster_option_window_new (GTK_WINDOW (fixture->window), fixture->session, hook);
  gtk_window_present (GTK_WINDOW (page));
  drive_settle ();
  gtk_range_set_value (GTK_RANGE (drive_nth (page, GTK_TYPE_SCALE, 0)), 9);
  drive_settle ();
}

void
states_show_changes (Fixture *fixture)
{
  use_pack (fixture);
  g_assert_true (muster_house_switch ("harbour", FALSE, NULL));
  muster_window_packs_refresh (MUSTER_SHELL (fixture->window));
  fixture_act (fixture, "win.changes");
}

void
states_show_carried (Fixture *fixture)
{
  GtkWidget *dialog;

  fixture_open_things (fixture, "<house-content>" HARBOUR "</house-content>" THINGS);
  dialog = drive_find_window (ADW_TYPE_MESSAGE_DIALOG);
  gtk_window_destroy (GTK_WINDOW (dialog));
  /* Without a window manager nobody returns the keyboard to the window. */
  gtk_window_present (GTK_WINDOW (fixture->window));
  drive_settle ();
}
