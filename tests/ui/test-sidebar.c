/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sidebar as a player uses it: renaming and tagging, sorting; and the bar about effects of other content. */
#include "ui/fixture.h"

#include <glib/gstdio.h>
#include <stdio.h>

#include "app/shell/library/entry-menu.h"
#include "app/shell/library/entry-row.h"
#include "app/shell/library/sidebar.h"
#include "app/shell/settings.h"
#include "games/collision/character.h"
#include "model/changes.h"
#include "store/content.h"
#include "store/library-private.h"
#include "support/library.h"

static void
add_named (Fixture *fixture, const char *name)
{
  muster_session_add (fixture->session, "Add", library_character (name));
  drive_settle ();
}

/* The row of an entry, by its name. */
static GtkWidget *
find_row (Fixture *fixture, const char *name)
{
  GtkWidget *sidebar = drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0), *row;

  for (guint i = 0; (row = drive_nth (sidebar, MUSTER_TYPE_ENTRY_ROW, i)) != NULL; i++)
    {
      MusterEntryItem *item = muster_entry_row_get_item (MUSTER_ENTRY_ROW (row));

      if (item != NULL && muster_entry_item_get (item) != NULL
          && g_str_equal (muster_entry_item_get (item)->name, name))
        return row;
    }
  fail_msg ("no row is called %s", name);
  return NULL;
}

static const MusterLibraryEntry *
get_entry (GtkWidget *row)
{
  return muster_entry_item_get (muster_entry_row_get_item (MUSTER_ENTRY_ROW (row)));
}

/* The names in the list, from top to bottom. */
static char *
dup_order (Fixture *fixture)
{
  GtkWidget *list = drive_nth (drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0), GTK_TYPE_LIST_VIEW, 0);
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  GString *order = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (MusterEntryItem) item = g_list_model_get_item (model, i);

      if (muster_entry_item_get (item) != NULL)
        g_string_append_printf (order, "%s%s", order->len > 0 ? "|" : "", muster_entry_item_get (item)->name);
    }
  return g_string_free (order, FALSE);
}

static void
assert_order (Fixture *fixture, const char *expected)
{
  g_autofree char *order = dup_order (fixture);

  assert_string_equal (order, expected);
}

static void
assert_tags (Fixture *fixture, const char *expected)
{
  g_autoptr (MusterLibraryEntry) entry = muster_library_get_entry (
      muster_session_get_library (fixture->session), muster_session_get_selected (fixture->session), NULL);

  assert_string_equal (entry->tags, expected);
}

/* The form or menu of a row that is open; it is the sidebar's, as the row may go. */
static GtkWidget *
find_popover (Fixture *fixture)
{
  GtkWidget *popover;

  for (guint i = 0; (popover = drive_nth (fixture->window, GTK_TYPE_POPOVER, i)) != NULL; i++)
    if (MUSTER_IS_SIDEBAR (gtk_widget_get_parent (popover)))
      return popover;
  return NULL;
}

static void
test_renaming (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row, *popover, *entry;

  add_named (fixture, "Vex");
  add_named (fixture, "Nim");
  row = find_row (fixture, "Vex");
  muster_entry_menu_rename (fixture->session, row, get_entry (row));
  drive_settle ();
  popover = find_popover (fixture);
  entry = drive_nth (popover, GTK_TYPE_ENTRY, 0);
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "Vex");
  gtk_editable_set_text (GTK_EDITABLE (entry), "  Aria ");
  g_signal_emit_by_name (entry, "activate");
  drive_settle ();
  assert_order (fixture, "Aria|Nim");
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (fixture->session)), "Nim");
  assert_null (muster_session_get_undo (fixture->session));
  muster_session_select (fixture->session, get_entry (find_row (fixture, "Aria"))->id);
  assert_string_equal (muster_session_get_undo (fixture->session), "Rename");
  drive_undo (fixture->window);
  assert_order (fixture, "Nim|Vex");
}

/* As it is: nothing to undo. */
static void
test_renaming_to_the_same (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  add_named (fixture, "Vex");
  row = find_row (fixture, "Vex");
  muster_entry_menu_rename (fixture->session, row, get_entry (row));
  drive_settle ();
  g_signal_emit_by_name (drive_find_button (find_popover (fixture), "_Rename"), "clicked");
  drive_settle ();
  assert_null (muster_session_get_undo (fixture->session));
}

static void
test_tagging (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row, *popover, *entry;

  add_named (fixture, "Vex");
  row = find_row (fixture, "Vex");
  muster_entry_menu_tag (fixture->session, row, get_entry (row));
  drive_settle ();
  popover = find_popover (fixture);
  assert_non_null (popover);
  entry = drive_nth (popover, GTK_TYPE_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "pirates");
  g_signal_emit_by_name (entry, "activate");
  drive_settle ();
  assert_tags (fixture, "pirates");
  fixture_assert_text (fixture, "pirates");
  /* It stays for the next one, though the list was filled anew; the step has its own button. */
  assert_true (gtk_widget_get_mapped (popover));
  gtk_popover_popdown (GTK_POPOVER (popover));
  drive_settle ();
  assert_null (muster_session_get_undo (fixture->session));
  assert_true (drive_has_text (fixture->window, "Tagged with pirates"));
  g_signal_emit_by_name (drive_find_button (fixture->window, "_Undo"), "clicked");
  drive_settle ();
  assert_tags (fixture, "");
}

/* Not in the header, where a space would press undo. */
static void
test_tagging_leaves_the_keyboard_in_the_list (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row, *focus;

  add_named (fixture, "Vex");
  add_named (fixture, "Nim");
  row = find_row (fixture, "Vex");
  assert_true (gtk_widget_child_focus (row, GTK_DIR_TAB_FORWARD)); /* its menu's button */
  muster_entry_menu_tag (fixture->session, row, get_entry (row));
  drive_settle ();
  drive_type (fixture->window, "pirates");
  drive_enter (fixture->window);
  drive_settle ();
  gtk_popover_popdown (GTK_POPOVER (find_popover (fixture)));
  drive_settle ();
  drive_wait_for_frame (fixture->window);
  focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  assert_non_null (focus);
  assert_non_null (gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW));
}

static void
test_removing_a_tag (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  add_named (fixture, "Vex");
  assert_true (
      muster_session_tag (fixture->session, "Tag", muster_session_get_selected (fixture->session), "pirates", NULL));
  drive_settle ();
  row = find_row (fixture, "Vex");
  muster_entry_menu_tag (fixture->session, row, get_entry (row));
  drive_settle ();
  g_signal_emit_by_name (drive_find_named (find_popover (fixture), "Remove the tag pirates"), "clicked");
  drive_settle ();
  assert_tags (fixture, "");
  drive_undo (fixture->window);
  assert_tags (fixture, "");
  g_signal_emit_by_name (drive_find_button (fixture->window, "_Undo"), "clicked");
  drive_settle ();
  assert_tags (fixture, "pirates");
}

/* Every time it is asked, a second later. */
static gint64
tick_cb (void)
{
  static gint64 now = 1800000000;

  return now++;
}

static void
rename_shown (Fixture *fixture, const char *name)
{
  assert_true (
      muster_session_rename (fixture->session, "Rename", muster_session_get_selected (fixture->session), name));
  drive_settle ();
}

static void
test_the_order_is_kept (void **state)
{
  Fixture *fixture = *state;
  GSettings *settings = muster_settings_get ();
  gint64 (*usual) (void) = muster_library_clock;

  muster_library_clock = tick_cb;
  fixture_build_example (fixture);
  add_named (fixture, "Vex");
  add_named (fixture, "Nim");
  assert_order (fixture, "New character|Nim|Vex");
  assert_true (gtk_widget_activate_action (drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0), "library.library-sort",
                                           "s", "points"));
  drive_settle ();
  assert_int_equal (g_settings_get_enum (settings, "library-sort"), MUSTER_LIBRARY_SORT_POINTS);
  assert_order (fixture, "Nim|Vex|New character");
  g_settings_set_enum (settings, "library-sort", MUSTER_LIBRARY_SORT_SAVED);
  drive_settle ();
  assert_order (fixture, "Nim|Vex|New character");
  rename_shown (fixture, "Zoe");
  assert_order (fixture, "Zoe|Vex|New character");
  g_settings_reset (settings, "library-sort");
  muster_library_clock = usual;
}

static void
count_cb (GListModel *model, guint position, guint removed, guint added, guint *count)
{
  *count += removed + added;
}

/* However many there are, a step changes one row; if it moves, those between its old and new place. */
static void
test_a_step_is_one_row (void **state)
{
  Fixture *fixture = *state;
  GListModel *model;
  guint count = 0;

  add_named (fixture, "Ada");
  add_named (fixture, "Nim");
  add_named (fixture, "Vex");
  add_named (fixture, "Bob");
  model = G_LIST_MODEL (gtk_list_view_get_model (
      GTK_LIST_VIEW (drive_nth (drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0), GTK_TYPE_LIST_VIEW, 0))));
  g_signal_connect (model, "items-changed", G_CALLBACK (count_cb), &count);
  muster_session_apply (fixture->session, muster_change_new_rename ("Cob"));
  drive_settle ();
  assert_order (fixture, "Ada|Cob|Nim|Vex");
  assert_in_range (count, 0, 2);
  assert_int_equal (gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (model)), 2);
  muster_session_apply (fixture->session, muster_change_new_rename ("Zob"));
  drive_settle ();
  assert_order (fixture, "Ada|Nim|Vex|Zob");
  assert_int_equal (gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (model)), 4);
  g_signal_handlers_disconnect_by_func (model, count_cb, &count);
}

/* Content with another price for the Sabre, compiled as any is. */
static char *
compile_dear_sabre (Fixture *fixture)
{
  g_autofree char *source = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "packs", "collision.xml", NULL),
                  *text = NULL;
  g_autofree char *pack = g_build_filename (fixture->folder, "collision.xml", NULL);
  char *content = g_build_filename (fixture->folder, "content.db", NULL);
  const char *argv[] = { g_getenv ("MUSTER_HELPER"), "pack", "compile", "-o", content, pack, NULL };
  g_auto (GStrv) lines = NULL;
  int status = 1;
  guint changed = 0;

  assert_true (g_file_get_contents (source, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    if (strstr (*line, "<weapon name=\"Sabre\"") != NULL)
      {
        char *price = strstr (*line, "points=\"6\"");

        assert_non_null (price);
        price[strlen ("points=\"")] = '7';
        changed++;
      }
  assert_int_equal (changed, 1);
  g_free (text);
  text = g_strjoinv ("\n", lines);
  assert_true (g_file_set_contents (pack, text, -1, NULL));
  assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, NULL));
  assert_int_equal (status, 0);
  return content;
}

static void
test_another_content_is_told_of (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *content = NULL, *before = NULL, *after = NULL;
  static const char told[] = "The content has changed since this was saved: Sabre 6 → 7 points; 75 → 76 points in all.";
  MusterSession *again;
  GtkWidget *window;
  gint64 id;

  fixture_build_example (fixture);
  id = muster_session_get_selected (fixture->session);
  before = library_dup_xml (muster_session_get_library (fixture->session), id);
  assert_false (drive_has_text (fixture->window, told));
  content = compile_dear_sabre (fixture);
  again = muster_session_new (muster_content_read (content, NULL));
  window = GTK_WIDGET (
      muster_window_new (ADW_APPLICATION (gtk_window_get_application (GTK_WINDOW (fixture->window))), again));
  assert_true (muster_session_open (again, fixture->path, NULL));
  gtk_window_present (GTK_WINDOW (window));
  drive_settle ();
  drive_wait_for_frame (window);
  drive_settle ();
  assert_true (drive_has_text (window, told));
  after = library_dup_xml (muster_session_get_library (again), id);
  assert_string_equal (after, before);
  /* Read once, it is out of the way. */
  g_signal_emit_by_name (drive_find_named (window, "Dismiss"), "clicked");
  drive_settle ();
  assert_false (drive_has_text (window, told));
  gtk_window_destroy (GTK_WINDOW (window));
  drive_settle ();
  muster_session_unref (again);
}

/* A corrupted text: found when read, repaired, and the library continues. */
static void
test_damage_is_mended_when_it_is_found (void **state)
{
  Fixture *fixture = *state;
  gint64 vex;

  add_named (fixture, "Vex");
  vex = muster_session_get_selected (fixture->session);
  g_free (muster_library_backup (muster_session_get_library (fixture->session), FALSE, NULL));
  add_named (fixture, "Nim");
  library_harm (muster_session_get_library (fixture->session), "UPDATE body SET xml = replace (xml, 'Vex', 'Vax')");
  muster_session_select (fixture->session, vex);
  drive_settle ();
  assert_string_equal (muster_thing_get_name (muster_session_get_thing (fixture->session)), "Vex");
  assert_order (fixture, "Nim|Vex");
  library_assert_sound (muster_session_get_library (fixture->session));
}

/* Whether one of a row's lines ends so. */
static gboolean
row_ends (GtkWidget *row, const char *end)
{
  GtkWidget *label;

  for (guint i = 0; (label = drive_nth (row, GTK_TYPE_LABEL, i)) != NULL; i++)
    if (g_str_has_suffix (gtk_label_get_text (GTK_LABEL (label)), end))
      return TRUE;
  return FALSE;
}

/* It counts as legal, and the list says on what grounds. */
static void
test_legal_by_agreement (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  fixture_open_things (fixture, "<character name='Arms' race='red-elf' tarot='6-of-cups' accessory='shield'>"
                                "<agreed rule='hands.too-many'/><weapon ref='pike'/></character>"
                                "<character name='Bare' race='red-elf' tarot='6-of-cups'>"
                                "<agreed rule='hands.too-many'/><weapon ref='pike'/></character>");
  row = find_row (fixture, "Arms");
  assert_true (get_entry (row)->legal);
  assert_true (row_ends (row, " points · legal by agreement"));
  assert_true (row_ends (find_row (fixture, "Bare"), " points · legal"));
}

#define CASE(test) cmocka_unit_test_setup_teardown (test, fixture_setup, fixture_teardown)

int
main (int argc, char **argv)
{
  const struct CMUnitTest tests[] = {
    CASE (test_renaming),
    CASE (test_renaming_to_the_same),
    CASE (test_tagging),
    CASE (test_tagging_leaves_the_keyboard_in_the_list),
    CASE (test_removing_a_tag),
    CASE (test_the_order_is_kept),
    CASE (test_a_step_is_one_row),
    CASE (test_another_content_is_told_of),
    CASE (test_damage_is_mended_when_it_is_found),
    CASE (test_legal_by_agreement),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
