/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battle groups as a player builds them: the sample from scratch out of the library, limits and values exceeded and
 * repaired, members counted, moved, edited and returned from, values planned and settled, fixed characters entered by
 * hand. */
#include "ui/fixture.h"

#include "app/games/collision/battle-size-row.h"
#include "app/widgets/card-view.h"
#include "app/games/collision/character-editor.h"
#include "app/widgets/rows/chooser-row.h"
#include "app/widgets/chooser.h"
#include "app/games/collision/fixed-editor.h"
#include "app/games/collision/group-editor.h"
#include "app/games/collision/member-list.h"
#include "app/games/collision/member-row.h"
#include "app/games/collision/plan-row.h"
#include "app/games/collision/planner.h"
#include "app/widgets/report-problems.h"
#include "app/widgets/rows/fold-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "app/games/collision/value-slots.h"
#include "app/widgets/value-toggles.h"
#include "model/document.h"
#include "model/member.h"
#include "games/games.h"
#include "games/document-file.h"
#include "xml/file.h"

/* Reaching things. */

static const MusterCollisionGroup *
get_group (Fixture *fixture)
{
  const MusterThing *thing = muster_session_get_thing (fixture->session);

  assert_non_null (thing);
  assert_ptr_equal (thing->klass, &muster_collision_group_class);
  return (const MusterCollisionGroup *) thing;
}

/* The editor in the middle, so that the preview's words are not taken for its own. */
static GtkWidget *
get_editor (Fixture *fixture)
{
  GtkWidget *editor = drive_nth (fixture->window, MUSTER_TYPE_GROUP_EDITOR, 0);

  assert_non_null (editor);
  return editor;
}

static void
assert_says (Fixture *fixture, const char *text)
{
  if (!drive_has_text (get_editor (fixture), text))
    fail_msg ("the editor doesn't say “%s”", text);
}

static GtkWidget *
get_row (Fixture *fixture, guint n)
{
  GtkWidget *row = drive_nth (get_editor (fixture), MUSTER_TYPE_MEMBER_ROW, n);

  assert_non_null (row);
  return row;
}

static GtkWidget *
find_titled (GtkWidget *root, GType type, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = drive_nth (root, type, i)) != NULL; i++)
    if (g_str_equal (drive_get_title (row), title))
      return row;
  fail_msg ("no row “%s”", title);
  return NULL;
}

static void
assert_subtitle (Fixture *fixture, guint n, const char *title, const char *subtitle)
{
  assert_string_equal (drive_get_title (get_row (fixture, n)), title);
  assert_string_equal (drive_get_subtitle (get_row (fixture, n)), subtitle);
  gtk_test_accessible_assert_property (get_row (fixture, n), GTK_ACCESSIBLE_PROPERTY_LABEL, title);
  gtk_test_accessible_assert_property (get_row (fixture, n), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle);
}

static void
click (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  drive_settle ();
}

static void
activate (GtkWidget *row)
{
  drive_activate (row);
}

static void
set_count (Fixture *fixture, guint n, gdouble count)
{
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (drive_nth (get_row (fixture, n), GTK_TYPE_SPIN_BUTTON, 0)), count);
  drive_settle ();
}

static void
start_group (Fixture *fixture)
{
  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "battle-group"));
  drive_settle ();
}

/* Adds things to the library as a file has them; the first is shown. */
static void
import (Fixture *fixture, GPtrArray *things)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterLibraryImport) import = muster_session_import (fixture->session, "Import", things, &error);

  g_assert_no_error (error);
  drive_settle ();
}

static void
open_text (Fixture *fixture, const char *content)
{
  g_autofree char *text = g_strdup_printf ("<muster xmlns='urn:muster:1'>%s</muster>", content);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterDocument) document
      = muster_document_read (bytes, "test", muster_session_get_catalog (fixture->session), &error);

  g_assert_no_error (error);
  import (fixture, document->things);
}

#define WISP                                                                                                           \
  "<character name='Glimmer' race='wisp' tarot='2-of-cups'><skill ref='look-out'/></character>"      /* 22, Diplomacy */
#define ORC "<character name='Grub' race='orc' tarot='2-of-swords'><skill ref='parry'/></character>" /* 20, Mysticism */
#define DWARF                                                                                                          \
  "<character name='Borin' race='dwarf' tarot='2-of-coins'><skill ref='dodge'/></character>"         /* 17, Liberty */
#define IMP "<character name='Nip' race='imp' tarot='2-of-cups'><skill ref='look-out'/></character>" /* 22, Conquest */
#define KNIGHT                                                                                                         \
  "<character name='Knight' race='human' tarot='4-of-swords'><skill ref='parry'/></character>" /* Brutality or Chivalry */
#define MOON "<fixed-character name='The Moon' points='42' values='sorcery' restrict='250'/>"

/* Adds a character through the library's list, by name and Enter. */
static void
recruit (Fixture *fixture, const char *name)
{
  if (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0) == NULL)
    activate (find_titled (get_editor (fixture), MUSTER_TYPE_WRAP_ROW, "Add from the library"));
  drive_search_and_take (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0), name);
}

static void
close_chooser (Fixture *fixture)
{
  muster_search_list_forget (MUSTER_SEARCH_LIST (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0)));
  assert_true (drive_press (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0), GDK_KEY_Escape, 0));
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0));
}

/* The list's text about a character. */
static void
assert_offered (Fixture *fixture, const char *name, const char *description)
{
  GtkWidget *row;

  muster_search_list_forget (MUSTER_SEARCH_LIST (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0)));
  drive_settle ();
  drive_unfold (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0), TRUE);
  for (guint i = 0; (row = drive_nth (fixture->window, MUSTER_TYPE_CHOOSER_ROW, i)) != NULL; i++)
    if (drive_has_text (row, name))
      {
        gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
        return;
      }
  fail_msg ("%s isn't offered", name);
}

/* The group as it is in the library. */
static MusterThing *
read_saved (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  MusterThing *thing = muster_library_get (muster_session_get_library (fixture->session),
                                           muster_session_get_selected (fixture->session), NULL, &error);

  g_assert_no_error (error);
  return thing;
}

static void
assert_order (Fixture *fixture, const char *names)
{
  g_autoptr (MusterThing) saved = read_saved (fixture);
  g_autoptr (GString) found = g_string_new (NULL);
  GPtrArray *members = muster_thing_get_members (saved);

  for (guint i = 0; i < members->len; i++)
    {
      g_string_append_printf (found, "%s%s", i > 0 ? " " : "", ((MusterThing *) members->pdata[i])->name);
      assert_string_equal (((MusterThing *) members->pdata[i])->name,
                           ((MusterThing *) get_group (fixture)->members->pdata[i])->name);
    }
  assert_string_equal (found->str, names);
}

/* The sample. */

static MusterDocument *
read_sample (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "samples", "battle-group.muster", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = muster_file_read (path, &error);
  MusterDocument *document = muster_document_read (bytes, path, muster_session_get_catalog (fixture->session), &error);

  g_assert_no_error (error);
  return document;
}

/* The people of the sample, one each, in the library. */
static void
import_people (Fixture *fixture)
{
  g_autoptr (MusterDocument) sample = read_sample (fixture);
  g_autoptr (GPtrArray) people = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  GPtrArray *members = muster_thing_get_members (sample->things->pdata[0]);

  while (members->len > 0)
    {
      MusterThing *member = g_ptr_array_steal_index (members, 0);

      muster_member_set_count (member, 1);
      g_ptr_array_add (people, member);
    }
  import (fixture, people);
}

static void
test_sample (void **state)
{
  Fixture *fixture = *state;

  import_people (fixture);
  start_group (fixture);
  assert_int_equal (get_group (fixture)->limit, 250);
  assert_says (fixture, "Legal · 0 points");
  assert_says (fixture, "Nobody yet");
  assert_says (fixture, "0 of 250");
  assert_says (fixture, "250 left");

  recruit (fixture, "ysolde");
  recruit (fixture, "lantern");
  /* Somebody who is there already comes once more. */
  recruit (fixture, "lantern");
  recruit (fixture, "whisper");
  assert_offered (fixture, "The Moon", "Fixed character\n+42, 0 left, uses Sorcery as the third value");
  recruit (fixture, "moon");
  drive_open_problems (fixture->window);
  assert_offered (fixture, "Whisper in the Reeds",
                  "White Elf, 2 of Coins\n+33, 33 over the limit: illegal\n"
                  "The group costs 283 points, 33 more than its limit of 250.");
  close_chooser (fixture);

  assert_says (fixture, "Legal · 250 points");
  assert_says (fixture, "250 of 250");
  assert_says (fixture, "Full");
  assert_says (fixture, "5 characters");
  assert_says (fixture, "3 of 3 used");
  assert_says (fixture, "Queen Ysolde and Lantern Guard");
  assert_subtitle (fixture, 0, "Queen Ysolde", "97 points · Red Elf, 8 of Cups");
  assert_subtitle (fixture, 1, "Lantern Guard", "2 × 39 = 78 points · Human, 4 of Cups");
  assert_subtitle (fixture, 2, "Whisper in the Reeds", "33 points · White Elf, 2 of Coins");
  assert_subtitle (fixture, 3, "The Moon", "42 points · Fixed character");
  assert_order (fixture, "Queen Ysolde Lantern Guard Whisper in the Reeds The Moon");
}

/* The list and the cards beside it. */
static void
test_preview (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterDocument) sample = read_sample (fixture);

  import (fixture, sample->things);
  fixture_assert_text (fixture, "List · 1 of 6");
  click (drive_find_named (fixture->window, "Next"));
  fixture_assert_text (fixture, "Queen Ysolde · 2 of 6");
  click (drive_find_named (fixture->window, "Next"));
  fixture_assert_text (fixture, "Lantern Guard (1) · 3 of 6");
  click (drive_find_named (fixture->window, "Previous"));
  fixture_assert_text (fixture, "Queen Ysolde · 2 of 6");
}

/* Limits. */

static GtkWidget *
find_remedy (Fixture *fixture, const char *text)
{
  return drive_find_button (drive_open_problems (get_editor (fixture)), text);
}

static void
test_points (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *size;

  open_text (fixture, "<battle-group name='Raid' points='100'>" WISP ORC IMP "</battle-group>");
  size = drive_nth (get_editor (fixture), MUSTER_TYPE_BATTLE_SIZE_ROW, 0);
  assert_says (fixture, "36 left");
  set_count (fixture, 0, 3); /* 66 + 20 + 22 = 108 */
  assert_subtitle (fixture, 0, "Glimmer", "3 × 22 = 66 points · Wisp, 2 of Cups");
  assert_says (fixture, "Not legal · 108 points");
  drive_open_problems (fixture->window);
  assert_says (fixture, "The group costs 108 points, 8 more than its limit of 100.");
  click (find_remedy (fixture, "Leave out Grub (-20 points)"));
  assert_int_equal (get_group (fixture)->members->len, 2);
  assert_says (fixture, "Legal · 88 points");
  drive_undo (fixture->window);
  assert_int_equal (get_group (fixture)->members->len, 3);
  click (find_remedy (fixture, "Leave out one Glimmer (-22 points)"));
  assert_int_equal (muster_collision_group_get_count (get_group (fixture), 0), 2);
  drive_undo (fixture->window);
  click (find_remedy (fixture, "Play for 150 points"));
  assert_int_equal (get_group (fixture)->limit, 150);
  assert_says (fixture, "42 left");

  /* Any number, and none. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (drive_nth (size, GTK_TYPE_SPIN_BUTTON, 0)), 107);
  drive_settle ();
  drive_open_problems (fixture->window);
  assert_says (fixture, "The group costs 108 points, 1 more than its limit of 107.");
  click (drive_find_named (size, "No limit"));
  assert_int_equal (get_group (fixture)->limit, -1);
  assert_says (fixture, "Legal · 108 points");
  assert_null (drive_nth (size, GTK_TYPE_SPIN_BUTTON, 0));
  click (drive_find_named (size, "A battle of 300 points"));
  assert_int_equal (get_group (fixture)->limit, 300);
  assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (drive_find_named (size, "A battle of 300 points"))));
  drive_undo (fixture->window);
  assert_int_equal (get_group (fixture)->limit, -1);
}

static void
test_fourth_value (void **state)
{
  Fixture *fixture = *state;

  open_text (fixture, DWARF);
  open_text (fixture, "<battle-group name='Raid' points='250'>" WISP ORC IMP "</battle-group>");
  activate (find_titled (get_editor (fixture), MUSTER_TYPE_WRAP_ROW, "Add from the library"));
  assert_offered (fixture, "Borin",
                  "Dwarf, 2 of Coins\n+17, 169 left, uses Liberty as the fourth value: illegal\n"
                  "Together these characters need at least four values; a group has at most three.");
  /* It is taken all the same. */
  recruit (fixture, "borin");
  close_chooser (fixture);
  assert_int_equal (get_group (fixture)->members->len, 4);
  assert_says (fixture, "Not legal · 81 points");
  assert_says (fixture, "4 of 3 used");
  assert_says (fixture, "Liberty");
  click (find_remedy (fixture, "Leave out Borin (-17 points)"));
  assert_says (fixture, "Legal · 64 points");
  drive_undo (fixture->window);
  assert_says (fixture, "Not legal · 81 points");
}

static void
test_restricted_and_illegal (void **state)
{
  Fixture *fixture = *state;

  open_text (fixture, "<battle-group name='Raid' points='200'>" MOON
                      "<character name='Twice' race='orc' tarot='2-of-swords'><skill "
                      "ref='parry'/><skill ref='parry'/></character></battle-group>");
  drive_open_problems (fixture->window);
  assert_says (fixture, "The Moon fights only in battles of 250 points or more; this one has 200.");
  assert_says (fixture, "Twice itself is illegal, whatever the group.");
  assert_true (gtk_widget_has_css_class (get_row (fixture, 0), "wrong"));
  drive_open_problems (fixture->window);
  assert_subtitle (
      fixture, 0, "The Moon",
      "42 points · Fixed character\nThe Moon fights only in battles of 250 points or more; this one has 200.");
  assert_non_null (strstr (drive_get_subtitle (get_row (fixture, 1)), "Parry"));
  click (find_remedy (fixture, "Twice: Give up Parry"));
  assert_false (gtk_widget_has_css_class (get_row (fixture, 1), "wrong"));
  click (find_remedy (fixture, "Play for 250 points"));
  assert_says (fixture, "Legal · 62 points");
  assert_int_equal (get_group (fixture)->limit, 250);
  drive_undo (fixture->window);
  drive_undo (fixture->window);
  assert_says (fixture, "Not legal · 62 points");
}

/* Members. */

static void
test_order (void **state)
{
  Fixture *fixture = *state;

  open_text (fixture, "<battle-group name='Raid' points='250'>" WISP "<!-- between -->" ORC IMP "</battle-group>");
  assert_order (fixture, "Glimmer Grub Nip");
  assert_true (drive_press (get_row (fixture, 0), GDK_KEY_Down, GDK_ALT_MASK));
  assert_order (fixture, "Grub Glimmer Nip");
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (fixture->window)), get_row (fixture, 1));
  drive_press (get_row (fixture, 1), GDK_KEY_Down, GDK_ALT_MASK);
  assert_order (fixture, "Grub Nip Glimmer");
  /* There is nowhere further down, or further up. */
  drive_press (get_row (fixture, 2), GDK_KEY_Down, GDK_ALT_MASK);
  drive_press (get_row (fixture, 0), GDK_KEY_Up, GDK_ALT_MASK);
  assert_order (fixture, "Grub Nip Glimmer");
  /* Dragged from the end to the beginning. */
  g_signal_emit_by_name (get_row (fixture, 2), "moved", 2, 0);
  assert_order (fixture, "Glimmer Grub Nip");
  gtk_widget_activate_action (get_row (fixture, 1), "member.copy", NULL);
  drive_settle ();
  assert_order (fixture, "Glimmer Grub Grub Nip");
  gtk_widget_activate_action (get_row (fixture, 0), "member.remove", NULL);
  drive_settle ();
  assert_order (fixture, "Grub Grub Nip");
  for (guint i = 0; i < 5; i++)
    drive_undo (fixture->window);
  assert_order (fixture, "Glimmer Grub Nip");
}

static void
test_names (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  open_text (fixture, "<battle-group name='Raid' points='250'>" WISP "</battle-group>");
  row = get_row (fixture, 0);
  gtk_test_accessible_assert_property (drive_nth (row, GTK_TYPE_SPIN_BUTTON, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "How many of Glimmer");
  gtk_test_accessible_assert_property (drive_nth (row, GTK_TYPE_MENU_BUTTON, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "More about Glimmer");
  gtk_test_accessible_assert_property (
      drive_nth (drive_nth (get_editor (fixture), MUSTER_TYPE_BATTLE_SIZE_ROW, 0), GTK_TYPE_SPIN_BUTTON, 0),
      GTK_ACCESSIBLE_PROPERTY_LABEL, "Points of the battle");
  gtk_editable_set_text (GTK_EDITABLE (find_titled (get_editor (fixture), ADW_TYPE_ENTRY_ROW, "Name")), "Night Raid");
  muster_shell_flush (MUSTER_SHELL (fixture->window));
  assert_string_equal (get_group (fixture)->thing.name, "Night Raid");
}

/* Going to a member and back. */
static void
test_enter (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) entries = NULL;

  open_text (fixture, ORC);
  open_text (fixture, "<battle-group name='Raid' points='250'>" WISP "</battle-group>");
  recruit (fixture, "grub");
  close_chooser (fixture);
  activate (get_row (fixture, 1));
  assert_non_null (drive_nth (fixture->window, MUSTER_TYPE_CHARACTER_EDITOR, 0));
  assert_string_equal (fixture_get_character (fixture)->thing.name, "Grub");
  drive_choose (fixture->window, "Weapon 1", "spear");
  fixture_act (fixture, "win.back");
  assert_int_equal (get_group (fixture)->members->len, 2);
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (fixture->window)), get_row (fixture, 1));
  assert_int_equal (((const MusterCollisionCharacter *) get_group (fixture)->members->pdata[1])->weapons->len, 1);

  /* The one in the library is the same. */
  entries = muster_library_list (muster_session_get_library (fixture->session), FALSE, MUSTER_LIBRARY_SORT_NAME, NULL);
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];

      if (g_str_equal (entry->name, "Grub"))
        assert_true (entry->points > 20);
    }
}

static void
test_made_on_the_spot (void **state)
{
  Fixture *fixture = *state;

  start_group (fixture);
  activate (find_titled (get_editor (fixture), MUSTER_TYPE_WRAP_ROW, "Make a new character"));
  /* The name is ready to be written over. */
  gtk_editable_delete_selection (GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (fixture->window))));
  drive_type (fixture->window, "Nim");
  drive_enter (fixture->window);
  drive_choose (fixture->window, "Race", "orc");
  drive_choose (fixture->window, "Tarot", "2 of swords");
  drive_choose (fixture->window, "Add a skill", "parry");
  fixture_act (fixture, "win.back");
  assert_subtitle (fixture, 0, "Nim", "20 points · Orc, 2 of Swords");
  assert_says (fixture, "Legal · 20 points");
}

static void
test_fixed (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *editor;
  const MusterCollisionFixed *fixed;

  start_group (fixture);
  activate (find_titled (get_editor (fixture), MUSTER_TYPE_WRAP_ROW, "Enter a fixed character"));
  editor = drive_nth (fixture->window, MUSTER_TYPE_FIXED_EDITOR, 0);
  assert_non_null (editor);
  /* Points and the smallest battle, then the numbers of the card in its order. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (drive_nth (editor, GTK_TYPE_SPIN_BUTTON, 0)), 80);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (drive_nth (editor, GTK_TYPE_SPIN_BUTTON, 1)), 300);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (drive_nth (editor, GTK_TYPE_SPIN_BUTTON, 2)), 9);
  gtk_test_accessible_assert_property (drive_nth (editor, GTK_TYPE_SPIN_BUTTON, 2), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Def");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_find_named (editor, "Conquest")), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (find_titled (editor, ADW_TYPE_ENTRY_ROW, "Name")), "The Tower");
  muster_shell_flush (MUSTER_SHELL (fixture->window));
  drive_settle ();
  fixture_act (fixture, "win.back");
  fixed = get_group (fixture)->members->pdata[0];
  assert_string_equal (fixed->thing.name, "The Tower");
  assert_int_equal (fixed->stats[MUSTER_STAT_DEF], 9);
  drive_open_problems (fixture->window);
  assert_says (fixture, "The Tower fights only in battles of 300 points or more; this one has 250.");
  assert_says (fixture, "Conquest");
  click (find_remedy (fixture, "Play for 300 points"));
  assert_says (fixture, "Legal · 80 points");
}

/* Values. */

static void
test_settling (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *slots;
  const MusterCollisionCharacter *knight;

  open_text (fixture, "<battle-group name='Raid' points='250'>" KNIGHT WISP "</battle-group>");
  slots = drive_nth (get_editor (fixture), MUSTER_TYPE_VALUE_SLOTS, 0);
  assert_true (drive_has_text (slots, "Open"));
  assert_true (drive_has_text (slots, "Brutality or Chivalry"));
  assert_true (drive_has_text (slots, "Free"));
  gtk_test_accessible_assert_property (drive_find_named (slots, "Chivalry"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Names the values of Knight");
  click (drive_find_named (slots, "Chivalry"));
  assert_false (drive_has_text (slots, "Open"));
  assert_true (drive_has_text (slots, "Chivalry"));
  knight = get_group (fixture)->members->pdata[0];
  assert_true (knight->names_values);
  drive_undo (fixture->window);
  assert_true (drive_has_text (slots, "Open"));
}

static GtkWidget *
open_planner (Fixture *fixture)
{
  GtkWidget *planner;

  click (drive_find_button (get_editor (fixture), "_Plan…"));
  planner = drive_nth (fixture->window, MUSTER_TYPE_PLANNER, 0);
  assert_non_null (planner);
  return planner;
}

static guint
count_plans (GtkWidget *planner)
{
  guint n = 0;

  while (drive_nth (planner, MUSTER_TYPE_PLAN_ROW, n) != NULL)
    n++;
  return n;
}

/* They are filled in while the first are being read. */
static gboolean
has_all_plans (gpointer data)
{
  return count_plans (data) == 93;
}

static void
test_planner (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *planner, *row, *search;

  open_text (fixture, ORC DWARF IMP);
  open_text (fixture, "<battle-group name='Raid' points='250'>" KNIGHT WISP "</battle-group>");
  planner = open_planner (fixture);
  fixture_wait (has_all_plans, planner);
  /* All three: 20 + 17 + 22. */
  row = drive_nth (planner, MUSTER_TYPE_PLAN_ROW, 0);
  assert_string_equal (drive_get_title (row), "Conquest, Liberty and Mysticism");
  assert_string_equal (muster_fold_row_get_subtitle (MUSTER_FOLD_ROW (row)), "3 fit, 59 points: Borin, Grub, Nip");
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "3 fit, 59 points: Borin, Grub, Nip");

  /* With Diplomacy and the knight's choice, one more of eight: 1 + 6 for each of two, with both once: 2 + 6 + 6 - 1 sets. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_find_button (planner, "_Fits the Group")), TRUE);
  drive_settle ();
  assert_int_equal (count_plans (planner), 13);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_find_named (planner, "Conquest")), TRUE);
  drive_settle ();
  assert_int_equal (count_plans (planner), 2);
  row = drive_nth (planner, MUSTER_TYPE_PLAN_ROW, 0);
  assert_string_equal (muster_fold_row_get_subtitle (MUSTER_FOLD_ROW (row)), "1 fits, 22 points: Nip");
  muster_fold_row_set_expanded (MUSTER_FOLD_ROW (row), TRUE);
  activate (find_titled (row, MUSTER_TYPE_WRAP_ROW, "Nip"));
  assert_int_equal (get_group (fixture)->members->len, 3);
  assert_ptr_equal (drive_nth (fixture->window, MUSTER_TYPE_PLANNER, 0), planner);

  /* The group may have either of the two that are left. */
  assert_int_equal (count_plans (planner), 2);
  activate (find_titled (row, MUSTER_TYPE_WRAP_ROW, "Use these values for the group"));
  assert_int_equal (count_plans (planner), 1);

  search = drive_nth (planner, GTK_TYPE_SEARCH_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (search), "borin");
  g_signal_emit_by_name (search, "search-changed");
  drive_settle ();
  assert_int_equal (count_plans (planner), 0);
  assert_true (drive_press (planner, GDK_KEY_Escape, 0));
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_PLANNER, 0));
  assert_says (fixture, "3 of 3 used");
}

/* More than anybody has, from a file. */
#define MANY 500

/* The list of members brings one into view and gives it the focus; its row. */
static GtkWidget *
reach_row (Fixture *fixture, guint n)
{
  GtkWidget *list = drive_nth (get_editor (fixture), MUSTER_TYPE_MEMBER_LIST, 0), *focus;

  muster_row_list_focus (MUSTER_ROW_LIST (list), n);
  drive_wait_for_frame (fixture->window);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  assert_true (MUSTER_IS_MEMBER_ROW (focus));
  assert_int_equal (muster_list_row_get_n (MUSTER_LIST_ROW (focus)), n);
  return focus;
}

static guint
count_rows (Fixture *fixture)
{
  guint n = 0;

  while (drive_nth (get_editor (fixture), MUSTER_TYPE_MEMBER_ROW, n) != NULL)
    n++;
  return n;
}

/* The main loop hasn't gone round since. */
static void
open_many (Fixture *fixture)
{
  g_autoptr (GString) text = g_string_new ("<muster xmlns='urn:muster:1'><battle-group name='Horde' points='100000'>");
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < MANY; i++)
    g_string_append_printf (
        text, "<character name='Wisp %u' race='wisp' tarot='2-of-cups'><skill ref='look-out'/></character>", i);
  g_string_append (text, "</battle-group></muster>");
  bytes = g_bytes_new (text->str, text->len);
  document = muster_document_read (bytes, "test", muster_session_get_catalog (fixture->session), NULL);
  muster_library_import_free (muster_session_import (fixture->session, "Import", document->things, NULL));
}

/* A few rows serve for all of them, and each shows the member at its place. */
static void
test_many (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  open_many (fixture);
  drive_wait_for_frame (fixture->window);
  drive_wait_for_frame (fixture->window);
  assert_in_range (count_rows (fixture), 5, MANY / 2);
  assert_says (fixture, "500 characters");
  assert_says (fixture, "Legal · 11000 points");
  assert_string_equal (drive_get_title (reach_row (fixture, MANY - 1)), "Wisp 499");
  assert_in_range (count_rows (fixture), 5, MANY / 2);
  assert_string_equal (drive_get_title (reach_row (fixture, 250)), "Wisp 250");
  assert_string_equal (drive_get_title (reach_row (fixture, 0)), "Wisp 0");
  /* The row that was moved keeps the focus. */
  row = reach_row (fixture, MANY - 1);
  assert_true (drive_key (fixture->window, GDK_KEY_Up, GDK_ALT_MASK));
  row = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  assert_int_equal (muster_list_row_get_n (MUSTER_LIST_ROW (row)), MANY - 2);
  assert_string_equal (drive_get_title (row), "Wisp 499");
  assert_string_equal (muster_thing_get_name (get_group (fixture)->members->pdata[MANY - 1]), "Wisp 498");
  /* Everybody moves up. */
  gtk_widget_activate_action (reach_row (fixture, 0), "member.remove", NULL);
  drive_settle ();
  assert_string_equal (drive_get_title (reach_row (fixture, 0)), "Wisp 1");
  assert_string_equal (drive_get_title (reach_row (fixture, MANY - 2)), "Wisp 498");
  drive_undo (fixture->window);
  assert_string_equal (drive_get_title (reach_row (fixture, MANY - 1)), "Wisp 498");
}

/* A step changes what the rows say, not which rows there are: the focus and the place in the list stay. */
static void
test_many_steps (void **state)
{
  Fixture *fixture = *state;
  GtkAdjustment *scroll;
  GtkWidget *row;
  double value, x, y;

  open_many (fixture);
  drive_wait_for_frame (fixture->window);
  row = reach_row (fixture, 300);
  assert_true (gtk_widget_translate_coordinates (row, fixture->window, 0, 0, &x, &y));
  assert_in_range ((int) y, 0, gtk_widget_get_height (fixture->window) - gtk_widget_get_height (row));
  scroll = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW)));
  value = gtk_adjustment_get_value (scroll);
  assert_true (value > 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (drive_nth (row, GTK_TYPE_SPIN_BUTTON, 0)), 3);
  drive_wait_for_frame (fixture->window);
  assert_string_equal (drive_get_subtitle (row), "3 × 22 = 66 points · Wisp, 2 of Cups");
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (fixture->window)), row);
  assert_true (gtk_adjustment_get_value (scroll) == value);
  drive_undo (fixture->window);
  assert_string_equal (drive_get_subtitle (row), "22 points · Wisp, 2 of Cups");
}

/* What a widget paints, in its own coordinates. */
static graphene_rect_t
find_painted (GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  graphene_rect_t bounds;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  assert_non_null (node);
  gsk_render_node_get_bounds (node, &bounds);
  gsk_render_node_unref (node);
  return bounds;
}

/* For a list with many pages only the visible ones are painted. */
static void
test_many_pages (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *view, *port;
  GtkAdjustment *scroll;
  graphene_rect_t first, last;
  float height;

  open_many (fixture);
  drive_wait_for_frame (fixture->window);
  drive_wait_for_frame (fixture->window); /* such a list is laid out after the first */
  view = drive_nth (fixture->window, MUSTER_TYPE_CARD_VIEW, 0);
  port = gtk_widget_get_ancestor (view, GTK_TYPE_VIEWPORT);
  scroll = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (port));
  height = (float) gtk_widget_get_height (view);
  first = find_painted (view);
  assert_true (height > 5.0f * (float) gtk_widget_get_height (port));
  assert_true (first.origin.y < 1 && first.size.height >= (float) gtk_widget_get_height (port)
               && first.size.height < height / 2);
  gtk_adjustment_set_value (scroll, gtk_adjustment_get_upper (scroll));
  drive_wait_for_frame (fixture->window);
  last = find_painted (view);
  assert_true (last.origin.y > height / 2 && last.origin.y + last.size.height > height - 20);
}

/* Somebody else is shown before all rows are there. */
static void
test_many_left (void **state)
{
  Fixture *fixture = *state;

  open_many (fixture);
  muster_session_remove (fixture->session, "Remove", muster_session_get_selected (fixture->session));
  drive_settle ();
  start_group (fixture);
  assert_int_equal (count_rows (fixture), 0);
  assert_says (fixture, "Nobody yet");
}

/* What lies over the rows goes with the group it is about. */
static void
test_another (void **state)
{
  Fixture *fixture = *state;
  gint64 first;

  open_text (fixture, "<battle-group name='One' points='250'>" WISP "</battle-group>");
  first = muster_session_get_selected (fixture->session);
  open_text (fixture, "<battle-group name='Two' points='250'>" ORC IMP "</battle-group>");
  activate (find_titled (get_editor (fixture), MUSTER_TYPE_WRAP_ROW, "Add from the library"));
  muster_session_select (fixture->session, first);
  drive_settle ();
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0));
  assert_says (fixture, "1 character");
  assert_null (drive_nth (get_editor (fixture), MUSTER_TYPE_MEMBER_ROW, 1));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_sample, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_preview, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_points, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_fourth_value, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_restricted_and_illegal, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_order, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_names, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_enter, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_made_on_the_spot, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_fixed, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_settling, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_planner, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_many, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_many_steps, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_many_pages, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_many_left, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_another, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
