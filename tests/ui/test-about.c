/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows about the program: preferences that take effect at once, keys that do what the shortcuts window says, help for
 * every game, and what goes to the clipboard. */
#include "ui/fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "workspace/backups.h"
#include "app/shell/new-thing.h"
#include "workspace/formats.h"
#include "games/games.h"
#include "app/shell/help/help-topics.h"
#include "app/shell/help/help.h"
#include "app/shell/keys.h"
#include "app/shell/preferences.h"
#include "app/output/print-window.h"
#include "app/shell/settings.h"
#include "app/shell/help/shortcuts.h"
#include "games/collision/group.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/wrap-row.h"

static int
setup (void **state)
{
  fixture_reset_settings ();
  return fixture_setup (state);
}

static GtkWidget *
find_row (const char *key)
{
  GtkWidget *row = drive_find_by_id (drive_find_window (MUSTER_TYPE_PREFERENCES), key);

  if (row == NULL)
    fail_msg ("there is no row for %s", key);
  return row;
}

static void
press_key (Fixture *fixture, const char *accelerator)
{
  guint key = 0;
  GdkModifierType modifiers = 0;

  assert_true (gtk_accelerator_parse (accelerator, &key, &modifiers));
  assert_true (drive_press (fixture->window, key, modifiers));
}

/* Preferences. */

static void
assert_setting (const char *key, const char *word)
{
  g_autofree char *now = g_settings_get_string (muster_settings_get (), key);

  assert_string_equal (now, word);
}

static void
test_preferences (void **state)
{
  GSettings *settings = muster_settings_get ();

  press_key (*state, "<Control>comma");
  assert_non_null (drive_find_window (MUSTER_TYPE_PREFERENCES));
  muster_drop_row_set_selected (MUSTER_DROP_ROW (find_row ("paper")), 2);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (find_row ("card-size")), 1);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (find_row ("units")), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (drive_nth (find_row ("default-limit"), GTK_TYPE_SPIN_BUTTON, 0)), 500);
  drive_settle ();
  assert_int_equal (g_settings_get_int (settings, "default-limit"), 500);
  assert_setting ("paper", "letter");
  assert_setting ("card-size", "tarot");
  assert_setting ("units", "inch");
  /* The other way: who shows a setting follows it. */
  g_settings_set_string (settings, "paper", "a4");
  drive_settle ();
  assert_int_equal (muster_drop_row_get_selected (MUSTER_DROP_ROW (find_row ("paper"))), 1);
  gtk_test_accessible_assert_property (find_row ("paper"), GTK_ACCESSIBLE_PROPERTY_LABEL, "Paper");
  gtk_test_accessible_assert_property (find_row ("card-size"), GTK_ACCESSIBLE_PROPERTY_LABEL, "Card Size");
  gtk_test_accessible_assert_property (find_row ("units"), GTK_ACCESSIBLE_PROPERTY_LABEL, "Units of Length");
  gtk_test_accessible_assert_property (find_row ("default-limit"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Points of a New Battle Group");
}

static guint
count_backups (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (files != NULL && (name = g_dir_read_name (files)) != NULL)
    n += g_str_has_suffix (name, ".db");
  return n;
}

/* A backup beside the library, and a copy of it where the player says. */
static void
test_backups (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *folder = g_build_filename (fixture->folder, "elsewhere", NULL), *made = NULL;
  g_autoptr (GError) error = NULL;

  fixture_act (fixture, "win.new");
  fixture_act (fixture, "win.preferences");
  assert_string_equal (drive_get_subtitle (find_row ("backups-folder")), "None: only beside the library");
  g_settings_set_string (muster_settings_get (), "backups-folder", folder);
  drive_settle ();
  assert_string_equal (drive_get_subtitle (find_row ("backups-folder")), folder);
  g_signal_emit_by_name (drive_find_button (drive_find_window (MUSTER_TYPE_PREFERENCES), "_Back Up Now"), "clicked");
  drive_settle ();
  assert_int_equal (count_backups (folder), 1);
  /* None is due within the hour. */
  made = muster_backups_make (fixture->session, folder, TRUE, &error);
  assert_null (made);
  g_assert_no_error (error);
  g_signal_emit_by_name (drive_find_named (drive_find_window (MUSTER_TYPE_PREFERENCES), "Keep no other copies"),
                         "clicked");
  drive_settle ();
  assert_string_equal (drive_get_subtitle (find_row ("backups-folder")), "None: only beside the library");
}

/* A new battle group begins with the limit of the preferences. */
static void
test_default_limit (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterThing) group = NULL;

  g_settings_set_int (muster_settings_get (), "default-limit", 375);
  group = muster_new_thing_make (&muster_collision_group_class, muster_session_get_catalog (fixture->session));
  assert_int_equal (((const MusterCollisionGroup *) group)->limit, 375);
}

/* Keys. */

static gboolean
is_bound (GtkWidget *window, const MusterKey *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  g_autofree char *action = g_strdup_printf ("action(%s)", key->action);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint n = 0;
           GTK_IS_SHORTCUT_CONTROLLER (controller) && n < g_list_model_get_n_items (G_LIST_MODEL (controller)); n++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), n);
          g_autofree char *trigger = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));
          g_autofree char *does = gtk_shortcut_action_to_string (gtk_shortcut_get_action (shortcut));
          guint first, second;
          GdkModifierType first_modifiers, second_modifiers;

          if (g_str_equal (does, action) && gtk_accelerator_parse (trigger, &first, &first_modifiers)
              && gtk_accelerator_parse (key->accelerator, &second, &second_modifiers) && first == second
              && first_modifiers == second_modifiers)
            return TRUE;
        }
    }
  return FALSE;
}

static GtkWidget *
find_shortcut (GtkWidget *root, const char *accelerator)
{
  GtkWidget *row;

  for (guint i = 0; (row = drive_nth (root, MUSTER_TYPE_WRAP_ROW, i)) != NULL; i++)
    if (g_str_equal (gtk_widget_get_name (row), accelerator))
      return row;
  return NULL;
}

/* What is shown is bound, to an action that is there. */
static void
test_keys (void **state)
{
  Fixture *fixture = *state;
  const MusterKey *key;
  GtkWidget *shown;

  press_key (fixture, "<Control>question");
  shown = drive_find_window (MUSTER_TYPE_SHORTCUTS);
  assert_non_null (shown);
  assert_true (drive_has_text (shown, "Shift+Ctrl+Z"));
  for (guint i = 0; (key = muster_keys_nth (i)) != NULL; i++)
    {
      /* The tests of the parts press theirs. */
      if (key->action != NULL && !is_bound (fixture->window, key))
        fail_msg ("%s isn't bound to %s", key->accelerator, key->action);
      if (find_shortcut (shown, key->accelerator) == NULL)
        fail_msg ("%s isn't shown", key->accelerator);
    }
}

/* Every entry of the menu has an action that is there, and no two of a menu have one mnemonic. */
static void
check_menu (GtkWidget *window, GMenuModel *menu, GString *mnemonics)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autoptr (GMenuModel) submenu = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SUBMENU);
      g_autofree char *label = NULL, *action = NULL;
      const char *mark;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label);
      mark = label != NULL ? strchr (label, '_') : NULL;
      if (mark != NULL)
        {
          char letter = g_ascii_tolower (mark[1]);

          if (strchr (mnemonics->str, letter) != NULL)
            fail_msg ("the mnemonic of “%s” is taken", label);
          g_string_append_c (mnemonics, letter);
        }
      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action))
        {
          GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (window);
          const char *name = NULL, *property;
          const GVariantType *parameter;
          GType owner;
          gboolean there = FALSE;

          for (guint n = 0; !there && gtk_widget_class_query_action (klass, n, &owner, &name, &parameter, &property);
               n++)
            there = g_str_equal (name, action);
          if (!there)
            fail_msg ("nobody knows what %s is", action);
        }
      if (section != NULL)
        check_menu (window, section, mnemonics);
      if (submenu != NULL)
        {
          g_autoptr (GString) inside = g_string_new (NULL);

          check_menu (window, submenu, inside);
        }
    }
}

static void
test_menu (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GString) mnemonics = g_string_new (NULL);
  GtkWidget *button;

  for (guint i = 0; (button = drive_nth (fixture->window, GTK_TYPE_MENU_BUTTON, i)) != NULL; i++)
    if (gtk_menu_button_get_primary (GTK_MENU_BUTTON (button)))
      break;
  assert_non_null (button);
  check_menu (fixture->window, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button)), mnemonics);
  assert_true (mnemonics->len >= 10);
}

/* Help. */

static void
test_help (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *help;
  const MusterHelpTopic *topic;

  press_key (fixture, "F1");
  help = drive_find_window (MUSTER_TYPE_HELP);
  assert_true (drive_has_text (help, "How Muster Works"));
  for (guint i = 0; (topic = muster_help_topics_nth (i)) != NULL; i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (drive_nth (help, GTK_TYPE_DROP_DOWN, 0)), i);
      drive_settle ();
      for (const MusterHelpSection *section = topic->sections; section->heading != NULL; section++)
        {
          assert_true (drive_has_text (help, section->heading));
          assert_true (drive_has_text (help, section->text));
        }
    }
  gtk_test_accessible_assert_property (drive_nth (help, GTK_TYPE_DROP_DOWN, 0), GTK_ACCESSIBLE_PROPERTY_LABEL, "Page");
}

/* Every class of things has a page, and it is the one that opens. */
static void
test_help_topics (void **state)
{
  Fixture *fixture = *state;
  const MusterThingClass *klass;

  for (guint i = 0; (klass = muster_games_nth_class (i)) != NULL; i++)
    {
      const MusterHelpTopic *topic = NULL;

      for (guint n = 0; (topic = muster_help_topics_nth (n)) != NULL; n++)
        if (g_str_equal (topic->id, klass->game))
          break;
      if (topic == NULL)
        fail_msg ("there is no help for %s", klass->game);
    }
  fixture_act (fixture, "win.new");
  fixture_act (fixture, "win.help");
  assert_true (drive_has_text (drive_find_window (MUSTER_TYPE_HELP), "A Battle Group"));
}

static void
search (const char *words)
{
  GtkWidget *help = drive_find_window (MUSTER_TYPE_HELP), *entry;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_nth (help, GTK_TYPE_TOGGLE_BUTTON, 0)), TRUE);
  drive_settle ();
  entry = drive_nth (help, GTK_TYPE_SEARCH_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "search-changed");
  drive_settle ();
}

static void
test_help_search (void **state)
{
  GtkWidget *help;

  fixture_act (*state, "win.help");
  help = drive_find_window (MUSTER_TYPE_HELP);
  search ("jester");
  assert_true (drive_has_text (help, "The Order of Defenses"));
  assert_false (drive_has_text (help, "How Muster Works"));
  search ("zeppelin");
  assert_true (drive_has_text (help, "No page mentions that."));
  search ("");
  assert_true (drive_has_text (help, "How Muster Works"));
}

/* The clipboard. */

static char *
dup_words (Fixture *fixture, const char *format)
{
  g_autoptr (MusterBatch) batch = muster_batch_new (muster_session_get_catalog (fixture->session));
  g_autoptr (GBytes) words = NULL;

  muster_batch_add (batch, muster_session_get_thing (fixture->session));
  words = muster_format_make_words (muster_formats_find (format), batch, TRUE);
  return g_strndup (g_bytes_get_data (words, NULL), g_bytes_get_size (words));
}

static void
test_copy (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *text = NULL, *markdown = NULL, *expected_text = NULL, *expected_markdown = NULL;

  fixture_build_example (fixture);
  press_key (fixture, "<Control><Shift>c");
  fixture_assert_text (fixture, "Copied as text");
  text = fixture_read_clipboard (fixture);
  expected_text = dup_words (fixture, "text");
  assert_string_equal (text, expected_text);
  assert_non_null (strstr (text, "75 points"));
  fixture_act (fixture, "win.copy-markdown");
  markdown = fixture_read_clipboard (fixture);
  expected_markdown = dup_words (fixture, "markdown");
  assert_string_equal (markdown, expected_markdown);
  assert_string_not_equal (markdown, text);
}

/* The page for the phone is exported, with that format chosen. */
static void
test_phone (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *format = NULL;

  fixture_build_example (fixture);
  fixture_act (fixture, "win.phone");
  assert_non_null (drive_find_window (MUSTER_TYPE_PRINT_WINDOW));
  format = g_settings_get_string (muster_settings_get (), "format");
  assert_string_equal (format, "html");
  assert_true (drive_has_text (drive_find_window (MUSTER_TYPE_PRINT_WINDOW), "A Page for the Phone"));
}

/* With nothing at hand there is nothing to print, and nothing happens. */
static void
test_nothing (void **state)
{
  static const char *const accelerators[] = { "<Control>p", "<Control>e", "<Control><Shift>c" };
  Fixture *fixture = *state;

  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    {
      guint key;
      GdkModifierType modifiers;

      gtk_accelerator_parse (accelerators[i], &key, &modifiers);
      drive_press (fixture->window, key, modifiers);
      assert_null (drive_find_window (MUSTER_TYPE_PRINT_WINDOW));
    }
}

static void
test_about (void **state)
{
  GtkWidget *about;

  fixture_act (*state, "win.about");
  about = drive_find_window (ADW_TYPE_ABOUT_WINDOW);
  assert_non_null (about);
  assert_string_equal (adw_about_window_get_application_name (ADW_ABOUT_WINDOW (about)), "Muster");
}

/* All of them go onto a telephone, which has no frames of ten pixels around windows. */
static void
test_narrow (void **state)
{
  static const char *const actions[] = { "win.preferences", "win.help", "win.about" };
  GType types[] = { MUSTER_TYPE_PREFERENCES, MUSTER_TYPE_HELP, ADW_TYPE_ABOUT_WINDOW };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      int minimum;

      fixture_act (*state, actions[i]);
      gtk_widget_measure (drive_find_window (types[i]), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      assert_in_range (minimum - 10, 200, 360);
    }
}

#define CASE(name) cmocka_unit_test_setup_teardown (name, setup, fixture_teardown)

int
main (void)
{
  const struct CMUnitTest tests[] = {
    CASE (test_preferences), CASE (test_backups),     CASE (test_default_limit), CASE (test_keys), CASE (test_menu),
    CASE (test_help),        CASE (test_help_topics), CASE (test_help_search),   CASE (test_copy), CASE (test_phone),
    CASE (test_nothing),     CASE (test_about),       CASE (test_narrow),
  };

  fixture_init ();
  return cmocka_run_group_tests_name ("about", tests, NULL, NULL);
}
