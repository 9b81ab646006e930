/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ui/states.h"

#include "ui/states-house.h"
#include "ui/states-options.h"

#include "app/widgets/rows/chooser-row.h"
#include "app/widgets/chooser.h"
#include "app/widgets/portrait/crop-area.h"
#include "app/widgets/portrait/portrait-page.h"
#include "app/widgets/rows/portrait-row.h"
#include "app/widgets/report-problems.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/fold-row.h"
#include "app/shell/settings.h"
#include "model/member.h"
#include "app/games/collision/member-list.h"
#include "app/shell/panes.h"
#include "app/games/collision/values-row.h"

GtkWidget *
states_find_topmost (Fixture *fixture)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *window = windows; window != NULL; window = window->next)
    if (gtk_window_get_transient_for (window->data) == GTK_WINDOW (fixture->window)
        && gtk_widget_get_mapped (window->data))
      return window->data;
  return fixture->window;
}

static void
open_sample (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "samples", name, NULL);

  muster_window_files_open (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
}

static void
show_nothing (Fixture *fixture)
{
}

static gboolean
has_portrait_page (gpointer data)
{
  return drive_nth (((Fixture *) data)->window, MUSTER_TYPE_PORTRAIT_PAGE, 0) != NULL;
}

static void
show_example (Fixture *fixture)
{
  open_sample (fixture, "battle-group.muster");
  open_sample (fixture, "worked-example.muster");
}

static void
show_picker (Fixture *fixture)
{
  GtkWidget *search;

  show_example (fixture);
  search = drive_nth (drive_open_picker (fixture->window, "Weapon 1"), GTK_TYPE_SEARCH_ENTRY, 0);
  for (guint i = 0; i < 7; i++)
    drive_press (search, GDK_KEY_Down, 0);
}

static void
show_skills (Fixture *fixture)
{
  show_example (fixture);
  drive_open_picker (fixture->window, "Skill 1");
}

static void
show_tarots (Fixture *fixture)
{
  show_example (fixture);
  drive_unfold (drive_open_picker (fixture->window, "Tarot"), TRUE);
}

static void
show_values (Fixture *fixture)
{
  show_example (fixture);
  muster_fold_row_set_enable_expansion (MUSTER_FOLD_ROW (drive_nth (fixture->window, MUSTER_TYPE_VALUES_ROW, 0)), TRUE);
}

static void
show_problems (Fixture *fixture)
{
  show_example (fixture);
  drive_choose (fixture->window, "Weapon 1", "pike");
  drive_choose (fixture->window, "Skill 2", "parry");
  drive_wait_for_frame (fixture->window);
  gtk_widget_grab_focus (drive_nth (drive_open_problems (fixture->window), GTK_TYPE_LIST_BOX_ROW, 0));
}

static void
show_repairs (Fixture *fixture)
{
  show_problems (fixture);
  g_signal_emit_by_name (drive_open_problems (fixture->window), "mended");
}

/* The cards that are printed for the samples are pictures, too. */
static void
show_crop (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "docs", "pages", "battle-group.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  show_example (fixture);
  muster_portrait_row_read (MUSTER_PORTRAIT_ROW (drive_nth (fixture->window, MUSTER_TYPE_PORTRAIT_ROW, 0)), file);
  fixture_wait (has_portrait_page, fixture);
}

static void
show_portrait (Fixture *fixture)
{
  GtkWidget *area;

  show_crop (fixture);
  area = drive_nth (fixture->window, MUSTER_TYPE_CROP_AREA, 0);
  for (guint i = 0; i < 6; i++)
    drive_press (area, GDK_KEY_plus, 0);
  drive_press (area, GDK_KEY_Return, 0);
}

static void
show_open_code (Fixture *fixture)
{
  show_example (fixture);
  /* GTK 4.8 leaks the task of a reader who finds no text. */
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), "no code");
  fixture_act (fixture, "win.open-code");
}

static void
show_compare (Fixture *fixture)
{
  show_example (fixture);
  fixture_act (fixture, "win.duplicate");
  drive_choose (fixture->window, "Weapon 1", "mace");
  drive_choose (fixture->window, "Armor", "leather");
  fixture_act (fixture, "win.compare");
  g_signal_emit_by_name (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0), "taken", 0);
}

static void
show_toy_box (Fixture *fixture)
{
  open_sample (fixture, "lady-justice.muster");
  open_sample (fixture, "seamus.muster");
}

static void
show_new_toy_box (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "toy-box");
  drive_settle ();
}

static void
show_puppets (Fixture *fixture)
{
  show_toy_box (fixture);
  drive_activate_row (fixture->window, "Add puppets");
}

static void
show_own_puppet (Fixture *fixture)
{
  show_toy_box (fixture);
  drive_activate_row (fixture->window, "Create a puppet of your own");
}

#define RECRUITS                                                                                                       \
  "<character name='Glimmer' race='wisp' tarot='2-of-cups'><skill ref='look-out'/></character>"                        \
  "<character name='Thistle' race='fae' tarot='2-of-swords'><skill ref='parry'/></character>"                          \
  "<character name='Grub' race='orc' tarot='2-of-swords'><skill ref='parry'/></character>"                             \
  "<character name='Borin' race='dwarf' tarot='2-of-coins'><skill ref='dodge'/></character>"                           \
  "<character name='Ember' race='demon' tarot='2-of-swords'><skill ref='parry'/></character>"                          \
  "<character name='Nip' race='imp' tarot='2-of-cups'><skill ref='look-out'/></character>"                             \
  "<character name='Black Knight' race='human' tarot='4-of-swords'><skill ref='parry'/></character>"                   \
  "<fixed-character name='The Tower' points='80' values='conquest' restrict='250'><stats def='9' "                     \
  "arm='8'/></fixed-character>"

/* The sample, with people in the library who could join. */
static void
show_group (Fixture *fixture)
{
  fixture_open_things (fixture, RECRUITS);
  open_sample (fixture, "battle-group.muster");
}

static void
show_group_wrong (Fixture *fixture)
{
  fixture_open_things (
      fixture,
      "<battle-group name='Too much of everything' points='150'>"
      "<character name='Black Knight' count='3' race='human' tarot='4-of-swords'><skill ref='parry'/></character>"
      "<character name='Glimmer' race='wisp' tarot='2-of-cups'><skill ref='look-out'/></character>"
      "<character name='Grub' race='orc' tarot='2-of-swords'><skill ref='parry'/><skill ref='parry'/></character>"
      "<character name='Borin' race='dwarf' tarot='2-of-coins'><skill ref='dodge'/></character>"
      "<fixed-character name='The Tower' points='80' values='conquest' restrict='250'/></battle-group>");
}

static void
show_group_open (Fixture *fixture)
{
  fixture_open_things (
      fixture,
      "<battle-group name='Undecided' points='250'>"
      "<character name='Black Knight' race='human' tarot='4-of-swords'><skill ref='parry'/></character>"
      "<character name='Glimmer' race='wisp' tarot='2-of-cups'><skill ref='look-out'/></character></battle-group>");
}

static void
show_group_new (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "battle-group");
  drive_settle ();
}

static void
show_group_add (Fixture *fixture)
{
  show_group (fixture);
  drive_activate_row (fixture->window, "Add from the library");
}

static void
show_planner (Fixture *fixture)
{
  show_group (fixture);
  g_signal_emit_by_name (drive_find_button (fixture->window, "_Plan…"), "clicked");
  drive_settle ();
}

/* Members get rows when they come into view. */
static void
reach_member (Fixture *fixture, const char *name)
{
  GtkWidget *list = drive_nth (fixture->window, MUSTER_TYPE_MEMBER_LIST, 0);
  GPtrArray *members = muster_thing_get_members (muster_session_get_thing (fixture->session));

  muster_panes_show (MUSTER_PANES (drive_nth (fixture->window, MUSTER_TYPE_PANES, 0)), MUSTER_PANE_EDITOR);
  drive_wait_for_frame (fixture->window);
  for (guint i = 0; i < members->len; i++)
    if (g_str_equal (muster_thing_get_name (members->pdata[i]), name))
      muster_row_list_focus (MUSTER_ROW_LIST (list), i);
  drive_wait_for_frame (fixture->window);
}

static void
show_fixed (Fixture *fixture)
{
  show_group (fixture);
  reach_member (fixture, "The Moon");
  drive_activate_row (fixture->window, "The Moon");
}

/* A draft round one computer. */

static void
click (Fixture *fixture, const char *label)
{
  g_signal_emit_by_name (drive_find_button (fixture->window, label), "clicked");
  drive_settle ();
}

static void
show_draft_new (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "draft");
  drive_settle ();
}

static void
begin_draft (Fixture *fixture, guint players)
{
  show_draft_new (fixture);
  for (guint i = 2; i < players; i++)
    click (fixture, "Add a Player");
  click (fixture, "Begin the Draft");
}

/* The first that may be taken, as often. */
static void
take_puppets (Fixture *fixture, guint picks)
{
  for (guint i = 0; i < picks; i++)
    {
      g_autofree char *name = NULL;
      GtkWidget *row;

      for (guint n = 0; (row = drive_nth (fixture->window, MUSTER_TYPE_CHOOSER_ROW, n)) != NULL; n++)
        if (!gtk_widget_has_css_class (row, "illegal"))
          break;
      name = g_strdup (gtk_label_get_text (GTK_LABEL (drive_nth (row, GTK_TYPE_LABEL, 0))));
      drive_take (fixture->window, name);
    }
}

static void
show_draft (Fixture *fixture)
{
  begin_draft (fixture, 3);
  take_puppets (fixture, 7);
}

static void
show_draft_of_eight (Fixture *fixture)
{
  begin_draft (fixture, 8);
  take_puppets (fixture, 19);
}

static void
show_draft_end (Fixture *fixture)
{
  begin_draft (fixture, 2);
  take_puppets (fixture, 18);
}

static void
show_odds (Fixture *fixture)
{
  fixture_act (fixture, "win.odds");
}

static void
show_odds_dodge (Fixture *fixture)
{
  GtkWidget *window;

  show_odds (fixture);
  window = states_find_topmost (fixture);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (drive_find_titled (window, "Kind")), 1);
  drive_settle ();
  gtk_editable_set_text (GTK_EDITABLE (drive_find_titled (window, "The target's dodge card")), "7-masks");
}

static void
show_odds_narrow (Fixture *fixture)
{
  show_odds (fixture);
  gtk_window_set_default_size (GTK_WINDOW (states_find_topmost (fixture)), 360, 640);
}

/* Castles. */

static void
show_kingdom (Fixture *fixture)
{
  open_sample (fixture, "kingdom.muster");
}

static void
show_cannon_fire (Fixture *fixture)
{
  show_kingdom (fixture);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_find_button (fixture->window, "Cannon Fire")), TRUE);
}

static void
show_jester (Fixture *fixture)
{
  show_kingdom (fixture);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_find_button (fixture->window, "Jester")), TRUE);
}

static void
show_kingdom_new (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "kingdom");
  drive_settle ();
}

static void
show_kingdom_lost (Fixture *fixture)
{
  fixture_open_things (fixture, "<kingdom name='Nothing left'/>");
}

#define CASTLE                                                                                                         \
  "<castle upgrade='moat'><defense ref='knights'/><defense ref='archers'/><defense ref='peasants'/></castle>"

static void
show_kingdom_great (Fixture *fixture)
{
  fixture_open_things (fixture, "<kingdom name='Seven Hills'>" CASTLE "<castle/>" CASTLE CASTLE
                                "<castle upgrade='gate'/>" CASTLE CASTLE "</kingdom>");
}

static void
show_towers (Fixture *fixture)
{
  fixture_open_things (fixture,
                       "<kingdom name='Towers'><castle upgrade='archer-towers'><defense ref='archers'/></castle>"
                       "<castle upgrade='thick-walls'><defense ref='archers'/></castle></kingdom>");
}

static void
show_kingdom_wrong (Fixture *fixture)
{
  fixture_open_things (fixture, "<kingdom name='Too much of everything'>"
                                "<castle upgrade='moat'><defense ref='archers'/><defense ref='archers'/><defense "
                                "ref='knights'/><defense ref='trebuchet'/></castle>"
                                "<hand><card ref='block'/><card ref='block'/><card ref='block'/><card "
                                "ref='block'/><card ref='block'/><card ref='moat'/></hand>"
                                "<puppet-state name='Duchy of Lost Causes'/></kingdom>");
}

static void
show_upgrades (Fixture *fixture)
{
  show_kingdom (fixture);
  g_signal_emit_by_name (drive_find_named (fixture->window, "Add a defense to castle 1"), "clicked");
  drive_settle ();
}

static void
show_hand_cards (Fixture *fixture)
{
  show_kingdom (fixture);
  g_signal_emit_by_name (drive_find_named (fixture->window, "Add a card to the hand"), "clicked");
  drive_settle ();
}

static void
show_siege (Fixture *fixture)
{
  show_kingdom (fixture);
  fixture_act (fixture, "win.duplicate");
  drive_activate (drive_find_titled (fixture->window, "Siege"));
}

/* Stuffed. */

static void
show_team (Fixture *fixture)
{
  open_sample (fixture, "team.muster");
}

static void
show_team_card (Fixture *fixture)
{
  show_team (fixture);
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (drive_find_titled (fixture->window, "Button")), TRUE);
}

static void
show_team_new (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "team");
  drive_settle ();
}

static void
show_team_wrong (Fixture *fixture)
{
  fixture_open_things (
      fixture,
      "<team name='Crowd'><loyal ref='grunt'/><loyal ref='grunt'/><loyal ref='grunt'/><mercenary "
      "name='Needle'/><mercenary name='Pin'/>"
      "<advantage ref='scouting'/><advantage ref='scouting'/><advantage ref='scouting'/><advantage ref='my-birden'/>"
      "<mission teammates='9' mercenaries='4' combination='essence resource'/></team>");
}

static void
show_team_cards (Fixture *fixture)
{
  show_team (fixture);
  click (fixture, "Add a Loyal");
}

/* What a player keeps. */

static void
show_miniature (Fixture *fixture)
{
  fixture_open_things (fixture, "<miniature name='Elf with a sabre' count='2' race='red-elf' accessory='shield'>"
                                "<weapon ref='sabre'/><notes>Painted in spring</notes></miniature>");
}

static void
show_own_card (Fixture *fixture)
{
  fixture_open_things (fixture, "<advantage name='A Second Thread' scroll='red' combination='essence'>"
                                "<ability>Sew a lost stitch back on.</ability></advantage>");
}

static void
show_own_mission (Fixture *fixture)
{
  fixture_open_things (fixture, "<mission name='The Attic' teammates='9' combination='essence resource'/>");
}

static void
show_samples (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->window, "win.samples", "s", "puppet-wars");
  drive_settle ();
}

static void
show_shortcuts (Fixture *fixture)
{
  show_kingdom (fixture);
  fixture_act (fixture, "win.shortcuts");
}

static void
show_inches (Fixture *fixture)
{
  show_team (fixture);
  g_settings_set_string (muster_settings_get (), "units", "inch");
  fixture_act (fixture, "win.print");
}

static void
show_print (Fixture *fixture)
{
  show_group (fixture);
  fixture_act (fixture, "win.print");
}

static void
show_print_narrow (Fixture *fixture)
{
  show_print (fixture);
  gtk_window_set_default_size (GTK_WINDOW (states_find_topmost (fixture)), 360, 720);
}

static void
show_export (Fixture *fixture)
{
  show_group (fixture);
  fixture_act (fixture, "win.export");
}

static void
show_preferences (Fixture *fixture)
{
  fixture_act (fixture, "win.preferences");
}

static void
show_states (Fixture *fixture)
{
  show_group (fixture);
  fixture_act (fixture, "win.history");
}

static void
show_help (Fixture *fixture)
{
  show_kingdom (fixture);
  fixture_act (fixture, "win.help");
}

/* What is beside the editor, where there is room for one. */

static void
show_library (Fixture *fixture)
{
  show_group (fixture);
  fixture_act (fixture, "win.back");
}

static void
show_card (Fixture *fixture)
{
  show_example (fixture);
  fixture_act (fixture, "win.card");
}

static void
show_about (Fixture *fixture)
{
  fixture_act (fixture, "win.about");
}

/* Something to be seen in it, and a notice of how it got there. */
static void
show_trash (Fixture *fixture)
{
  show_example (fixture);
  fixture_act (fixture, "win.delete");
  fixture_act (fixture, "win.trash");
}

const State states[] = {
  { "empty", 1240, 800, FALSE, show_nothing },
  { "example", 1240, 800, FALSE, show_example },
  { "picker", 1240, 800, FALSE, show_picker },
  { "skills", 1240, 800, FALSE, show_skills },
  { "tarots", 1240, 800, FALSE, show_tarots },
  { "values", 1240, 800, FALSE, show_values },
  { "problems", 1240, 800, FALSE, show_problems },
  { "repairs", 1240, 800, FALSE, show_repairs },
  { "repairs-narrow", 360, 720, TRUE, show_repairs },
  { "open-code", 1240, 800, FALSE, show_open_code },
  { "crop", 1240, 800, FALSE, show_crop },
  { "portrait", 1240, 800, FALSE, show_portrait },
  { "compare", 1240, 800, FALSE, show_compare },
  { "kingdom", 1240, 1000, FALSE, show_kingdom },
  { "kingdom-cannon-fire", 1240, 800, FALSE, show_cannon_fire },
  { "kingdom-jester-dark", 1240, 800, TRUE, show_jester },
  { "kingdom-narrow", 360, 720, FALSE, show_kingdom },
  { "kingdom-dark", 1240, 1000, TRUE, show_kingdom },
  { "kingdom-state", 1240, 1550, FALSE, show_kingdom },
  { "kingdom-archer-towers", 1240, 800, FALSE, show_towers },
  { "kingdom-new", 1240, 800, FALSE, show_kingdom_new },
  { "kingdom-lost", 1240, 800, FALSE, show_kingdom_lost },
  { "kingdom-great", 1240, 1200, FALSE, show_kingdom_great },
  { "kingdom-great-narrow", 360, 1500, FALSE, show_kingdom_great },
  { "kingdom-wrong", 1240, 1300, FALSE, show_kingdom_wrong },
  { "kingdom-wrong-narrow", 360, 1500, TRUE, show_kingdom_wrong },
  { "kingdom-defenses", 1240, 800, FALSE, show_upgrades },
  { "kingdom-cards", 1240, 800, FALSE, show_hand_cards },
  { "siege", 1240, 1000, FALSE, show_siege },
  { "siege-narrow", 360, 1500, FALSE, show_siege },
  { "siege-dark", 1240, 1000, TRUE, show_siege },
  { "team", 1240, 1350, FALSE, show_team },
  { "team-new", 1240, 1000, FALSE, show_team_new },
  { "team-wrong", 1240, 1500, FALSE, show_team_wrong },
  { "team-wrong-narrow", 360, 1500, FALSE, show_team_wrong },
  { "team-cards", 1240, 800, FALSE, show_team_cards },
  { "team-card-dark", 1240, 1000, TRUE, show_team_card },
  { "team-narrow", 360, 1000, FALSE, show_team_card },
  { "narrow", 360, 720, FALSE, show_example },
  { "narrow-library", 360, 720, FALSE, show_library },
  { "narrow-card", 360, 720, FALSE, show_card },
  { "narrow-picker", 360, 720, FALSE, show_picker },
  { "group", 1240, 800, FALSE, show_group },
  { "group-new", 1240, 800, FALSE, show_group_new },
  { "group-wrong", 1240, 1100, FALSE, show_group_wrong },
  { "group-open", 1240, 800, FALSE, show_group_open },
  { "group-add", 1240, 800, FALSE, show_group_add },
  { "planner", 1240, 800, FALSE, show_planner },
  { "fixed", 1240, 800, FALSE, show_fixed },
  { "narrow-group", 360, 1500, FALSE, show_group },
  { "narrow-group-wrong", 360, 1500, FALSE, show_group_wrong },
  { "narrow-planner", 360, 720, FALSE, show_planner },
  { "group-dark", 1240, 800, TRUE, show_group },
  { "group-wrong-dark", 1240, 1100, TRUE, show_group_wrong },
  { "empty-dark", 1240, 800, TRUE, show_nothing },
  { "example-dark", 1240, 800, TRUE, show_example },
  { "picker-dark", 1240, 800, TRUE, show_picker },
  { "problems-dark", 1240, 800, TRUE, show_problems },
  { "toy-box", 1240, 800, FALSE, show_toy_box },
  { "toy-box-new", 1240, 800, FALSE, show_new_toy_box },
  { "toy-box-puppets", 1240, 800, FALSE, show_puppets },
  { "toy-box-own", 1240, 800, FALSE, show_own_puppet },
  { "toy-box-narrow", 360, 720, FALSE, show_toy_box },
  { "toy-box-own-narrow", 360, 720, FALSE, show_own_puppet },
  { "toy-box-dark", 1240, 800, TRUE, show_own_puppet },
  { "draft-new", 1240, 800, FALSE, show_draft_new },
  { "draft", 1240, 1200, FALSE, show_draft },
  { "draft-eight", 1240, 1500, FALSE, show_draft_of_eight },
  { "draft-end", 1240, 1000, FALSE, show_draft_end },
  { "draft-narrow", 360, 1500, FALSE, show_draft },
  { "draft-eight-narrow", 360, 1500, FALSE, show_draft_of_eight },
  { "draft-dark", 1240, 1200, TRUE, show_draft },
  { "odds", 1240, 800, FALSE, show_odds },
  { "odds-dark", 1240, 800, TRUE, show_odds },
  { "odds-dodge", 1240, 800, FALSE, show_odds_dodge },
  { "odds-narrow", 1240, 800, FALSE, show_odds_narrow },
  { "miniature", 1240, 800, FALSE, show_miniature },
  { "miniature-narrow", 360, 720, FALSE, show_miniature },
  { "miniature-dark", 1240, 800, TRUE, show_miniature },
  { "own-card", 1240, 800, FALSE, show_own_card },
  { "own-card-narrow", 360, 720, FALSE, show_own_card },
  { "own-mission", 1240, 800, FALSE, show_own_mission },
  { "samples", 1240, 800, FALSE, show_samples },
  { "shortcuts", 1240, 800, FALSE, show_shortcuts },
  { "print", 1240, 800, FALSE, show_print },
  { "print-narrow", 1240, 800, FALSE, show_print_narrow },
  { "print-inch", 1240, 1400, FALSE, show_inches },
  { "export", 1240, 800, FALSE, show_export },
  { "preferences", 1240, 800, FALSE, show_preferences },
  { "about", 1240, 800, FALSE, show_about },
  { "help", 1240, 800, FALSE, show_help },
  { "history", 1240, 800, FALSE, show_states },
  { "trash", 1240, 800, FALSE, show_trash },
  { "content", 1240, 800, FALSE, states_show_content },
  { "content-dark", 1240, 800, TRUE, states_show_content },
  { "option", 1240, 800, FALSE, states_show_option },
  { "pack", 1240, 800, FALSE, states_show_pack },
  { "option-form", 1240, 800, FALSE, states_show_option_form },
  { "option-form-dark", 1240, 800, TRUE, states_show_option_form },
  { "option-mistake", 1240, 800, FALSE, states_show_mistake },
  { "option-kinds", 1240, 800, FALSE, states_show_kinds },
  { "option-race", 1240, 800, FALSE, states_show_race_form },
  { "option-card", 1240, 800, FALSE, states_show_card_form },
  { "carried", 1240, 800, FALSE, states_show_carried },
  { "changes", 1240, 800, FALSE, states_show_changes },
  { "changes-dark", 1240, 800, TRUE, states_show_changes },
};

const guint n_states = G_N_ELEMENTS (states);
