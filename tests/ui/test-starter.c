/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The starter collection: it is looked through without the library noticing, and what is copied is the player's. */
#include "ui/fixture.h"

#include "app/shell/starter-window.h"
#include "store/library.h"

static GtkWidget *
open_starter (Fixture *fixture)
{
  fixture_act (fixture, "win.starter");
  return drive_find_window (MUSTER_TYPE_STARTER_WINDOW);
}

static GtkSelectionModel *
get_rows (GtkWidget *starter)
{
  return gtk_list_view_get_model (GTK_LIST_VIEW (drive_nth (starter, GTK_TYPE_LIST_VIEW, 0)));
}

static guint
count_things (Fixture *fixture)
{
  g_autoptr (GPtrArray) entries
      = muster_library_list (muster_session_get_library (fixture->session), FALSE, MUSTER_LIBRARY_SORT_NAME, NULL);

  return entries->len;
}

static void
test_looking_changes_nothing (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *starter = open_starter (fixture);

  /* eight groups, a character for each of the 27 races, and two more */
  assert_int_equal (g_list_model_get_n_items (G_LIST_MODEL (get_rows (starter))), 8 + 29);
  assert_true (drive_key (starter, GDK_KEY_Escape, 0));
  assert_null (drive_find_window (MUSTER_TYPE_STARTER_WINDOW));
  assert_int_equal (count_things (fixture), 0);
}

static void
test_a_copy_is_the_players (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *starter = open_starter (fixture);

  gtk_selection_model_select_item (get_rows (starter), 3, TRUE);
  g_signal_emit_by_name (drive_find_button (starter, "_Copy to Library"), "clicked");
  drive_settle ();
  assert_null (drive_find_window (MUSTER_TYPE_STARTER_WINDOW));
  assert_int_equal (count_things (fixture), 1);
  fixture_assert_text (fixture, "The Hollow Parade");
  fixture_assert_text (fixture, "Widow Ravel");
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = { CASE (test_looking_changes_nothing), CASE (test_a_copy_is_the_players) };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
