/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/play.h"

#include "model/i18n.h"

#define MOST_ENDURANCE 9
#define MOST_MANA 99
#define MOST_COUNTERS 9
#define MOST_VICTORY_POINTS 99

/* Statuses lose a counter in each recovery step; Luck stays until spent. */
static void
add_status (MusterPlay *play, const MusterOption *ability, gboolean fades)
{
  MusterTracker *tracker = muster_trackers_add (play->statuses, MUSTER_TRACKER_COUNT, ability->id,
                                                muster_option_get_name (ability), 0, MOST_COUNTERS);

  tracker->rule = g_strdup (muster_option_get_about (ability));
  if (fades)
    muster_tracker_add_change (tracker, -1, MOST_COUNTERS, NULL, FALSE);
}

static void
remind_of_status (MusterPlay *play, const char *id, const char *spent, const char *text)
{
  MusterReminder *reminder = muster_play_remind (play, text);

  reminder->given = id;
  reminder->least = 1;
  reminder->spent = spent;
}

static gboolean
is_of_the_book (const MusterOption *ability)
{
  static const char *const ids[] = { "flee", "hex", "poison", "stun", NULL };

  return g_strv_contains (ids, ability->id);
}

MusterPlay *
muster_collision_make_play (const MusterCatalog *catalog)
{
  MusterPlay *play = muster_play_new ("collision", C_ ("collision, of all players", "Turn"),
                                      C_ ("collision, of all players", "Next Turn"));
  const MusterOption *luck = muster_catalog_find (catalog, MUSTER_KIND_ABILITY, "luck");

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ABILITY); i++)
    {
      const MusterOption *ability = muster_catalog_nth (catalog, MUSTER_KIND_ABILITY, i);

      if (ability->ability_kind == MUSTER_ABILITY_STATUS)
        add_status (play, ability, is_of_the_book (ability));
    }
  if (luck != NULL)
    add_status (play, luck, FALSE);
  muster_play_remind (play, _ ("Compare Comm for sides, terrain, objectives and who goes first."))->last = 1;
  muster_play_remind (play, _ ("Recovery: everybody regained Endurance, and each status lost a counter."))->first = 2;
  remind_of_status (play, "stun", NULL, _ ("Stun: only 1 Endurance regained. Add what a hold action earned."));
  remind_of_status (play, "flee", NULL, _ ("Flee: spend 3 Endurance to run straight from the source."));
  /* Translators: what was spent is told behind it: "… Endurance spent last turn. (4)" */
  remind_of_status (play, "poison", "end", _ ("Poison: take a hit whose Pow is the Endurance spent last turn."));
  return play;
}

static void
add_endurance (MusterCard *card, gint endurance)
{
  MusterTracker *tracker = muster_trackers_add (card->trackers, MUSTER_TRACKER_COUNT, "end", _ ("Endurance"),
                                                MIN (endurance, MOST_ENDURANCE), MOST_ENDURANCE);

  muster_tracker_add_change (tracker, endurance, MOST_ENDURANCE, "stun", FALSE);
  muster_tracker_add_change (tracker, 1, MOST_ENDURANCE, "stun", TRUE);
}

static gboolean
has_entry (const MusterCard *card, const char *id)
{
  for (guint i = 0; i < card->entries->len; i++)
    if (g_strcmp0 (muster_card_entry (card->entries, i)->id, id) == 0)
      return TRUE;
  return FALSE;
}

static void
add_mana (MusterCard *card, gint mana)
{
  MusterTracker *tracker
      = muster_trackers_add (card->trackers, MUSTER_TRACKER_COUNT, "mana", _ ("Mana"), mana, MOST_MANA);

  if (has_entry (card, "recovery"))
    muster_tracker_add_change (tracker, 1, mana, NULL, FALSE);
  if (has_entry (card, "serenity"))
    muster_tracker_add_change (tracker, 1, mana, "injuries", FALSE);
}

void
muster_collision_add_trackers (MusterCard *card, const gint stats[MUSTER_N_STATS])
{
  gint toughness = MAX (stats[MUSTER_STAT_TUF], 0);
  MusterTracker *injuries
      = muster_trackers_add (card->trackers, MUSTER_TRACKER_COUNT, "injuries", _ ("Injuries"), 0, toughness);

  injuries->limit = toughness;
  injuries->over = _ ("Defeated");
  add_endurance (card, MAX (stats[MUSTER_STAT_END], 0));
  add_mana (card, CLAMP (stats[MUSTER_STAT_MANA], 0, MOST_MANA));
  muster_card_add_track (card, _ ("Injuries"), (guint) toughness);
  muster_card_add_track (card, _ ("Endurance"), (guint) MAX (stats[MUSTER_STAT_END], 0));
  muster_card_add_track (card, _ ("Mana"), (guint) MAX (stats[MUSTER_STAT_MANA], 0));
}

void
muster_collision_add_score (MusterRoster *roster)
{
  muster_trackers_add (roster->trackers, MUSTER_TRACKER_COUNT, "victory-points", _ ("Victory points"), 0,
                       MOST_VICTORY_POINTS);
}
