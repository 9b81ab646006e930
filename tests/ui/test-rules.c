/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each rule of a character broken through the widgets, named, and repaired by the buttons, in steps that are undone. */
#include "ui/fixture.h"

#include "app/widgets/report-problems.h"
#include "app/games/collision/values-row.h"
#include "app/widgets/verdict-bar.h"
#include "app/widgets/rows/fold-row.h"

static GtkWidget *
find_problems (Fixture *fixture)
{
  return drive_open_problems (fixture->window);
}

static gboolean
is_illegal (Fixture *fixture)
{
  return !gtk_widget_has_css_class (drive_nth (fixture->window, MUSTER_TYPE_VERDICT_BAR, 0), "legal");
}

static void
assert_broken (Fixture *fixture, const char *rule)
{
  assert_true (is_illegal (fixture));
  if (drive_find_by_id (find_problems (fixture), rule) == NULL)
    fail_msg ("nobody tells of %s", rule);
}

/* The first remedy, until nothing is wrong; each is one step. Then all of it is undone. */
static void
mend (Fixture *fixture, const char *rule)
{
  guint pressed = 0;

  for (; is_illegal (fixture); pressed++)
    {
      GtkWidget *button = drive_find_first_remedy (fixture->window);
      g_autofree char *label = button != NULL ? g_strdup (gtk_button_get_label (GTK_BUTTON (button))) : NULL;

      if (label == NULL || pressed == 5)
        fail_msg ("%s: nothing mends it", rule);
      g_signal_emit_by_name (button, "clicked");
      drive_settle ();
      assert_string_equal (muster_session_get_undo (fixture->session), label);
    }
  while (pressed-- > 0)
    drive_undo (fixture->window);
  assert_broken (fixture, rule);
}

static void
clear (Fixture *fixture, const char *place)
{
  g_signal_emit_by_name (drive_find_row (fixture->window, place), "cleared");
  drive_settle ();
}

static void
test_choices (void **state)
{
  static const struct
  {
    const char *place, *words, *rule; /* no words: taken out */
  } breaks[] = {
    { "Weapon 1", "pike", "hands.too-many" },
    { "Tarot", "2 of cups", "enchantment.rank" },
    { "Enchantment of weapon 1", "bone", "weapon.sharp-slay" },
    { "Add a skill", "tactical strike", "skills.too-many" },
    { "Skill 1", "parry", "skill.suit" },
    { "Tarot", "3 of cups", "skill.rank" },
    { "Skill 2", "check", "skill.repeated" },
    { "Race", "fae", "values.too-many" },
  };
  Fixture *fixture = *state;

  fixture_build_example (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (breaks); i++)
    {
      if (breaks[i].words != NULL)
        drive_choose (fixture->window, breaks[i].place, breaks[i].words);
      else
        clear (fixture, breaks[i].place);
      assert_broken (fixture, breaks[i].rule);
      mend (fixture, breaks[i].rule);
      drive_undo (fixture->window);
      fixture_assert_text (fixture, "Legal · 75 points");
    }
}

static void
test_armor (void **state)
{
  Fixture *fixture = *state;

  fixture_build_example (fixture);
  drive_choose (fixture->window, "Enchantment of the armor", "quick");
  clear (fixture, "Armor");
  assert_broken (fixture, "armor-enchantment.no-armor");
  mend (fixture, "armor-enchantment.no-armor");
}

static void
test_values (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  fixture_build_example (fixture);
  row = drive_nth (fixture->window, MUSTER_TYPE_VALUES_ROW, 0);
  muster_fold_row_set_enable_expansion (MUSTER_FOLD_ROW (row), TRUE);
  drive_settle ();
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_find_button (row, "Sorcery")), FALSE);
  drive_settle ();
  assert_broken (fixture, "option.not-in-values");
  mend (fixture, "option.not-in-values");
}

static void
close_dialogs (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (ADW_IS_MESSAGE_DIALOG (window->data))
      gtk_window_destroy (window->data);
}

/* What only a file can break. */
static void
test_file (void **state)
{
  static const char text[]
      = "<muster xmlns=\"urn:muster:1\"><character name=\"Guest\" race=\"human\" tarot=\"6-of-cups\" armor=\"tinfoil\">"
        "<weapon ref=\"dagger\"/><weapon ref=\"dagger\"/><weapon ref=\"dagger\"/></character></muster>";
  Fixture *fixture = *state;
  g_autofree char *path = g_build_filename (fixture->folder, "guest.muster", NULL);

  assert_true (g_file_set_contents (path, text, -1, NULL));
  muster_window_files_open (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
  close_dialogs ();
  assert_broken (fixture, "weapons.too-many");
  assert_broken (fixture, "option.unknown");
  mend (fixture, "weapons.too-many");
  assert_string_equal (fixture_get_character (fixture)->armor.id, "tinfoil");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_choices, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_armor, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_values, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_file, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
