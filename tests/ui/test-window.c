/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window as a player uses it: the book's example from scratch, rules broken and repaired, everything undone and
 * redone, with the file on disk checked after every step. Criticals and warnings abort the test. */
#include "ui/fixture.h"

#include "app/games/collision/picking/offer-row.h"
#include "app/games/collision/picking/picker.h"
#include "app/widgets/card-view.h"
#include "model/page/card-zone.h"
#include "app/widgets/report-problems.h"
#include "app/widgets/suit-bar.h"
#include "app/games/collision/values-row.h"
#include "app/widgets/verdict-bar.h"
#include "app/widgets/rows/fold-row.h"
#include "store/content.h"
#include "support/content.h"
#include "support/library.h"
#include "games/document-file.h"
#include "games/thing-file.h"

/* All that a library has, as a document. */
static char *
dup_library (MusterLibrary *library, const MusterCatalog *catalog)
{
  g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL);
  g_autoptr (MusterDocument) document = muster_document_new ();

  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (document->things,
                     muster_library_get (library, ((MusterLibraryEntry *) entries->pdata[i])->id, NULL, NULL));
  return muster_document_write (document, catalog, NULL);
}

static char *
dup_document (Fixture *fixture)
{
  return dup_library (muster_session_get_library (fixture->session), muster_session_get_catalog (fixture->session));
}

/* Whatever happens next, the disk has everything: another program reads the current thing. */
static void
assert_saved (Fixture *fixture)
{
  g_autoptr (MusterLibrary) library = library_open (fixture->path);
  const MusterThing *thing = muster_session_get_thing (fixture->session);
  g_autofree char *now = NULL, *saved = NULL;

  assert_null (muster_session_get_save_error (fixture->session));
  if (thing == NULL)
    return;
  now = muster_thing_write (thing, content_get ());
  saved = library_dup_xml (library, muster_session_get_selected (fixture->session));
  assert_string_equal (saved, now);
}

static void
assert_described (GtkWidget *widget, const char *label, const char *description)
{
  gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  if (description != NULL)
    gtk_test_accessible_assert_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

/* The book's example, as the window's rows ask for it. */
static const struct
{
  const char *place, *words, *title;
  const char *points;
} example[] = {
  { "Race", "red elf", "Race: Red Elf", "Not finished yet · 25 points" },
  { "Tarot", "6 of cups", "Tarot: 6 of Cups", "Legal · 46 points" },
  { "Weapon 1", "sabre", "Weapon 1: Sabre", "Legal · 52 points" },
  { "Enchantment of weapon 1", "shadow", "Enchantment of weapon 1: Shadow", "Legal · 56 points" },
  { "Armor", "scale", "Armor: Scale Armor", "Legal · 66 points" },
  { "Accessory", "shield", "Accessory: Shield", "Legal · 69 points" },
  { "Add a skill", "check", "Skill 1: Check", "Legal · 73 points" },
  { "Add a skill", "majesty", "Skill 2: Majesty", "Legal · 75 points" },
};

static void
build_example (Fixture *fixture)
{
  fixture_act (fixture, "win.new");
  for (guint i = 0; i < G_N_ELEMENTS (example); i++)
    drive_choose (fixture->window, example[i].place, example[i].words);
}

static void
test_example (void **state)
{
  Fixture *fixture = *state;
  static const struct
  {
    const char *label, *derivation;
  } chips[] = {
    { "Points 75",
      "Points 75 = Red Elf 25 + 6 of Cups 21 + Sabre 6 + Shadow 4 + Scale Armor 10 + Shield 3 + Check 4 + Majesty 2" },
    { "Def 7", "Def 7 = Red Elf 7 + 6 of Cups 1 + Scale Armor -1" },
    { "Arm 7", "Arm 7 = Red Elf 4 + Scale Armor 3" },
    { "Tuf 2", "Tuf 2 = Red Elf 2" },
    { "End 4", "End 4 = Red Elf 3 + 6 of Cups 1" },
    { "Mana 4", "Mana 4 = Red Elf 2 + 6 of Cups 2" },
    { "Comm 5", "Comm 5 = Red Elf 2 + 6 of Cups 3" },
    { "Move 5", "Move 5 = Red Elf 4 + 6 of Cups 1" },
    { "Att 2", "Att 2 = Red Elf 2" },
    { "Str 2", "Str 2 = Red Elf 2" },
    { "S-Pow 0", NULL },
  };

  fixture_act (fixture, "win.new");
  assert_saved (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (example); i++)
    {
      drive_choose (fixture->window, example[i].place, example[i].words);
      assert_string_equal (drive_get_title (drive_find_row (fixture->window, example[i].title)), example[i].title);
      fixture_assert_text (fixture, example[i].points);
      assert_saved (fixture);
    }
  for (guint i = 0; i < G_N_ELEMENTS (chips); i++)
    {
      g_auto (GStrv) words = g_strsplit (chips[i].label, " ", 2);
      GtkWidget *chip = drive_find_button (fixture->window, words[0]);

      assert_true (drive_has_text (chip, words[1]));
      assert_described (chip, chips[i].label, chips[i].derivation);
    }
  fixture_assert_text (fixture, "2 of 2 hands used");
  fixture_assert_text (fixture, "2 of 2 skills, 0 left");
}

/* A kill in between: what another program reads from the library is what the window showed. */
static void
test_reopen (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (MusterLibrary) again = NULL;

  build_example (fixture);
  before = dup_document (fixture);
  again = library_open (fixture->path);
  after = dup_library (again, content_get ());
  assert_string_equal (before, after);
}

/* All the way back, and forward again; the names of the steps are in the tooltips. */
static void
test_history (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_free);

  fixture_act (fixture, "win.new");
  g_ptr_array_add (states, dup_document (fixture));
  for (guint i = 0; i < G_N_ELEMENTS (example); i++)
    {
      drive_choose (fixture->window, example[i].place, example[i].words);
      g_ptr_array_add (states, dup_document (fixture));
    }
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Majesty");
  for (guint i = states->len - 1; i-- > 0;)
    {
      g_autofree char *now = NULL;

      drive_undo (fixture->window);
      now = dup_document (fixture);
      assert_string_equal (now, states->pdata[i]);
      assert_saved (fixture);
    }
  assert_null (muster_session_get_undo (fixture->session));
  for (guint i = 1; i < states->len; i++)
    {
      g_autofree char *now = NULL;

      drive_redo (fixture->window);
      now = dup_document (fixture);
      assert_string_equal (now, states->pdata[i]);
      assert_saved (fixture);
    }
  assert_null (muster_session_get_redo (fixture->session));
  fixture_assert_text (fixture, "Legal · 75 points");
}

/* A rule is broken, reported in its row, and repaired by a button, in one step. */
/* A missing choice isn't a fault; faults are one click away, wherever the rows are scrolled. */
static void
test_verdict (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *bar;

  fixture_act (fixture, "win.new");
  bar = drive_nth (fixture->window, MUSTER_TYPE_VERDICT_BAR, 0);
  fixture_assert_text (fixture, "Not finished yet · 0 points");
  fixture_assert_text (fixture, "This character has no race yet.");
  assert_false (drive_has_text (fixture->window, "This character has no tarot yet."));
  assert_true (gtk_widget_has_css_class (bar, "unfinished"));
  drive_choose (fixture->window, "Race", "red elf");
  fixture_assert_text (fixture, "This character has no tarot yet.");
  drive_choose (fixture->window, "Add a skill", "parry");
  fixture_assert_text (fixture, "Not finished yet · 25 points");
  drive_choose (fixture->window, "Tarot", "6 of cups");
  fixture_assert_text (fixture, "Not legal · 46 points");
  assert_true (gtk_widget_has_css_class (bar, "illegal"));
  assert_false (gtk_widget_has_css_class (bar, "unfinished"));
  gtk_widget_grab_focus (drive_find_row (fixture->window, "Add a skill"));
  g_signal_emit_by_name (bar, "clicked");
  assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                                       drive_open_problems (fixture->window)));
  drive_choose (fixture->window, "Skill 1", "check");
  assert_true (gtk_widget_has_css_class (bar, "legal"));
}

static void
test_mend (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row, *button;
  g_autofree char *whole = NULL, *undone = NULL;

  build_example (fixture);
  drive_choose (fixture->window, "Weapon 1", "pike");
  whole = dup_document (fixture);
  fixture_assert_text (fixture, "Not legal · 75 points");
  fixture_assert_text (fixture, "1 problem");
  drive_open_problems (fixture->window);
  fixture_assert_text (fixture, "Pike and Shield take three hands; a character has two.");
  row = drive_find_row (fixture->window, "Accessory");
  if (!gtk_widget_has_css_class (row, "wrong"))
    row = drive_find_row (fixture->window, "Weapon 1");
  assert_true (gtk_widget_has_css_class (row, "wrong"));
  assert_non_null (strstr (drive_get_subtitle (row), "three hands"));

  button = drive_find_first_remedy (fixture->window);
  assert_non_null (button);
  g_signal_emit_by_name (button, "clicked");
  drive_settle ();
  assert_false (drive_has_text (fixture->window, "1 problem"));
  assert_saved (fixture);
  drive_undo (fixture->window);
  undone = dup_document (fixture);
  assert_string_equal (undone, whole);
}

/* Each rule that a hand can break: by one more choice in the finished example, or by taking one out. */
static const struct
{
  const char *place, *words; /* words NULL: taken out */
  const char *sentence;      /* part of it */
} breaks[] = {
  { "Weapon 1", "pike", "three hands" },          { "Tarot", "2 of cups", "needs a tarot of rank" },
  { "Add a skill", "tactical strike", "skills" }, { "Skill 1", "parry", "is a skill of Swords" },
  { "Skill 2", "check", "more than once" },       { "Race", "fae", "at least four values" },
};

/* Presses the first remedy until nothing is wrong, each a step of its own. */
static void
mend (Fixture *fixture, const char *what)
{
  guint pressed = 0;

  for (; gtk_widget_has_css_class (drive_nth (fixture->window, MUSTER_TYPE_VERDICT_BAR, 0), "illegal"); pressed++)
    {
      GtkWidget *button = drive_find_first_remedy (fixture->window);
      g_autofree char *label = button != NULL ? g_strdup (gtk_button_get_label (GTK_BUTTON (button))) : NULL;

      if (label == NULL || pressed == 5)
        fail_msg ("%s: nothing mends it", what);
      g_signal_emit_by_name (button, "clicked");
      drive_settle ();
      assert_string_equal (muster_session_get_undo (fixture->session), label);
    }
  while (pressed-- > 0)
    drive_undo (fixture->window);
}

static gboolean
is_told (Fixture *fixture, const char *part)
{
  GtkWidget *problems = drive_open_problems (fixture->window), *label;

  for (guint i = 0; (label = drive_nth (problems, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (strstr (gtk_label_get_text (GTK_LABEL (label)), part) != NULL)
      return TRUE;
  return FALSE;
}

static void
test_rules (void **state)
{
  Fixture *fixture = *state;

  build_example (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (breaks); i++)
    {
      if (breaks[i].words != NULL)
        drive_choose (fixture->window, breaks[i].place, breaks[i].words);
      else
        g_signal_emit_by_name (drive_find_row (fixture->window, breaks[i].place), "cleared");
      drive_settle ();
      if (!is_told (fixture, breaks[i].sentence))
        fail_msg ("%s: nobody says “%s”", breaks[i].place, breaks[i].sentence);
      mend (fixture, breaks[i].sentence);
      drive_undo (fixture->window);
      fixture_assert_text (fixture, "Legal · 75 points");
    }
}

/* Activating a problem goes to the row that it is about. */
static void
test_visit (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *problem;

  build_example (fixture);
  drive_choose (fixture->window, "Skill 1", "parry");
  problem = drive_nth (drive_open_problems (fixture->window), GTK_TYPE_LIST_BOX_ROW, 0);
  g_signal_emit_by_name (gtk_widget_get_parent (problem), "row-activated", problem);
  drive_settle ();
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (fixture->window)), drive_find_row (fixture->window, "Skill 1"));
}

/* Clicking something on the card leads to its row. */
static const struct
{
  const char *part, *word, *title;
} leads[] = {
  { MUSTER_ZONE_BLOCK, "Sabre", "Weapon 1: Sabre" }, { MUSTER_ZONE_CORNER, NULL, "Tarot: 6 of Cups" },
  { MUSTER_ZONE_LINE, NULL, "Race: Red Elf" },       { MUSTER_ZONE_ENTRY, "majesty", "Skill 2: Majesty" },
  { MUSTER_ZONE_FACT, "armor", "Armor: Scale" },
};

static void
test_card_leads (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *card;
  gboolean there = FALSE;

  build_example (fixture);
  card = drive_nth (fixture->window, MUSTER_TYPE_CARD_VIEW, 0);
  for (guint i = 0; i < G_N_ELEMENTS (leads); i++)
    {
      MusterCardZone zone = { leads[i].part, leads[i].word, 0, 0, 1, 1 };

      g_signal_emit_by_name (card, "zone", &zone, FALSE, &there);
      assert_true (there);
      g_signal_emit_by_name (card, "zone", &zone, TRUE, &there);
      assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (fixture->window)),
                        drive_find_row (fixture->window, leads[i].title));
    }
  g_signal_emit_by_name (card, "zone", &(MusterCardZone){ MUSTER_ZONE_FACT, "house", 0, 0, 1, 1 }, FALSE, &there);
  assert_false (there);
}

/* The search, the filter for what fits, and the arrows that go through the list from the search. */
static guint
count_offers (GtkWidget *picker)
{
  guint n = 0;

  while (drive_nth (picker, MUSTER_TYPE_OFFER_ROW, n) != NULL)
    n++;
  return n;
}

static void
press (GtkWidget *search, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (search);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && !handled)
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  assert_true (handled);
  drive_settle ();
}

static void
test_filters (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *picker, *search;
  guint all, fitting;

  build_example (fixture);
  picker = drive_open_picker (fixture->window, "Weapon 1");
  search = drive_nth (picker, GTK_TYPE_SEARCH_ENTRY, 0);
  fitting = count_offers (picker);
  drive_unfold (picker, TRUE);
  all = count_offers (picker);
  assert_int_equal (all, muster_catalog_count (muster_session_get_catalog (fixture->session), MUSTER_KIND_WEAPON) + 1);
  assert_in_range (fitting, 2, all - 1);
  drive_unfold (picker, FALSE);
  assert_int_equal (count_offers (picker), fitting);
  press (search, GDK_KEY_Down);
  press (search, GDK_KEY_Down);
  press (search, GDK_KEY_Down);
  press (search, GDK_KEY_Up);
  g_signal_emit_by_name (search, "activate");
  drive_settle ();
  assert_null (drive_get_picker (fixture->window));
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Dagger");
}

/* What the dialog says that is open, which goes then; NULL if none is. */
static char *
take_told (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  char *told = NULL;

  for (GList *window = windows; window != NULL; window = window->next)
    if (ADW_IS_MESSAGE_DIALOG (window->data))
      {
        assert_null (told);
        told = g_strdup (adw_message_dialog_get_body (window->data));
        gtk_window_destroy (window->data);
      }
  return told;
}

/* What can't be opened is refused in words, and nothing that was there is lost. */
static void
assert_refused (Fixture *fixture, GFile *file, const char *why)
{
  g_autofree char *told = NULL;

  muster_window_files_open_file (MUSTER_SHELL (fixture->window), file);
  drive_settle ();
  told = take_told ();
  assert_non_null (told);
  assert_non_null (strstr (told, why));
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (fixture->session)), "New character");
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Red Elf");
}

static void
assert_path_refused (Fixture *fixture, const char *path, const char *why)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  assert_refused (fixture, file, why);
}

static void
test_refused (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = g_build_filename (fixture->folder, "bad.muster", NULL);
  g_autoptr (GFile) remote = g_file_new_for_uri ("sftp://nowhere.example/list.muster");

  fixture_act (fixture, "win.new");
  drive_choose (fixture->window, "Race", "red elf");
  assert_path_refused (fixture, path, "No such file or directory");
  assert_path_refused (fixture, fixture->folder, "this is a folder");
  assert_true (g_file_set_contents (path, "Dear diary", -1, NULL));
  assert_path_refused (fixture, path, "this is not XML");
  assert_true (g_file_set_contents (path, "<html/>", -1, NULL));
  assert_path_refused (fixture, path, "this is not a Muster document");
  assert_true (g_file_set_contents (path, "", 0, NULL));
  assert_path_refused (fixture, path, "the file is empty");
  /* Nobody may read this one, not even root. */
  assert_path_refused (fixture, "/proc/self/mem", "/proc/self/mem");
  assert_refused (fixture, remote, "sftp://nowhere.example/list.muster");
}

/* A file from elsewhere: unknown content is reported and kept. */
static void
test_unknown (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *path = g_build_filename (fixture->folder, "other.muster", NULL), *saved = NULL;
  const char *text
      = "<muster xmlns=\"urn:muster:1\"><character name=\"Guest\" race=\"martian\" tarot=\"6-of-cups\"/></muster>";
  g_autofree char *told = NULL;

  assert_true (g_file_set_contents (path, text, -1, NULL));
  muster_window_files_open (MUSTER_SHELL (fixture->window), path);
  drive_settle ();
  told = take_told ();
  assert_non_null (strstr (told, "martian"));
  saved = dup_document (fixture);
  assert_non_null (strstr (saved, "race=\"martian\""));
}

/* Options that break a rule are offered with the reason, visible and accessible. */
static void
test_reasons (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *picker, *row = NULL;
  const char *reason
      = "Pike and Shield take three hands; a character has two.\nWould fit after: Replace Shield with Jump Shoes";

  build_example (fixture);
  picker = drive_open_picker (fixture->window, "Weapon 1");
  drive_unfold (picker, TRUE);
  drive_open_problems (fixture->window);
  assert_true (drive_has_text (picker, "Pike and Shield take three hands; a character has two."));
  assert_true (drive_has_text (picker, "Would fit after: Replace Shield with Jump Shoes"));
  for (guint i = 0; (row = drive_nth (picker, GTK_TYPE_LIST_BOX_ROW, i)) != NULL; i++)
    if (drive_has_text (row, "Pike"))
      break;
  assert_non_null (row);
  assert_true (gtk_widget_get_sensitive (row));
  assert_described (row, "Pike", reason);
}

/* Escape changes nothing, whatever was previewed. */
static void
test_escape (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *picker;
  g_autofree char *before = NULL, *after = NULL;

  build_example (fixture);
  before = dup_document (fixture);
  picker = drive_open_picker (fixture->window, "Race");
  gtk_list_box_select_row (GTK_LIST_BOX (drive_nth (picker, GTK_TYPE_LIST_BOX, 0)),
                           GTK_LIST_BOX_ROW (drive_nth (picker, GTK_TYPE_LIST_BOX_ROW, 3)));
  drive_settle ();
  g_signal_emit_by_name (drive_nth (picker, GTK_TYPE_SEARCH_ENTRY, 0), "stop-search");
  drive_settle ();
  assert_null (drive_get_picker (fixture->window));
  after = dup_document (fixture);
  assert_string_equal (before, after);
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Majesty");
}

/* The tarots of one suit are a ladder, at first that of the tarot there is; searching finds all of them. */
static void
test_tarots (void **state)
{
  Fixture *fixture = *state;
  static const char *const roles[]
      = { "Tough fighters for the front line: they hit hard and take a lot.",
          "They lead and help others: more command, and skills that make the whole group better.",
          "Spellcasters: the most mana and spell power.",
          "Quick and sly: they dodge, hide and strike where nobody looks." };
  GtkWidget *picker, *bar;

  build_example (fixture);
  picker = drive_open_picker (fixture->window, "Tarot");
  bar = drive_nth (picker, MUSTER_TYPE_SUIT_BAR, 0);
  assert_non_null (bar);
  drive_unfold (picker, TRUE);
  assert_int_equal (muster_suit_bar_get (MUSTER_SUIT_BAR (bar)), MUSTER_SUIT_CUPS);
  assert_int_equal (count_offers (picker), 10 + 1);
  assert_true (drive_has_text (bar, "Cups: Leaders"));
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    assert_true (drive_has_text (bar, roles[i]));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_nth (bar, GTK_TYPE_TOGGLE_BUTTON, 0)), TRUE);
  drive_settle ();
  assert_int_equal (count_offers (picker), 10 + 1);
  assert_true (drive_has_text (picker, "Ace of Swords"));
  assert_false (drive_has_text (picker, "Ace of Cups"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_nth (bar, GTK_TYPE_TOGGLE_BUTTON, 0)), FALSE);
  drive_settle ();
  assert_int_equal (count_offers (picker), 40 + 1);
  drive_unfold (picker, FALSE);
  drive_search_and_take (picker, "ace of rods");
  assert_null (drive_get_picker (fixture->window));
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Ace of Rods");
}

/* Values are open, or named by toggles. */
static void
test_values (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;
  const MusterCollisionCharacter *character;

  build_example (fixture);
  row = drive_nth (fixture->window, MUSTER_TYPE_VALUES_ROW, 0);
  assert_string_equal (muster_fold_row_get_subtitle (MUSTER_FOLD_ROW (row)), "Needs Conquest, Diplomacy and Sorcery");
  muster_fold_row_set_enable_expansion (MUSTER_FOLD_ROW (row), TRUE);
  drive_settle ();
  fixture_assert_text (fixture, "Legal · 75 points");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drive_find_button (row, "Sorcery")), FALSE);
  drive_settle ();
  character = (const MusterCollisionCharacter *) muster_session_get_thing (fixture->session);
  assert_true (character->names_values);
  assert_int_equal (muster_value_set_size (character->values), 2);
  fixture_assert_text (fixture, "Not legal · 75 points");
  drive_undo (fixture->window);
  fixture_assert_text (fixture, "Legal · 75 points");
  gtk_test_accessible_assert_state (drive_find_button (row, "Sorcery"), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
}

/* Roles and names for screen readers. */
static void
test_accessible (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  build_example (fixture);
  row = drive_find_row (fixture->window, "Weapon 1");
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  assert_described (row, "Weapon 1: Sabre", "EC 2 · W-Att 2 · W-Pow 1 · Reach 1 · Hands 1");
  assert_described (drive_nth (row, GTK_TYPE_BUTTON, 0), "Remove Sabre", NULL);
  gtk_test_accessible_assert_role (drive_find_button (fixture->window, "Def"), GTK_ACCESSIBLE_ROLE_BUTTON);
}

/* Typing is saved as one step as soon as something else is done. */
static void
test_name (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *name;

  fixture_act (fixture, "win.new");
  name = drive_nth (fixture->window, ADW_TYPE_ENTRY_ROW, 0);
  gtk_editable_set_text (GTK_EDITABLE (name), "Robed Elf");
  gtk_editable_set_text (GTK_EDITABLE (name), "Robed Elf Warrior");
  drive_choose (fixture->window, "Race", "red elf");
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (fixture->session)), "Robed Elf Warrior");
  drive_undo (fixture->window);
  assert_string_equal (muster_session_get_undo (fixture->session), "Rename");
  drive_undo (fixture->window);
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (name)), "New character");
}

static char *
dup_names (Fixture *fixture)
{
  return library_dup_names (muster_session_get_library (fixture->session));
}

/* Deleting and duplicating: no confirmation, and not a step of the current thing. */
static void
test_things (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *two = NULL, *none = NULL, *again = NULL;

  build_example (fixture);
  fixture_act (fixture, "win.duplicate");
  two = dup_names (fixture);
  assert_string_equal (two, "New character|New character (copy)");
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (fixture->session)), "New character (copy)");
  fixture_assert_text (fixture, "Legal · 75 points");
  fixture_act (fixture, "win.delete");
  fixture_act (fixture, "win.delete");
  none = dup_names (fixture);
  assert_string_equal (none, "");
  fixture_assert_text (fixture, "Build Your First Character");
  /* The button of the toast brings the last of them back, and the trash has the other. */
  drive_undo (fixture->window);
  assert_true (drive_has_text (fixture->window, "New character is in the trash"));
  g_signal_emit_by_name (drive_find_button (fixture->window, "_Undo"), "clicked");
  drive_settle ();
  again = dup_names (fixture);
  assert_string_equal (again, "New character");
  assert_saved (fixture);
}

/* It goes onto a telephone. */
static void
test_narrow (void **state)
{
  Fixture *fixture = *state;
  int minimum;

  build_example (fixture);
  gtk_widget_measure (fixture->window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  assert_in_range (minimum, 200, 360);
}

/* Nor does twice as large type take more room. */
static void
test_large_type (void **state)
{
  Fixture *fixture = *state;
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi, minimum;

  build_example (fixture);
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi > 0 ? 2 * dpi : 2 * 96 * 1024, NULL);
  drive_settle ();
  gtk_widget_measure (fixture->window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  drive_settle ();
  assert_in_range (minimum, 200, 360);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_example, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_reopen, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_history, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_verdict, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_mend, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_rules, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_visit, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_card_leads, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_filters, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_refused, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_unknown, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_reasons, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_escape, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_tarots, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_values, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_accessible, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_name, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_things, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_narrow, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_large_type, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
