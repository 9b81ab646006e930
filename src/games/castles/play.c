/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/play.h"

#include "model/i18n.h"

#define PLAYERS 2 /* default */
#define PEACEFUL_ROUNDS 2
#define CASTLES_TO_WIN 6
#define MOST_CASTLES 99

MusterPlay *
muster_castles_make_play (const MusterCatalog *catalog)
{
  MusterPlay *play = muster_play_new ("castles", C_ ("castles, of all players", "Round"),
                                      C_ ("castles, of all players", "Next Round"));
  MusterReminder *reminder;

  play->step = C_ ("castles, of one player", "Turn");
  play->next_step = C_ ("castles, of one player", "Next Turn");
  play->steps = PLAYERS;
  play->steps_label = _ ("Players");
  reminder
      = muster_play_remind (play, _ ("The first two rounds are peaceful: no attacks, and no specials that attack."));
  reminder->last = PEACEFUL_ROUNDS;
  reminder = muster_play_remind (play, _ ("From now on anybody may attack."));
  reminder->first = reminder->last = PEACEFUL_ROUNDS + 1;
  reminder = muster_play_remind (play, _ ("Six castles stand. Hold all of them for a full round, and you win."));
  reminder->given = "castles";
  reminder->least = CASTLES_TO_WIN;
  muster_play_remind (play, _ ("One defense a turn on a castle. At the end of the turn, draw up to five cards."))
      ->every_step
      = TRUE;
  return play;
}

void
muster_castles_add_score (MusterRoster *roster, const MusterCastlesKingdom *kingdom)
{
  MusterTracker *tracker = muster_trackers_add (roster->trackers, MUSTER_TRACKER_COUNT, "castles",
                                                _ ("Castles standing"), (gint) kingdom->castles->len, MOST_CASTLES);

  tracker->limit = CASTLES_TO_WIN;
}
