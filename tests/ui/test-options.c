/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making options in the window: copying and changing a weapon, the example's card, errors at fields, undo, and changes
 * by another program. */
#include "ui/fixture.h"

#include <string.h>

#include "app/house/new-pack-window.h"
#include "app/house/option-page.h"
#include "app/house/pack-window.h"
#include "app/shell/content-window.h"
#include "app/shell/window-packs.h"
#include "app/widgets/rows/count-row.h"
#include "app/widgets/search-list.h"
#include "app/widgets/rows/fold-row.h"
#include "games/game.h"
#include "support/library.h"
#include "workspace/house.h"

static int
setup (void **state)
{
  Fixture *fixture;
  g_autofree char *packs = NULL;

  if (fixture_setup (state) != 0)
    return -1;
  fixture = *state;
  packs = g_build_filename (fixture->folder, "packs", NULL);
  g_setenv ("MUSTER_PACKS", packs, TRUE);
  return 0;
}

/* Makes a pack as a player does, and shows its options. */
static GtkWidget *
make_pack (Fixture *fixture)
{
  GtkWidget *content, *window;

  fixture_act (fixture, "win.content");
  content = drive_find_window (MUSTER_TYPE_CONTENT_WINDOW);
  g_signal_emit_by_name (drive_find_button (content, "_New…"), "clicked");
  drive_settle ();
  window = drive_find_window (MUSTER_TYPE_NEW_PACK_WINDOW);
  assert_non_null (window);
  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "Name")), "Harbour");
  g_signal_emit_by_name (drive_find_button (window, "_Create"), "clicked");
  drive_settle ();
  window = drive_find_window (MUSTER_TYPE_PACK_WINDOW);
  assert_non_null (window);
  return window;
}

static void
act (GtkWidget *window, const char *action)
{
  gtk_widget_activate_action (window, action, NULL);
  drive_settle ();
}

static void
close_all (GtkWidget *window)
{
  gtk_window_close (GTK_WINDOW (window));
  drive_settle ();
  gtk_window_close (GTK_WINDOW (drive_find_window (MUSTER_TYPE_CONTENT_WINDOW)));
  drive_settle ();
}

/* Takes what has that name in the list to choose from. */
static void
take (GtkWidget *window, const char *name)
{
  GtkWidget *chooser = drive_nth (window, MUSTER_TYPE_SEARCH_LIST, 0);

  assert_non_null (chooser);
  drive_search_and_take (chooser, name);
  drive_settle ();
}

static GtkWidget *
find_spin (GtkWidget *window, const char *title)
{
  return drive_nth (drive_find_titled (window, title), GTK_TYPE_SPIN_BUTTON, 0);
}

static void
count (GtkWidget *window, const char *title, gint number)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_spin (window, title)), number);
  drive_settle ();
}

static void
assert_count (GtkWidget *window, const char *title, gint number)
{
  assert_int_equal (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (find_spin (window, title))), number);
}

static void
write_line (GtkWidget *window, const char *title, const char *text)
{
  GtkWidget *row = drive_find_titled (window, title);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  muster_option_page_flush (MUSTER_OPTION_PAGE (drive_nth (window, MUSTER_TYPE_OPTION_PAGE, 0)));
  drive_settle ();
}

static char *
read_pack (void)
{
  g_autofree char *folder = muster_house_dup_folder (), *path = g_build_filename (folder, "harbour.xml", NULL);
  char *text = NULL;

  assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
assert_saved (const char *part, gboolean is_there)
{
  g_autofree char *text = read_pack ();

  if ((strstr (text, part) != NULL) != is_there)
    fail_msg ("%s in:\n%s", part, text);
}

static const MusterOption *
find_weapon (Fixture *fixture, const char *id)
{
  return muster_catalog_find (muster_session_get_catalog (fixture->session), MUSTER_KIND_WEAPON, id);
}

/* A weapon of the book becomes one of the player's own. */
static void
test_copy_and_change (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *window = make_pack (fixture);

  assert_true (drive_has_text (window, "None yet. Create one, or copy one from a book and change it."));
  act (window, "win.copy-option");
  take (window, "Pike");
  write_line (window, "Name", "Boat Hook");
  count (window, "Points", 7);
  assert_saved ("name=\"Boat Hook\"", TRUE);
  assert_saved ("points=\"7\"", TRUE);
  assert_true (drive_has_text (window, "Cheapest legal character: 23 points"));
  act (window, "win.back");
  assert_true (g_str_has_prefix (drive_get_subtitle (drive_find_titled (window, "Boat Hook")), "Weapon · 7 points"));
  close_all (window);
  assert_int_equal (find_weapon (fixture, "boat-hook")->points, 7);
}

/* A Pike costs 6; whoever carries nothing more expensive costs that much more. */
static void
test_the_card_follows (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *window = make_pack (fixture);

  act (window, "win.copy-option");
  take (window, "Pike");
  assert_true (drive_has_text (window, "Cheapest legal character: 22 points"));
  count (window, "Points", 77);
  assert_true (drive_has_text (window, "Cheapest legal character: 93 points"));
  count (window, "Hands", 3);
  assert_true (drive_has_text (window, "No legal character can have it"));
  close_all (window);
}

/* An error is below its field, is saved, and disables the pack until it is fixed. */
static void
test_a_mistake (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *window = make_pack (fixture);

  act (window, "win.copy-option");
  take (window, "Pike");
  write_line (window, "Name", "");
  assert_true (drive_has_text (window, "The last version without errors: 22 points"));
  assert_saved ("name=\"\"", TRUE);
  assert_true (drive_has_text (window, "This can't be empty"));
  act (window, "win.undo");
  assert_false (drive_has_text (window, "This can't be empty"));
  assert_true (drive_has_text (window, "Cheapest legal character: 22 points"));
  close_all (window);
  assert_non_null (find_weapon (fixture, "pike-2"));
}

static void
test_undo (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *window = make_pack (fixture);

  act (window, "win.copy-option");
  take (window, "Pike");
  count (window, "Hands", 1);
  count (window, "Points", 30);
  act (window, "win.undo");
  assert_saved ("points=\"30\"", FALSE);
  assert_saved ("hands=\"1\"", TRUE);
  act (window, "win.redo");
  assert_count (window, "Points", 30);
  for (guint i = 0; i < 3; i++)
    act (window, "win.undo");
  assert_saved ("<weapon", FALSE);
  assert_true (drive_has_text (window, "None yet. Create one, or copy one from a book and change it."));
  act (window, "win.redo");
  act (window, "win.redo");
  assert_saved ("hands=\"1\"", TRUE);
  close_all (window);
}

/* A new option of any kind has a form; deleting it can be undone. */
static void
test_every_kind (void **state)
{
  static const char *const kinds[] = {
    "Race",    "Tarot", "Weapon", "Weapon Enchantment", "Armor",       "Armor Enchantment", "Accessory",      "Skill",
    "Ability", "Aim",   "Puppet", "Toy Box Size",       "Castle Card", "Stuffed Card",      "Dice Attribute", "Rule"
  };
  Fixture *fixture = *state;
  GtkWidget *window = make_pack (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = g_strdup_printf ("New %s", kinds[i]);

      act (window, "win.new-option");
      take (window, kinds[i]);
      assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (drive_find_titled (window, "Name"))), name);
      act (window, "win.back");
    }
  drive_activate (drive_find_titled (window, "New Race"));
  act (window, "win.back");
  g_signal_emit_by_name (drive_find_named (window, "Delete New Race"), "clicked");
  drive_settle ();
  assert_saved ("New Race", FALSE);
  act (window, "win.undo");
  assert_saved ("New Race", TRUE);
  close_all (window);
  assert_non_null (find_weapon (fixture, "new-weapon"));
}

/* An ability is found, given a number, and taken away again. */
static void
test_an_ability (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *window = make_pack (fixture);

  act (window, "win.new-option");
  take (window, "Weapon");
  g_signal_emit_by_name (drive_find_named (window, "Add Ability: Specials"), "clicked");
  drive_settle ();
  take (window, "Hex");
  assert_saved ("<special as=\"Hex 1\" see=\"hex\"/>", TRUE);
  count (window, "X", 3);
  assert_saved ("as=\"Hex 3\"", TRUE);
  count (window, "Move", -1);
  assert_saved ("move=\"-1\"", TRUE);
  g_signal_emit_by_name (drive_find_button (window, "_Remove"), "clicked");
  drive_settle ();
  assert_saved ("<special", FALSE);
  close_all (window);
}

/* The pack's own facts; an invalid version is reported. */
static void
test_facts (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *window = make_pack (fixture);

  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "Version")), "two");
  g_signal_emit_by_name (drive_find_titled (window, "Version"), "entry-activated");
  drive_settle ();
  assert_saved ("version=\"two\"", TRUE);
  act (window, "win.undo");
  assert_saved ("version=\"1.0\"", TRUE);
  act (window, "win.redo");
  assert_true (drive_has_text (window, "A version is numbers with dots between, such as 1.2"));
  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "Version")), "1.2");
  close_all (window);
  assert_saved ("version=\"1.2\"", TRUE);
}

/* While the form is open the terminal's hand changes the file: the window says so, and keeps both. */
static void
test_another_program (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *window = make_pack (fixture);
  g_autofree char *folder = muster_house_dup_folder (), *path = g_build_filename (folder, "harbour.xml", NULL),
                  *text = NULL, *other = NULL;
  g_auto (GStrv) parts = NULL;

  act (window, "win.copy-option");
  take (window, "Pike");
  text = read_pack ();
  parts = g_strsplit (text, "<universal>", -1);
  other = g_strjoinv ("<!-- by hand --><universal>", parts);
  assert_true (g_file_set_contents (path, other, -1, NULL));
  count (window, "Points", 9);
  assert_saved ("by hand", TRUE);
  assert_saved ("points=\"9\"", TRUE);
  close_all (window);
  assert_int_equal (find_weapon (fixture, "pike-2")->points, 9);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_copy_and_change, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_the_card_follows, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_mistake, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_undo, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_every_kind, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_an_ability, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_facts, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_another_program, setup, fixture_teardown),
  };
  g_autofree char *cache = g_dir_make_tmp ("muster-cache-XXXXXX", NULL);
  int failed;

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  fixture_init ();
  failed = cmocka_run_group_tests (tests, NULL, NULL);
  library_remove_folder (cache);
  return failed;
}
