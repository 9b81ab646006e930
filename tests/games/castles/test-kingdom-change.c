/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: every change of a kingdom, offers for a place, and the effects of special cards. */
#include "games/army.h"

#include "games/castles/kingdom.h"
#include "games/castles/check.h"
#include "games/castles/kingdom-change.h"
#include "games/castles/kingdom-offer.h"
#include "games/castles/kingdom-threat.h"
#include "support/content.h"
#include "games/document-file.h"

#define KINGDOM(content) "<kingdom name='North'>" content "</kingdom>"

static const MusterCastlesKingdom *
kingdom_of (MusterDocument *document)
{
  return document->things->pdata[0];
}

/* What the kingdom is once it is changed, without what every file has. */
static char *
dup_changed (const char *content, MusterCastlesKingdomChange change, char **label)
{
  g_autoptr (MusterDocument) document = army_read (content);
  MusterCastlesKingdom *kingdom = document->things->pdata[0];
  g_autofree char *text = NULL, *one = NULL;
  g_auto (GStrv) lines = NULL;
  char *start, *end;
  gsize length;

  *label = muster_castles_kingdom_change_dup_label (&change, kingdom);
  muster_castles_kingdom_change_apply (&change, content_get (), kingdom);
  text = muster_document_write (document, content_get (), &length);
  start = strstr (text, "<kingdom");
  end = strstr (text, "</muster>");
  one = g_strndup (start, (gsize) (end - start));
  lines = g_strsplit (one, "\n", 0);
  for (guint i = 0; lines[i] != NULL; i++)
    g_strstrip (lines[i]);
  return g_strjoinv ("", lines);
}

static void
assert_changed (const char *content, MusterCastlesKingdomChange change, const char *label, const char *changed)
{
  g_autofree char *said = NULL, *text = dup_changed (content, change, &said);
  g_autofree char *wanted = g_strdup_printf ("<kingdom name=\"North\">%s</kingdom>", changed);

  assert_string_equal (text, wanted);
  assert_string_equal (said, label);
}

static const MusterOption *
card (const char *id)
{
  return content_find (MUSTER_KIND_CASTLE_CARD, id);
}

#define TWO "<castle upgrade=\"gate\"><defense ref=\"knights\"/><defense ref=\"archers\"/></castle><castle/>"

static void
test_castles (void **state)
{
  assert_changed (KINGDOM (TWO "<hand><card ref='block'/></hand>"),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CASTLE }, "Add a castle",
                  TWO "<castle/><hand><card ref=\"block\"/></hand>");
  assert_changed (KINGDOM ("<castle/>"),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CASTLE, .option = card ("puppet") },
                  "Add a castle, using a Puppet card", "<castle/><castle card=\"puppet\"/>");
  assert_changed (KINGDOM (TWO), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE, .castle = 0 },
                  "Remove castle 1", "<castle/>");
  assert_changed (KINGDOM (TWO),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_MOVE_CASTLE, .castle = 0, .to_castle = 1 },
                  "Move castle 1",
                  "<castle/><castle upgrade=\"gate\"><defense ref=\"knights\"/><defense ref=\"archers\"/></castle>");
  assert_changed (KINGDOM (TWO),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_UPGRADE, .castle = 1, .option = card ("moat") },
                  "Upgrade castle 2 with Moat",
                  "<castle upgrade=\"gate\"><defense ref=\"knights\"/><defense ref=\"archers\"/></castle><castle "
                  "upgrade=\"moat\"/>");
  assert_changed (KINGDOM ("<castle upgrade='gate'/>"), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_UPGRADE },
                  "Remove Gate from castle 1", "<castle/>");
}

static void
test_defenses (void **state)
{
  /* A defense goes by its short name, which is what players write; a special by its own. */
  assert_changed (
      KINGDOM ("<castle/>"),
      (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_DEFENSE, .option = card ("defense-knights") },
      "Put Knights on castle 1", "<castle><defense ref=\"knights\"/></castle>");
  assert_changed (
      KINGDOM ("<castle><defense ref='knights'/></castle>"),
      (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_DEFENSE, .option = card ("rushed-defenses") },
      "Put Rushed Defenses on castle 1",
      "<castle><defense ref=\"knights\"/><defense ref=\"rushed-defenses\"/></castle>");
  assert_changed (KINGDOM (TWO), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE, .card = 1 },
                  "Remove Archers from castle 1 (Gate)",
                  "<castle upgrade=\"gate\"><defense ref=\"knights\"/></castle><castle/>");
  assert_changed (KINGDOM (TWO),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE, .card = 1, .to_card = 0 },
                  "Correct: move Archers down",
                  "<castle upgrade=\"gate\"><defense ref=\"archers\"/><defense ref=\"knights\"/></castle><castle/>");
  assert_changed (KINGDOM (TWO),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE, .card = 0, .to_card = 1 },
                  "Correct: move Knights up",
                  "<castle upgrade=\"gate\"><defense ref=\"archers\"/><defense ref=\"knights\"/></castle><castle/>");
  assert_changed (
      KINGDOM (TWO), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_MOVE_DEFENSE, .card = 0, .to_castle = 1 },
      "Correct: move Knights to castle 2",
      "<castle upgrade=\"gate\"><defense ref=\"archers\"/></castle><castle><defense ref=\"knights\"/></castle>");
  /* Equal ones stay as they lie. */
  assert_changed (
      KINGDOM ("<castle><defense ref='archers'/><defense ref='knights'/><defense ref='defense-archers'/></castle>"),
      (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_SORT_DEFENSES },
      "Correct: strongest defense of castle 1 lowest",
      "<castle><defense ref=\"knights\"/><defense ref=\"archers\"/><defense ref=\"defense-archers\"/></castle>");
}

#define FULL "<castle><defense ref=\"ballistas\"/><defense ref=\"swordsmen\"/><defense ref=\"peasants\"/></castle>"

/* The rulebook's example: 4 makes room for 5, and 7 for 8; the new one goes on top, the others keep their order. */
static void
test_improve (void **state)
{
  assert_changed (
      KINGDOM (FULL),
      (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE, .card = 2,
                                    .option = card ("defense-archers") },
      "Replace Peasants with Archers, on top of castle 1",
      "<castle><defense ref=\"ballistas\"/><defense ref=\"swordsmen\"/><defense ref=\"archers\"/></castle>");
  assert_changed (KINGDOM (FULL),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE, .card = 1,
                                                .option = card ("defense-knights") },
                  "Replace Swordsmen with Knights, on top of castle 1",
                  "<castle><defense ref=\"ballistas\"/><defense ref=\"peasants\"/><defense ref=\"knights\"/></castle>");
  /* A castle with room takes the defense as it is. */
  assert_changed (KINGDOM (TWO),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_IMPROVE_DEFENSE, .card = 1,
                                                .option = card ("defense-knights") },
                  "", TWO);
}

static void
test_hand (void **state)
{
  assert_changed (KINGDOM ("<castle/>"),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CARD, .option = card ("block") },
                  "Add Block to the hand", "<castle/><hand><card ref=\"block\"/></hand>");
  assert_changed (KINGDOM ("<hand><card ref='block'/></hand>"),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CARD, .option = card ("block") },
                  "Add Block to the hand", "<hand><card ref=\"block\" count=\"2\"/></hand>");
  assert_changed (KINGDOM ("<hand><card ref='block' count='2'/></hand>"),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_CARD }, "Discard Block",
                  "<hand><card ref=\"block\"/></hand>");
}

static void
test_states (void **state)
{
  assert_changed (KINGDOM ("<castle/>"), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_STATE },
                  "Add a puppet state", "<castle/><puppet-state name=\"New puppet state\"><castle/></puppet-state>");
  assert_changed (KINGDOM ("<castle/><puppet-state name='Duchy'><castle/></puppet-state>"),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_STATE, .realm = 1 }, "Remove Duchy",
                  "<castle/>");
  /* Between realms: a castle that was won. */
  assert_changed (
      KINGDOM ("<castle upgrade='moat'/><castle/><puppet-state name='Duchy'><castle/></puppet-state>"),
      (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_MOVE_CASTLE, .castle = 0, .to_realm = 1, .to_castle = 1 },
      "Move castle 1", "<castle/><puppet-state name=\"Duchy\"><castle/><castle upgrade=\"moat\"/></puppet-state>");
}

/* What isn't there can't be changed, and nothing happens. */
static void
test_impossible (void **state)
{
  assert_changed (KINGDOM ("<castle/>"), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE }, "",
                  "<castle/>");
  assert_changed (KINGDOM ("<castle/>"),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE, .castle = 1 }, "", "<castle/>");
  assert_changed (KINGDOM ("<castle/>"), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CASTLE, .realm = 1 },
                  "", "<castle/>");
  assert_changed (KINGDOM ("<castle/>"), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_STATE }, "",
                  "<castle/>");
  assert_changed (KINGDOM ("<castle/>"), (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_REMOVE_CARD }, "",
                  "<castle/>");
}

/* Comments keep their place among their neighbours. */
static void
test_extras (void **state)
{
  assert_changed (KINGDOM ("<!--a--><castle upgrade='moat'/><!--b--><castle/>"),
                  (MusterCastlesKingdomChange){ MUSTER_CASTLES_KINGDOM_ADD_CASTLE }, "Add a castle",
                  "<!--a--><castle upgrade=\"moat\"/><!--b--><castle/><castle/>");
}

static const MusterCastlesKingdomOffer *
find_offer (const GPtrArray *offers, const char *id)
{
  for (guint i = 0; i < offers->len; i++)
    {
      const MusterCastlesKingdomOffer *offer = offers->pdata[i];

      if (g_strcmp0 (offer->option != NULL ? offer->option->id : NULL, id) == 0)
        return offer;
    }
  fail_msg ("no offer %s", id);
  return NULL;
}

static void
assert_offer (const char *content, MusterCastlesKingdomChange place, guint n, const char *id, const char *effect,
              const char *reason)
{
  g_autoptr (MusterDocument) document = army_read (content);
  g_autoptr (GPtrArray) offers = muster_castles_kingdom_offers_find (content_get (), kingdom_of (document), &place);
  const MusterCastlesKingdomOffer *offer = find_offer (offers, id);

  assert_int_equal (offers->len, n);
  assert_string_equal (offer->effect, effect);
  if (reason != NULL)
    assert_string_equal (offer->reason, reason);
  else
    assert_null (offer->reason);
}

static void
test_offers (void **state)
{
  MusterCastlesKingdomChange defense = { MUSTER_CASTLES_KINGDOM_ADD_DEFENSE },
                             upgrade = { MUSTER_CASTLES_KINGDOM_UPGRADE }, hand = { MUSTER_CASTLES_KINGDOM_ADD_CARD };
  MusterCastlesKingdomChange hand_of_state = { MUSTER_CASTLES_KINGDOM_ADD_CARD, .realm = 1 };

  /* Seven defenses and Rushed Defenses. */
  assert_offer (KINGDOM (TWO), defense, 8, "defense-trebuchet", "Health 21 → 31", NULL);
  assert_offer (KINGDOM ("<castle><defense ref='knights'/><defense ref='archers'/><defense ref='archers'/></castle>"),
                defense, 8, "rushed-defenses", "Health 23 → 26",
                "4 defenses stand on castle 1; a castle has room for 3.");
  /* Four upgrades, and none if one is in force. */
  assert_offer (KINGDOM ("<castle/>"), upgrade, 4, "moat", "Health 5 → 10", NULL);
  assert_offer (KINGDOM (TWO), upgrade, 5, "moat", "Instead of Gate: health 21 → 23", NULL);
  assert_offer (KINGDOM (TWO), upgrade, 5, NULL, "Health 21 → 18", NULL);
  /* Every card can be in a hand. */
  assert_offer (KINGDOM ("<castle/>"), hand, 26, "block", "", NULL);
  assert_offer (KINGDOM ("<castle/><hand><card ref='block' count='5'/></hand>"), hand, 26, "attack-knights", "",
                "The hand has 6 cards; a hand has at most 5.");
  assert_offer (
      KINGDOM (
          "<castle/><puppet-state name='Duchy'><castle/><hand><card ref='block' count='3'/></hand></puppet-state>"),
      hand_of_state, 26, "moat", "", "Duchy: The hand has 4 cards; that of a puppet state has at most 3.");
}

static void
assert_fate (const MusterCastlesKingdom *kingdom, MusterCastlesThreat threat, guint castle, gint defense,
             const char *text)
{
  MusterCastlesCastleFate fate = muster_castles_threat_find_fate (threat, kingdom, castle);
  g_autofree char *said = muster_castles_threat_dup_fate (threat, &fate);

  assert_int_equal (fate.defense, defense);
  assert_string_equal (said, text);
}

static void
test_threats (void **state)
{
  g_autoptr (MusterDocument) document = army_read (KINGDOM (TWO));
  g_autoptr (MusterDocument) last = army_read (KINGDOM ("<castle/>"));
  /* Unknown cards don't count, also on top. */
  g_autoptr (MusterDocument) odd
      = army_read (KINGDOM ("<castle><defense ref='knights'/><defense ref='horsemen'/></castle>"));

  assert_fate (kingdom_of (document), MUSTER_CASTLES_THREAT_SABOTAGE, 0, 1, "Could lose its top defense");
  assert_fate (kingdom_of (document), MUSTER_CASTLES_THREAT_CANNON_FIRE, 0, 1, "Loses its top defense");
  assert_fate (kingdom_of (document), MUSTER_CASTLES_THREAT_CANNON_FIRE, 1, -1, "");
  assert_fate (kingdom_of (document), MUSTER_CASTLES_THREAT_JESTER, 0, -1, "Could be stolen");
  assert_fate (kingdom_of (document), MUSTER_CASTLES_THREAT_JESTER, 1, -1, "Falls, or could be stolen");
  assert_fate (kingdom_of (last), MUSTER_CASTLES_THREAT_JESTER, 0, -1, "Falls");
  assert_fate (kingdom_of (odd), MUSTER_CASTLES_THREAT_CANNON_FIRE, 0, 0, "Loses its top defense");
  assert_int_equal (muster_castles_threat_get_worth (MUSTER_CASTLES_THREAT_CANNON_FIRE, kingdom_of (document)), 5);
}

static void
test_advice (void **state)
{
  g_autoptr (MusterDocument) document
      = army_read (KINGDOM ("<castle><defense ref='archers'/><defense ref='knights'/></castle><castle/>"));
  g_autofree char *advice = muster_castles_dup_advice (kingdom_of (document), 0),
                  *none = muster_castles_dup_advice (kingdom_of (document), 1);

  assert_non_null (advice);
  assert_true (g_str_has_prefix (advice, "On castle 1, Knights (8) lies above Archers (5)"));
  assert_null (none);
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_castles),    cmocka_unit_test (test_defenses), cmocka_unit_test (test_hand),
    cmocka_unit_test (test_improve),    cmocka_unit_test (test_states),   cmocka_unit_test (test_extras),
    cmocka_unit_test (test_impossible), cmocka_unit_test (test_offers),   cmocka_unit_test (test_threats),
    cmocka_unit_test (test_advice),
  };

  return cmocka_run_group_tests (tests, NULL, content_teardown);
}
