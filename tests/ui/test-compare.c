/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two characters side by side: asked for in the editor, shown in a window of their own. */
#include "ui/fixture.h"

#include "app/widgets/card-view.h"
#include "app/widgets/chooser.h"
#include "app/shell/compare.h"
#include "app/shell/history-window.h"

static GtkWidget *
find_compare (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (MUSTER_IS_COMPARE (window->data))
      return window->data;
  return NULL;
}

/* The example, and a copy of it with a Mace. */
static GtkWidget *
open_compare (Fixture *fixture)
{
  GtkWidget *chooser;

  fixture_build_example (fixture);
  fixture_act (fixture, "win.duplicate");
  drive_choose (fixture->window, "Weapon 1", "mace");
  fixture_act (fixture, "win.compare");
  chooser = drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0);
  assert_non_null (chooser);
  g_signal_emit_by_name (chooser, "taken", 0);
  drive_settle ();
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0));
  assert_non_null (find_compare ());
  return find_compare ();
}

static void
test_differences (void **state)
{
  GtkWidget *compare = open_compare (*state), *only;

  /* Mace 4 points, EC 3, W-Att 1 + 2, W-Pow 3 + 2; Sabre 6, EC 2, 2 + 2, 1 + 2. The one at hand stands first. */
  assert_true (drive_has_text (compare, "Points"));
  assert_true (drive_has_text (compare, "73"));
  assert_true (drive_has_text (compare, "75"));
  assert_true (drive_has_text (compare, "▲ 2 more"));
  assert_true (drive_has_text (compare, "Weapon 1: EC"));
  assert_true (drive_has_text (compare, "▼ 1 less"));
  assert_true (drive_has_text (compare, "Mace · Shadow"));
  assert_true (drive_has_text (compare, "Sabre · Shadow"));
  assert_true (drive_has_text (compare, "≠ other"));
  assert_false (drive_has_text (compare, "= same"));
  assert_false (drive_has_text (compare, "Race"));
  assert_non_null (drive_nth (compare, MUSTER_TYPE_CARD_VIEW, 1));

  only = drive_nth (compare, GTK_TYPE_SWITCH, 0);
  gtk_switch_set_active (GTK_SWITCH (only), FALSE);
  drive_settle ();
  assert_true (drive_has_text (compare, "= same"));
  assert_true (drive_has_text (compare, "Race"));
}

/* Escape closes it, and nothing has changed. */
static void
test_escape (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *compare = open_compare (fixture);

  assert_true (drive_press (compare, GDK_KEY_Escape, 0));
  assert_null (find_compare ());
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Mace");
}

/* A third joins in the window, and has a card and a column; there are no more than four. */
static void
test_more (void **state)
{
  GtkWidget *compare = open_compare (*state);

  for (guint cards = 2; cards < 4; cards++)
    {
      assert_non_null (drive_nth (compare, MUSTER_TYPE_CARD_VIEW, cards - 1));
      g_signal_emit_by_name (drive_find_button (compare, "_Add…"), "clicked");
      drive_settle ();
      g_signal_emit_by_name (drive_nth (compare, MUSTER_TYPE_CHOOSER, 0), "taken", 1);
      drive_settle ();
      assert_null (drive_nth (compare, MUSTER_TYPE_CHOOSER, 0));
      assert_non_null (drive_nth (compare, MUSTER_TYPE_CARD_VIEW, cards));
    }
  assert_null (drive_nth (compare, MUSTER_TYPE_CARD_VIEW, 4));
  assert_non_null (drive_nth (compare, GTK_TYPE_PROGRESS_BAR, 0));
  assert_true (drive_has_text (compare, "▲ 2 more"));
}

/* The old and the new version. */
static void
test_versions (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *history;

  fixture_build_example (fixture);
  drive_choose (fixture->window, "Weapon 1", "mace");
  fixture_act (fixture, "win.history");
  history = drive_find_window (MUSTER_TYPE_HISTORY_WINDOW);
  assert_non_null (history);
  gtk_single_selection_set_selected (
      GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (drive_nth (history, GTK_TYPE_LIST_VIEW, 0)))), 1);
  drive_settle ();
  g_signal_emit_by_name (drive_find_button (history, "_Compare"), "clicked");
  drive_settle ();
  assert_non_null (find_compare ());
  assert_true (drive_has_text (find_compare (), "Mace · Shadow"));
  assert_true (drive_has_text (find_compare (), "Sabre · Shadow"));
  assert_true (drive_has_text (find_compare (), "▲ 2 more"));
}

/* It goes onto a telephone. */
static void
test_narrow (void **state)
{
  GtkWidget *compare = open_compare (*state);
  int minimum;

  gtk_widget_measure (compare, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  assert_in_range (minimum, 200, 360);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_differences, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_escape, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_more, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_versions, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_narrow, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
