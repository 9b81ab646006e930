/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed in the window: the sample team from scratch, and every rule of a team broken and repaired. The numbers are
 * worked out by hand from the rules. */
#include "ui/fixture.h"

#include "app/widgets/chooser.h"
#include "app/games/stuffed/stuffed-card-row.h"
#include "app/games/stuffed/turn-page.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/fold-row.h"
#include "model/member.h"
#include "games/stuffed/team.h"
#include "games/games.h"
#include "games/thing-file.h"

static const MusterStuffedTeam *
get_team (Fixture *fixture)
{
  return (const MusterStuffedTeam *) muster_session_get_thing (fixture->session);
}

static void
press_button (Fixture *fixture, const char *label)
{
  g_signal_emit_by_name (drive_find_button (fixture->window, label), "clicked");
  drive_settle ();
}

static void
click (GtkWidget *root, const char *name, guint times)
{
  for (guint i = 0; i < times; i++)
    {
      g_signal_emit_by_name (drive_find_named (root, name), "clicked");
      drive_settle ();
    }
}

static void
write_row (GtkWidget *root, const char *title, const char *text)
{
  GtkWidget *row = drive_find_titled (root, title);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  muster_text_row_flush (MUSTER_TEXT_ROW (row));
  drive_settle ();
}

static void
count (Fixture *fixture, const char *title, int number)
{
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (drive_nth (drive_find_titled (fixture->window, title), GTK_TYPE_SPIN_BUTTON, 0)), number);
  drive_settle ();
}

/* A card of the catalogue. */
static void
add (Fixture *fixture, const char *button, const char *words)
{
  press_button (fixture, button);
  drive_take (fixture->window, words);
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0));
}

/* A card of the player's own: the newest row, which has no name yet, opens by itself with the keyboard in the name. */
static GtkWidget *
add_own (Fixture *fixture, const char *button, guint place, const char *name)
{
  GtkWidget *row;

  add (fixture, button, "of your own");
  row = drive_nth (fixture->window, MUSTER_TYPE_STUFFED_CARD_ROW, place);
  assert_non_null (row);
  assert_true (muster_fold_row_get_expanded (MUSTER_FOLD_ROW (row)));
  assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                       drive_find_titled (row, "Name of the card")));
  write_row (row, "Name of the card", name);
  return row;
}

static void
start (Fixture *fixture)
{
  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "team"));
  drive_settle ();
}

/* By its place among the attributes, from 1; 0 for none. */
static void
choose_attribute (GtkWidget *root, const char *title, guint attribute)
{
  muster_drop_row_set_selected (MUSTER_DROP_ROW (drive_find_titled (root, title)), attribute);
  drive_settle ();
}

/* As data/samples/team.muster has it. */
static void
build_sample (Fixture *fixture)
{
  GtkWidget *row;

  start (fixture);
  write_row (fixture->window, "Name", "Threadbare");
  write_row (fixture->window, "Hero", "Captain Corduroy");
  add (fixture, "Add a Loyal", "grunt");
  row = add_own (fixture, "Add a Loyal", 1, "Button");
  click (row, "Combination of dice: one Charisma more", 2);
  click (row, "Combination of dice: one Resource more", 1);
  click (row, "Combination of dice: one Essence more", 1);
  choose_attribute (row, "Set off by", 4);
  write_row (row, "Ability", "Once a round, sew a lost stitch back on: one of your dice may be rolled again.");
  row = add_own (fixture, "Add a Mercenary", 2, "Needle");
  click (row, "Combination of dice: one Intelligence more", 3);
  click (row, "Combination of dice: one Intelligence less", 1);
  click (row, "Combination of dice: one Resource more", 1);
  add (fixture, "Add an Advantage", "scouting");
  add (fixture, "Add an Advantage", "birden");
  count (fixture, "Teammates required", 3);
  count (fixture, "Mercenaries among them", 1);
  click (fixture->window, "Dice of the Mission: one Intelligence more", 1);
  click (fixture->window, "Dice of the Mission: one Charisma more", 1);
  click (fixture->window, "Dice of the Mission: one Resource more", 1);
  click (fixture->window, "Dice of the Mission: one Essence more", 2);
}

static gboolean
is_said (GtkWidget *root, const char *text)
{
  if (GTK_IS_LABEL (root) && gtk_widget_get_mapped (root)
      && strstr (gtk_label_get_text (GTK_LABEL (root)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (is_said (child, text))
      return TRUE;
  return FALSE;
}

static void
assert_said (Fixture *fixture, const char *text)
{
  if (!is_said (fixture->window, text))
    fail_msg ("the window doesn't say “%s”", text);
}

/* Line by line what the sample has, whatever stands around it. */
static void
assert_sample (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "samples", "team.muster", NULL);
  g_autofree char *sample = NULL, *built = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (MusterThing) team = muster_thing_dup (muster_session_get_thing (fixture->session));
  const char *at;

  /* As a file has it: its own cards are the library's too. */
  muster_thing_unlink_parts (team);
  assert_true (g_file_get_contents (path, &sample, NULL, NULL));
  at = built = muster_thing_write (team, muster_session_get_catalog (fixture->session));
  lines = g_strsplit (sample, "\n", 0);
  for (guint i = 2; lines[i] != NULL && !g_str_has_prefix (g_strstrip (lines[i]), "</muster"); i++)
    {
      const char *found = strstr (at, lines[i]);

      if (found == NULL)
        fail_msg ("the team has no “%s” where the sample has it:\n%s", lines[i], built);
      at = found + strlen (lines[i]);
    }
}

static void
test_sample (void **state)
{
  Fixture *fixture = *state;

  build_sample (fixture);
  assert_sample (fixture);
  fixture_assert_text (fixture, "Legal · 3 Teammates");
  assert_said (fixture, "The Mission has the Teammates it needs: roll for its combination.");
  assert_said (fixture, "Its combination takes 5 of the 8 dice: 1 Intelligence, 1 Charisma, 1 Resource and 2 Essence.");
  /* Of the rolls of eight dice, those with at least two Essence, less those that lack one of the other three, two or all of them.
   * Birden twice, and so Essence on one face of six: with k of the three missing (6-k)^8 - (5-k)^8 - 8 (5-k)^7 rolls, which is
   * 663991 - 3 * 194017 + 3 * 41479 - 5281 = 201096 of 6^8. Essence twice: (6-k)^8 - (4-k)^8 - 16 (4-k)^7, which is
   * 1351936 - 3 * 349072 + 3 * 63232 - 6544 = 487872. */
  assert_said (fixture, "In one roll it shows with a chance of between 11.97% and 29.05%.");
  choose_attribute (fixture->window, "Attribute on two faces", 4);
  assert_said (fixture, "In one roll it shows with a chance of 29.05%.");
  choose_attribute (fixture->window, "Attribute on two faces", 5);
  assert_said (fixture, "In one roll it shows with a chance of 11.97%.");
  drive_undo (fixture->window);
  drive_undo (fixture->window);
  assert_sample (fixture);
}

static void
assert_gone (Fixture *fixture, const char *sentence)
{
  assert_false (drive_has_text (fixture->window, sentence));
}

static void
test_hero (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  fixture_assert_text (fixture, "No Hero leads this team.");
  press_button (fixture, "Pick any Hero");
  assert_gone (fixture, "No Hero leads this team.");
  assert_string_equal (get_team (fixture)->hero, "The Hero");
  fixture_assert_text (fixture, "Legal · 0 Teammates");
  drive_undo (fixture->window);
  assert_null (get_team (fixture)->hero);
  fixture_assert_text (fixture, "No Hero leads this team.");
  drive_redo (fixture->window);
  assert_string_equal (get_team (fixture)->hero, "The Hero");
}

/* One too many is offered with the reason, can be added all the same, and removed again. */
static void
check_most (Fixture *fixture, const char *button, const char *words, guint most, const char *sentence,
            const char *remedy)
{
  guint before = get_team (fixture)->cards->len;

  for (guint i = 0; i < most; i++)
    add (fixture, button, words);
  assert_gone (fixture, sentence);
  press_button (fixture, button);
  fixture_assert_text (fixture, sentence);
  drive_take (fixture->window, words);
  assert_int_equal (get_team (fixture)->cards->len, before + most + 1);
  fixture_assert_text (fixture, sentence);
  press_button (fixture, remedy);
  assert_gone (fixture, sentence);
  assert_int_equal (get_team (fixture)->cards->len, before + most);
  drive_undo (fixture->window);
  fixture_assert_text (fixture, sentence);
  drive_redo (fixture->window);
  assert_gone (fixture, sentence);
}

static void
test_most (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  press_button (fixture, "Pick any Hero");
  check_most (fixture, "Add a Loyal", "grunt", 2, "The team has 3 Loyals; it may have at most 2.", "Leave out Grunt");
  check_most (fixture, "Add a Mercenary", "of your own", 2, "The team has 3 Mercenaries; it may have at most 2.",
              "Leave out ");
  check_most (fixture, "Add an Advantage", "scouting", 4, "5 Advantage cards are in hand; a hand has at most 4.",
              "Leave out Scouting");
  fixture_assert_text (fixture, "Legal · 4 Teammates");
}

static void
test_mission (void **state)
{
  Fixture *fixture = *state;
  const char *teammates = "The Mission asks for 2 Teammates, and the team has 0.";
  const char *mercenaries = "The Mission asks for 1 Mercenary among the Teammates, and the team has 0.";

  start (fixture);
  press_button (fixture, "Pick any Hero");
  count (fixture, "Teammates required", 2);
  fixture_assert_text (fixture, teammates);
  press_button (fixture, "Recruit 2 more Loyals");
  assert_gone (fixture, teammates);
  assert_int_equal (get_team (fixture)->cards->len, 2);
  count (fixture, "Mercenaries among them", 1);
  fixture_assert_text (fixture, mercenaries);
  press_button (fixture, "Recruit 1 more Mercenary");
  assert_gone (fixture, mercenaries);
  assert_int_equal (get_team (fixture)->cards->len, 3);
  drive_undo (fixture->window);
  fixture_assert_text (fixture, mercenaries);
  drive_undo (fixture->window);
  drive_undo (fixture->window);
  fixture_assert_text (fixture, teammates);
  /* Nothing asked for is nothing wrong. */
  count (fixture, "Teammates required", 0);
  assert_gone (fixture, teammates);
}

/* A removed card comes back with all its text. */
static void
test_leave_out (void **state)
{
  Fixture *fixture = *state;

  build_sample (fixture);
  click (fixture->window, "Leave out Button", 1);
  assert_string_equal (muster_session_get_undo (fixture->session), "Leave out Button");
  assert_int_equal (get_team (fixture)->cards->len, 4);
  fixture_assert_text (fixture, "The Mission asks for 3 Teammates, and the team has 2.");
  drive_undo (fixture->window);
  assert_sample (fixture);
}

/* A card written in one team is offered in the next, and is the same card there. */
static void
test_own_cards_of_another_team (void **state)
{
  Fixture *fixture = *state;

  build_sample (fixture);
  start (fixture);
  add (fixture, "Add a Loyal", "Button");
  assert_int_equal (get_team (fixture)->cards->len, 1);
  assert_string_equal (((const MusterStuffedCard *) get_team (fixture)->cards->pdata[0])->combination.text,
                       "charisma charisma resource essence");
}

/* A Mission that came with a file is kept, and then offered to another team. */
static void
test_own_mission (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture, "<team name='One' hero='Any'><mission name='Tea' teammates='2'/></team>");
  drive_activate (drive_find_titled (fixture->window, "Choose a Mission"));
  drive_take (fixture->window, "Keep the current one");
  start (fixture);
  drive_activate (drive_find_titled (fixture->window, "Choose a Mission"));
  drive_take (fixture->window, "Tea");
  assert_string_equal (get_team (fixture)->mission->thing.name, "Tea");
  assert_int_equal (get_team (fixture)->mission->teammates, 2);
}

/* What the first card that is printed says sets it off; NULL: nothing. */
static void
assert_on_card (Fixture *fixture, const char *attribute)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  const MusterCard *card;
  const char *found = NULL;

  muster_games_make_cards (muster_session_get_catalog (fixture->session), muster_session_get_thing (fixture->session),
                           cards);
  assert_int_equal (cards->len, 1);
  card = cards->pdata[0];
  for (guint i = 0; i < card->facts->len; i++)
    if (g_str_equal (muster_card_fact (card->facts, i)->label, "Set off by"))
      found = muster_card_fact (card->facts, i)->value;
  if (attribute != NULL)
    assert_string_equal (found, attribute);
  else
    assert_null (found);
}

/* A step for each change, on the card that is printed; what is no attribute is kept until another is chosen. */
static void
test_attribute (void **state)
{
  Fixture *fixture = *state;
  const MusterStuffedCard *card;
  GtkWidget *row;

  start (fixture);
  row = add_own (fixture, "Add a Loyal", 0, "Button");
  choose_attribute (row, "Set off by", 4);
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose what sets it off");
  card = get_team (fixture)->cards->pdata[0];
  assert_string_equal (card->attribute.id, "essence");
  assert_on_card (fixture, "Essence");
  choose_attribute (row, "Set off by", 0);
  card = get_team (fixture)->cards->pdata[0];
  assert_false (muster_choice_is_made (&card->attribute));
  assert_on_card (fixture, NULL);
  drive_undo (fixture->window);
  assert_on_card (fixture, "Essence");
  assert_int_equal (muster_drop_row_get_selected (MUSTER_DROP_ROW (drive_find_titled (row, "Set off by"))), 4);
  drive_undo (fixture->window);
  assert_on_card (fixture, NULL);
  assert_int_equal (muster_drop_row_get_selected (MUSTER_DROP_ROW (drive_find_titled (row, "Set off by"))), 0);
}

static const char *
get_choice (MusterDropRow *row)
{
  return gtk_string_list_get_string (GTK_STRING_LIST (muster_drop_row_get_model (row)),
                                     muster_drop_row_get_selected (row));
}

static void
test_strange_attribute (void **state)
{
  Fixture *fixture = *state;
  MusterDropRow *row;

  fixture_open_things (fixture, "<team hero='A'><loyal name='Button' attribute='luck'/></team>");
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (drive_nth (fixture->window, MUSTER_TYPE_STUFFED_CARD_ROW, 0)), TRUE);
  drive_settle ();
  row = MUSTER_DROP_ROW (drive_find_titled (fixture->window, "Set off by"));
  assert_string_equal (get_choice (row), "luck");
  choose_attribute (fixture->window, "Set off by", 1);
  assert_int_equal (g_list_model_get_n_items (muster_drop_row_get_model (row)), 6);
  drive_undo (fixture->window);
  assert_string_equal (get_choice (row), "luck");
}

static void
test_accessible (void **state)
{
  Fixture *fixture = *state;
  static const char *const buttons[] = {
    "Leave out Grunt",
    "Leave out Needle",
    "Leave out Scouting",
    "Dice of the Mission: one Birden more",
    "Dice of the Mission: one Essence less",
  };
  static const char *const counts[] = { "Coins at hand", "Teammates required", "Mercenaries among them" };

  build_sample (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    assert_non_null (drive_find_named (fixture->window, buttons[i]));
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    gtk_test_accessible_assert_property (
        drive_nth (drive_find_titled (fixture->window, counts[i]), GTK_TYPE_SPIN_BUTTON, 0),
        GTK_ACCESSIBLE_PROPERTY_LABEL, counts[i]);
  assert_false (gtk_widget_get_sensitive (drive_find_named (fixture->window, "Dice of the Mission: one Birden less")));
}

/* Two dice of each, and two coins: a Loyal for two Charismas, the Mercenary for two Resources and the coins. What was typed is there
 * again. */
static void
test_roll (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *page;

  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "team"));
  drive_settle ();
  drive_activate_row (fixture->window, "A roll");
  page = drive_nth (fixture->window, MUSTER_TYPE_TURN_PAGE, 0);
  assert_non_null (page);
  fixture_assert_text (fixture, "Enter what your eight dice show");
  click (page, "What your dice show: one Birden more", 1);
  fixture_assert_text (fixture, "These dice buy nothing as they are");
  click (page, "What your dice show: one Birden less", 1);
  click (page, "What your dice show: one Charisma more", 2);
  click (page, "What your dice show: one Resource more", 2);
  press_button (fixture, "Add Loyal");
  assert_false (drive_has_text (fixture->window, "Loyal 1 (Loyal): now"));
  click (page, "Loyal 1: one Charisma more", 2);
  press_button (fixture, "Add Mercenary");
  click (page, "Mercenary 2: one Resource more", 2);
  fixture_assert_text (fixture, "Best with these dice");
  fixture_assert_text (fixture, "Loyal 1 (Loyal): now");
  count (fixture, "Coins at hand", 2);
  fixture_assert_text (fixture, "Mercenary 2 (Mercenary): now");
  drive_press (page, GDK_KEY_Escape, 0);
  drive_settle ();
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_TURN_PAGE, 0));
  drive_activate_row (fixture->window, "A roll");
  fixture_assert_text (fixture, "Mercenary 2 (Mercenary): now");
  /* A ninth die is more than there are. */
  click (drive_nth (fixture->window, MUSTER_TYPE_TURN_PAGE, 0), "What your dice show: one Essence more", 5);
  assert_false (drive_has_text (fixture->window, "Best with these dice"));
  /* Another team's roll is another one. */
  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "team"));
  drive_settle ();
  drive_activate_row (fixture->window, "A roll");
  fixture_assert_text (fixture, "Enter what your eight dice show");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_roll, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_sample, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_hero, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_most, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_mission, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_own_cards_of_another_team, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_own_mission, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_leave_out, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_attribute, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_strange_attribute, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_accessible, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
