/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles in the window: the sample kingdom from scratch, every rule broken and repaired, castles and defenses moved by
 * key and by dragging, special cards, and the siege. The numbers are worked out by hand. */
#include "ui/fixture.h"

#include "app/games/castles/card-tile.h"
#include "app/games/castles/castle-column.h"
#include "app/widgets/chooser.h"
#include "app/games/castles/hand-picker.h"
#include "app/games/castles/kingdom-menu.h"
#include "app/games/castles/siege-page.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/drop-row.h"
#include "games/castles/kingdom.h"
#include "games/thing-file.h"

static const MusterCastlesKingdom *
get_kingdom (Fixture *fixture)
{
  return (const MusterCastlesKingdom *) muster_session_get_thing (fixture->session);
}

static void
click (Fixture *fixture, const char *name)
{
  g_signal_emit_by_name (drive_find_named (fixture->window, name), "clicked");
  drive_settle ();
}

static void
press_button (Fixture *fixture, const char *label)
{
  g_signal_emit_by_name (drive_find_button (fixture->window, label), "clicked");
  drive_settle ();
}

/* Takes what the words find in the chooser that is open. */
static void
take (Fixture *fixture, const char *words)
{
  drive_take (fixture->window, words);
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0));
}

static void
ask (Fixture *fixture, const char *action, MusterCastlesKingdomChange change)
{
  muster_kingdom_action_ask (drive_nth (fixture->window, MUSTER_TYPE_CASTLE_COLUMN, 0), action, &change);
  drive_settle ();
}

static void
upgrade (Fixture *fixture, guint realm, guint castle, const char *words)
{
  ask (fixture, MUSTER_KINGDOM_PICK_ACTION,
       (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_UPGRADE, .realm = realm, .castle = castle });
  take (fixture, words);
}

static void
defend (Fixture *fixture, guint realm, guint castle, const char *words)
{
  ask (fixture, MUSTER_KINGDOM_PICK_ACTION,
       (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_DEFENSE, .realm = realm, .castle = castle });
  take (fixture, words);
}

static void
hold (Fixture *fixture, guint realm, const char *words)
{
  ask (fixture, MUSTER_KINGDOM_PICK_ACTION,
       (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CARD, .realm = realm });
  take (fixture, words);
}

static void
rename_row (Fixture *fixture, const char *title, const char *name)
{
  GtkWidget *row = drive_find_titled (fixture->window, title);

  gtk_editable_set_text (GTK_EDITABLE (row), name);
  g_signal_emit_by_name (row, "entry-activated");
  drive_settle ();
}

static void
start (Fixture *fixture)
{
  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "kingdom"));
  drive_settle ();
}

/* As data/samples/kingdom.muster has it. */
static void
build_sample (Fixture *fixture)
{
  start (fixture);
  rename_row (fixture, "Name of the kingdom", "Kingdom of the Crooked Crown");
  upgrade (fixture, 0, 0, "moat");
  /* The buttons that somebody sees open the same list. */
  click (fixture, "Add a defense to castle 1");
  take (fixture, "trebuchet");
  defend (fixture, 0, 0, "swordsmen");
  defend (fixture, 0, 0, "rushed");
  click (fixture, "Add a castle");
  upgrade (fixture, 0, 1, "gate");
  defend (fixture, 0, 1, "knights");
  defend (fixture, 0, 1, "archers");
  click (fixture, "Add a castle");
  click (fixture, "Add a card to the hand");
  take (fixture, "knights attack");
  hold (fixture, 0, "archers attack");
  hold (fixture, 0, "spearmen 6");
  hold (fixture, 0, "alliance");
  hold (fixture, 0, "shields you");
  press_button (fixture, "Add a Puppet State");
  rename_row (fixture, "Name of the puppet state", "Duchy of Lost Causes");
  defend (fixture, 1, 0, "peasants");
  hold (fixture, 1, "peasants attack");
  hold (fixture, 1, "thick walls");
  hold (fixture, 1, "sabotage");
}

static void
test_sample (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "samples", "kingdom.muster", NULL);
  g_autofree char *sample = NULL, *built = NULL;
  g_auto (GStrv) lines = NULL, written = NULL;

  build_sample (fixture);
  /* 10 + 10 + 7 + 3, 8 + 8 + 5, 5. */
  fixture_assert_text (fixture, "Health 30");
  fixture_assert_text (fixture, "Health 21");
  fixture_assert_text (fixture, "Health 5");
  fixture_assert_text (fixture,
                       "3 castles, 56 health in all. 3 castles short of the six that win when held for a round.");
  fixture_assert_text (fixture, "Hand: 5 of 5 cards");
  /* The puppet state: 5 + 4, and a hand of three. */
  fixture_assert_text (fixture,
                       "1 castle, 9 health in all. 5 castles short of the six that win when held for a round.");
  fixture_assert_text (fixture, "Hand: 3 of 3 cards");
  /* Line by line what the sample has, whatever stands around it. */
  assert_true (g_file_get_contents (path, &sample, NULL, NULL));
  built
      = muster_thing_write (muster_session_get_thing (fixture->session), muster_session_get_catalog (fixture->session));
  lines = g_strsplit (sample, "\n", 0);
  written = g_strsplit (built, "\n", 0);
  for (guint i = 2, j = 0; lines[i] != NULL && !g_str_has_prefix (g_strstrip (lines[i]), "</muster"); i++)
    {
      while (written[j] != NULL && strstr (written[j], lines[i]) == NULL)
        j++;
      if (written[j] == NULL)
        fail_msg ("the kingdom has no “%s” where the sample has it:\n%s", lines[i], built);
    }
}

static void
test_threats (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *cannon, *jester;

  build_sample (fixture);
  cannon = drive_find_button (fixture->window, "Cannon Fire");
  jester = drive_find_button (fixture->window, "Jester");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cannon), TRUE);
  /* 3 of castle 1 and 5 of castle 2. */
  fixture_assert_text (
      fixture,
      "Cannon Fire would take Rushed Defenses of castle 1 (Moat) and Archers of castle 2 (Gate), 8 health in all.");
  fixture_assert_text (fixture, "is taken");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (jester), TRUE);
  assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (cannon)));
  fixture_assert_text (
      fixture,
      "A Jester would destroy castle 3, which no defense protects.\nA Jester could steal any one of the 3 castles.");
  fixture_assert_text (fixture, "Falls, or could be stolen");
  gtk_test_accessible_assert_property (drive_find_named (fixture->window, "Castle 3, No upgrade, health 5"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Falls, or could be stolen");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (jester), FALSE);
  assert_false (drive_has_text (fixture->window, "Falls, or could be stolen"));
}

/* By the keyboard alone: what has the focus is told, and is gone with the focus; what is pressed stays. */
static void
test_threats_by_focus (void **state)
{
  Fixture *fixture = *state;
  const char *told
      = "Cannon Fire would take Rushed Defenses of castle 1 (Moat) and Archers of castle 2 (Gate), 8 health in all.";
  GtkWidget *cannon;

  build_sample (fixture);
  cannon = drive_find_button (fixture->window, "Cannon Fire");
  gtk_widget_grab_focus (cannon);
  drive_settle ();
  fixture_assert_text (fixture, told);
  gtk_widget_grab_focus (drive_find_named (fixture->window, "Add a card to the hand"));
  drive_settle ();
  assert_false (drive_has_text (fixture->window, told));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cannon), TRUE);
  gtk_widget_grab_focus (drive_find_button (fixture->window, "Jester"));
  drive_settle ();
  assert_false (drive_has_text (fixture->window, told));
  gtk_widget_grab_focus (drive_find_named (fixture->window, "Add a card to the hand"));
  drive_settle ();
  fixture_assert_text (fixture, told);
}

static void
assert_pile (Fixture *fixture, guint castle, const char *refs)
{
  const MusterCastlesCastle *pile = get_kingdom (fixture)->castles->pdata[castle];
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < pile->defenses->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", muster_castles_cards_at (pile->defenses, i)->ref);
  assert_string_equal (text->str, refs);
}

/* The tile that has the focus. */
static const MusterCardPlace *
get_focused (Fixture *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  assert_true (MUSTER_IS_CARD_TILE (focus));
  return muster_card_tile_get_place (MUSTER_CARD_TILE (focus));
}

static void
test_keys (void **state)
{
  Fixture *fixture = *state;

  build_sample (fixture);
  gtk_widget_grab_focus (drive_find_named (fixture->window, "Rushed Defenses 3, Special"));
  assert_true (drive_key (fixture->window, GDK_KEY_Down, GDK_ALT_MASK));
  assert_pile (fixture, 0, "trebuchet rushed-defenses swordsmen");
  assert_string_equal (muster_session_get_undo (fixture->session), "Correct: move Rushed Defenses down");
  assert_int_equal (get_focused (fixture)->card, 1);
  /* To the top of the next castle, and the focus goes with it. */
  drive_key (fixture->window, GDK_KEY_Right, GDK_ALT_MASK);
  assert_pile (fixture, 0, "trebuchet swordsmen");
  assert_pile (fixture, 1, "knights archers rushed-defenses");
  assert_int_equal (get_focused (fixture)->castle, 1);
  assert_int_equal (get_focused (fixture)->card, 2);
  /* There is nothing above the top. */
  drive_key (fixture->window, GDK_KEY_Up, GDK_ALT_MASK);
  assert_pile (fixture, 1, "knights archers rushed-defenses");
  drive_key (fixture->window, GDK_KEY_Delete, 0);
  assert_pile (fixture, 1, "knights archers");
  drive_undo (fixture->window);
  drive_undo (fixture->window);
  drive_undo (fixture->window);
  assert_pile (fixture, 0, "trebuchet swordsmen rushed-defenses");
  /* A castle with all that is on it. */
  gtk_widget_grab_focus (drive_find_named (fixture->window, "Castle 1, Moat, health 30"));
  drive_key (fixture->window, GDK_KEY_Right, GDK_ALT_MASK);
  assert_pile (fixture, 1, "trebuchet swordsmen rushed-defenses");
  assert_non_null (drive_find_named (fixture->window, "Castle 2, Moat, health 30"));
  drive_key (fixture->window, GDK_KEY_Delete, 0);
  assert_int_equal (get_kingdom (fixture)->castles->len, 2);
  drive_undo (fixture->window);
  drive_undo (fixture->window);
  assert_pile (fixture, 0, "trebuchet swordsmen rushed-defenses");
}

static GtkDropTarget *
find_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }
  fail_msg ("nothing can be dropped here");
  return NULL;
}

static void
drop (Fixture *fixture, guint column, MusterCastlesKingdomChange what, double x, double y)
{
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  /* Where something is dropped is told by where things are. */
  drive_wait_for_frame (fixture->window);
  g_value_init (&value, G_TYPE_VARIANT);
  g_value_set_variant (&value, muster_kingdom_action_new (&what));
  g_signal_emit_by_name (find_target (drive_nth (fixture->window, MUSTER_TYPE_CASTLE_COLUMN, column)), "drop", &value,
                         x, y, &taken);
  assert_true (taken);
  drive_settle ();
}

static void
test_drop (void **state)
{
  Fixture *fixture = *state;

  build_sample (fixture);
  /* Above all of the pile: on top; far below: at the bottom. */
  drop (fixture, 1, (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE, .castle = 0, .card = 1 }, 5, 0);
  assert_pile (fixture, 1, "knights archers swordsmen");
  drop (fixture, 0, (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE, .castle = 1, .card = 2 }, 5,
        5000);
  assert_pile (fixture, 0, "swordsmen trebuchet rushed-defenses");
  /* Castle 1 to the right half of castle 3: it is the last. */
  drop (fixture, 2, (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_MOVE_CASTLE, .castle = 0 }, 5000, 5);
  assert_pile (fixture, 2, "swordsmen trebuchet rushed-defenses");
}

static void
test_advice (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  defend (fixture, 0, 0, "archers");
  defend (fixture, 0, 0, "knights");
  press_button (fixture, "Correct: strongest defense of castle 1 lowest");
  assert_pile (fixture, 0, "knights archers");
  fixture_assert_text (fixture, "Health 18");
}

static void
assert_illegal (Fixture *fixture, const char *sentence)
{
  fixture_assert_text (fixture, sentence);
}

static void
test_rules (void **state)
{
  Fixture *fixture = *state;
  const MusterCastlesKingdomChange pick = { MUSTER_CASTLES_KINGDOM_ADD_DEFENSE };

  start (fixture);
  for (guint i = 0; i < 3; i++)
    defend (fixture, 0, 0, "archers");
  /* A fourth is offered, with the reason. */
  ask (fixture, MUSTER_KINGDOM_PICK_ACTION, pick);
  fixture_assert_text (fixture, "4 defenses stand on castle 1; a castle has room for 3.");
  take (fixture, "knights");
  assert_illegal (fixture, "4 defenses stand on castle 1; a castle has room for 3.");
  press_button (fixture, "Remove Knights (-8 health)");
  assert_false (drive_has_text (fixture->window, "4 defenses stand on castle 1; a castle has room for 3."));
  assert_string_equal (muster_session_get_undo (fixture->session), "Remove Knights (-8 health)");
  /* A hand of six. */
  for (guint i = 0; i < 6; i++)
    hold (fixture, 0, "shields you");
  assert_illegal (fixture, "The hand has 6 cards; a hand has at most 5.");
  press_button (fixture, "Discard Block");
  fixture_assert_text (fixture, "Hand: 5 of 5 cards");
  /* No castle at all. */
  ask (fixture, MUSTER_KINGDOM_CHANGE_ACTION, (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE });
  assert_illegal (fixture, "This kingdom has no castle, and so its ruler is out of the game.");
  press_button (fixture, "Add a castle");
  assert_int_equal (get_kingdom (fixture)->castles->len, 1);
  /* A puppet state with four cards. */
  press_button (fixture, "Add a Puppet State");
  for (guint i = 0; i < 4; i++)
    hold (fixture, 1, "moat");
  assert_illegal (fixture, "New puppet state: The hand has 4 cards; that of a puppet state has at most 3.");
  press_button (fixture, "Discard Moat 10");
  fixture_assert_text (fixture, "Hand: 3 of 3 cards");
  click (fixture, "Remove this puppet state");
  assert_int_equal (get_kingdom (fixture)->states->len, 0);
}

/* What a menu offers, a line each. */
static char *
dup_menu (Fixture *fixture, MusterCastlesKingdomChange what)
{
  g_autoptr (GMenuModel) menu = muster_kingdom_menu_new (get_kingdom (fixture), &what);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);

      for (int j = 0; j < g_menu_model_get_n_items (section); j++)
        {
          g_autofree char *label = NULL;

          assert_true (g_menu_model_get_item_attribute (section, j, G_MENU_ATTRIBUTE_LABEL, "s", &label));
          g_string_append_printf (text, "%s\n", label);
        }
    }
  return g_string_free (text, FALSE);
}

static void
test_menu (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *castle = NULL, *defense = NULL, *card = NULL, *full = NULL;

  build_sample (fixture);
  castle = dup_menu (fixture, (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE, .castle = 0 });
  assert_string_equal (castle, "Choose an Upgrade…\nAdd a Defense…\nMove to the Right\nRemove castle 1\n");
  defense = dup_menu (fixture,
                      (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE, .castle = 1, .card = 1 });
  assert_string_equal (
      defense,
      "Correct: move Archers down\nCorrect: move Archers to castle 1 (Moat)\nCorrect: move Archers to castle 3\n"
      "Remove Archers from castle 2 (Gate)\n");
  card = dup_menu (fixture, (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_CARD, .card = 4 });
  assert_string_equal (card, "Discard Block\n");
  /* The first castle is full: there, and only there, a defense can be improved. */
  full = dup_menu (fixture,
                   (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE, .castle = 0, .card = 2 });
  assert_string_equal (full,
                       "Improve: Play Another in Its Place…\nCorrect: move Rushed Defenses down\nCorrect: move Rushed "
                       "Defenses to castle 2 (Gate)\nCorrect: move Rushed Defenses to castle 3\n"
                       "Remove Rushed Defenses from castle 1 (Moat)\n");
}

/* What lay lower is off, and the new one lies on top: one step. */
static void
test_improve (void **state)
{
  Fixture *fixture = *state;

  build_sample (fixture);
  ask (fixture, MUSTER_KINGDOM_PICK_ACTION,
       (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE, .castle = 0, .card = 1 });
  take (fixture, "knights");
  assert_pile (fixture, 0, "trebuchet rushed-defenses knights");
  assert_string_equal (muster_session_get_undo (fixture->session),
                       "Replace Swordsmen with Knights, on top of castle 1 (Moat)");
  assert_int_equal (get_focused (fixture)->card, 2);
  drive_undo (fixture->window);
  assert_pile (fixture, 0, "trebuchet swordsmen rushed-defenses");
}

/* Where castles run out. */
static void
test_stand_in (void **state)
{
  Fixture *fixture = *state;
  const MusterCastlesCastle *castle;

  build_sample (fixture);
  click (fixture, "Add a castle, using a Puppet card");
  assert_int_equal (get_kingdom (fixture)->castles->len, 4);
  castle = get_kingdom (fixture)->castles->pdata[3];
  assert_string_equal (muster_castles_castle_get_stand_in (castle)->id, "puppet");
  assert_non_null (drive_find_named (fixture->window, "Castle 4, Puppet card, health 5"));
  drive_undo (fixture->window);
  assert_int_equal (get_kingdom (fixture)->castles->len, 3);
}

/* How far a widget lies below the name, however the page is scrolled. */
static int
get_place (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds;

  drive_wait_for_frame (fixture->window);
  assert_true (gtk_widget_compute_bounds (widget, drive_find_titled (fixture->window, "Name of the kingdom"), &bounds));
  return (int) bounds.origin.y;
}

/* The clicked threat and everything above it stay in place; so does a pile while problems come and go. */
static void
test_nothing_moves (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *jester;
  int was;

  build_sample (fixture);
  jester = drive_find_button (fixture->window, "Jester");
  was = get_place (fixture, jester);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (jester), TRUE);
  assert_int_equal (get_place (fixture, jester), was);
  defend (fixture, 0, 2, "knights");
  for (guint i = 0; i < 3; i++)
    defend (fixture, 0, 2, "peasants");
  fixture_assert_text (fixture, "4 defenses stand on castle 3; a castle has room for 3.");
  assert_int_equal (get_place (fixture, jester), was);
}

static GtkWidget *
open_siege (Fixture *fixture)
{
  drive_activate (drive_find_titled (fixture->window, "Siege"));
  drive_settle ();
  return drive_nth (fixture->window, MUSTER_TYPE_SIEGE_PAGE, 0);
}

static void
test_siege (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *page;

  build_sample (fixture);
  /* Another kingdom in the library, without a hand. */
  page = open_siege (fixture);
  assert_non_null (page);
  fixture_assert_text (fixture, "There is no card in hand to attack with.");
  click (fixture, "One Trebuchet attack 10 more");
  click (fixture, "One Peasants attack 4 more");
  /* 14 against 30, 21 and 5: castle 3, and 8 of Knights. */
  fixture_assert_text (fixture, "At best: 1 castle razed, 13 health removed.");
  fixture_assert_text (fixture, "Castle 1 (Moat), health 30: out of reach by 16");
  fixture_assert_text (fixture, "Castle 3, health 5: 1 card, Trebuchet (10)");
  fixture_assert_text (fixture, "A Block would stop all of it.");
  click (fixture, "One Trebuchet attack 10 less");
  /* 4 takes Rushed Defenses only. */
  fixture_assert_text (fixture, "At best: 0 castles razed, 3 health removed.");
  drive_press (drive_find_titled (page, "Attacker"), GDK_KEY_Escape, 0);
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_SIEGE_PAGE, 0));
}

/* Sabotage, Cannon Fire and Jester are part of an attack, in the best order, and no castle falls before its defenses. */
static void
test_siege_with_specials (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  defend (fixture, 0, 0, "trebuchet");
  click (fixture, "Add a castle");
  open_siege (fixture);
  click (fixture, "One Archers attack 5 more");
  click (fixture, "One Sabotage more");
  /* Trebuchet away, then 5 razes one of two plain castles. */
  fixture_assert_text (fixture, "At best: 1 castle razed, 15 health removed.");
  click (fixture, "One Jester more");
  fixture_assert_text (fixture,
                       "At best: 2 castles razed, 20 health removed.\nNew kingdom falls with its last castle.");
  /* Nobody may attack in the first two rounds. */
  for (guint i = 0; i < 2; i++)
    {
      gtk_spin_button_spin (GTK_SPIN_BUTTON (drive_nth (drive_find_titled (fixture->window, "Round of the game"),
                                                        GTK_TYPE_SPIN_BUTTON, 0)),
                            GTK_SPIN_STEP_BACKWARD, 1);
      drive_settle ();
      fixture_assert_text (fixture, "Nobody may attack in the first two rounds.");
      assert_false (drive_has_text (fixture->window, "The Fewest Cards for Each Castle"));
    }
}

static GtkSpinButton *
get_round (GtkWidget *page)
{
  return GTK_SPIN_BUTTON (drive_nth (drive_find_titled (page, "Round of the game"), GTK_TYPE_SPIN_BUTTON, 0));
}

/* An entered hand is still there after returning to the kingdom. */
static void
test_siege_keeps_the_hand (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *page;

  build_sample (fixture);
  page = open_siege (fixture);
  click (fixture, "One Peasants attack 4 more");
  fixture_assert_text (fixture, "At best: 0 castles razed, 3 health removed.");
  gtk_spin_button_set_value (get_round (page), 7);
  drive_press (drive_find_titled (page, "Attacker"), GDK_KEY_Escape, 0);
  page = open_siege (fixture);
  fixture_assert_text (fixture, "At best: 0 castles razed, 3 health removed.");
  assert_int_equal (gtk_spin_button_get_value_as_int (get_round (page)), 7);
  /* Nobody helped before, and nobody does now. */
  assert_int_equal (muster_drop_row_get_selected (MUSTER_DROP_ROW (drive_find_titled (page, "Ally"))), 0);
  click (fixture, "One Peasants attack 4 less");
  fixture_assert_text (fixture, "There is no card in hand to attack with.");
  drive_press (drive_find_titled (page, "Attacker"), GDK_KEY_Escape, 0);
  open_siege (fixture);
  fixture_assert_text (fixture, "There is no card in hand to attack with.");
}

/* Names are never markup; GTK's warning would abort the test. */
static void
test_siege_names (void **state)
{
  Fixture *fixture = *state;

  build_sample (fixture);
  rename_row (fixture, "Name of the puppet state", "<b>Cut & Thrust");
  rename_row (fixture, "Name of the kingdom", "Sword & <Shield>");
  start (fixture);
  open_siege (fixture);
  /* Nobody, a hand, the kingdom, its puppet state. */
  muster_drop_row_set_selected (MUSTER_DROP_ROW (drive_find_titled (fixture->window, "Ally")), 3);
  drive_settle ();
  fixture_assert_text (fixture, "Castle 1, health 5: 1 card, Archers of Sword & <Shield> (5)");
}

static void
test_siege_from_library (void **state)
{
  Fixture *fixture = *state;

  build_sample (fixture);
  start (fixture);
  open_siege (fixture);
  /* 8 + 5 of the sample's hand against one plain castle: Archers are enough. */
  fixture_assert_text (fixture, "At best: 1 castle razed, 5 health removed.\nNew kingdom falls with its last castle.");
  fixture_assert_text (fixture, "Castle 1, health 5: 1 card, Archers (5)");
  /* With the sample's puppet state as an ally; the sample holds an Alliance. */
  muster_drop_row_set_selected (MUSTER_DROP_ROW (drive_find_titled (fixture->window, "Ally")), 3);
  drive_settle ();
  fixture_assert_text (fixture, "Castle 1, health 5: 1 card, Archers of Kingdom of the Crooked Crown (5)");
  /* Without its hand the state's Peasants (4) can do nothing. */
  fixture_assert_text (
      fixture, "A Block against Kingdom of the Crooked Crown would leave this: 0 castles razed, 0 health removed.");
}

/* More puppet states than anybody has, from a file. */
#define MANY 60

/* The row of the n-th state's name, from 1; NULL if it isn't shown. */
static GtkWidget *
get_state (Fixture *fixture, guint n)
{
  return drive_nth (fixture->window, MUSTER_TYPE_TEXT_ROW, n);
}

static gboolean
has_all_states (gpointer data)
{
  return get_state (data, get_kingdom (data)->states->len) != NULL;
}

static gboolean
has_new_state (gpointer data)
{
  return get_state (data, MANY + 1) != NULL;
}

static void
open_many (Fixture *fixture)
{
  g_autoptr (GString) text = g_string_new ("<kingdom name='Empire'><castle/>");

  for (guint i = 1; i <= MANY; i++)
    g_string_append_printf (text, "<puppet-state name='State %u'><castle/><castle/></puppet-state>", i);
  g_string_append (text, "</kingdom>");
  fixture_open_things (fixture, text->str);
  fixture_wait (has_all_states, fixture);
}

static void
test_many (void **state)
{
  Fixture *fixture = *state;

  open_many (fixture);
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (get_state (fixture, MANY))), "State 60");
  assert_null (get_state (fixture, MANY + 1));
  assert_non_null (drive_nth (fixture->window, MUSTER_TYPE_CASTLE_COLUMN, 2 * MANY));
  /* A step in the last of them leaves the focus there. */
  ask (fixture, MUSTER_KINGDOM_CHANGE_ACTION,
       (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CASTLE, .realm = MANY });
  assert_int_equal (((const MusterCastlesKingdom *) get_kingdom (fixture)->states->pdata[MANY - 1])->castles->len, 3);
  assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                       drive_nth (fixture->window, MUSTER_TYPE_CASTLE_COLUMN, 2 * MANY + 1)));
}

static void
test_many_more (void **state)
{
  Fixture *fixture = *state;

  open_many (fixture);
  g_signal_emit_by_name (drive_find_button (fixture->window, "Add a Puppet State"), "clicked");
  /* It is there to be named at once. */
  assert_non_null (get_state (fixture, MANY + 1));
  assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)), get_state (fixture, MANY + 1)));
  drive_undo (fixture->window);
  assert_null (get_state (fixture, MANY + 1));
  drive_redo (fixture->window);
  fixture_wait (has_new_state, fixture);
  start (fixture);
  assert_null (get_state (fixture, 1));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_sample, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_threats, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_threats_by_focus, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_keys, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_drop, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_advice, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_rules, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_menu, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_improve, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_stand_in, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_nothing_moves, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_siege_with_specials, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_siege, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_siege_keeps_the_hand, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_siege_names, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_siege_from_library, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_many, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_many_more, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
