/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars: what can be added to a toy box and why not, and remedies that do what they say. */
#include "games/game.h"
#include "games/army.h"

#include "games/puppet-wars/check.h"
#include "games/puppet-wars/toy-box-offer.h"
#include "games/puppet-wars/toy-box-remedy.h"
#include "support/content.h"

#define BOX(attributes, content) "<toy-box " attributes ">" content "</toy-box>"
#define PUPPET(id, count) "<puppet ref=\"" id "\" count=\"" #count "\"/>"
#define SEVEN PUPPET ("misaki", 1) PUPPET ("ronin", 3) PUPPET ("punk-zombie", 3)

static const MusterPuppetWarsToyBoxOffer *
find (const GPtrArray *offers, const char *name)
{
  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (((const MusterPuppetWarsToyBoxOffer *) offers->pdata[i])->name, name))
      return offers->pdata[i];
  fail_msg ("no offer %s", name);
  return NULL;
}

static void
assert_reason (const GPtrArray *offers, const char *name, const char *reason)
{
  const char *found = find (offers, name)->reason;

  assert_string_equal (found != NULL ? found : "", reason != NULL ? reason : "");
}

/* One place is left, and it may be a Sidekick's: who fits? */
static void
test_room (void **state)
{
  g_autoptr (MusterDocument) document = army_read (BOX ("size='shoebox' master='seamus'", SEVEN));
  g_autoptr (GPtrArray) offers
      = muster_puppet_wars_toy_box_offers_new (content_get (), document->things->pdata[0], NULL);

  assert_int_equal (offers->len, 12);
  assert_int_equal (find (offers, "Ronin")->count, 3);
  assert_int_equal (find (offers, "Judge")->count, 0);
  assert_reason (offers, "Rotten Belle", NULL);
  assert_reason (offers, "Judge", NULL);
  assert_reason (offers, "Ronin", "Ronin, a Pawn, is in the toy box 4 times; at most 3 of each are allowed.");
  assert_reason (offers, "Misaki", "Misaki, a Sidekick, is in the toy box 2 times; at most 1 of each are allowed.");
  assert_reason (offers, "Seamus", "Seamus is a Master, and can't be among the other puppets.");
}

/* Full, and two Sidekicks: nothing fits, and what breaks two rules says both. */
static void
test_full (void **state)
{
  g_autoptr (MusterDocument) document = army_read (BOX ("size='shoebox' master='seamus'", SEVEN PUPPET ("judge", 1)));
  g_autoptr (GPtrArray) offers
      = muster_puppet_wars_toy_box_offers_new (content_get (), document->things->pdata[0], NULL);

  assert_reason (offers, "Rotten Belle", "There are 9 puppets besides the Master; a Shoebox takes exactly 8.");
  assert_reason (offers, "Rusty Alyce",
                 "There are 9 puppets besides the Master; a Shoebox takes exactly 8.\n"
                 "3 of the puppets are Sidekicks; at most a quarter of the 8 in a Shoebox may be, which is 2.");
}

/* An already broken rule is no reason, unless it gets worse. */
static void
test_worse (void **state)
{
  g_autoptr (MusterDocument) document = army_read (BOX ("size='chest'", PUPPET ("ronin", 4)));
  g_autoptr (GPtrArray) offers
      = muster_puppet_wars_toy_box_offers_new (content_get (), document->things->pdata[0], NULL);

  assert_reason (offers, "Rotten Belle", NULL);
  assert_reason (offers, "Ronin", "Ronin, a Pawn, is in the toy box 5 times; at most 3 of each are allowed.");
}

static void
test_no_size (void **state)
{
  g_autoptr (MusterDocument) document = army_read (BOX ("master='seamus'", ""));
  g_autoptr (GPtrArray) offers
      = muster_puppet_wars_toy_box_offers_new (content_get (), document->things->pdata[0], NULL);

  assert_reason (offers, "Judge", NULL);
  assert_reason (offers, "Ronin", NULL);
}

/* A puppet of the player's own is offered again, and one more is one more of the same. */
static void
add (MusterPuppetWarsToyBox *box, const MusterPuppetWarsToyBoxOffer *offer)
{
  g_autoptr (MusterChange) change = muster_puppet_wars_toy_box_offer_make_change (offer);

  assert_true (muster_change_apply (change, &box->thing));
}

static void
test_own (void **state)
{
  g_autoptr (MusterDocument) document = army_read (
      BOX ("size='shoebox' master='seamus'", PUPPET ("ronin", 1) "<puppet name='Teddy' rank='pawn' count='3'/>"));
  MusterPuppetWarsToyBox *box = document->things->pdata[0];
  g_autoptr (GPtrArray) offers = muster_puppet_wars_toy_box_offers_new (content_get (), box, NULL);

  assert_int_equal (offers->len, 13);
  assert_null (find (offers, "Teddy")->option);
  assert_reason (offers, "Teddy", "Teddy, a Pawn, is in the toy box 4 times; at most 3 of each are allowed.");
  add (box, find (offers, "Teddy"));
  add (box, find (offers, "Ronin"));
  add (box, find (offers, "Judge"));
  assert_int_equal (box->puppets->len, 3);
  assert_int_equal (((MusterPuppetWarsPuppet *) box->puppets->pdata[0])->count, 2);
  assert_int_equal (((MusterPuppetWarsPuppet *) box->puppets->pdata[1])->count, 4);
  assert_string_equal (muster_puppet_wars_puppet_get_name (box->puppets->pdata[2]), "Judge");
}

static void
test_masters (void **state)
{
  g_autoptr (MusterDocument) document = army_read (BOX ("size='shoebox' master='ronin'", SEVEN));
  g_autoptr (GPtrArray) offers
      = muster_puppet_wars_toy_box_masters_new (content_get (), document->things->pdata[0], NULL);

  assert_string_equal (((const MusterPuppetWarsToyBoxOffer *) offers->pdata[0])->name, "Seamus");
  assert_string_equal (((const MusterPuppetWarsToyBoxOffer *) offers->pdata[1])->name, "Lady Justice");
  assert_int_equal (offers->len, 12);
  assert_reason (offers, "Seamus", NULL);
  assert_reason (offers, "Ronin", "Ronin is a Pawn, and only a Master can lead a toy box.");
  assert_reason (offers, "Judge", "Judge is a Sidekick, and only a Master can lead a toy box.");
}

/* Remedies. */

/* Applies the remedy with that text to the first problem of the rule, and returns the legality afterwards. */
static MusterPuppetWarsToyBox *
mend (const char *content, const char *rule, const char *text)
{
  g_autoptr (MusterDocument) document = army_read (content);
  const MusterPuppetWarsToyBox *box = document->things->pdata[0];
  g_autoptr (MusterReport) report = muster_games_check (content_get (), &box->thing, TRUE);

  for (guint i = 0; i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      for (guint j = 0; g_str_equal (problem->rule->id, rule) && j < muster_problem_count_remedies (problem); j++)
        {
          const MusterRemedy *remedy = muster_problem_get_remedy (problem, j);

          if (g_str_equal (remedy->text, text))
            return (MusterPuppetWarsToyBox *) muster_change_try (remedy->change, &box->thing);
        }
    }
  fail_msg ("no remedy “%s” for %s", text, rule);
  return NULL;
}

static void
assert_mends (const char *content, const char *rule, const char *text)
{
  g_autoptr (MusterPuppetWarsToyBox) box = mend (content, rule, text);
  g_autoptr (MusterReport) report = muster_games_check (content_get (), &box->thing, FALSE);

  if (muster_report_is_illegal (report))
    fail_msg ("“%s” leaves: %s", text, ((MusterProblem *) report->problems->pdata[0])->sentence);
}

#define EIGHT SEVEN PUPPET ("rotten-belle", 1)

static void
test_mended (void **state)
{
  assert_mends (BOX ("size='shoebox'", EIGHT), "toybox.master", "Let Lady Justice lead it");
  assert_mends (BOX ("size='shoebox' master='ronin'", EIGHT), "toybox.master", "Let Seamus lead it");
  assert_mends (BOX ("size='shoebox' master='seamus'", "<master name='Bear'/>" EIGHT), "toybox.master",
                "Leave out Bear");
  assert_mends (BOX ("size='shoebox' master='seamus'", "<master name='Bear'/>" EIGHT), "toybox.master",
                "Leave out Seamus");
  assert_mends (BOX ("size='shoebox'", "<master name='Bear' count='3'/>" EIGHT), "toybox.master",
                "Leave out 2 of Bear");
  assert_mends (BOX ("size='shoebox'", "<master name='Bear' rank='pawn'/>" EIGHT), "toybox.master",
                "Make Bear a Master");
  assert_mends (BOX ("master='seamus'", EIGHT), "toybox.size", "Play with a Shoebox of 8 puppets");
  assert_mends (BOX ("size='chest' master='seamus'", EIGHT), "toybox.size", "Play with a Shoebox of 8 puppets");
  assert_mends (BOX ("size='shoebox' master='seamus'", EIGHT PUPPET ("judge", 1)), "toybox.size",
                "Leave out one Judge");
  assert_mends (BOX ("size='shoebox' master='seamus'", EIGHT PUPPET ("ronin", 1)), "toybox.pawn-copies",
                "Leave out one Ronin");
  assert_mends (BOX ("size='shoebox' master='seamus'", EIGHT PUPPET ("misaki", 1)), "toybox.sidekick-copies",
                "Leave out one Misaki");
  assert_mends (BOX ("size='shoebox' master='seamus'", SEVEN PUPPET ("seamus", 1) PUPPET ("rotten-belle", 1)),
                "toybox.extra-master", "Leave out Seamus");
  assert_mends (BOX ("size='shoebox'", EIGHT PUPPET ("seamus", 1)), "toybox.extra-master", "Let Seamus lead it");
  assert_mends (BOX ("size='shoebox'", EIGHT "<puppet name='Bear' rank='master' ar='7'/>"), "toybox.extra-master",
                "Let Bear lead it");
  assert_mends (BOX ("size='shoebox' master='seamus'", SEVEN "<puppet name='Teddy'/>"), "option.unknown",
                "Make Teddy a Pawn");
  assert_mends (BOX ("size='shoebox' master='seamus'", EIGHT "<puppet ref='nobody'/>"), "option.unknown",
                "Leave out nobody");
  assert_mends (BOX ("size='tub' master='seamus'", EIGHT), "option.unknown", "Play with a Shoebox of 8 puppets");
}

/* A Pawn replaces a Sidekick: one already in the box if more of it are allowed, otherwise another. */
static void
test_replaced (void **state)
{
  assert_mends (BOX ("size='shoebox' master='seamus'",
                     PUPPET ("misaki", 1) PUPPET ("judge", 1) PUPPET ("rusty-alyce", 1) PUPPET ("ronin", 3)
                         PUPPET ("punk-zombie", 2)),
                "toybox.sidekicks", "Take Punk Zombie instead of Judge");
  assert_mends (BOX ("size='shoebox' master='seamus'",
                     PUPPET ("misaki", 1) PUPPET ("judge", 1) PUPPET ("rusty-alyce", 1)
                         PUPPET ("ronin", 3) "<puppet name='Teddy' rank='pawn' count='2'/>"),
                "toybox.sidekicks", "Take Teddy instead of Misaki");
  assert_mends (BOX ("size='chest' master='seamus'",
                     PUPPET ("misaki", 1) PUPPET ("judge", 1) PUPPET ("rusty-alyce", 1) PUPPET ("bete-noire", 1)
                         PUPPET ("ronin", 3) PUPPET ("punk-zombie", 3) "<puppet name='Teddy' rank='pawn' count='2'/>"),
                "toybox.sidekicks", "Take Teddy instead of Judge");
}

/* With four Sidekicks where two are allowed, removing one helps but isn't enough. */
static void
test_step (void **state)
{
  g_autoptr (MusterPuppetWarsToyBox) box
      = mend (BOX ("size='shoebox' master='seamus'",
                   PUPPET ("misaki", 1) PUPPET ("judge", 1) PUPPET ("rusty-alyce", 1) PUPPET ("bete-noire", 1)
                       PUPPET ("ronin", 3) PUPPET ("punk-zombie", 1)),
              "toybox.sidekicks", "Take Punk Zombie instead of Misaki");
  g_autoptr (MusterReport) report = muster_games_check (content_get (), &box->thing, FALSE);

  assert_string_equal (muster_report_get (report, "sidekicks"), "3");
  assert_string_equal (muster_report_get (report, "puppets"), "8");
}

/* What a player wrote on a puppet leads with it. */
static void
test_promoted (void **state)
{
  g_autoptr (MusterPuppetWarsToyBox) box
      = mend (BOX ("size='shoebox'", EIGHT "<puppet name='Bear' rank='master' ar='7'/>"), "toybox.extra-master",
              "Let Bear lead it");

  assert_non_null (box->own_master);
  assert_int_equal (box->own_master->ar, 7);
  assert_false (muster_choice_is_made (&box->master));
}

/* Filling up leaves to the player with what. */
static void
test_fill (void **state)
{
  g_autoptr (MusterReport) report = army_check (BOX ("size='shoebox' master='seamus'", SEVEN));
  const MusterRemedy *remedy = muster_problem_get_remedy (report->problems->pdata[0], 0);

  assert_string_equal (remedy->text, "Add 1 more puppet, a Pawn or a Sidekick");
  assert_null (remedy->change);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_room),     cmocka_unit_test (test_full),     cmocka_unit_test (test_worse),
    cmocka_unit_test (test_no_size),  cmocka_unit_test (test_own),      cmocka_unit_test (test_masters),
    cmocka_unit_test (test_mended),   cmocka_unit_test (test_replaced), cmocka_unit_test (test_step),
    cmocka_unit_test (test_promoted), cmocka_unit_test (test_fill),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
