/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars: what the report of a toy box says, drafts that were kept, and the toy boxes that they end in. */
#include "games/army.h"

#include "games/puppet-wars/army.h"
#include "games/puppet-wars/check.h"

#include "games/puppet-wars/draft-record.h"
#include "games/games.h"
#include "support/content.h"
#include "games/document-file.h"

#define BOX(attributes, content) "<toy-box " attributes ">" content "</toy-box>"
#define PUPPET(id, count) "<puppet ref=\"" id "\" count=\"" #count "\"/>"
#define EIGHT_PAWNS PUPPET ("ronin", 3) PUPPET ("punk-zombie", 3) PUPPET ("rotten-belle", 2)

static void
test_room (void **state)
{
  army_assert_facts (BOX ("size='shoebox' master='seamus'", EIGHT_PAWNS), "");
  army_assert_facts (
      BOX ("size='shoebox' master='seamus'", PUPPET ("misaki", 1) PUPPET ("ronin", 3) PUPPET ("punk-zombie", 1)),
      "Room for 3 more puppets, of which 1 may be a Sidekick.\n");
  /* Both Sidekicks are there. */
  army_assert_facts (BOX ("size='shoebox' master='seamus'",
                          PUPPET ("misaki", 1) PUPPET ("judge", 1) PUPPET ("ronin", 3) PUPPET ("punk-zombie", 2)),
                     "Room for 1 more Pawn.\n");
  /* One place is left, and a Sidekick may have it. */
  army_assert_facts (
      BOX ("size='shoebox' master='seamus'", PUPPET ("ronin", 3) PUPPET ("punk-zombie", 3) PUPPET ("rotten-belle", 1)),
      "Room for 1 more puppet, a Pawn or a Sidekick.\n");
}

static void
test_masters (void **state)
{
  army_assert_problem (
      BOX ("size='shoebox'", EIGHT_PAWNS), "toybox.master",
      "No Master leads this toy box; it needs exactly one.\n→ Let Seamus lead it\n→ Let Lady Justice lead it\n");
  army_assert_problem (
      BOX ("size='shoebox' master='ronin'", EIGHT_PAWNS), "toybox.master",
      "Ronin is a Pawn, and only a Master can lead a toy box.\n→ Let Seamus lead it\n→ Let Lady Justice lead it\n");
  army_assert_problem (BOX ("size='shoebox' master='misaki'", EIGHT_PAWNS), "toybox.master",
                       "Misaki is a Sidekick, and only a Master can lead a toy box.\n→ Let Seamus lead it\n→ Let Lady "
                       "Justice lead it\n");
  army_assert_problem (
      BOX ("size='shoebox' master='seamus'", "<master name='Bear'/>" EIGHT_PAWNS), "toybox.master",
      "Both Seamus and Bear lead this toy box; it has exactly one Master.\n→ Leave out Seamus\n→ Leave out Bear\n");
  army_assert_problem (BOX ("size='shoebox'", "<master name='Bear' count='2'/>" EIGHT_PAWNS), "toybox.master",
                       "Bear leads this toy box 2 times; it has exactly one Master.\n→ Leave out one Bear\n");
  army_assert_problem (BOX ("size='shoebox'", PUPPET ("seamus", 1) EIGHT_PAWNS), "toybox.extra-master",
                       "Seamus is a Master, and can't be among the other puppets.\n→ Let Seamus lead it\n→ "
                       "Leave out Seamus\n");
}

static void
test_size (void **state)
{
  army_assert_problem (BOX ("master='seamus'", EIGHT_PAWNS), "toybox.size",
                       "No game size is chosen; it decides how many puppets belong in this toy box.\n"
                       "→ Play with a Shoebox of 8 puppets\n→ Play with a Chest of 12 puppets\n"
                       "→ Play with a Wardrobe of 16 puppets\n→ Play with a Puppocalypse of 32 puppets\n");
  army_assert_problem (BOX ("size='chest' master='seamus'", EIGHT_PAWNS), "toybox.size",
                       "There are 8 puppets besides the Master; a Chest takes exactly 12.\n→ Add 4 more puppets, of "
                       "which 3 may be Sidekicks\n"
                       "→ Play with a Shoebox of 8 puppets\n");
  army_assert_problem (BOX ("size='shoebox' master='seamus'", PUPPET ("judge", 1) EIGHT_PAWNS), "toybox.size",
                       "There are 9 puppets besides the Master; a Shoebox takes exactly 8.\n→ Leave out one Judge\n→ "
                       "Leave out one Ronin\n"
                       "→ Leave out one Punk Zombie\n→ Leave out one Rotten Belle\n");
  army_assert_problem (
      BOX ("size='shoebox' master='seamus'", PUPPET ("judge", 1) PUPPET ("death-marshal", 2) EIGHT_PAWNS),
      "toybox.size",
      "There are 11 puppets besides the Master; a Shoebox takes exactly 8.\n→ Leave out 3 of Ronin\n"
      "→ Leave out 3 of Punk Zombie\n");
}

static void
test_copies (void **state)
{
  army_assert_problem (
      BOX ("size='shoebox' master='seamus'", PUPPET ("ronin", 5) PUPPET ("punk-zombie", 3)), "toybox.pawn-copies",
      "Ronin, a Pawn, is in the toy box 5 times; at most 3 of each are allowed.\n→ Leave out 2 of Ronin\n");
  army_assert_problem (
      BOX ("size='shoebox' master='seamus'", PUPPET ("judge", 2) EIGHT_PAWNS), "toybox.sidekick-copies",
      "Judge, a Sidekick, is in the toy box 2 times; at most 1 of each are allowed.\n→ Leave out one Judge\n");
  army_assert_problem (BOX ("size='shoebox' master='seamus'",
                            PUPPET ("judge", 1) PUPPET ("misaki", 1) PUPPET ("rusty-alyce", 1) PUPPET ("ronin", 3)
                                PUPPET ("punk-zombie", 2)),
                       "toybox.sidekicks",
                       "3 of the puppets are Sidekicks; at most a quarter of the 8 in a Shoebox may be, which is 2.\n"
                       "→ Take Punk Zombie instead of Judge\n→ Take Punk Zombie instead of Misaki\n"
                       "→ Take Punk Zombie instead of Rusty Alyce\n");
  army_assert_problem (BOX ("size='shoebox' master='seamus'", "<puppet ref='ronin' count='3' owned='1'/>"),
                       "toybox.owned", "The toy box has 3 of Ronin, and you own 1.\n→ Leave out 2 of Ronin\n");
}

/* Drafts */

#define POOL                                                                                                           \
  "<puppet name='Bear' rank='master' ar='7'><ability>Growl.</ability></puppet><puppet ref='seamus'/>"                  \
  "<puppet ref='misaki'/><puppet name='Cat' rank='sidekick'/>"                                                         \
  "<puppet ref='ronin' count='6'/><puppet name='Teddy' rank='pawn' count='6' mv='4'/><puppet ref='punk-zombie' "       \
  "count='6'/>"
#define DRAFT(picks) "<draft size='shoebox' seed='1'><player name='Ann'/><player name='Bea'/>" POOL picks "</draft>"
#define PICK(id) "<pick ref='" id "'/>"

/* With the seed 1 Bea begins; Ann chooses the last Master and takes the first puppet, and from there it goes round and
 * round. All of it. */
static const char *const picks[] = { "bear",        "seamus", "misaki", "cat",         "ronin", "ronin",       "teddy",
                                     "ronin",       "teddy",  "ronin",  "punk-zombie", "teddy", "punk-zombie", "teddy",
                                     "punk-zombie", "teddy",  "teddy",  "punk-zombie", NULL };

static MusterPuppetWarsDraft *
resume (const MusterDocument *document, GError **error)
{
  return muster_puppet_wars_draft_record_resume (document->things->pdata[0], error);
}

static void
assert_state (const char *content, const char *expected)
{
  g_autoptr (MusterDocument) document = army_read (content);
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterPuppetWarsDraft) draft = resume (document, &error);
  g_autofree char *found = draft != NULL ? muster_puppet_wars_draft_dup_state (draft) : g_strdup (error->message);

  assert_string_equal (found, expected);
}

static void
test_draft_states (void **state)
{
  assert_state (DRAFT (""), "Bea chooses a Master: pick 1 of 18.");
  assert_state (DRAFT (PICK ("bear")), "Ann chooses a Master: pick 2 of 18.");
  assert_state (DRAFT (PICK ("bear") PICK ("seamus")), "Ann takes a puppet: pick 3 of 18.");
  assert_state (DRAFT (PICK ("bear") PICK ("bear")),
                "Pick 2 of the draft, bear, can't be repeated: No Bear is left in the pool, which had 1.");
  assert_state (DRAFT ("<pick/>"), "Pick 1 of the draft, , can't be repeated: The pool has no puppet with the id .");
  assert_state ("<draft><player name='Ann'/><player name='Bea'/></draft>", "The draft has no game size.");
  assert_state ("<draft size='tub'/>", "No installed content has a game size “tub”.");
  assert_state ("<draft size='shoebox'><player name='Ann'/></draft>", "A draft takes 2 to 8 players, not 1.");
  assert_state ("<draft size='shoebox'><player name='Ann'/><player/></draft>", "Player 2 of the draft has no name.");
  assert_state ("<draft size='shoebox'><player name='Ann'/><player name='Bea'/><puppet name='Teddy'/></draft>",
                "The pool doesn't say whether teddy is a Master, a Sidekick or a Pawn.");
  army_assert_facts (DRAFT (""), "Bea chooses a Master: pick 1 of 18.\n");
  army_assert_facts ("<draft size='shoebox'><player name='Ann'/><player name='Bea'/></draft>",
                     "The draft hasn't begun.\n");
  army_assert_problem ("<draft size='shoebox'><player name='Ann'/></draft>", "draft.broken",
                       "A draft takes 2 to 8 players, not 1.\n");
  army_assert_problem ("<draft/>", "draft.broken", "The draft has no game size.\n");
}

static char *
write_box (const MusterDocument *document, const MusterPuppetWarsDraft *draft, guint player)
{
  g_autoptr (MusterDocument) written = muster_document_new ();

  g_ptr_array_add (written->things,
                   muster_puppet_wars_draft_record_make_toy_box (document->things->pdata[0], draft, player));
  return muster_document_write (written, content_get (), NULL);
}

static void
test_draft_ends_in_toy_boxes (void **state)
{
  g_autoptr (MusterDocument) document = army_read (DRAFT (""));
  g_autoptr (MusterPuppetWarsDraft) draft = resume (document, NULL);
  g_autofree char *ann = NULL, *bea = NULL;

  assert_true (muster_puppet_wars_draft_replay (draft, picks, NULL));
  assert_int_equal (muster_puppet_wars_draft_get_phase (draft), MUSTER_PUPPET_WARS_DRAFT_FINISHED);
  ann = write_box (document, draft, 0);
  bea = write_box (document, draft, 1);
  /* Ann has picks 2, 3, 5, 7 …: Misaki, ronin, teddy, teddy, punk-zombie, punk-zombie, punk-zombie, teddy. */
  assert_string_equal (ann, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                            "<muster xmlns=\"urn:muster:1\">\n"
                            "  <toy-box name=\"Ann\" size=\"shoebox\" master=\"seamus\">\n"
                            "    <puppet ref=\"misaki\"/>\n"
                            "    <puppet ref=\"ronin\"/>\n"
                            "    <puppet name=\"Teddy\" rank=\"pawn\" count=\"3\" mv=\"4\"/>\n"
                            "    <puppet ref=\"punk-zombie\" count=\"3\"/>\n"
                            "  </toy-box>\n"
                            "</muster>\n");
  assert_string_equal (bea, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                            "<muster xmlns=\"urn:muster:1\">\n"
                            "  <toy-box name=\"Bea\" size=\"shoebox\">\n"
                            "    <master name=\"Bear\" rank=\"master\" ar=\"7\">\n"
                            "      <ability>Growl.</ability>\n"
                            "    </master>\n"
                            "    <puppet name=\"Cat\" rank=\"sidekick\"/>\n"
                            "    <puppet ref=\"ronin\" count=\"3\"/>\n"
                            "    <puppet name=\"Teddy\" rank=\"pawn\" count=\"3\" mv=\"4\"/>\n"
                            "    <puppet ref=\"punk-zombie\"/>\n"
                            "  </toy-box>\n"
                            "</muster>\n");
}

static void
test_drafted_toy_boxes_are_legal (void **state)
{
  g_autoptr (MusterDocument) document = army_read (DRAFT (""));
  g_autoptr (MusterPuppetWarsDraft) draft = resume (document, NULL);

  assert_true (muster_puppet_wars_draft_replay (draft, picks, NULL));
  for (guint player = 0; player < 2; player++)
    {
      g_autoptr (MusterPuppetWarsToyBox) box
          = muster_puppet_wars_draft_record_make_toy_box (document->things->pdata[0], draft, player);
      g_autoptr (MusterReport) report = muster_games_check (content_get (), &box->thing, FALSE);

      assert_string_equal (muster_report_get (report, "legal"), "yes");
    }
}

/* The two recommended armies: a Sidekick once, a Pawn twice, and legal as they come. */
static void
test_armies (void **state)
{
  g_autoptr (GPtrArray) armies = muster_puppet_wars_list_armies (content_get ());
  static const char *const puppets[] = { "misaki", "bete-noire", "punk-zombie", "rotten-belle", "ronin" };
  const MusterPuppetWarsToyBox *seamus;

  assert_int_equal (armies->len, 2);
  seamus = armies->pdata[0];
  assert_string_equal (seamus->thing.name, "Seamus");
  assert_string_equal (seamus->size.id, "shoebox");
  assert_int_equal (seamus->puppets->len, G_N_ELEMENTS (puppets));
  for (guint i = 0; i < G_N_ELEMENTS (puppets); i++)
    {
      const MusterPuppetWarsPuppet *puppet = seamus->puppets->pdata[i];

      assert_string_equal (puppet->ref.id, puppets[i]);
      assert_int_equal (puppet->count, i < 2 ? 1 : 2);
    }
  for (guint i = 0; i < armies->len; i++)
    {
      g_autoptr (MusterReport) report = muster_games_check (content_get (), armies->pdata[i], FALSE);

      assert_false (muster_report_is_illegal (report));
    }
}

static void
test_fields (void **state)
{
  g_autoptr (GError) suit = NULL, number = NULL;
  gint found;

  assert_true (muster_puppet_wars_check_suits ("Teddy", "tomes masks", NULL));
  assert_false (muster_puppet_wars_check_suits ("Teddy", "tomes hearts", &suit));
  assert_string_equal (suit->message,
                       "Teddy: “hearts” is not a suit of the puppet deck, which has rams, crows, tomes and masks.");
  assert_true (muster_puppet_wars_check_number ("Teddy", "99", &found, NULL));
  assert_int_equal (found, 99);
  assert_true (muster_puppet_wars_check_number ("Teddy", "", &found, NULL));
  assert_int_equal (found, MUSTER_PUPPET_WARS_PUPPET_BLANK);
  assert_false (muster_puppet_wars_check_number ("Teddy", "100", &found, &number));
  assert_string_equal (number->message, "Teddy: “100” is not a number from 0 to 99.");
  assert_false (muster_puppet_wars_check_number ("Teddy", "many", &found, NULL));
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_armies),
    cmocka_unit_test (test_fields),
    cmocka_unit_test (test_room),
    cmocka_unit_test (test_masters),
    cmocka_unit_test (test_size),
    cmocka_unit_test (test_copies),
    cmocka_unit_test (test_draft_states),
    cmocka_unit_test (test_draft_ends_in_toy_boxes),
    cmocka_unit_test (test_drafted_toy_boxes_are_legal),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
