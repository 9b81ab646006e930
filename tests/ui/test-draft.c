/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft of four players round one computer, from their names to the toy boxes in the library. */
#include "ui/fixture.h"

#include "app/widgets/rows/chooser-row.h"
#include "app/widgets/chooser.h"
#include "app/games/puppet-wars/draft-editor.h"
#include "app/games/puppet-wars/draft-players.h"
#include "app/shell/preview.h"
#include "app/shell/library/sidebar.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/drop-row.h"
#include "games/puppet-wars/draft.h"
#include "games/games.h"
#include "store/library.h"

#define N_PLAYERS 4
#define ALL_PICKS (N_PLAYERS * 9) /* a Master and eight puppets each */

static const char *const names[N_PLAYERS] = { "Ann", "Bea", "Cid", "Dee" };

static const MusterPuppetWarsDraftRecord *
get_record (Fixture *fixture)
{
  const MusterThing *thing = muster_session_get_thing (fixture->session);

  assert_non_null (thing);
  assert_ptr_equal (thing->klass, &muster_puppet_wars_draft_record_class);
  return (const MusterPuppetWarsDraftRecord *) thing;
}

static void
click (Fixture *fixture, const char *label)
{
  g_signal_emit_by_name (drive_find_button (fixture->window, label), "clicked");
  drive_settle ();
}

static void
name_player (Fixture *fixture, guint n, const char *name)
{
  g_autofree char *title = g_strdup_printf ("Player %u", n + 1);
  GtkWidget *row = drive_find_titled (fixture->window, title);

  gtk_editable_set_text (GTK_EDITABLE (row), name);
  muster_text_row_flush (MUSTER_TEXT_ROW (row));
  drive_settle ();
}

static void
agree (Fixture *fixture)
{
  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "draft"));
  drive_settle ();
  click (fixture, "Add a Player");
  click (fixture, "Add a Player");
  for (guint i = 0; i < N_PLAYERS; i++)
    name_player (fixture, i, names[i]);
}

static void
begin (Fixture *fixture)
{
  agree (fixture);
  click (fixture, "Begin the Draft");
}

/* Whose pick it is, counted by hand: clockwise from the starting player for the Masters, then from the last of them
 * counter-clockwise, round and round. */
static const char *
expect_player (Fixture *fixture, guint pick)
{
  static const guint clockwise[N_PLAYERS] = { 0, 1, 2, 3 }, counter[N_PLAYERS] = { 3, 2, 1, 0 };
  guint start = muster_puppet_wars_draft_draw_start ((guint64) get_record (fixture)->seed, N_PLAYERS);
  guint step = pick < N_PLAYERS ? clockwise[pick] : counter[pick % N_PLAYERS];

  return names[(start + step) % N_PLAYERS];
}

static void
assert_turn (Fixture *fixture, guint pick)
{
  g_autofree char *state
      = g_strdup_printf (pick < N_PLAYERS ? "%s chooses a Master: pick %u of %u." : "%s takes a puppet: pick %u of %u.",
                         expect_player (fixture, pick), pick + 1, ALL_PICKS);

  fixture_assert_text (fixture, state);
}

/* The first row that may be taken, or the first that may not. */
static GtkWidget *
find_row (Fixture *fixture, gboolean illegal)
{
  GtkWidget *row;

  drive_unfold (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0), TRUE);
  for (guint i = 0; (row = drive_nth (fixture->window, MUSTER_TYPE_CHOOSER_ROW, i)) != NULL; i++)
    if (gtk_widget_has_css_class (row, "illegal") == illegal)
      return row;
  fail_msg ("no such row in the pool");
  return NULL;
}

static void
take (Fixture *fixture)
{
  g_autofree char *name
      = g_strdup (gtk_label_get_text (GTK_LABEL (drive_nth (find_row (fixture, FALSE), GTK_TYPE_LABEL, 0))));

  drive_take (fixture->window, name);
}

static guint
count_toy_boxes (Fixture *fixture)
{
  MusterLibrary *library = muster_session_get_library (fixture->session);
  g_autoptr (GPtrArray) entries = muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL);
  guint count = 0;

  for (guint i = 0; i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];

      if (!g_str_equal (entry->kind, "toy-box"))
        continue;
      assert_string_equal (entry->name, names[count]);
      assert_true (entry->legal);
      count++;
    }
  return count;
}

static void
test_four (void **state)
{
  Fixture *fixture = *state;

  begin (fixture);
  for (guint pick = 0; pick < ALL_PICKS; pick++)
    {
      assert_turn (fixture, pick);
      assert_int_equal (get_record (fixture)->picks->len, pick);
      take (fixture);
    }
  fixture_assert_text (fixture, "The draft is finished.");
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0));
  click (fixture, "Keep the Toy Boxes in the Library");
  assert_int_equal (count_toy_boxes (fixture), N_PLAYERS);
}

/* The sidebar shows a draft's progress. It is neither legal nor illegal. */
static void
assert_stage (Fixture *fixture, const char *stage)
{
  GtkWidget *sidebar = drive_nth (fixture->window, MUSTER_TYPE_SIDEBAR, 0);

  assert_false (drive_has_text (sidebar, "legal"));
  if (!drive_has_text (sidebar, stage))
    fail_msg ("the sidebar doesn't say “%s”", stage);
}

static void
test_stages (void **state)
{
  Fixture *fixture = *state;

  agree (fixture);
  assert_stage (fixture, "not begun");
  click (fixture, "Begin the Draft");
  assert_stage (fixture, "pick 1 of 36");
  take (fixture);
  assert_stage (fixture, "pick 2 of 36");
  drive_undo (fixture->window);
  assert_stage (fixture, "pick 1 of 36");
  for (guint pick = 0; pick < ALL_PICKS; pick++)
    take (fixture);
  assert_stage (fixture, "finished");
}

static void
test_broken (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture, "<draft name='Torn' size='skirmish'><player name='Ann'/></draft>");
  assert_stage (fixture, "can't be played");
}

/* A pick is taken back by its button, even the last, and by undo. */
static void
test_back (void **state)
{
  Fixture *fixture = *state;

  begin (fixture);
  for (guint pick = 0; pick < 6; pick++)
    take (fixture);
  assert_turn (fixture, 6);
  click (fixture, "Undo pick: ");
  assert_turn (fixture, 5);
  click (fixture, "Undo pick: ");
  assert_turn (fixture, 4);
  drive_undo (fixture->window);
  assert_turn (fixture, 5);
  drive_undo (fixture->window);
  assert_turn (fixture, 6);
  drive_undo (fixture->window);
  assert_turn (fixture, 5);
  drive_redo (fixture->window);
  assert_turn (fixture, 6);
}

/* It continues where it stopped, whatever was shown in between. */
static void
test_resume (void **state)
{
  Fixture *fixture = *state;
  gint64 draft;

  begin (fixture);
  for (guint pick = 0; pick < 5; pick++)
    take (fixture);
  draft = muster_session_get_selected (fixture->session);
  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "toy-box"));
  drive_settle ();
  muster_session_select (fixture->session, draft);
  drive_settle ();
  assert_turn (fixture, 5);
  take (fixture);
  assert_turn (fixture, 6);
}

/* A puppet that may not be taken says why, and nothing is taken. */
static void
test_refusal (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;
  g_autofree char *reason = NULL;
  guint n = 0;

  begin (fixture);
  row = find_row (fixture, TRUE);
  assert_true (gtk_widget_is_sensitive (row));
  while (drive_nth (row, GTK_TYPE_LABEL, n) != NULL)
    n++;
  reason = g_strdup (gtk_label_get_text (GTK_LABEL (drive_nth (row, GTK_TYPE_LABEL, n - 1))));
  g_signal_emit_by_name (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0), "taken",
                         (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)));
  drive_settle ();
  fixture_assert_text (fixture, reason);
  assert_int_equal (get_record (fixture)->picks->len, 0);
}

/* What can't be played says so, and begins once it is mended. */
static void
test_agreement (void **state)
{
  Fixture *fixture = *state;

  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "draft"));
  drive_settle ();
  name_player (fixture, 0, "Ann");
  name_player (fixture, 1, "");
  click (fixture, "Begin the Draft");
  fixture_assert_text (fixture, "Player 2 of the draft has no name.");
  assert_int_equal (get_record (fixture)->pool->len, 0);
  name_player (fixture, 1, "Bea");
  muster_drop_row_set_selected (MUSTER_DROP_ROW (drive_find_titled (fixture->window, "Pool")), 1);
  click (fixture, "Begin the Draft");
  assert_int_equal (get_record (fixture)->pool->len, 0);
  muster_drop_row_set_selected (MUSTER_DROP_ROW (drive_find_titled (fixture->window, "Pool")), 0);
  click (fixture, "Begin the Draft");
  assert_int_equal (get_record (fixture)->pool->len, 12);
}

static void
test_eight (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *players;

  agree (fixture);
  for (guint i = 0; i < 4; i++)
    click (fixture, "Add a Player");
  players = drive_nth (fixture->window, MUSTER_TYPE_DRAFT_PLAYERS, 0);
  assert_non_null (drive_find_named (players, "Remove player 8"));
  assert_int_equal (get_record (fixture)->players->len, MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS);
  g_signal_emit_by_name (drive_find_named (players, "Remove player 8"), "clicked");
  drive_settle ();
  assert_int_equal (get_record (fixture)->players->len, 7);
  click (fixture, "Begin the Draft");
  assert_int_equal (get_record (fixture)->pool->len, 12);
}

static void
test_narrow (void **state)
{
  Fixture *fixture = *state;
  int minimum;

  begin (fixture);
  gtk_widget_measure (fixture->window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  assert_in_range (minimum, 200, 360);
}

/* A draft has no card, and so no pane for one; a toy box has. */
static void
test_no_card (void **state)
{
  Fixture *fixture = *state;

  agree (fixture);
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_PREVIEW, 0));
  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "toy-box"));
  drive_settle ();
  assert_non_null (drive_nth (fixture->window, MUSTER_TYPE_PREVIEW, 0));
}

static int
setup_narrow (void **state)
{
  return fixture_setup_size (state, 360, 720);
}

/* If only one pane fits, the draft stays visible. */
static void
test_no_card_narrow (void **state)
{
  Fixture *fixture = *state;

  agree (fixture);
  fixture_act (fixture, "win.card");
  drive_wait_for_frame (fixture->window);
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_PREVIEW, 0));
  assert_non_null (drive_nth (fixture->window, MUSTER_TYPE_DRAFT_EDITOR, 0));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_four, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_stages, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_broken, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_back, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_resume, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_refusal, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_agreement, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_eight, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_no_card, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_no_card_narrow, setup_narrow, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_narrow, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
