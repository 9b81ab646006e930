/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/play.h"

#include "games/stuffed/check.h"
#include "games/stuffed/dice.h"
#include "model/i18n.h"

#define MOST_COINS 99

MusterPlay *
muster_stuffed_make_play (const MusterCatalog *catalog)
{
  MusterPlay *play
      = muster_play_new ("stuffed", C_ ("stuffed, of one player", "Turn"), C_ ("stuffed, of one player", "Next Turn"));

  muster_play_remind (play, _ ("Discard the red scrolls you played last turn."))->first = 2;
  muster_play_remind (play, _ ("Roll all eight dice. Every ability can be used once this turn."));
  return play;
}

void
muster_stuffed_add_trackers (MusterCard *card, const MusterStuffedCard *own)
{
  if (own == NULL || own->place != MUSTER_STUFFED_ADVANTAGE)
    muster_tracker_add_change (
        muster_trackers_add (card->trackers, MUSTER_TRACKER_MARK, "used", _ ("Ability used"), 0, 1), -1, 1, NULL,
        FALSE);
}

static MusterPlayDice *
make_dice (const MusterCatalog *catalog, const MusterStuffedTeam *team)
{
  MusterPlayDice *dice = muster_play_dice_new (MUSTER_STUFFED_DICE_USUAL);
  guint faces[MUSTER_STUFFED_DICE_FACES];

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ATTRIBUTE); i++)
    g_ptr_array_add (dice->symbols,
                     g_strdup (muster_option_get_name (muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, i))));
  if (muster_stuffed_find_faces (catalog, &team->dice.faces, faces))
    {
      dice->faces = g_memdup2 (faces, sizeof faces);
      dice->n_faces = MUSTER_STUFFED_DICE_FACES;
    }
  else
    dice->reason = g_strdup (_ ("To roll here, name the six faces of a die in your team."));
  return dice;
}

void
muster_stuffed_add_score (MusterRoster *roster, const MusterCatalog *catalog, const MusterStuffedTeam *team)
{
  MusterTracker *hand;
  gint advantages = 0;

  for (guint i = 0; i < team->cards->len; i++)
    advantages += ((const MusterStuffedCard *) team->cards->pdata[i])->place == MUSTER_STUFFED_ADVANTAGE;
  muster_trackers_add (roster->trackers, MUSTER_TRACKER_COUNT, "coins", C_ ("stuffed", "Coins"),
                       CLAMP (team->coins, 0, MOST_COINS), MOST_COINS);
  hand = muster_trackers_add (roster->trackers, MUSTER_TRACKER_COUNT, "advantages", _ ("Advantages in hand"),
                              MIN (advantages, MUSTER_STUFFED_MOST_ADVANTAGES), MUSTER_STUFFED_MOST_ADVANTAGES);
  hand->limit = MUSTER_STUFFED_MOST_ADVANTAGES;
  roster->dice = make_dice (catalog, team);
}
