/* SPDX-License-Identifier: GPL-3.0-or-later */
/* House content in the window: packs installed, switched, in each other's way, and changed by another program; and rules that a
 * player's group agreed to waive. */
#include "ui/fixture.h"

#include "app/shell/changes-window.h"
#include "app/shell/content-window.h"
#include "app/shell/option-window.h"
#include "app/shell/window-packs.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/game.h"
#include "games/house-options.h"
#include "support/library.h"
#include "workspace/house.h"

#define PACK(name, points)                                                                                             \
  "<pack xmlns='urn:muster:pack:1' game='collision' name='" name "' version='1'><universal><weapon name='Boat Hook' "  \
  "ec='2' type='mundane' reach='1' hands='1' points='" points "'/></universal></pack>"

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

static void
install (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  muster_window_packs_install (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
}

static gint
points_of_hook (Fixture *fixture)
{
  const MusterOption *hook
      = muster_catalog_find (muster_session_get_catalog (fixture->session), MUSTER_KIND_WEAPON, "boat-hook");

  return hook != NULL ? hook->points : -1;
}

/* The character has it, and the window knows what it is, or says that nobody does. */
static void
assert_hook (Fixture *fixture, gboolean known)
{
  const MusterCollisionCharacter *character = fixture_get_character (fixture);
  const MusterChoice *weapon = &g_array_index (character->weapons, MusterCollisionWeapon, 0).weapon;
  const char *told = drive_get_subtitle (drive_find_row (fixture->window, "Weapon 1"));

  assert_string_equal (weapon->id, "boat-hook");
  assert_int_equal (weapon->option != NULL, known);
  assert_int_equal (g_str_has_prefix (told, "No installed content"), !known);
}

static GtkWidget *
open_content (Fixture *fixture)
{
  GtkWidget *content;

  fixture_act (fixture, "win.content");
  content = drive_find_window (MUSTER_TYPE_CONTENT_WINDOW);
  assert_non_null (content);
  return content;
}

static void
close_content (GtkWidget *content)
{
  gtk_window_close (GTK_WINDOW (content));
  drive_settle ();
}

static void
switch_pack (GtkWidget *content, const char *id, gboolean on)
{
  GtkWidget *row = drive_find_by_id (content, id), *toggle;

  assert_non_null (row);
  toggle = drive_nth (row, GTK_TYPE_SWITCH, 0);
  assert_non_null (toggle);
  assert_int_equal (gtk_switch_get_active (GTK_SWITCH (toggle)), !on);
  gtk_switch_set_active (GTK_SWITCH (toggle), on);
  drive_settle ();
}

static void
assert_row (GtkWidget *content, const char *id, const char *title, const char *subtitle)
{
  GtkWidget *row = drive_find_by_id (content, id);

  assert_non_null (row);
  assert_string_equal (drive_get_title (row), title);
  assert_string_equal (drive_get_subtitle (row), subtitle);
}

/* An option is there as soon as its pack is, and gone with it; what a player chose stays. */
static void
test_a_pack_comes_and_goes (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *content = open_content (fixture);

  assert_true (drive_has_text (content, "No House Content Yet"));
  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  assert_row (content, "harbour", "Harbour 1", "1 option · not used yet");
  close_content (content);

  fixture_act (fixture, "win.new");
  drive_choose (fixture->window, "Race", "human");
  drive_choose (fixture->window, "Weapon 1", "boat hook");
  assert_hook (fixture, TRUE);
  content = open_content (fixture);
  assert_row (content, "harbour", "Harbour 1", "1 option · used by 1 thing in your library");
  switch_pack (content, "harbour", FALSE);
  assert_row (content, "harbour", "Harbour 1", "Switched off");
  assert_int_equal (points_of_hook (fixture), -1);
  close_content (content);
  assert_hook (fixture, FALSE);
  content = open_content (fixture);
  switch_pack (content, "harbour", TRUE);
  close_content (content);
  assert_hook (fixture, TRUE);
}

/* Another program switches it: the window shows it when it looks again, and nothing is lost. */
static void
test_another_program_switches (void **state)
{
  Fixture *fixture = *state;
  char *argv[] = { (char *) g_getenv ("MUSTER_HELPER"), (char *) "pack", (char *) "off", (char *) "harbour", NULL };
  int status = -1;

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  fixture_act (fixture, "win.new");
  drive_choose (fixture->window, "Weapon 1", "boat hook");
  assert_true (g_spawn_sync (NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, NULL));
  assert_int_equal (status, 0);
  muster_window_packs_refresh (MUSTER_SHELL (fixture->window));
  drive_settle ();
  assert_int_equal (points_of_hook (fixture), -1);
  assert_hook (fixture, FALSE);
  drive_choose (fixture->window, "Race", "human");
  argv[2] = (char *) "on";
  assert_true (g_spawn_sync (NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, NULL));
  muster_window_packs_refresh (MUSTER_SHELL (fixture->window));
  drive_settle ();
  assert_hook (fixture, TRUE);
  drive_undo (fixture->window);
  drive_undo (fixture->window);
  drive_redo (fixture->window);
  assert_hook (fixture, TRUE);
}

/* For everybody who may have the Boat Hook the Gaff is better, and cheaper. */
static void
test_what_a_pack_does (void **state)
{
  Fixture *fixture = *state;
  const char *const text = "<pack xmlns='urn:muster:pack:1' game='collision' name='Harbour' version='1'><universal>"
                           "<weapon name='Boat Hook' ec='2' type='mundane' w-att='1' reach='1' hands='1' points='90'/>"
                           "<weapon name='Gaff' ec='2' type='mundane' w-att='2' reach='1' hands='1' points='80'/>"
                           "</universal></pack>";
  GtkWidget *content, *row, *effects;

  install (fixture, "harbour.xml", text);
  content = open_content (fixture);
  row = drive_find_by_id (content, "harbour");
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), TRUE);
  drive_settle ();
  effects = drive_find_titled (row, "What it does to the game");
  assert_non_null (strstr (drive_get_subtitle (effects), "Gaff: "));
  assert_non_null (strstr (drive_get_subtitle (effects), "it is never worse than Boat Hook, and never more expensive"));
  close_content (content);
}

static AdwMessageDialog *
get_dialog (void)
{
  GtkWidget *dialog = drive_find_window (ADW_TYPE_MESSAGE_DIALOG);

  assert_non_null (dialog);
  return ADW_MESSAGE_DIALOG (dialog);
}

/* As a click on a button does it, which closes the dialog as well. */
static void
answer (const char *response)
{
  g_autoptr (AdwMessageDialog) dialog = g_object_ref (get_dialog ());

  adw_message_dialog_response (dialog, response);
  gtk_window_destroy (GTK_WINDOW (dialog));
  drive_settle ();
}

/* Above the editor, too: until the pack is back. */
static void
test_news_follow_packs (void **state)
{
  static const char news[] = "The content has changed since this was saved: "
                             "Boat Hook is no longer in the content; 32 → 27 points in all; now illegal.";
  Fixture *fixture = *state;
  GtkWidget *content;

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  fixture_open_things (fixture,
                       "<character name='Vex' race='human' tarot='4-of-swords'><weapon ref='boat-hook'/></character>");
  content = open_content (fixture);
  switch_pack (content, "harbour", FALSE);
  assert_true (drive_has_text (fixture->window, news));
  switch_pack (content, "harbour", TRUE);
  assert_false (drive_has_text (fixture->window, news));
}

/* What a switch did is shown, repaired when asked, and taken back in one go. */
static void
test_what_changed (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *content, *changes;

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  fixture_open_things (fixture,
                       "<character name='Vex' race='human' tarot='4-of-swords'><weapon ref='boat-hook'/></character>"
                       "<character name='Plain' race='human' tarot='4-of-swords'/>");
  content = open_content (fixture);
  switch_pack (content, "harbour", FALSE);
  g_signal_emit_by_name (drive_find_button (content, "What _Changed"), "clicked");
  drive_settle ();
  changes = drive_find_window (MUSTER_TYPE_CHANGES_WINDOW);
  assert_non_null (changes);
  assert_string_equal (drive_get_subtitle (drive_find_titled (changes, "Vex")),
                       "Boat Hook is no longer in the content; 32 → 27 points in all; now illegal\n"
                       "Smallest repair: Remove boat-hook");
  assert_false (drive_has_text (changes, "Plain"));
  assert_hook (fixture, FALSE);
  g_signal_emit_by_name (drive_find_button (changes, "Repair _All"), "clicked");
  drive_settle ();
  assert_true (drive_has_text (changes, "Nothing Changed"));
  assert_int_equal (fixture_get_character (fixture)->weapons->len, 0);
  gtk_widget_activate_action (changes, "changes.undo", NULL);
  drive_settle ();
  assert_hook (fixture, FALSE);
  assert_non_null (drive_find_titled (changes, "Vex"));
  gtk_widget_activate_action (changes, "changes.repair", "x", muster_session_get_selected (fixture->session));
  drive_settle ();
  assert_int_equal (fixture_get_character (fixture)->weapons->len, 0);
  close_content (changes);
  close_content (content);
  drive_undo (fixture->window);
  assert_hook (fixture, FALSE);
}

/* The page of an option follows its slider, and saves nothing. */
static void
test_another_price (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *content, *page, *scale;

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  fixture_open_things (fixture,
                       "<character name='Vex' race='human' tarot='4-of-swords'><weapon ref='boat-hook'/></character>");
  content = open_content (fixture);
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (drive_find_by_id (content, "harbour")), TRUE);
  drive_settle ();
  assert_non_null (strstr (drive_get_subtitle (drive_find_titled (content, "If you switch it off")),
                           "1 thing changes, 1 becomes illegal\nVex: "));
  muster_wrap_row_activate (MUSTER_WRAP_ROW (drive_find_titled (content, "Boat Hook")));
  drive_settle ();
  page = drive_find_window (MUSTER_TYPE_OPTION_WINDOW);
  assert_non_null (page);
  assert_true (drive_has_text (page, "1 thing of yours has it."));
  scale = drive_nth (page, GTK_TYPE_SCALE, 0);
  gtk_range_set_value (GTK_RANGE (scale), 9);
  drive_settle ();
  assert_true (drive_has_text (page, "9 points instead of 5"));
  assert_true (drive_has_text (page, "At this price, 1 thing changes."));
  assert_string_equal (drive_get_subtitle (drive_find_titled (page, "Vex")),
                       "Boat Hook 5 → 9 points; 32 → 36 points in all");
  assert_int_equal (points_of_hook (fixture), 5);
  close_content (page);
  close_content (content);
}

/* Before replacing a pack the player sees the consequences. */
static void
test_a_new_version_is_asked_for (void **state)
{
  Fixture *fixture = *state;

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  fixture_open_things (fixture,
                       "<character name='Vex' race='human' tarot='4-of-swords'><weapon ref='boat-hook'/></character>");
  install (fixture, "again.xml", PACK ("Harbour", "6"));
  assert_non_null (strstr (adw_message_dialog_get_body (get_dialog ()),
                           "With this one 1 thing changes:\nVex: Boat Hook 5 → 6 points"));
  answer ("cancel");
  assert_int_equal (points_of_hook (fixture), 5);
}

/* The player says which of two is meant. */
static void
test_a_clash (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *content, *row;

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  install (fixture, "docks.xml", PACK ("Docks", "7"));
  assert_int_equal (points_of_hook (fixture), -1);
  content = open_content (fixture);
  row = drive_find_by_id (content, "docks");
  g_signal_emit_by_name (drive_find_button (row, "_Use This One"), "clicked");
  drive_settle ();
  assert_int_equal (points_of_hook (fixture), 7);
  assert_row (content, "harbour", "Harbour 1", "Switched off");
  close_content (content);
}

/* Another pack of the same name: the player is asked. */
static void
test_a_name_that_is_taken (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = g_build_filename (fixture->folder, "again.xml", NULL);

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  install (fixture, "again.xml", PACK ("Harbour", "6"));
  answer ("cancel");
  assert_int_equal (points_of_hook (fixture), 5);
  install (fixture, "again.xml", PACK ("Harbour", "6"));
  answer (path);
  assert_int_equal (points_of_hook (fixture), 6);
}

static void
test_what_is_no_pack (void **state)
{
  Fixture *fixture = *state;

  install (fixture, "broken.xml", "<pack");
  assert_string_equal (adw_message_dialog_get_heading (get_dialog ()), "This pack can't be installed");
  answer ("close");
}

/* A document from elsewhere brings its packs, and is judged with them; installed, they are there for everything. */
static void
test_a_document_brings_a_pack (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture,
                       "<house-content>" PACK ("Harbour", "5") "</house-content><character name='Vex' race='human'>"
                                                               "<weapon ref='boat-hook'/></character>");
  assert_string_equal (adw_message_dialog_get_heading (get_dialog ()), "This File Contains House Content");
  assert_hook (fixture, TRUE);
  answer ("install");
  assert_int_equal (points_of_hook (fixture), 5);
  assert_hook (fixture, TRUE);
  /* Once installed, the question isn't repeated. */
  fixture_open_things (fixture,
                       "<house-content>" PACK ("Harbour", "5") "</house-content><character name='Vox' race='human'/>");
  assert_null (drive_find_window (ADW_TYPE_MESSAGE_DIALOG));
}

static gboolean
is_listed_as_legal (Fixture *fixture, gint64 id)
{
  g_autoptr (MusterLibraryEntry) entry
      = muster_library_get_entry (muster_session_get_library (fixture->session), id, NULL);

  return entry->legal;
}

/* Until it is installed, the thing is judged with what it brought, and no other is. */
static void
test_what_a_document_brought_stays (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterThing) kept = NULL;
  gint64 vex;

  fixture_open_things (
      fixture, "<house-content>" PACK ("Harbour", "5") "</house-content><character name='Vex' race='human' "
                                                       "tarot='4-of-swords'><weapon ref='boat-hook'/></character>");
  assert_non_null (strstr (adw_message_dialog_get_body (get_dialog ()), "Vex: legal, 32 points, with 1 house option"));
  answer ("cancel");
  assert_hook (fixture, TRUE);
  fixture_assert_text (fixture, "Judged with Harbour 1, which is included but not installed.");
  fixture_assert_text (fixture, "Legal, with 1 house option · 32 points");
  vex = muster_session_get_selected (fixture->session);
  assert_true (is_listed_as_legal (fixture, vex));
  fixture_act (fixture, "win.new");
  assert_false (drive_has_text (fixture->window, "Judged with Harbour 1, which is included but not installed."));
  assert_null (muster_catalog_find (muster_session_get_catalog (fixture->session), MUSTER_KIND_WEAPON, "boat-hook"));
  muster_session_select (fixture->session, vex);
  drive_settle ();
  assert_hook (fixture, TRUE);
  kept = muster_library_get (muster_session_get_library (fixture->session),
                             muster_session_get_selected (fixture->session), NULL, NULL);
  assert_non_null (kept->carried);
  drive_choose (fixture->window, "Race", "halfling");
  fixture_assert_text (fixture, "Legal, with 1 house option · 30 points");
  drive_undo (fixture->window);
  fixture_assert_text (fixture, "Legal, with 1 house option · 32 points");
  assert_true (is_listed_as_legal (fixture, vex));
  fixture_act (fixture, "win.install-carried");
  assert_int_equal (points_of_hook (fixture), 5);
  assert_hook (fixture, TRUE);
}

/* An installed pack has a different version of the option: the player chooses. */
static void
test_which_options_are_meant (void **state)
{
  static const char *const things = "<house-content>" PACK (
      "Harbour", "6") "</house-content><character name='Vex' "
                      "race='human' tarot='4-of-swords'><weapon ref='boat-hook'/></character>";
  Fixture *fixture = *state;

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  fixture_open_things (fixture, things);
  assert_string_equal (adw_message_dialog_get_heading (get_dialog ()), "Which House Options Should Be Used?");
  assert_non_null (strstr (adw_message_dialog_get_body (get_dialog ()), "Vex: Boat Hook 5 → 6 points"));
  answer ("keep");
  assert_int_equal (points_of_hook (fixture), 5);
  fixture_open_things (fixture, things);
  answer ("replace");
  assert_int_equal (points_of_hook (fixture), 6);
}

/* No verdict hides what isn't of the books. */
static void
test_house_options_are_told (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterReport) report = NULL;
  g_autoptr (MusterReport) bare = NULL;

  install (fixture, "harbour.xml", PACK ("Harbour", "5"));
  fixture_build_example (fixture);
  bare = muster_games_check (muster_session_get_catalog (fixture->session), muster_session_get_thing (fixture->session),
                             FALSE);
  assert_int_equal (muster_house_options_count (bare), 0);
  drive_choose (fixture->window, "Weapon 1", "boat hook");
  report = muster_games_check (muster_session_get_catalog (fixture->session),
                               muster_session_get_thing (fixture->session), FALSE);
  assert_string_equal (muster_report_get (report, "house-options"), "1");
  assert_string_equal (report->facts->pdata[report->facts->len - 1], "With 1 house option: Boat Hook");
}

/* Agreements. */

static MusterReport *
check (Fixture *fixture)
{
  return muster_games_check (muster_session_get_catalog (fixture->session), muster_session_get_thing (fixture->session),
                             FALSE);
}

static void
test_an_agreement (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterReport) broken = NULL, agreed = NULL, again = NULL;
  GtkWidget *problems;
  const char *rule;

  fixture_open_things (fixture,
                       "<character name='Vex' race='red-elf' tarot='6-of-cups' accessory='shield'><weapon ref='pike'/>"
                       "</character>");
  broken = check (fixture);
  assert_int_equal (muster_report_get_legality (broken), MUSTER_ILLEGAL);
  rule = ((MusterProblem *) broken->problems->pdata[0])->rule->id;
  problems = drive_open_problems (fixture->window);
  assert_non_null (problems);
  assert_true (drive_has_text (problems, "We Agreed on This…"));
  gtk_widget_activate_action (problems, "problems.agree", "s", rule);
  drive_settle ();
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (get_dialog ())), "Four-armed model");
  answer ("agree");
  agreed = check (fixture);
  assert_int_equal (muster_report_get_legality (agreed), MUSTER_LEGAL_BY_AGREEMENT);
  assert_string_equal (((MusterProblem *) agreed->problems->pdata[0])->note, "Four-armed model");
  fixture_assert_text (fixture, "Agreed: Four-armed model");
  fixture_assert_text (fixture, "Withdraw the Agreement");
  drive_undo (fixture->window);
  drive_redo (fixture->window);
  gtk_widget_activate_action (problems, "problems.disagree", "s", rule);
  drive_settle ();
  again = check (fixture);
  assert_int_equal (muster_report_get_legality (again), MUSTER_ILLEGAL);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_a_pack_comes_and_goes, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_another_program_switches, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_what_a_pack_does, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_news_follow_packs, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_what_changed, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_another_price, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_new_version_is_asked_for, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_clash, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_name_that_is_taken, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_what_is_no_pack, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_a_document_brings_a_pack, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_what_a_document_brought_stays, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_which_options_are_meant, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_house_options_are_told, setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_an_agreement, setup, fixture_teardown),
  };
  g_autofree char *cache = g_dir_make_tmp ("muster-cache-XXXXXX", NULL);
  int failed;

  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  fixture_init ();
  failed = cmocka_run_group_tests (tests, NULL, NULL);
  library_remove_folder (cache);
  return failed;
}
