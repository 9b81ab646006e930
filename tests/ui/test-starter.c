/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The starter collection: browsing doesn't touch the library, and copies belong to the player. */
#include "ui/fixture.h"

#include "app/shell/starter-row.h"
#include "app/shell/starter-window.h"
#include "app/widgets/portrait/portrait-strip.h"
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

/* How many rows in view have a face beside the words and none below, or the other way round with three or more. */
static guint
count_faces (GtkWidget *starter, gboolean beside)
{
  GtkWidget *row;
  guint count = 0;

  for (guint i = 0; (row = drive_nth (starter, MUSTER_TYPE_STARTER_ROW, i)) != NULL; i++)
    {
      guint own = muster_portrait_strip_count (MUSTER_PORTRAIT_STRIP (gtk_widget_get_first_child (row)));
      guint members = muster_portrait_strip_count (
          MUSTER_PORTRAIT_STRIP (gtk_widget_get_last_child (gtk_widget_get_last_child (row))));

      count += beside ? own == 1 && members == 0 : own == 0 && members >= 3;
    }
  return count;
}

/* Groups come first and have the faces of their members; the last of all are characters. */
static void
test_faces (void **state)
{
  GtkWidget *starter = open_starter (*state), *list = drive_nth (starter, GTK_TYPE_LIST_VIEW, 0);

  assert_true (count_faces (starter, FALSE) >= 3);
  assert_int_equal (count_faces (starter, TRUE), 0);
  assert_true (gtk_widget_activate_action (list, "list.scroll-to-item", "u", 36u));
  drive_wait_for_frame (starter);
  drive_settle ();
  assert_true (count_faces (starter, TRUE) >= 3);
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

/* Each game has something to begin with: the recommended armies, a kingdom, a team. */
static void
test_samples_of_a_game (void **state)
{
  static const struct
  {
    const char *game, *first;
    guint n;
  } games[] = { { "puppet-wars", "Seamus", 2 },
                { "castles", "Kingdom of the Crooked Crown", 1 },
                { "stuffed", "Threadbare", 1 } };
  Fixture *fixture = *state;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      GtkWidget *samples;

      assert_true (gtk_widget_activate_action (fixture->window, "win.samples", "s", games[i].game));
      drive_settle ();
      samples = drive_find_window (MUSTER_TYPE_STARTER_WINDOW);
      assert_int_equal (g_list_model_get_n_items (G_LIST_MODEL (get_rows (samples))), games[i].n);
      g_signal_emit_by_name (drive_find_button (samples, "_Copy to Library"), "clicked");
      drive_settle ();
      assert_int_equal (count_things (fixture), i + 1);
      assert_string_equal (muster_session_get_thing (fixture->session)->name, games[i].first);
    }
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = { CASE (test_looking_changes_nothing), CASE (test_faces),
                                      CASE (test_a_copy_is_the_players), CASE (test_samples_of_a_game) };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
