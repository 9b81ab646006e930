/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The chances of the puppet deck: the same numbers in the window as in the terminal. */
#include "ui/fixture.h"

#include "app/games/puppet-wars/odds-chart.h"
#include "app/games/puppet-wars/odds-window.h"
#include "app/widgets/rows/drop-row.h"

static GtkWidget *
open_window (Fixture *fixture)
{
  GtkWidget *window;

  fixture_act (fixture, "win.odds");
  window = drive_find_window (MUSTER_TYPE_ODDS_WINDOW);
  assert_non_null (window);
  return window;
}

static void
ask (GtkWidget *window, int value, int flips, const char *suits, const char *hand, const char *dodge)
{
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (drive_nth (drive_find_titled (window, "Number"), GTK_TYPE_SPIN_BUTTON, 0)), value);
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (drive_nth (drive_find_titled (window, "Cards flipped"), GTK_TYPE_SPIN_BUTTON, 0)), flips);
  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "Suits")), suits);
  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "Cards in hand")), hand);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (drive_find_titled (window, "Kind")), *dodge != '\0' ? 1 : 0);
  drive_settle ();
  if (*dodge != '\0')
    gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "The target's dodge card")), dodge);
  drive_settle ();
}

static void
assert_says (GtkWidget *window, const char *text)
{
  if (!drive_has_text (window, text))
    fail_msg ("the window doesn't say “%s”", text);
}

static void
test_golden (void **state)
{
  GtkWidget *window = open_window (*state);
  static const struct
  {
    int value, flips;
    const char *suits, *hand, *dodge, *chance;
  } rows[] = {
    { 7, 1, "", "", "", "53.70% (29/54)" },
    { 9, 3, "tomes", "", "", "29.07% (7211/24804)" },
    { 1, 1, "tomes,tomes", "", "", "3.70% (1/27)" },
    { 10, 1, "tomes tomes", "10-tomes", "", "24.53% (13/53)" },
    { 5, 1, "rams", "10-tomes, red-joker", "", "98.08% (51/52)" },
    { 3, 2, "", "", "7-masks", "27.11% (388/1431)" },
    { 1, 0, "", "", "", "0.00% (0/1)" },
    { 0, 0, "", "", "", "100.00% (1/1)" },
    { 1, 54, "", "", "", "0.00% (0/1)" },
  };

  assert_says (window, "53.70% (29/54)");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ask (window, rows[i].value, rows[i].flips, rows[i].suits, rows[i].hand, rows[i].dodge);
      assert_says (window, rows[i].chance);
    }
}

/* One card: of 54, the Black Joker never counts and 4 of each number and the Red Joker remain, so N is met by
 * 4 * (14 - N) + 1 of 54. */
static void
test_words (void **state)
{
  GtkWidget *window = open_window (*state);
  const char *words = "1: 98.15%, 2: 90.74%, 3: 83.33%, 4: 75.93%, 5: 68.52%, 6: 61.11%, 7: 53.70%, 8: 46.30%, "
                      "9: 38.89%, 10: 31.48%, 11: 24.07%, 12: 16.67%, 13: 9.26%, 14: 1.85%";

  gtk_test_accessible_assert_property (drive_nth (window, MUSTER_TYPE_ODDS_CHART, 0),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);
  gtk_test_accessible_assert_property (drive_nth (drive_find_titled (window, "Number"), GTK_TYPE_SPIN_BUTTON, 0),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Number required");
}

/* Its room stays where it says nothing. */
static gboolean
has_chart (GtkWidget *window)
{
  return gtk_widget_get_opacity (drive_nth (window, MUSTER_TYPE_ODDS_CHART, 0)) > 0;
}

/* Impossible input gives a message, and can be corrected. */
static void
test_trouble (void **state)
{
  GtkWidget *window = open_window (*state);

  ask (window, 9, 3, "hearts", "", "");
  assert_says (window, "–");
  assert_says (window, "“hearts” is not a suit of the puppet deck, which has rams, crows, tomes and masks.");
  assert_false (has_chart (window));
  ask (window, 9, 3, "tomes", "", "");
  assert_says (window, "29.07% (7211/24804)");
  assert_true (has_chart (window));
}

/* Only attacks can be dodged. The card replaces number and suits, and is kept while the window shows an action. */
static void
test_dodge (void **state)
{
  GtkWidget *window = open_window (*state), *kind = drive_find_titled (window, "Kind");
  const char *replaced = "The target's dodge card is required, instead of number and suits.";

  ask (window, 3, 2, "", "", "7-masks");
  assert_says (window, "27.11% (388/1431)");
  assert_says (window, replaced);
  assert_false (has_chart (window));
  assert_false (gtk_widget_get_sensitive (drive_find_titled (window, "Number")));
  assert_false (gtk_widget_get_sensitive (drive_find_titled (window, "Suits")));
  muster_drop_row_set_selected (MUSTER_DROP_ROW (kind), 0);
  drive_settle ();
  assert_false (drive_has_text (window, replaced));
  assert_true (has_chart (window));
  assert_true (gtk_widget_get_sensitive (drive_find_titled (window, "Number")));
  assert_false (drive_has_text (window, "27.11% (388/1431)"));
  muster_drop_row_set_selected (MUSTER_DROP_ROW (kind), 1);
  drive_settle ();
  assert_says (window, "27.11% (388/1431)");
}

static void
test_from_toy_box (void **state)
{
  Fixture *fixture = *state;

  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "toy-box"));
  drive_settle ();
  drive_activate_row (fixture->window, "Chances of the deck");
  assert_non_null (drive_find_window (MUSTER_TYPE_ODDS_WINDOW));
  assert_true (drive_key (drive_find_window (MUSTER_TYPE_ODDS_WINDOW), GDK_KEY_Escape, 0));
  drive_settle ();
}

/* What lies in the discard pile can't be flipped. */
static void
test_seen (void **state)
{
  GtkWidget *window = open_window (*state);

  /* 7 and more: 28 cards and the Red Joker, of 54; without two of them and a low card, 27 of 51. */
  ask (window, 7, 1, "", "", "");
  assert_says (window, "53.70% (29/54)");
  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "Cards already seen")), "13-rams, red-joker 2-tomes");
  drive_settle ();
  assert_says (window, "52.94% (9/17)");
  /* The same card twice is nobody's. */
  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "Cards already seen")), "13-rams 13-rams");
  drive_settle ();
  assert_says (window, "–");
  assert_says (window, "The deck has no other 13-rams that could have been seen.");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_seen, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_golden, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_words, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_trouble, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_dodge, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_from_toy_box, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
