/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The toy box editor: the two recommended toy boxes from scratch, every rule broken and repaired, own puppets with both
 * sides. */
#include "ui/fixture.h"

#include "app/widgets/rows/chooser-row.h"
#include "app/widgets/chooser.h"
#include "app/widgets/progress-counter.h"
#include "app/widgets/rows/passage-row.h"
#include "app/games/puppet-wars/puppet-page.h"
#include "app/games/puppet-wars/puppet-row.h"
#include "app/widgets/rows/text-row.h"
#include "app/widgets/rows/drop-row.h"
#include "games/puppet-wars/cards.h"
#include "games/puppet-wars/check.h"
#include "games/puppet-wars/toy-box.h"
#include "games/thing-file.h"
#include "model/member.h"

static const MusterPuppetWarsToyBox *
get_box (Fixture *fixture)
{
  const MusterThing *thing = muster_session_get_thing (fixture->session);

  assert_non_null (thing);
  assert_ptr_equal (thing->klass, &muster_puppet_wars_toy_box_class);
  return (const MusterPuppetWarsToyBox *) thing;
}

static void
start (Fixture *fixture)
{
  assert_true (gtk_widget_activate_action (fixture->window, "win.new-thing", "s", "toy-box"));
  drive_settle ();
}

static void
write_row (Fixture *fixture, const char *title, const char *text)
{
  GtkWidget *row = drive_find_titled (fixture->window, title);

  gtk_editable_set_text (GTK_EDITABLE (row), text);
  muster_text_row_flush (MUSTER_TEXT_ROW (row));
  drive_settle ();
}

static void
count_row (Fixture *fixture, const char *title, int number)
{
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (drive_nth (drive_find_titled (fixture->window, title), GTK_TYPE_SPIN_BUTTON, 0)), number);
  drive_settle ();
}

static void
choose_size (Fixture *fixture, guint n)
{
  muster_drop_row_set_selected (MUSTER_DROP_ROW (drive_find_titled (fixture->window, "Game size")), n);
  drive_settle ();
}

static void
leave (Fixture *fixture)
{
  muster_search_list_forget (MUSTER_SEARCH_LIST (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0)));
  assert_true (drive_key (fixture->window, GDK_KEY_Escape, 0));
  drive_settle ();
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0));
}

/* Nothing but the keyboard's way: a row, words, Enter, Escape. */
static void
build (Fixture *fixture, const char *name, const char *master, const char *const *puppets)
{
  start (fixture);
  write_row (fixture, "Name", name);
  drive_activate_row (fixture->window, "Master");
  drive_take (fixture->window, master);
  drive_activate_row (fixture->window, "Add puppets");
  for (guint i = 0; puppets[i] != NULL; i++)
    drive_take (fixture->window, puppets[i]);
  leave (fixture);
}

static const char *const stitched[] = { "misaki", "bête", "punk", "punk", "rotten", "rotten", "ronin", "ronin", NULL };
static const char *const long_arm[]
    = { "judge", "alyce", "marshal", "marshal", "astringer", "astringer", "gunslinger", "gunslinger", NULL };

/* As a file has it: without links to the library. */
static char *
dup_written (Fixture *fixture)
{
  g_autoptr (MusterThing) box = muster_thing_dup (&get_box (fixture)->thing);

  muster_thing_unlink_parts (box);
  return muster_thing_write (box, muster_session_get_catalog (fixture->session));
}

static void
assert_is_sample (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "data", "samples", name, NULL);
  g_autofree char *written = dup_written (fixture), *sample = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &sample, NULL, &error);
  g_assert_no_error (error);
  assert_string_equal (written, sample);
}

static void
assert_counter (Fixture *fixture, guint n, const char *label, const char *rest)
{
  GtkWidget *counter = drive_nth (fixture->window, MUSTER_TYPE_PROGRESS_COUNTER, n);

  assert_non_null (counter);
  gtk_test_accessible_assert_property (counter, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  gtk_test_accessible_assert_property (counter, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, rest);
  assert_true (drive_has_text (counter, rest));
}

static void
test_samples (void **state)
{
  Fixture *fixture = *state;

  build (fixture, "Seamus and the Stitched", "seamus", stitched);
  assert_is_sample (fixture, "seamus.muster");
  fixture_assert_text (fixture, "Legal");
  assert_counter (fixture, 0, "Puppets: 8 of 8", "Full");
  assert_counter (fixture, 1, "Sidekicks: 2 of 2", "Full");
  fixture_assert_text (fixture, "Sidekick · 1 of 1");
  fixture_assert_text (fixture, "Pawn · 2 of 3");
  build (fixture, "Lady Justice's Long Arm", "lady", long_arm);
  assert_is_sample (fixture, "lady-justice.muster");
  fixture_assert_text (fixture, "Legal");
}

/* Seven of eight, one of them a Sidekick: what the counters and the chooser say of that. */
static void
test_counters (void **state)
{
  Fixture *fixture = *state;
  static const char *const seven[] = { "misaki", "ronin", "ronin", "ronin", "punk", "punk", "punk", NULL };

  start (fixture);
  assert_counter (fixture, 0, "Puppets: 0 of 8", "8 left");
  assert_counter (fixture, 1, "Sidekicks: 0 of 2", "2 left");
  fixture_assert_text (fixture, "Room for 8 more puppets, of which 2 may be Sidekicks.");
  drive_activate_row (fixture->window, "Add puppets");
  for (guint i = 0; seven[i] != NULL; i++)
    drive_take (fixture->window, seven[i]);
  leave (fixture);
  assert_counter (fixture, 0, "Puppets: 7 of 8", "1 left");
  assert_counter (fixture, 1, "Sidekicks: 1 of 2", "1 left");
  count_row (fixture, "Ronin", 5);
  assert_counter (fixture, 0, "Puppets: 9 of 8", "1 too many");
  choose_size (fixture, 4);
  assert_counter (fixture, 0, "Puppets: 9 of 32", "23 left");
  assert_counter (fixture, 1, "Sidekicks: 1 of 8", "7 left");
}

/* The row of the chooser with that name. */
static GtkWidget *
find_offer (Fixture *fixture, const char *name)
{
  GtkWidget *row;

  drive_unfold (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0), TRUE);
  for (guint i = 0; (row = drive_nth (fixture->window, MUSTER_TYPE_CHOOSER_ROW, i)) != NULL; i++)
    if (drive_has_text (row, name))
      return row;
  fail_msg ("no %s to take", name);
  return NULL;
}

static void
assert_reason (Fixture *fixture, const char *name, const char *description)
{
  GtkWidget *row = find_offer (fixture, name);

  assert_true (gtk_widget_is_sensitive (row));
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

/* What doesn't fit is there, says why, and can be taken. */
static void
test_reasons (void **state)
{
  Fixture *fixture = *state;
  static const char *const seven[] = { "misaki", "ronin", "ronin", "ronin", "punk", "punk", "punk", NULL };

  build (fixture, "Seven", "seamus", seven);
  drive_activate_row (fixture->window, "Add puppets");
  assert_reason (fixture, "Ronin",
                 "3 of 3\nPawn\nRonin, a Pawn, is in the toy box 4 times; at most 3 of each are allowed.");
  assert_reason (fixture, "Misaki",
                 "1 of 1\nSidekick\nMisaki, a Sidekick, is in the toy box 2 times; at most 1 of each are allowed.");
  assert_reason (fixture, "Lady Justice", "Master\nLady Justice is a Master, and can't be among the other puppets.");
  assert_reason (fixture, "Rotten Belle", "0 of 3\nPawn");
  drive_take (fixture->window, "rotten");
  muster_search_list_forget (MUSTER_SEARCH_LIST (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0)));
  drive_settle ();
  assert_reason (fixture, "Rotten Belle",
                 "1 of 3\nPawn\nThere are 9 puppets besides the Master; a Shoebox takes exactly 8.");
  drive_take (fixture->window, "rotten");
  assert_int_equal (((MusterPuppetWarsPuppet *) get_box (fixture)->puppets->pdata[3])->count, 2);
}

/* Breaking every rule and mending it with the button that is offered. */

static void
mend (Fixture *fixture, const char *sentence, const char *remedy)
{
  fixture_assert_text (fixture, sentence);
  g_signal_emit_by_name (drive_find_button (fixture->window, remedy), "clicked");
  drive_settle ();
  assert_false (drive_has_text (fixture->window, sentence));
  fixture_assert_text (fixture, "Legal");
}

static void
take_once (Fixture *fixture, const char *words)
{
  drive_activate_row (fixture->window, "Add puppets");
  drive_take (fixture->window, words);
  leave (fixture);
}

static void
test_rules (void **state)
{
  Fixture *fixture = *state;

  build (fixture, "Mended", "seamus", stitched);
  g_signal_emit_by_name (drive_find_named (fixture->window, "Remove Seamus"), "clicked");
  drive_settle ();
  mend (fixture, "No Master leads this toy box; it needs exactly one.", "Let Seamus lead it");
  choose_size (fixture, 2);
  mend (fixture, "There are 8 puppets besides the Master; a Chest takes exactly 12.",
        "Play with a Shoebox of 8 puppets");
  take_once (fixture, "death marshal");
  mend (fixture, "There are 9 puppets besides the Master; a Shoebox takes exactly 8.", "Leave out one Death Marshal");
  take_once (fixture, "lady justice");
  mend (fixture, "Lady Justice is a Master, and can't be among the other puppets.", "Leave out Lady Justice");
  count_row (fixture, "Misaki", 2);
  mend (fixture, "Misaki, a Sidekick, is in the toy box 2 times; at most 1 of each are allowed.",
        "Leave out one Misaki");
  count_row (fixture, "Punk Zombie", 4);
  count_row (fixture, "Ronin", 1);
  mend (fixture, "Punk Zombie, a Pawn, is in the toy box 4 times; at most 3 of each are allowed.",
        "Leave out one Punk Zombie");
}

static void
test_sidekicks (void **state)
{
  Fixture *fixture = *state;
  static const char *const three[] = { "misaki", "bête", "judge", "ronin", "ronin", "ronin", "punk", "punk", NULL };

  build (fixture, "Three Sidekicks", "seamus", three);
  assert_counter (fixture, 1, "Sidekicks: 3 of 2", "1 too many");
  mend (fixture, "3 of the puppets are Sidekicks; at most a quarter of the 8 in a Shoebox may be, which is 2.",
        "Take Punk Zombie instead of Judge");
}

/* An empty toy box offers the recommended armies; taking one is one step, and what the sample has. */
static void
test_army (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  fixture_assert_text (fixture, "Recommended Armies");
  drive_activate_row (fixture->window, "Seamus, for a Shoebox");
  fixture_assert_text (fixture, "Legal");
  assert_string_equal (get_box (fixture)->thing.name, "Seamus");
  assert_string_equal (muster_session_get_undo (fixture->session), "Use the army of Seamus");
  assert_false (drive_has_text (fixture->window, "Recommended Armies"));
  drive_undo (fixture->window);
  assert_int_equal (get_box (fixture)->puppets->len, 0);
  /* A name that its player gave it stays. */
  write_row (fixture, "Name", "Mine");
  drive_activate_row (fixture->window, "Lady Justice, for a Shoebox");
  assert_string_equal (get_box (fixture)->thing.name, "Mine");
  fixture_assert_text (fixture, "Legal");
}

/* Of too few puppets, the remedy is to go and choose some. */
static void
test_fill (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  g_signal_emit_by_name (drive_find_button (fixture->window, "Add 8 more puppets, of which 2 may be Sidekicks"),
                         "clicked");
  drive_settle ();
  assert_non_null (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0));
}

/* Puppets of a player's own. */

static void
write_passage (Fixture *fixture, guint n, const char *text)
{
  GtkWidget *row = drive_nth (fixture->window, MUSTER_TYPE_PASSAGE_ROW, n),
            *view = drive_nth (row, GTK_TYPE_TEXT_VIEW, 0);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  muster_passage_row_flush (MUSTER_PASSAGE_ROW (row));
  drive_settle ();
}

static void
click (Fixture *fixture, const char *label, guint nth)
{
  GtkWidget *button;

  for (guint i = 0; (button = drive_nth (fixture->window, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0 && nth-- == 0)
      {
        g_signal_emit_by_name (button, "clicked");
        drive_settle ();
        return;
      }
  fail_msg ("no button “%s”", label);
}

static void
write_teddy (Fixture *fixture)
{
  drive_activate_row (fixture->window, "Create a puppet of your own");
  assert_non_null (drive_nth (fixture->window, MUSTER_TYPE_PUPPET_PAGE, 0));
  write_row (fixture, "Name", "Teddy");
  count_row (fixture, "AR", 6);
  write_row (fixture, "Suits of AR", "tomes");
  count_row (fixture, "Mv", 5);
  count_row (fixture, "Df", 0);
  click (fixture, "Add Ability", 0);
  write_passage (fixture, 0, "Hugs.");
  write_row (fixture, "NC", "Pawn");
  count_row (fixture, "Attachment difficulty", 9);
  click (fixture, "Add Action", 1);
  write_passage (fixture, 1, "Pulls a thread.");
}

static void
test_own (void **state)
{
  Fixture *fixture = *state;
  g_autofree char *written = NULL;

  start (fixture);
  write_row (fixture, "Name", "Own");
  write_teddy (fixture);
  written = dup_written (fixture);
  assert_string_equal (written,
                       "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<muster xmlns=\"urn:muster:1\">\n"
                       "  <toy-box name=\"Own\" size=\"shoebox\">\n"
                       "    <puppet name=\"Teddy\" rank=\"pawn\" ar=\"6\" ar-suit=\"tomes\" mv=\"5\" df=\"0\">\n"
                       "      <ability>Hugs.</ability>\n"
                       "      <upgrade nc=\"Pawn\" ad=\"9\">\n"
                       "        <action>Pulls a thread.</action>\n"
                       "      </upgrade>\n"
                       "    </puppet>\n"
                       "  </toy-box>\n"
                       "</muster>\n");
  assert_true (drive_key (fixture->window, GDK_KEY_Escape, 0));
  drive_settle ();
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_PUPPET_PAGE, 0));
  gtk_test_accessible_assert_property (drive_find_titled (fixture->window, "Teddy"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Pawn · 1 of 3");
}

/* One's own is offered again; undone to its beginning, its page goes with it. */
static void
test_own_again (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  drive_activate_row (fixture->window, "Create a puppet of your own");
  write_row (fixture, "Name", "Teddy");
  assert_true (drive_key (fixture->window, GDK_KEY_Escape, 0));
  drive_settle ();
  take_once (fixture, "teddy");
  assert_int_equal (get_box (fixture)->puppets->len, 1);
  assert_int_equal (((MusterPuppetWarsPuppet *) get_box (fixture)->puppets->pdata[0])->count, 2);
  drive_activate_row (fixture->window, "Teddy");
  for (guint i = 0; i < 3; i++)
    drive_undo (fixture->window);
  assert_int_equal (get_box (fixture)->puppets->len, 0);
  assert_null (drive_nth (fixture->window, MUSTER_TYPE_PUPPET_PAGE, 0));
  drive_redo (fixture->window);
  assert_int_equal (get_box (fixture)->puppets->len, 1);
}

static guint
count_kept (Fixture *fixture)
{
  g_autoptr (GPtrArray) kept = muster_session_list_things (fixture->session, &muster_puppet_wars_puppet_class);

  return kept->len;
}

/* A puppet written in one box is stored once: other boxes offer it, and a change applies to all. */
static void
test_kept (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  write_teddy (fixture);
  fixture_assert_text (fixture, "It is in your library: changes here apply to every toy box that has it.");
  assert_int_equal (count_kept (fixture), 1);
  start (fixture);
  take_once (fixture, "teddy");
  assert_int_equal (get_box (fixture)->puppets->len, 1);
  assert_int_equal (count_kept (fixture), 1);
  drive_activate_row (fixture->window, "Teddy");
  count_row (fixture, "Mv", 7);
  assert_true (drive_key (fixture->window, GDK_KEY_Escape, 0));
  drive_settle ();
  {
    g_autoptr (GPtrArray) kept = muster_session_list_things (fixture->session, &muster_puppet_wars_puppet_class);
    gint64 id, link;

    assert_int_equal (((const MusterPuppetWarsPuppet *) kept->pdata[0])->mv, 7);
    /* By itself, in an editor of its own. */
    assert_true (muster_member_get_link (kept->pdata[0], &id, &link));
    muster_session_select (fixture->session, id);
    drive_settle ();
  }
  fixture_assert_text (fixture, "My puppet");
  fixture_assert_text (fixture, "Legal");
  write_row (fixture, "Name", "Threadbear");
  start (fixture);
  take_once (fixture, "threadbear");
}

/* Another player's box brings its puppets; they are stored on request. */
static void
test_keep (void **state)
{
  Fixture *fixture = *state;

  fixture_open_things (fixture,
                       "<toy-box name='Hers' size='shoebox'><puppet name='Teddy' rank='pawn' count='2'/></toy-box>");
  assert_int_equal (count_kept (fixture), 0);
  drive_activate_row (fixture->window, "Teddy");
  click (fixture, "Keep", 0);
  assert_int_equal (count_kept (fixture), 1);
  fixture_assert_text (fixture, "It is in your library: changes here apply to every toy box that has it.");
  assert_int_equal (((const MusterPuppetWarsPuppet *) get_box (fixture)->puppets->pdata[0])->count, 2);
}

/* Each requirement of an action has its field, and is on the card. */
static void
test_action (void **state)
{
  Fixture *fixture = *state;
  const MusterPassage *action;
  g_autofree char *words = NULL;

  start (fixture);
  drive_activate_row (fixture->window, "Create a puppet of your own");
  write_row (fixture, "Name", "Teddy");
  click (fixture, "Add Action", 0);
  write_row (fixture, "Name of the action", "Hug");
  count_row (fixture, "Value", 7);
  write_row (fixture, "Suits of the action", "hearts");
  fixture_assert_text (fixture,
                       "Teddy: “hearts” is not a suit of the puppet deck, which has rams, crows, tomes and masks.");
  write_row (fixture, "Suits of the action", "rams");
  write_row (fixture, "Additional cost", "discard a card");
  write_row (fixture, "Range", "2");
  write_row (fixture, "Duration", "until the turn ends");
  write_passage (fixture, 0, "The target is stuck.");
  action = muster_passages_at (((const MusterPuppetWarsPuppet *) get_box (fixture)->puppets->pdata[0])->passages, 0);
  words = muster_puppet_wars_dup_passage (action);
  assert_string_equal (
      words, "value 7 rams · cost: discard a card · range 2 · duration: until the turn ends · The target is stuck.");
  fixture_assert_text (fixture, words);
}

/* A suit that there isn't is refused if it is typed, by a sentence that names the puppet. */
static void
test_wrong_suit (void **state)
{
  Fixture *fixture = *state;
  const MusterPuppetWarsToyBox *box;
  const MusterPuppetWarsPuppet *puppet;
  g_autoptr (GError) error = NULL;

  start (fixture);
  drive_activate_row (fixture->window, "Create a puppet of your own");
  drive_settle ();
  write_row (fixture, "Name", "Teddy");
  write_row (fixture, "Suits of AR", "hearts");
  assert_false (muster_puppet_wars_check_suits ("Teddy", "hearts", &error));
  assert_true (g_str_has_prefix (error->message, "Teddy: "));
  assert_true (drive_has_text (fixture->window, error->message));
  box = (const MusterPuppetWarsToyBox *) muster_session_get_thing (fixture->session);
  puppet = box->puppets->pdata[0];
  assert_null (puppet->ar_suit);
  /* It stays to be corrected, whatever else changes. */
  write_row (fixture, "Name", "Teddy Bear");
  assert_string_equal (gtk_editable_get_text (GTK_EDITABLE (drive_find_titled (fixture->window, "Suits of AR"))),
                       "hearts");
  write_row (fixture, "Suits of AR", "rams");
  assert_false (drive_has_text (fixture->window, error->message));
  box = (const MusterPuppetWarsToyBox *) muster_session_get_thing (fixture->session);
  puppet = box->puppets->pdata[0];
  assert_string_equal (puppet->ar_suit, "rams");
}

static void
type_number (Fixture *fixture, const char *title, const char *text)
{
  GtkWidget *spin = drive_nth (drive_find_titled (fixture->window, title), GTK_TYPE_SPIN_BUTTON, 0);

  gtk_editable_set_text (GTK_EDITABLE (spin), text);
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  drive_settle ();
}

static gint
get_armor (Fixture *fixture)
{
  return ((const MusterPuppetWarsPuppet *) get_box (fixture)->puppets->pdata[0])->ar;
}

/* So is a number that there can't be; it isn't made another one. */
static void
test_wrong_number (void **state)
{
  Fixture *fixture = *state;

  start (fixture);
  drive_activate_row (fixture->window, "Create a puppet of your own");
  drive_settle ();
  write_row (fixture, "Name", "Teddy");
  type_number (fixture, "AR, animation requirement", "7");
  assert_int_equal (get_armor (fixture), 7);
  type_number (fixture, "AR, animation requirement", "100");
  assert_int_equal (get_armor (fixture), 7);
  fixture_assert_text (fixture, "Teddy: “100” is not a number from 0 to 99.");
  type_number (fixture, "AR, animation requirement", "many");
  fixture_assert_text (fixture, "Teddy: “many” is not a number from 0 to 99.");
  type_number (fixture, "AR, animation requirement", "99");
  assert_int_equal (get_armor (fixture), 99);
  assert_false (drive_has_text (fixture->window, "Teddy: “many” is not a number from 0 to 99."));
  type_number (fixture, "AR, animation requirement", "");
  assert_int_equal (get_armor (fixture), MUSTER_PUPPET_WARS_PUPPET_BLANK);
}

static void
test_own_master (void **state)
{
  Fixture *fixture = *state;

  build (fixture, "Bears", "seamus", stitched);
  drive_activate_row (fixture->window, "Create a Master of your own");
  write_row (fixture, "Name", "Bear");
  assert_true (drive_key (fixture->window, GDK_KEY_Escape, 0));
  drive_settle ();
  assert_non_null (drive_find_titled (fixture->window, "Master: Bear"));
  assert_false (muster_choice_is_made (&get_box (fixture)->master));
  fixture_assert_text (fixture, "Legal");
}

/* Keyboard and names. */

static void
test_keyboard (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *add, *search;

  start (fixture);
  add = drive_find_titled (fixture->window, "Add puppets");
  gtk_widget_grab_focus (add);
  assert_true (drive_key (fixture->window, GDK_KEY_Return, 0));
  drive_settle ();
  search = drive_nth (drive_nth (fixture->window, MUSTER_TYPE_CHOOSER, 0), GTK_TYPE_SEARCH_ENTRY, 0);
  for (guint i = 0; i < 2; i++)
    drive_press (search, GDK_KEY_Down, 0);
  g_signal_emit_by_name (search, "activate");
  drive_settle ();
  assert_string_equal (muster_puppet_wars_puppet_get_name (get_box (fixture)->puppets->pdata[0]), "Bête Noire");
  leave (fixture);
  assert_ptr_equal (gtk_window_get_focus (GTK_WINDOW (fixture->window)), add);
}

static void
test_names (void **state)
{
  Fixture *fixture = *state;
  GtkWidget *row;

  build (fixture, "Named", "seamus", stitched);
  row = drive_find_titled (fixture->window, "Ronin");
  gtk_test_accessible_assert_property (row, GTK_ACCESSIBLE_PROPERTY_LABEL, "Ronin");
  gtk_test_accessible_assert_property (drive_nth (row, GTK_TYPE_SPIN_BUTTON, 0), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "How many of Ronin");
  assert_non_null (drive_find_named (row, "Remove Ronin"));
  gtk_test_accessible_assert_property (drive_find_titled (fixture->window, "Master"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Master: Seamus");
  gtk_test_accessible_assert_property (drive_find_titled (fixture->window, "Game size"), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Game size");
  count_row (fixture, "Ronin", 4);
  gtk_test_accessible_assert_property (
      drive_find_titled (fixture->window, "Ronin"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
      "Pawn · 4 of 3\nRonin, a Pawn, is in the toy box 4 times; at most 3 of each are allowed.");
}

static void
test_narrow (void **state)
{
  Fixture *fixture = *state;
  int minimum;

  build (fixture, "Narrow", "seamus", stitched);
  drive_activate_row (fixture->window, "Create a puppet of your own");
  gtk_widget_measure (fixture->window, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  assert_in_range (minimum, 200, 360);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test_setup_teardown (test_samples, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_counters, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_reasons, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_rules, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_sidekicks, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_fill, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_own, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_army, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_kept, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_keep, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_action, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_own_again, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_wrong_suit, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_wrong_number, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_own_master, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_keyboard, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_names, fixture_setup, fixture_teardown),
    cmocka_unit_test_setup_teardown (test_narrow, fixture_setup, fixture_teardown),
  };

  fixture_init ();
  return cmocka_run_group_tests (tests, NULL, NULL);
}
