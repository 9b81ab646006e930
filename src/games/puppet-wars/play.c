/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/play.h"

#include "model/i18n.h"

#define ROUNDS 5
#define HAND 4 /* plus a card for each work bench */
#define MOST_RIPS 20
#define MOST_BENCHES 20

/* The location of a puppet. */
enum
{
  IN_TOY_BOX,
  IN_PLAY,
};

/* What ends with the turn. */
static void
add_status (MusterPlay *play, const char *id, const char *label, const char *rule)
{
  MusterTracker *tracker = muster_trackers_add (play->statuses, MUSTER_TRACKER_MARK, id, label, 0, 1);

  tracker->rule = g_strdup (rule);
  muster_tracker_add_change (tracker, -1, 1, NULL, FALSE);
}

static void
add_reminders (MusterPlay *play)
{
  muster_play_remind (play, _ ("Draw until you hold your hand size."));
  muster_play_remind (play, _ ("Draw a card, then lay an animation card face down. The lowest one acts first."))
      ->every_step
      = TRUE;
  muster_play_remind (play,
                      _ ("After this round: end the turn's effects, take all Exhausted tokens off, and discard down "
                         "to your hand size."))
      ->ending
      = TRUE;
}

MusterPlay *
muster_puppet_wars_make_play (const MusterCatalog *catalog)
{
  MusterPlay *play = muster_play_new ("puppet-wars", C_ ("puppet wars, of several rounds", "Turn"),
                                      C_ ("puppet wars, of several rounds", "Next Turn"));

  play->step = C_ ("puppet wars, within a turn", "Round");
  play->next_step = C_ ("puppet wars, within a turn", "Next Round");
  play->steps = ROUNDS;
  add_status (play, "confused", _ ("Confused"), _ ("It can move, but takes no action when animated."));
  add_status (play, "paralyzed", _ ("Paralyzed"), _ ("It neither moves nor acts when animated."));
  add_status (play, "stuck", _ ("Stuck"), _ ("It can act, but doesn't move when animated."));
  add_reminders (play);
  return play;
}

void
muster_puppet_wars_add_trackers (MusterCard *card, const MusterPuppetWarsPuppet *puppet, MusterPuppetRank rank)
{
  gint start = rank == MUSTER_PUPPET_MASTER ? IN_PLAY : IN_TOY_BOX;
  MusterTracker *tracker = muster_trackers_add (card->trackers, MUSTER_TRACKER_COUNT, "rips", _ ("Rips"), 0, MOST_RIPS);

  /* What an upgrade adds to its stitches is only known at the table. */
  if (puppet != NULL && puppet->stitches > 0)
    {
      tracker->limit = puppet->stitches;
      tracker->over = _ ("Torn apart");
    }
  tracker = muster_trackers_add (card->trackers, MUSTER_TRACKER_MARK, "exhausted", _ ("Exhausted"), 0, 1);
  muster_tracker_add_change (tracker, -1, 1, NULL, FALSE);
  tracker = muster_trackers_add (card->trackers, MUSTER_TRACKER_CHOICE, "where", _ ("Place"), start, 0);
  muster_tracker_add_name (tracker, _ ("Toy Box"));
  muster_tracker_add_name (tracker, _ ("In play"));
  muster_tracker_add_name (tracker, _ ("Scrap Heap"));
  tracker->most = (gint) tracker->names->len - 1;
}

void
muster_puppet_wars_add_score (MusterRoster *roster)
{
  MusterTracker *hand;

  muster_trackers_add (roster->trackers, MUSTER_TRACKER_COUNT, "benches", _ ("Work benches"), 1, MOST_BENCHES);
  hand = muster_trackers_add (roster->trackers, MUSTER_TRACKER_SUM, "hand", _ ("Hand size"), HAND, HAND + MOST_BENCHES);
  hand->of = "benches";
}
