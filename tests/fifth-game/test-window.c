/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A fifth game in the window: its things are made, listed, renamed and judged by the generic editor. */
#include "ui/fixture.h"

#include "app/shell/generic-editor.h"
#include "app/widgets/rows/text-row.h"
#include "games/games.h"

static GtkWidget *
find_editor (Fixture *fixture)
{
  return drive_nth (fixture->window, MUSTER_TYPE_GENERIC_EDITOR, 0);
}

static void
test_new (void **state)
{
  Fixture *fixture = *state;

  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "marble-bag"));
  drive_settle ();
  assert_non_null (find_editor (fixture));
  assert_string_equal (muster_session_get_thing (fixture->session)->klass->element, "marble-bag");
  fixture_assert_text (fixture, "Bags · Marbles");
  fixture_assert_text (fixture, "New bag");
}

static void
test_rename (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *name;

  fixture_open_things (fixture, "<marble-bag name=\"Blue\" marbles=\"3\"/>");
  name = drive_nth (find_editor (fixture), MUSTER_TYPE_TEXT_ROW, 0);
  gtk_editable_set_text (GTK_EDITABLE (name), "Green");
  muster_text_row_flush (MUSTER_TEXT_ROW (name));
  drive_settle ();
  assert_string_equal (muster_session_get_thing (fixture->session)->name, "Green");
}

static void
test_problems (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture, "<marble-bag name=\"Torn\" marbles=\"11\"/>");
  fixture_assert_text (fixture, "11 marbles are in the bag; it holds 10.");
  fixture_assert_text (fixture, "11 × Marble");
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_new),
    CASE (test_rename),
    CASE (test_problems),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
