/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/turn-words.h"

#include "games/stuffed/check.h"
#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"

/* Counts the attributes of a combination. */
static gboolean
count_attributes (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                  guint counts[MUSTER_STUFFED_DICE_ATTRIBUTES], GError **error)
{
  for (guint i = 0; combination->options != NULL && i < combination->options->len; i++)
    {
      guint place;

      if (!muster_stuffed_find_attribute (catalog, combination->options->pdata[i], &place))
        {
          g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("No die shows “%s”."), combination->words[i]);
          return FALSE;
        }
      counts[place]++;
    }
  return TRUE;
}

static void
add_team (MusterStuffedTurn *turn, const MusterStuffedTeam *team)
{
  for (guint i = 0; i < team->cards->len; i++)
    {
      const MusterStuffedCard *card = team->cards->pdata[i];

      if (muster_stuffed_card_is_unknown (card))
        continue;
      turn->loyals += card->place == MUSTER_STUFFED_LOYAL;
      turn->mercenaries += card->place == MUSTER_STUFFED_MERCENARY;
      turn->others += card->place == MUSTER_STUFFED_SACRIFICE;
      turn->advantages += card->place == MUSTER_STUFFED_ADVANTAGE;
    }
  turn->coins = (guint) MAX (team->coins, 0);
  turn->mission = team->mission != NULL && muster_stuffed_team_peek_mission (team)->combination.text != NULL;
  turn->mission_teammates = (guint) MAX (muster_stuffed_team_peek_mission (team)->teammates, 0);
  turn->mission_mercenaries = (guint) MAX (muster_stuffed_team_peek_mission (team)->mercenaries, 0);
}

gboolean
muster_stuffed_turn_begin (MusterStuffedTurn *turn, const MusterCatalog *catalog, const MusterStuffedTeam *team,
                           const MusterStuffedCombination *dice, GError **error)
{
  *turn = (MusterStuffedTurn){ 0 };
  for (guint i = 0; i < MIN (muster_catalog_count (catalog, MUSTER_KIND_ATTRIBUTE), MUSTER_STUFFED_DICE_ATTRIBUTES);
       i++)
    turn->pays[i] = muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, i)->pays;
  if (dice->options->len > MUSTER_STUFFED_DICE_USUAL)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("There are %d dice, and %u are named."),
                   MUSTER_STUFFED_DICE_USUAL, dice->options->len);
      return FALSE;
    }
  if (team != NULL)
    add_team (turn, team);
  if (turn->mission
      && !count_attributes (catalog, &muster_stuffed_team_peek_mission (team)->combination, turn->mission_wanted, NULL))
    turn->mission = FALSE;
  return count_attributes (catalog, dice, turn->dice, error);
}

gboolean
muster_stuffed_turn_add_card (MusterStuffedTurn *turn, const MusterCatalog *catalog, gboolean mercenary,
                              const MusterStuffedCombination *combination, GError **error)
{
  MusterStuffedTurnCard card = { mercenary };

  if (turn->n_cards == MUSTER_STUFFED_TURN_MOST_CARDS)
    {
      g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("There are more than %d cards on the table."),
                   MUSTER_STUFFED_TURN_MOST_CARDS);
      return FALSE;
    }
  if (!count_attributes (catalog, combination, card.wanted, error))
    return FALSE;
  turn->cards[turn->n_cards++] = card;
  return TRUE;
}

/* "2 Charisma and 1 Resource" */
static char *
dup_dice (const MusterCatalog *catalog, const guint dice[MUSTER_STUFFED_DICE_ATTRIBUTES])
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < MUSTER_STUFFED_DICE_ATTRIBUTES; i++)
    if (dice[i] > 0)
      g_ptr_array_add (
          words, g_strdup_printf (_ ("%u %s"), dice[i],
                                  muster_option_get_name (muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, i))));
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

static char *
dup_step (const MusterStuffedTurn *turn, const MusterCatalog *catalog, const char *const *names,
          const MusterStuffedTurnStep *step)
{
  g_autofree char *dice = dup_dice (catalog, step->dice);

  switch (step->act)
    {
    case MUSTER_STUFFED_TURN_COIN:
      return g_strdup_printf (_ ("Gain a coin for %s"), dice);
    case MUSTER_STUFFED_TURN_DRAW:
      return g_strdup_printf (_ ("Draw an Advantage card for %s"), dice);
    case MUSTER_STUFFED_TURN_MISSION:
      return g_strdup_printf (_ ("Complete the Mission with %s"), dice);
    case MUSTER_STUFFED_TURN_RECRUIT:
      break;
    }
  if (turn->cards[step->card].mercenary)
    return g_strdup_printf (_ ("Recruit %s for 2 coins and %s"), names[step->card], dice);
  return g_strdup_printf (_ ("Recruit %s for %s"), names[step->card], dice);
}

GPtrArray *
muster_stuffed_turn_list_steps (const MusterStuffedTurn *turn, const MusterCatalog *catalog, const char *const *names)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  MusterStuffedTurnPlan plan = muster_stuffed_turn_plan (turn);

  for (guint i = 0; i < plan.n_steps; i++)
    g_ptr_array_add (lines, dup_step (turn, catalog, names, &plan.steps[i]));
  return lines;
}

static char *
dup_goal_name (const MusterStuffedTurn *turn, const char *const *names, MusterStuffedTurnGoal goal)
{
  if (goal.kind == MUSTER_STUFFED_TURN_GOAL_COIN)
    return g_strdup (_ ("A coin"));
  if (goal.kind == MUSTER_STUFFED_TURN_GOAL_ADVANTAGE)
    return g_strdup (_ ("An Advantage card"));
  if (goal.kind == MUSTER_STUFFED_TURN_GOAL_MISSION)
    return g_strdup (_ ("The Mission"));
  return g_strdup_printf (turn->cards[goal.card].mercenary ? _ ("%s (Mercenary)") : _ ("%s (Loyal)"), names[goal.card]);
}

static void
add_goal (GPtrArray *lines, const MusterStuffedTurn *turn, const char *const *names, const guint *faces,
          gboolean exactly, MusterStuffedTurnGoal goal)
{
  g_autofree char *name = dup_goal_name (turn, names, goal), *chance = NULL;
  MusterStuffedDiceRange range;

  if (muster_stuffed_turn_can (turn, goal))
    {
      /* Translators: what can be had with the dice as they lie */
      g_ptr_array_add (lines, g_strdup_printf (_ ("%s: now"), name));
      return;
    }
  range = muster_stuffed_turn_count (turn, goal, faces);
  chance = muster_stuffed_dup_range (&range, exactly);
  g_ptr_array_add (lines,
                   g_strdup_printf (_ ("%s: %s with a die spent on the Hero and the best of the others rolled again"),
                                    name, chance));
}

GPtrArray *
muster_stuffed_turn_list_goals (const MusterStuffedTurn *turn, const char *const *names, const guint *faces,
                                gboolean exactly)
{
  static const MusterStuffedTurnGoalKind others[]
      = { MUSTER_STUFFED_TURN_GOAL_COIN, MUSTER_STUFFED_TURN_GOAL_ADVANTAGE, MUSTER_STUFFED_TURN_GOAL_MISSION };
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < turn->n_cards; i++)
    add_goal (lines, turn, names, faces, exactly, (MusterStuffedTurnGoal){ MUSTER_STUFFED_TURN_GOAL_CARD, i });
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (others[i] != MUSTER_STUFFED_TURN_GOAL_MISSION || turn->mission)
      add_goal (lines, turn, names, faces, exactly, (MusterStuffedTurnGoal){ others[i] });
  return lines;
}
