/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undoing: in a name and in a document, of things as a whole, and from the history; and keys that never do harm. */
#include "ui/fixture.h"

#include "app/games/collision/choice-row.h"
#include "app/shell/focus-keeper.h"
#include "app/shell/history-window.h"
#include "app/shell/library/sidebar.h"
#include "support/library.h"
#include "support/sessions.h"

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static const char *
get_text (Fixture *fixture)
{
  return gtk_editable_get_text (GTK_EDITABLE (drive_nth (fixture->window, ADW_TYPE_ENTRY_ROW, 0)));
}

/* Writes over what is selected. */
static void
write_over (Fixture *fixture, const char *text)
{
  gtk_editable_delete_selection (GTK_EDITABLE (get_focus (fixture)));
  drive_type (fixture->window, text);
}

static void
press_undo (Fixture *fixture)
{
  assert_true (drive_key (fixture->window, GDK_KEY_z, GDK_CONTROL_MASK));
}

static void
press_redo (Fixture *fixture)
{
  assert_true (drive_key (fixture->window, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK));
}

static void
click (GtkWidget *root, const char *button)
{
  g_signal_emit_by_name (drive_find_button (root, button), "clicked");
  drive_settle ();
}

/* A name. */

static void
test_a_name_that_is_kept_is_a_step (void **state)
{
  Fixture *fixture = *state;

  fixture_act (fixture, "win.new");
  write_over (fixture, "Bull");
  drive_enter (fixture->window);
  session_assert_names (fixture->session, "Bull");
  press_undo (fixture);
  assert_string_equal (get_text (fixture), "New character");
  session_assert_names (fixture->session, "New character");
  assert_string_equal (muster_session_get_redo (fixture->session), "Rename");
  for (guint i = 0; i < 5; i++)
    press_undo (fixture);
  press_redo (fixture);
  assert_string_equal (get_text (fixture), "Bull");
  session_assert_names (fixture->session, "Bull");
  /* Enter without another word changes nothing. */
  press_undo (fixture);
  drive_enter (fixture->window);
  assert_string_equal (muster_session_get_redo (fixture->session), "Rename");
}

static void
test_typing_is_taken_back_where_it_is_typed (void **state)
{
  Fixture *fixture = *state;

  fixture_act (fixture, "win.new");
  write_over (fixture, "Bull");
  drive_enter (fixture->window);
  drive_type (fixture->window, "x");
  press_undo (fixture);
  assert_string_equal (get_text (fixture), "Bull");
  assert_string_equal (muster_session_get_undo (fixture->session), "Rename");
  press_redo (fixture);
  assert_string_equal (get_text (fixture), "Bullx");
  drive_enter (fixture->window);
  session_assert_names (fixture->session, "Bullx");
  press_undo (fixture);
  session_assert_names (fixture->session, "Bull");
}

static void
test_a_pasted_name_is_one_line (void **state)
{
  Fixture *fixture = *state;

  fixture_act (fixture, "win.new");
  write_over (fixture, "Bull\r\nthe\tGreat\n");
  drive_enter (fixture->window);
  session_assert_names (fixture->session, "Bull the Great ");
}

/* Whatever was scrolled to before: it is seen from its top. */
static void
test_a_new_thing_begins_with_its_name (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *scroller;
  GtkAdjustment *height;

  fixture_build_example (fixture);
  scroller = gtk_widget_get_ancestor (drive_nth (fixture->window, ADW_TYPE_ENTRY_ROW, 0), GTK_TYPE_SCROLLED_WINDOW);
  height = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  drive_wait_for_frame (fixture->window);
  gtk_adjustment_set_value (height, gtk_adjustment_get_upper (height));
  drive_wait_for_frame (fixture->window);
  assert_true (gtk_adjustment_get_value (height) > 0);
  fixture_act (fixture, "win.new");
  drive_wait_for_frame (fixture->window);
  assert_true (gtk_adjustment_get_value (height) == 0);
  assert_ptr_equal (gtk_widget_get_ancestor (get_focus (fixture), ADW_TYPE_ENTRY_ROW),
                    drive_nth (fixture->window, ADW_TYPE_ENTRY_ROW, 0));
  write_over (fixture, "Nim");
  drive_enter (fixture->window);
  session_assert_names (fixture->session, "New character|Nim");
}

/* Things as a whole. */

static void
test_what_was_made_goes_to_the_trash (void **state)
{
  Fixture *fixture = *state;
  MusterLibrary *library = muster_session_get_library (fixture->session);
  g_autoptr (GPtrArray) trash = NULL;

  fixture_act (fixture, "win.new");
  fixture_assert_text (fixture, "New character was added");
  click (fixture->window, "_Undo");
  session_assert_names (fixture->session, "");
  trash = muster_library_list (library, TRUE, MUSTER_LIBRARY_SORT_NAME, NULL);
  assert_int_equal (trash->len, 1);
  fixture_assert_text (fixture, "New character is in the trash");
  click (fixture->window, "_Undo");
  session_assert_names (fixture->session, "New character");
}

static void
test_an_import_goes_to_the_trash (void **state)
{
  Fixture *fixture = *state;

  /* What looks like markup is a name like any other. */
  fixture_open_things (fixture, "<character name=\"Vex &amp; &lt;b&gt;\"/>");
  fixture_assert_text (fixture, "Vex & <b> was added");
  click (fixture->window, "_Undo");
  fixture_open_things (fixture, "<character name=\"Vex\"/><character name=\"Nim\"/>");
  fixture_assert_text (fixture, "2 things were added");
  for (guint i = 0; i < 5; i++)
    muster_session_undo (fixture->session);
  session_assert_names (fixture->session, "Nim|Vex");
  click (fixture->window, "_Undo");
  session_assert_names (fixture->session, "");
  fixture_assert_text (fixture, "2 things are in the trash");
  click (fixture->window, "_Undo");
  session_assert_names (fixture->session, "Nim|Vex");
}

/* The history. */

static void
test_the_history_restores_any_state (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *history;
  GtkSelectionModel *states;
  guint n;

  fixture_act (fixture, "win.new");
  session_rename (fixture->session, "Vex");
  session_rename (fixture->session, "Vox");
  muster_session_undo (fixture->session);
  session_rename (fixture->session, "Vax");
  fixture_act (fixture, "win.history");
  history = drive_find_window (MUSTER_TYPE_HISTORY_WINDOW);
  assert_non_null (history);
  states = gtk_list_view_get_model (GTK_LIST_VIEW (drive_nth (history, GTK_TYPE_LIST_VIEW, 0)));
  n = g_list_model_get_n_items (G_LIST_MODEL (states));
  /* All four, that which was undone and overtaken among them; latest first. */
  assert_int_equal (n, 4);
  assert_false (gtk_widget_get_sensitive (drive_find_button (history, "_Restore")));
  gtk_selection_model_select_item (states, 1, TRUE);
  click (history, "_Restore");
  session_assert_names (fixture->session, "Vox");
  assert_string_equal (get_text (fixture), "Vox");
  assert_null (drive_find_window (MUSTER_TYPE_HISTORY_WINDOW));
  muster_session_undo (fixture->session);
  session_assert_names (fixture->session, "Vax");
}

/* Keys. */

/* From no row Down leads to a button, such as the one that removes a choice. */
static void
test_down_goes_to_rows (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;
  guint n = 0;

  fixture_build_example (fixture);
  for (; (row = drive_nth (fixture->window, MUSTER_TYPE_CHOICE_ROW, n)) != NULL; n++)
    {
      gtk_widget_grab_focus (row);
      drive_key (fixture->window, GDK_KEY_Down, 0);
      assert_false (GTK_IS_BUTTON (get_focus (fixture)));
    }
  assert_true (n > 5);
}

static void
test_escape_clears_the_search (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *search;

  fixture_act (fixture, "win.new");
  fixture_act (fixture, "win.find");
  search = gtk_widget_get_ancestor (get_focus (fixture), GTK_TYPE_SEARCH_ENTRY);
  drive_type (fixture->window, "zzz");
  g_signal_emit_by_name (search, "stop-search");
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (search)), "");
  g_signal_emit_by_name (search, "stop-search");
  drive_settle ();
  assert_null (gtk_widget_get_ancestor (get_focus (fixture), GTK_TYPE_SEARCH_ENTRY));
  assert_non_null (gtk_widget_get_ancestor (get_focus (fixture), MUSTER_TYPE_SIDEBAR));
}

/* A popover whose place goes away lets go of the keyboard. */
static void
test_a_popover_never_keeps_the_keyboard (void **state)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *entry = gtk_entry_new ();
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *popover = gtk_popover_new (),
            *inner = gtk_entry_new ();

  muster_focus_keeper_watch (GTK_WINDOW (window));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), place);
  gtk_popover_set_child (GTK_POPOVER (popover), inner);
  gtk_widget_set_parent (popover, place);
  gtk_window_present (GTK_WINDOW (window));
  drive_settle ();
  gtk_widget_grab_focus (entry);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (inner);
  drive_settle ();
  assert_true (gtk_widget_get_mapped (popover));
  gtk_widget_set_visible (place, FALSE);
  drive_settle ();
  assert_false (gtk_widget_get_visible (popover));
  assert_non_null (gtk_window_get_focus (GTK_WINDOW (window)));
  assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), entry));
  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  drive_settle ();
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_a_name_that_is_kept_is_a_step),   CASE (test_typing_is_taken_back_where_it_is_typed),
    CASE (test_a_pasted_name_is_one_line),       CASE (test_a_new_thing_begins_with_its_name),
    CASE (test_what_was_made_goes_to_the_trash), CASE (test_an_import_goes_to_the_trash),
    CASE (test_the_history_restores_any_state),  CASE (test_down_goes_to_rows),
    CASE (test_escape_clears_the_search),        cmocka_unit_test (test_a_popover_never_keeps_the_keyboard),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
