/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The forge in the window: one button makes things legal, fills a group, copies and opens codes, and suggests
 * characters. */
#include "ui/fixture.h"

#include "app/games/collision/budget-row.h"
#include "app/games/collision/repair-page.h"
#include "app/games/collision/suggest-page.h"
#include "app/games/collision/stat-strip.h"
#include "app/widgets/report-problems.h"
#include "app/widgets/rows/drop-row.h"
#include "app/widgets/rows/wrap-row.h"
#include "games/collision/group.h"
#include "games/collision/miniature.h"
#include "games/collision/totals.h"
#include "games/games.h"
#include "model/member.h"
#include "workspace/receipt.h"

#define WISP                                                                                                           \
  "<character name='Glimmer' race='wisp' tarot='2-of-cups'><skill ref='look-out'/></character>"      /* 22, Diplomacy */
#define ORC "<character name='Grub' race='orc' tarot='2-of-swords'><skill ref='parry'/></character>" /* 20, Mysticism */
#define DWARF                                                                                                          \
  "<character name='Borin' race='dwarf' tarot='2-of-coins'><skill ref='dodge'/></character>"         /* 17, Liberty */
#define IMP "<character name='Nip' race='imp' tarot='2-of-cups'><skill ref='look-out'/></character>" /* 22, Conquest */

static void
click (GtkWidget *button)
{
  assert_non_null (button);
  g_signal_emit_by_name (button, "clicked");
  drive_settle ();
}

static GtkWidget *
get_page (Fixture *fixture)
{
  return drive_nth (fixture->window, MUSTER_TYPE_REPAIR_PAGE, 0);
}

/* The button below the problems; NULL if it isn't offered. */
static GtkWidget *
find_mend (Fixture *fixture)
{
  GtkWidget *problems = drive_open_problems (fixture->window), *button;

  for (guint i = 0; problems != NULL && (button = drive_nth (problems, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "Make _Legal…") == 0)
      return button;
  return NULL;
}

static void
test_character (void **state)
{
  Fixture *fixture = *state;

  fixture_build_example (fixture);
  assert_null (find_mend (fixture));
  /* A hand too many, and a skill of another suit: two mistakes that have nothing to do with each other. */
  drive_choose (fixture->window, "Weapon 1", "pike");
  drive_choose (fixture->window, "Skill 2", "parry");
  click (find_mend (fixture));
  fixture_assert_text (fixture, "2 changes make it legal; no single change would.");
  click (drive_nth (drive_nth (get_page (fixture), GTK_TYPE_LIST_BOX, 0), GTK_TYPE_BUTTON, 0));
  assert_null (get_page (fixture));
  assert_null (find_mend (fixture));
  assert_string_equal (muster_session_get_undo (fixture->session), "Make legal");
  drive_undo (fixture->window);
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Parry");
  assert_non_null (find_mend (fixture));
}

/* Who only looks changes nothing. */
static void
test_looking (void **state)
{
  Fixture *fixture = *state;

  fixture_build_example (fixture);
  drive_choose (fixture->window, "Weapon 1", "pike");
  click (find_mend (fixture));
  fixture_assert_text (fixture, "1 change makes it legal.");
  assert_true (drive_press (get_page (fixture), GDK_KEY_Escape, 0));
  drive_settle ();
  assert_null (get_page (fixture));
  assert_string_equal (muster_session_get_undo (fixture->session), "Choose Pike");
}

/* A missing choice isn't a mistake. */
static void
test_new (void **state)
{
  Fixture *fixture = *state;

  fixture_act (fixture, "win.new");
  assert_null (find_mend (fixture));
}

/* 22 points and a value too many: somebody of 22 points stays at home. */
static void
test_group (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture, "<battle-group name='Band' points='59'>" WISP ORC DWARF IMP "</battle-group>");
  click (find_mend (fixture));
  fixture_assert_text (fixture, "1 change makes it legal.");
  fixture_assert_text (fixture, "From 81 points to 59 points");
  click (drive_nth (drive_nth (get_page (fixture), GTK_TYPE_LIST_BOX, 0), GTK_TYPE_BUTTON, 0));
  fixture_assert_text (fixture, "Legal · 59 points");
  assert_string_equal (muster_session_get_undo (fixture->session), "Make legal");
}

/* Filling. */

static GtkWidget *
find_fill (Fixture *fixture)
{
  GtkWidget *row;

  for (guint i = 0; (row = drive_nth (fixture->window, MUSTER_TYPE_WRAP_ROW, i)) != NULL; i++)
    if (g_str_has_prefix (drive_get_title (row), "Fill up"))
      return row;
  return NULL;
}

static void
fill (Fixture *fixture, const char *title, const char *told)
{
  assert_non_null (find_fill (fixture));
  assert_string_equal (drive_get_title (find_fill (fixture)), title);
  drive_activate (find_fill (fixture));
  fixture_assert_text (fixture, told);
}

/* Of two sets that make 59 within three values, the one whose people stand first. */
static void
test_fill (void **state)
{
  Fixture *fixture = *state;
  GPtrArray *members;
  gint64 id, read;

  fixture_open_things (fixture, "<battle-group name='Band' points='59'/>" WISP ORC DWARF IMP);
  fill (fixture, "Fill up to 59", "Added Borin, Glimmer, Grub: 59 of 59 points");
  fixture_assert_text (fixture, "Legal · 59 points");
  assert_string_equal (muster_session_get_undo (fixture->session), "Fill up to 59");
  members = muster_thing_get_members (muster_session_get_thing (fixture->session));
  assert_int_equal (members->len, 3);
  assert_true (muster_member_get_link (members->pdata[0], &id, &read));
  assert_true (id > 0 && read > 0);
  drive_undo (fixture->window);
  fixture_assert_text (fixture, "Legal · 0 points");
}

static void
test_full (void **state)
{
  fixture_open_things (*state, "<battle-group name='Band' points='22'>" WISP "</battle-group>" ORC);
  fill (*state, "Fill up to 22", "Nobody added: no points left");
}

static void
test_too_little_left (void **state)
{
  fixture_open_things (*state, "<battle-group name='Band' points='41'>" WISP "</battle-group>" ORC IMP);
  fill (*state, "Fill up to 41", "Nobody in the library fits in the remaining 19 points");
}

static void
test_fill_illegal (void **state)
{
  fixture_open_things (*state, "<battle-group name='Band' points='21'>" WISP "</battle-group>" ORC);
  fill (*state, "Fill up to 21", "Nobody added: make the battle group legal first");
}

static void
test_no_limit (void **state)
{
  fixture_open_things (*state, "<battle-group name='Band'>" WISP "</battle-group>" ORC);
  assert_null (find_fill (*state));
}

/* Codes. */

static GtkWidget *
get_dialog (void)
{
  GtkWidget *dialog = drive_find_window (ADW_TYPE_MESSAGE_DIALOG);

  assert_non_null (dialog);
  return dialog;
}

static void
respond (const char *label)
{
  click (drive_find_button (get_dialog (), label));
}

static void
write_code (const char *code)
{
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (get_dialog ()))), code);
  respond ("_Open");
}

/* A copied code opens as the same character with its own name. */
static void
test_code (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *code = NULL, *told = NULL, *spaced = NULL;
  gint64 first;

  fixture_build_example (fixture);
  first = muster_session_get_selected (fixture->session);
  fixture_act (fixture, "win.copy-code");
  code = fixture_read_clipboard (fixture);
  told = g_strdup_printf ("Copied the code %s", code);
  fixture_assert_text (fixture, told);
  fixture_act (fixture, "win.open-code");
  spaced = g_strdup_printf (" %s ", code);
  write_code (spaced);
  assert_null (drive_find_window (ADW_TYPE_MESSAGE_DIALOG));
  assert_true (muster_session_get_selected (fixture->session) != first);
  assert_string_equal (fixture_get_character (fixture)->thing.name, "Red Elf, 6 of Cups");
  fixture_assert_text (fixture, "Legal · 75 points");
}

/* What organisers compare: another weapon, another receipt. */
static void
test_receipt (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *receipt = NULL, *told = NULL, *changed = NULL;

  fixture_build_example (fixture);
  fixture_act (fixture, "win.copy-receipt");
  receipt = fixture_read_clipboard (fixture);
  assert_true (muster_receipt_is_one (receipt));
  told = g_strdup_printf ("Copied the receipt %s", receipt);
  fixture_assert_text (fixture, told);
  drive_choose (fixture->window, "Weapon 1", "blade");
  fixture_act (fixture, "win.copy-receipt");
  changed = fixture_read_clipboard (fixture);
  assert_string_not_equal (changed, receipt);
}

static gboolean
has_toast (gpointer data)
{
  return drive_has_text (((Fixture *) ((gpointer *) data)[0])->window, ((gpointer *) data)[1]);
}

/* Copies a text, and presses Ctrl+V in the window. */
static void
paste (Fixture *fixture, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), text);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  assert_true (drive_key (fixture->window, GDK_KEY_v, GDK_CONTROL_MASK));
}

static gboolean
has_thing (gpointer data)
{
  return muster_session_get_thing (((Fixture *) data)->session) != NULL;
}

/* A pasted code is opened; anything else gives a message and changes nothing. */
static void
test_paste_code (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *code = NULL, *wrong = NULL, *link = NULL;
  gpointer waiting[2] = { fixture, (gpointer) "There is no code on the clipboard" };

  paste (fixture, "Meet me at 7");
  fixture_wait (has_toast, waiting);
  assert_null (muster_session_get_thing (fixture->session));
  wrong = g_strdup ("6J6G-X78M-XJK8-H");
  paste (fixture, wrong);
  waiting[1] = (gpointer) "“6J6G-X78M-XJK8-H” has a wrong letter, or one too many or too few";
  fixture_wait (has_toast, waiting);
  assert_null (muster_session_get_thing (fixture->session));
  paste (fixture, "muster:6j6g-x78m-xjk8-g\n");
  fixture_wait (has_thing, fixture);
  assert_string_equal (fixture_get_character (fixture)->thing.name, "Red Elf, 6 of Cups");
  fixture_assert_text (fixture, "Legal · 75 points");
}

static gboolean
has_line (gpointer data)
{
  return *gtk_editable_get_text (data) != '\0';
}

/* The dialog starts with the clipboard if that is a code. */
static void
test_offered_code (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *copied = NULL;
  GtkEditable *line;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), "To do: paint");
  fixture_act (fixture, "win.open-code");
  copied = fixture_read_clipboard (fixture); /* after the dialog has */
  line = GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (get_dialog ())));
  assert_string_equal (gtk_editable_get_text (line), "");
  respond ("_Cancel");
  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), " 6J6G-X78M-XJK8-G\n");
  fixture_act (fixture, "win.open-code");
  line = GTK_EDITABLE (adw_message_dialog_get_extra_child (ADW_MESSAGE_DIALOG (get_dialog ())));
  fixture_wait (has_line, line);
  assert_string_equal (gtk_editable_get_text (line), "6J6G-X78M-XJK8-G");
  respond ("_Open");
  assert_string_equal (fixture_get_character (fixture)->thing.name, "Red Elf, 6 of Cups");
}

static void
test_code_group (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *code = NULL;

  fixture_open_things (fixture, "<battle-group name='Band' points='59'>" WISP ORC DWARF "</battle-group>");
  fixture_act (fixture, "win.copy-code");
  code = fixture_read_clipboard (fixture);
  fixture_act (fixture, "win.open-code");
  write_code (code);
  assert_ptr_equal (muster_session_get_thing (fixture->session)->klass, &muster_collision_group_class);
  assert_int_equal (((const MusterCollisionGroup *) muster_session_get_thing (fixture->session))->limit, 59);
  fixture_assert_text (fixture, "Legal · 59 points");
}

static void
test_no_code (void **state)
{
  Fixture *fixture = *state;

  fixture_build_example (fixture);
  drive_choose (fixture->window, "Weapon 1", "pike");
  fixture_act (fixture, "win.copy-code");
  assert_string_equal (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (get_dialog ())),
                       "There is no code for this");
  respond ("_Close");
}

/* The entry keeps the mistyped text. */
static void
test_wrong_code (void **state)
{
  Fixture *fixture = *state;
  AdwMessageDialog *dialog;

  gdk_clipboard_set_text (gtk_widget_get_clipboard (fixture->window), "");
  fixture_act (fixture, "win.open-code");
  assert_false (adw_message_dialog_get_response_enabled (ADW_MESSAGE_DIALOG (get_dialog ()), "open"));
  write_code ("rubbish");
  dialog = ADW_MESSAGE_DIALOG (get_dialog ());
  assert_string_equal (adw_message_dialog_get_body (dialog), "“rubbish” isn't a code: “u” is never in one");
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (dialog))), "rubbish");
  respond ("_Cancel");
  assert_null (drive_find_window (ADW_TYPE_MESSAGE_DIALOG));
  assert_null (muster_session_get_thing (fixture->session));
}

/* Surprises: each is legal, and seldom the one before. */
static void
test_surprise (void **state)
{
  Fixture *fixture = *state;
  gint64 last = 0;

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (MusterReport) report = NULL;

      fixture_act (fixture, "win.surprise");
      assert_true (muster_session_get_selected (fixture->session) != last);
      last = muster_session_get_selected (fixture->session);
      report = muster_games_check (muster_session_get_catalog (fixture->session),
                                   muster_session_get_thing (fixture->session), FALSE);
      assert_false (muster_report_is_illegal (report));
      assert_non_null (fixture_get_character (fixture)->thing.name);
    }
}

/* Two groups for two players: both legal, of one limit, and no point apart that a few draws can help. */
static void
test_surprise_groups (void **state)
{
  Fixture *fixture = *state;
  g_autoptr (MusterReport) report = NULL;

  fixture_act (fixture, "win.surprise-groups");
  report = muster_games_check (muster_session_get_catalog (fixture->session),
                               muster_session_get_thing (fixture->session), FALSE);
  assert_false (muster_report_is_illegal (report));
  assert_string_equal (muster_session_get_thing (fixture->session)->name, "Random battle group 1");
  fixture_assert_text (fixture, "Random battle group 2");
  fixture_assert_text (fixture, "250 of 250");
}

/* Suggestions, the budget and the standing. */

static GtkWidget *
find_button (GtkWidget *within, const char *label)
{
  GtkWidget *button;

  for (guint i = 0; (button = drive_nth (within, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0)
      return button;
  return NULL;
}

/* The row of the page with that title, or whose title begins so. */
static GtkWidget *
find_offer (GtkWidget *page, const char *title)
{
  GtkWidget *row;

  for (guint i = 0; (row = drive_nth (page, MUSTER_TYPE_WRAP_ROW, i)) != NULL; i++)
    if (g_str_has_prefix (drive_get_title (row), title))
      return row;
  return NULL;
}

static guint
count_offers (GtkWidget *page)
{
  guint n = 0;

  while (drive_nth (page, MUSTER_TYPE_WRAP_ROW, n) != NULL)
    n++;
  return n;
}

static const MusterCollisionCharacter *
get_character (Fixture *fixture)
{
  return (const MusterCollisionCharacter *) muster_session_get_thing (fixture->session);
}

/* Three questions, three offers, one step; what stays is kept, and the budget is remembered. */
static void
test_suggest (void **state)
{
  Fixture *fixture = *state;
  MusterCollisionTotals totals;
  GtkWidget *page;

  fixture_build_example (fixture);
  click (find_button (fixture->window, "_Suggest…"));
  page = drive_nth (fixture->window, MUSTER_TYPE_SUGGEST_PAGE, 0);
  assert_non_null (page);
  muster_wrap_row_activate (MUSTER_WRAP_ROW (find_offer (page, "Tough")));
  drive_settle ();
  fixture_assert_text (fixture, "What must stay?");
  click (find_button (page, "_Next"));
  fixture_assert_text (fixture, "How much may it cost?");
  click (find_button (drive_nth (page, MUSTER_TYPE_BUDGET_ROW, 0), "75"));
  click (find_button (page, "_Suggest"));
  fixture_assert_text (fixture, "Each is proved to be the best legal character of its kind.");
  muster_wrap_row_activate (MUSTER_WRAP_ROW (find_offer (page, "Tough ")));
  drive_settle ();
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_SUGGEST_PAGE, 0));
  assert_string_equal (muster_session_get_undo (fixture->session), "Take a suggestion");
  assert_string_equal (get_character (fixture)->race.option->id, "red-elf");
  assert_int_equal (get_character (fixture)->budget, 75);
  muster_collision_totals_derive (get_character (fixture), &totals);
  assert_in_range (totals.points, 26, 75);
  drive_undo (fixture->window);
  assert_string_not_equal (muster_session_get_undo (fixture->session), "Take a suggestion");
  assert_int_equal (get_character (fixture)->skills->len, 2);
}

/* Chooses a name in a row of a list. */
static void
show_as (GtkWidget *page, const char *title, const char *name)
{
  MusterDropRow *row = MUSTER_DROP_ROW (find_offer (page, title));
  GListModel *names = muster_drop_row_get_model (row);

  for (guint i = 0; i < g_list_model_get_n_items (names); i++)
    {
      g_autoptr (GtkStringObject) item = g_list_model_get_item (names, i);

      if (g_str_equal (gtk_string_object_get_string (item), name))
        {
          muster_drop_row_set_selected (row, i);
          return;
        }
    }
  fail_msg ("no “%s”", name);
}

/* What a miniature shows stays; three builds for a budget; one step. */
static void
test_miniature (void **state)
{
  Fixture *fixture = *state;
  const MusterCollisionCharacter *character;
  MusterCollisionTotals totals;
  g_autoptr (GPtrArray) miniatures = NULL;
  g_autofree char *shown = NULL;
  GtkWidget *page;

  fixture_act (fixture, "win.miniature");
  page = drive_nth (fixture->window, MUSTER_TYPE_SUGGEST_PAGE, 0);
  fixture_assert_text (fixture, "Do you have a photo of it?");
  click (find_button (page, "_Next"));
  show_as (page, "Race", "Orc");
  show_as (page, "Second weapon", "Sabre");
  show_as (page, "Armor", "Scale Armor");
  gtk_switch_set_active (GTK_SWITCH (drive_nth (page, GTK_TYPE_SWITCH, 0)), TRUE);
  click (find_button (page, "_Next"));
  muster_wrap_row_activate (MUSTER_WRAP_ROW (find_offer (page, "Tough")));
  drive_settle ();
  fixture_assert_text (fixture, "How much may it cost?");
  click (find_button (drive_nth (page, MUSTER_TYPE_BUDGET_ROW, 0), "75"));
  click (find_button (page, "_Suggest"));
  assert_int_equal (count_offers (page), 3);
  muster_wrap_row_activate (MUSTER_WRAP_ROW (find_offer (page, "Tough ")));
  drive_settle ();
  character = get_character (fixture);
  assert_string_equal (character->race.option->id, "orc");
  assert_string_equal (muster_collision_character_weapon (character, 0)->weapon.option->id, "sabre");
  assert_string_equal (character->armor.option->id, "scale-armor");
  muster_collision_totals_derive (character, &totals);
  assert_in_range (totals.points, 30, 75);
  assert_non_null (character->miniature);
  miniatures = muster_session_list_things (fixture->session, &muster_collision_miniature_class);
  assert_int_equal (miniatures->len, 1);
  shown = muster_collision_miniature_dup_shown (miniatures->pdata[0]);
  assert_string_equal (shown, "Orc, Sabre, Scale Armor");
  assert_string_equal (muster_session_get_undo (fixture->session), "Take a suggestion");
  drive_undo (fixture->window);
  assert_null (muster_session_get_undo (fixture->session));
  assert_false (muster_choice_is_made (&get_character (fixture)->race));
}

/* Three values are taken and 41 points left: who joins fits, and is one step. */
static void
test_newcomer (void **state)
{
  Fixture *fixture = *state;
  const MusterCollisionGroup *group;
  g_autoptr (MusterReport) report = NULL;
  GtkWidget *page;

  fixture_open_things (fixture, "<battle-group name='Band' points='100'>" WISP ORC DWARF "</battle-group>");
  muster_wrap_row_activate (
      MUSTER_WRAP_ROW (find_offer (fixture->window, "Suggest a character for the 41 points left")));
  drive_settle ();
  page = drive_nth (fixture->window, MUSTER_TYPE_SUGGEST_PAGE, 0);
  muster_wrap_row_activate (MUSTER_WRAP_ROW (find_offer (page, "Tough")));
  drive_settle ();
  fixture_assert_text (fixture, "How much may it cost?");
  click (find_button (page, "_Suggest"));
  assert_in_range (count_offers (page), 2, 3);
  muster_wrap_row_activate (MUSTER_WRAP_ROW (find_offer (page, "Tough ")));
  drive_settle ();
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_SUGGEST_PAGE, 0));
  group = (const MusterCollisionGroup *) muster_session_get_thing (fixture->session);
  assert_int_equal (group->members->len, 4);
  report = muster_games_check (muster_session_get_catalog (fixture->session), &group->thing, FALSE);
  assert_false (muster_report_is_illegal (report));
  assert_string_equal (muster_session_get_undo (fixture->session), "Add a suggestion");
  drive_undo (fixture->window);
  assert_int_equal (((const MusterCollisionGroup *) muster_session_get_thing (fixture->session))->members->len, 3);
}

/* A variant is a copy with a name and a budget; where it costs more, builds that don't are suggested. */
static void
test_variant (void **state)
{
  Fixture *fixture = *state;
  AdwMessageDialog *dialog;
  gint64 first;

  fixture_build_example (fixture);
  first = muster_session_get_selected (fixture->session);
  fixture_act (fixture, "win.variant");
  dialog = ADW_MESSAGE_DIALOG (get_dialog ());
  gtk_editable_set_text (GTK_EDITABLE (drive_nth (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, 0)), " ");
  assert_false (adw_message_dialog_get_response_enabled (dialog, "save"));
  gtk_editable_set_text (GTK_EDITABLE (drive_nth (GTK_WIDGET (dialog), GTK_TYPE_ENTRY, 0)), "Cheap Elf");
  click (find_button (drive_nth (GTK_WIDGET (dialog), MUSTER_TYPE_BUDGET_ROW, 0), "50"));
  respond ("_Save");
  assert_true (muster_session_get_selected (fixture->session) != first);
  assert_string_equal (get_character (fixture)->thing.name, "Cheap Elf");
  assert_int_equal (get_character (fixture)->budget, 50);
  assert_string_equal (get_character (fixture)->race.option->id, "red-elf");
  fixture_assert_text (fixture, "What should it do?");
  assert_non_null (drive_nth (fixture->window, MUSTER_TYPE_SUGGEST_PAGE, 0));
  muster_session_select (fixture->session, first);
  drive_settle ();
  assert_int_equal (get_character (fixture)->budget, MUSTER_COLLISION_NO_BUDGET);
}

/* Impossible requests get a sentence. */
static void
test_suggest_nothing (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *page;

  fixture_open_things (fixture, "<character name='Dear' race='red-elf' budget='10'/>");
  click (find_button (fixture->window, "_Suggest…"));
  page = drive_nth (fixture->window, MUSTER_TYPE_SUGGEST_PAGE, 0);
  muster_wrap_row_activate (MUSTER_WRAP_ROW (find_offer (page, "Fast")));
  drive_settle ();
  click (find_button (page, "_Next"));
  click (find_button (page, "_Suggest"));
  fixture_assert_text (
      fixture, "No legal character has all of this for so few points. Give something up, or allow more points.");
  assert_true (drive_press (page, GDK_KEY_Escape, 0));
  drive_settle ();
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_SUGGEST_PAGE, 0));
}

static void
test_budget (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  fixture_build_example (fixture);
  row = drive_nth (fixture->window, MUSTER_TYPE_BUDGET_ROW, 0);
  click (find_button (row, "50"));
  assert_int_equal (get_character (fixture)->budget, 50);
  assert_string_equal (muster_session_get_undo (fixture->session), "Set a budget of 50 points");
  drive_open_problems (fixture->window);
  fixture_assert_text (fixture, "This character costs 75 points, 25 points more than its budget of 50.");
  fixture_assert_text (fixture, "Legal · 75 points");
  click (find_button (row, "None"));
  assert_int_equal (get_character (fixture)->budget, MUSTER_COLLISION_NO_BUDGET);
}

/* Comm 5 of the worked example, pointed at. */
static void
test_standing (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *strip, *chip = NULL;

  fixture_build_example (fixture);
  strip = drive_nth (fixture->window, MUSTER_TYPE_STAT_STRIP, 0);
  for (guint i = 0; (chip = drive_nth (strip, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (drive_nth (chip, GTK_TYPE_LABEL, 0))), "Comm"))
      break;
  click (chip);
  fixture_assert_text (fixture, "More Comm than 99 % of legal characters of at most 75 points");
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_character, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_looking, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_new, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_group, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_fill, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_full, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_too_little_left, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_fill_illegal, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_no_limit, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_code, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_receipt, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_paste_code, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_offered_code, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_code_group, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_no_code, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_wrong_code, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_surprise, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_surprise_groups, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_suggest, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_miniature, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_newcomer, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_variant, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_suggest_nothing, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_budget, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_standing, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
