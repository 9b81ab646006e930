/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window by keyboard alone: every key goes to the focused widget and the bindings around it, as GTK sends it.
 * Nothing here points, activates widgets directly or moves the focus. */
#include "ui/fixture.h"

#include "app/widgets/search-list.h"
#include "app/games/collision/choice-row.h"
#include "app/games/collision/picking/picker.h"
#include "app/widgets/report-problems.h"

static GtkWidget *
get_focus (Fixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

/* The accessible text of the focused widget. */
static char *
dup_focused (Fixture *fixture)
{
  GtkWidget *focus = get_focus (fixture);
  g_autofree char *name = focus != NULL ? drive_dup_name (focus) : NULL;

  if (name != NULL || focus == NULL)
    return g_steal_pointer (&name);
  if (GTK_IS_BUTTON (focus))
    return g_strdup (gtk_button_get_label (GTK_BUTTON (focus)));
  return ADW_IS_PREFERENCES_ROW (focus) ? g_strdup (drive_get_title (focus)) : NULL;
}

static gboolean
is_focused (Fixture *fixture, const char *name)
{
  g_autofree char *focused = dup_focused (fixture);

  return focused != NULL && g_str_has_prefix (focused, name);
}

/* Presses Tab, and within lists Down, until the widget with that name is focused. */
static void
go_to (Fixture *fixture, const char *name)
{
  for (guint i = 0; i < 150; i++)
    {
      GtkWidget *before = get_focus (fixture);

      if (is_focused (fixture, name))
        return;
      if (before != NULL && GTK_IS_LIST_BOX_ROW (before))
        drive_key (fixture->window, GDK_KEY_Down, 0);
      if (get_focus (fixture) == before)
        drive_key (fixture->window, GDK_KEY_Tab, 0);
    }
  fail_msg ("the keys don't reach “%s”", name);
}

/* Enter on a row, words, Enter. */
static void
choose (Fixture *fixture, const char *place, const char *words)
{
  go_to (fixture, place);
  assert_true (drive_key (fixture->window, GDK_KEY_Return, 0));
  assert_non_null (drive_get_picker (fixture->window));
  drive_type (fixture->window, words);
  drive_enter (fixture->window);
  if (drive_get_picker (fixture->window) != NULL)
    drive_enter (fixture->window); /* it doesn't fit */
  assert_null (drive_get_picker (fixture->window));
}

static const char *const example[][2] = {
  { "Race", "red elf" }, { "Tarot", "6 of cups" },  { "Weapon 1", "sabre" },    { "Enchantment of weapon 1", "shadow" },
  { "Armor", "scale" },  { "Accessory", "shield" }, { "Add a skill", "check" }, { "Add a skill", "majesty" },
};

static void
build (Fixture *fixture)
{
  go_to (fixture, "_New Character");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  assert_non_null (muster_session_get_thing (fixture->session));
  for (guint i = 0; i < G_N_ELEMENTS (example); i++)
    choose (fixture, example[i][0], example[i][1]);
}

static void
assert_number (Fixture *fixture, const char *title, const char *number)
{
  GtkWidget *chip = drive_find_button (fixture->window, title);

  if (!drive_has_text (chip, number))
    fail_msg ("%s isn't %s", title, number);
}

static void
test_example (void **state)
{
  static const char *const numbers[][2] = {
    { "Points", "75" }, { "Def", "7" },  { "Arm", "7" },   { "Tuf", "2" },   { "End", "4" },
    { "Mana", "4" },    { "Comm", "5" }, { "Move", "5" },  { "Att", "2" },   { "Str", "2" },
    { "S-Pow", "0" },   { "EC", "2" },   { "W-Att", "4" }, { "W-Pow", "3" }, { "Reach", "1" },
  };
  Fixture *fixture = *state;

  build (fixture);
  fixture_assert_text (fixture, "Legal · 75 points");
  fixture_assert_text (fixture, "Sabre · Shadow");
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    assert_number (fixture, numbers[i][0], numbers[i][1]);
}

/* After a choice the focus is back on the row that it was made in. */
static void
test_focus_returns (void **state)
{
  Fixture *fixture = *state;

  go_to (fixture, "_New Character");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  choose (fixture, "Race", "red elf");
  assert_true (is_focused (fixture, "Race: Red Elf"));
  drive_key (fixture->window, GDK_KEY_Return, 0);
  assert_non_null (drive_get_picker (fixture->window));
  drive_key (fixture->window, GDK_KEY_Down, 0);
  drive_key (fixture->window, GDK_KEY_Down, 0);
  drive_key (fixture->window, GDK_KEY_Escape, 0);
  assert_null (drive_get_picker (fixture->window));
  assert_true (is_focused (fixture, "Race: Red Elf"));
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Red Elf");
}

/* Ctrl+Z all the way back, Ctrl+Shift+Z all the way forward. */
static void
test_history (void **state)
{
  Fixture *fixture = *state;
  guint n = 0;

  build (fixture);
  for (; muster_session_get_undo (fixture->session) != NULL && n < 20; n++)
    drive_key (fixture->window, GDK_KEY_z, GDK_CONTROL_MASK);
  assert_int_equal (n, G_N_ELEMENTS (example));
  assert_false (muster_choice_is_made (&fixture_get_character (fixture)->race));
  for (; muster_session_get_redo (fixture->session) != NULL && n > 0; n--)
    drive_key (fixture->window, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  assert_int_equal (n, 0);
  fixture_assert_text (fixture, "Legal · 75 points");
}

/* In an entry, Ctrl+Z undoes typing, not a step. */
static void
test_entry_keeps_undo (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *focus;

  go_to (fixture, "_New Character");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  choose (fixture, "Race", "red elf");
  for (guint i = 0; i < 100
                    && !(GTK_IS_TEXT (get_focus (fixture))
                         && gtk_widget_get_ancestor (get_focus (fixture), ADW_TYPE_ENTRY_ROW) != NULL);
       i++)
    drive_key (fixture->window, GDK_KEY_Tab, 0);
  focus = get_focus (fixture);
  assert_true (GTK_IS_TEXT (focus));
  drive_type (fixture->window, "Vex");
  assert_true (drive_key (fixture->window, GDK_KEY_z, GDK_CONTROL_MASK));
  assert_string_not_equal (gtk_editable_get_text (GTK_EDITABLE (focus)), "Vex");
  /* However long that took: typing becomes a step after a moment. */
  assert_null (muster_session_get_redo (fixture->session));
  assert_true (muster_choice_is_made (&fixture_get_character (fixture)->race));
}

/* Unfinished typing is saved when the window closes. */
static void
test_going (void **state)
{
  Fixture *fixture = *state;
  MusterLibrary *library = muster_session_get_library (fixture->session);
  g_autoptr (MusterLibraryEntry) entry = NULL;

  go_to (fixture, "_New Character");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  for (guint i = 0; i < 100
                    && !(GTK_IS_TEXT (get_focus (fixture))
                         && gtk_widget_get_ancestor (get_focus (fixture), ADW_TYPE_ENTRY_ROW) != NULL);
       i++)
    drive_key (fixture->window, GDK_KEY_Tab, 0);
  drive_type (fixture->window, "Vex");
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture->window = NULL;
  drive_settle ();
  entry = muster_library_get_entry (library, muster_session_get_selected (fixture->session), NULL);
  assert_true (g_str_has_suffix (entry->name, "Vex"));
}

/* A problem is gone to, and mended, without a mouse. */
static void
test_problem (void **state)
{
  Fixture *fixture = *state;

  build (fixture);
  choose (fixture, "Weapon 1", "pike");
  go_to (fixture, "Not legal");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  assert_true (is_focused (fixture, "Pike and Shield take three hands"));
  drive_key (fixture->window, GDK_KEY_Escape, 0);
  assert_true (is_focused (fixture, "Not legal"));
  drive_key (fixture->window, GDK_KEY_Return, 0);
  drive_key (fixture->window, GDK_KEY_Return, 0);
  assert_true (is_focused (fixture, "Accessory: Shield"));
  go_to (fixture, "Not legal");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  for (guint i = 0; i < 10 && !is_focused (fixture, "Remove Pike"); i++)
    drive_key (fixture->window, GDK_KEY_Tab, 0);
  drive_key (fixture->window, GDK_KEY_Return, 0);
  assert_string_equal (muster_session_get_undo (fixture->session), "Remove Pike (-10 points)");
  fixture_assert_text (fixture, "Legal · 65 points");
}

/* A digit focuses its slot, and again the next of its kind; in an entry it is a digit. */
static void
test_digits (void **state)
{
  Fixture *fixture = *state;

  build (fixture);
  go_to (fixture, "Race");
  drive_key (fixture->window, GDK_KEY_4, 0);
  assert_true (is_focused (fixture, "Armor: Scale Armor"));
  drive_key (fixture->window, GDK_KEY_6, 0);
  assert_true (is_focused (fixture, "Skill 1: Check"));
  drive_key (fixture->window, GDK_KEY_6, 0);
  drive_key (fixture->window, GDK_KEY_6, 0);
  assert_true (is_focused (fixture, "Add a skill"));
  drive_key (fixture->window, GDK_KEY_6, 0);
  assert_true (is_focused (fixture, "Skill 1: Check"));
  drive_key (fixture->window, GDK_KEY_1, 0);
  assert_true (is_focused (fixture, "Race: Red Elf"));
  drive_key (fixture->window, GDK_KEY_Return, 0);
  assert_non_null (drive_get_picker (fixture->window));
  drive_key (fixture->window, GDK_KEY_2, 0);
  assert_non_null (drive_get_picker (fixture->window));
}

/* The numbers are one stop for Tab; the arrows go through all of them, the weapon's too, and no further. */
static void
test_numbers (void **state)
{
  Fixture *fixture = *state;
  guint stops = 0;

  build (fixture);
  go_to (fixture, "Points 75");
  drive_key (fixture->window, GDK_KEY_Right, 0);
  assert_true (is_focused (fixture, "Def 7"));
  drive_key (fixture->window, GDK_KEY_Left, 0);
  drive_key (fixture->window, GDK_KEY_Left, 0);
  assert_true (is_focused (fixture, "Points 75"));
  for (guint i = 0; i < 30; i++)
    drive_key (fixture->window, GDK_KEY_Right, 0);
  assert_true (is_focused (fixture, "Sabre: Reach 1"));
  drive_key (fixture->window, GDK_KEY_Tab, 0);
  for (guint i = 0; i < 150 && !is_focused (fixture, "Points 75"); i++)
    {
      drive_key (fixture->window, GDK_KEY_Tab, 0);
      stops += is_focused (fixture, "Def ") || is_focused (fixture, "Comm ");
    }
  assert_int_equal (stops, 0);
}

/* Down goes through the rows, and never to a button that removes something. */
static void
test_down (void **state)
{
  Fixture *fixture = *state;
  gboolean armor = FALSE;

  build (fixture);
  go_to (fixture, "Race");
  for (guint i = 0; i < 25; i++)
    {
      drive_key (fixture->window, GDK_KEY_Down, 0);
      armor = armor || is_focused (fixture, "Armor: Scale Armor");
      assert_false (is_focused (fixture, "Remove"));
    }
  assert_true (armor);
}

/* A choice is cleared by the button in its row. */
static void
test_clear (void **state)
{
  Fixture *fixture = *state;

  build (fixture);
  go_to (fixture, "Armor: Scale Armor");
  drive_key (fixture->window, GDK_KEY_Tab, 0);
  assert_true (is_focused (fixture, "Remove Scale Armor"));
  drive_key (fixture->window, GDK_KEY_Return, 0);
  assert_string_equal (muster_session_get_undo (fixture->session), "Remove Scale Armor");
  assert_true (is_focused (fixture, "Armor"));
}

/* The tarots: typing searches wherever the focus is, a space doesn't select, and the arrows move through the
 * results. */
static void
test_tarots (void **state)
{
  Fixture *fixture = *state;

  go_to (fixture, "_New Character");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  go_to (fixture, "Tarot");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  drive_type (fixture->window, "of cups");
  assert_non_null (drive_get_picker (fixture->window));
  /* Nobody waits for the search. */
  drive_key (fixture->window, GDK_KEY_Down, 0);
  drive_enter (fixture->window);
  assert_null (drive_get_picker (fixture->window));
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose 3 of Cups");
}

/* Building from a miniature asks one thing at a time, and Escape leaves it where it is. */
static void
test_miniature (void **state)
{
  static const char *const questions[] = { "What does the miniature show?", "What should it do?" };
  Fixture *fixture = *state;

  go_to (fixture, "Build from a _Miniature");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  fixture_assert_text (fixture, "Do you have a photo of it?");
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      go_to (fixture, "_Next");
      drive_key (fixture->window, GDK_KEY_Return, 0);
      fixture_assert_text (fixture, questions[i]);
    }
  go_to (fixture, "Tough");
  drive_key (fixture->window, GDK_KEY_Return, 0);
  fixture_assert_text (fixture, "How much may it cost?");
  drive_key (fixture->window, GDK_KEY_Escape, 0);
  assert_null (muster_session_get_undo (fixture->session));
  choose (fixture, "Armor", "leather");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_example, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_focus_returns, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_history, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_entry_keeps_undo, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_going, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_problem, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_clear, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_digits, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_numbers, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_down, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_tarots, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_miniature, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
