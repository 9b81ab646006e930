/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/check.h"

#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/game.h"
#include "games/stuffed/team-change.h"
#include "games/verdict.h"

/* Judging. */

const MusterRule muster_stuffed_rule_hero = { "team.hero", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_stuffed_rule_loyals = { "team.loyals", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_stuffed_rule_mercenaries = { "team.mercenaries", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_stuffed_rule_advantages = { "team.advantages", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_stuffed_rule_sacrifice = { "team.sacrifice", MUSTER_SEVERITY_ERROR, FALSE };
const MusterRule muster_stuffed_rule_too_few_teammates = { "mission.teammates", MUSTER_SEVERITY_WARNING, FALSE };
const MusterRule muster_stuffed_rule_too_few_mercenaries = { "mission.mercenaries", MUSTER_SEVERITY_WARNING, FALSE };

/* What has no remedy. */
static const MusterRule impossible = { "mission.impossible", MUSTER_SEVERITY_WARNING, FALSE };
static const MusterRule too_few_faces = { "dice.faces", MUSTER_SEVERITY_WARNING, FALSE };
static const MusterRule card_without_name = { "card.name", MUSTER_SEVERITY_ERROR, FALSE };
static const MusterRule too_many_dice = { "card.dice", MUSTER_SEVERITY_WARNING, FALSE };

typedef struct
{
  MusterVerdict verdict;
  const MusterStuffedTeam *team;
  MusterStuffedTeamTotals *totals;
} Judging;

static const MusterStuffedCard *
card_at (const MusterStuffedTeam *team, guint i)
{
  return team->cards->pdata[i];
}

static void
count_cards (MusterStuffedTeamTotals *totals, const MusterStuffedTeam *team)
{
  for (guint i = 0; i < team->cards->len; i++)
    if (!muster_stuffed_card_is_unknown (card_at (team, i)))
      {
        totals->counts[card_at (team, i)->place]++;
        totals->sacrifices += muster_stuffed_card_is_sacrifice (card_at (team, i));
      }
  totals->teammates = totals->counts[MUSTER_STUFFED_LOYAL] + totals->counts[MUSTER_STUFFED_MERCENARY]
                      + totals->counts[MUSTER_STUFFED_SACRIFICE];
  totals->held = totals->sacrifices - totals->counts[MUSTER_STUFFED_SACRIFICE];
}

static void
judge_hero (Judging *judging)
{
  g_autofree char *hero = g_strstrip (g_strdup (judging->team->hero != NULL ? judging->team->hero : ""));

  if (*hero != '\0')
    return;
  muster_verdict_miss (&judging->verdict, &muster_stuffed_rule_hero, muster_place ("hero"),
                       muster_sentence_new (N_ ("No Hero leads this team.")));
}

static void
judge_most (Judging *judging, MusterStuffedPlace place, guint most, const MusterRule *rule, const char *format)
{
  guint count = judging->totals->counts[place];

  if (count > most)
    muster_verdict_add (&judging->verdict, rule, muster_place (muster_stuffed_place_get_element (place)),
                        muster_sentence_new (format, count, most));
}

static void
judge_sacrifice (Judging *judging)
{
  const MusterStuffedTeamTotals *totals = judging->totals;
  MusterStuffedPlace place = totals->held < totals->sacrifices ? MUSTER_STUFFED_SACRIFICE : MUSTER_STUFFED_ADVANTAGE;

  if (totals->sacrifices > MUSTER_STUFFED_MOST_SACRIFICES)
    muster_verdict_add (
        &judging->verdict, &muster_stuffed_rule_sacrifice, muster_place (muster_stuffed_place_get_element (place)),
        muster_sentence_new (N_ ("The team has %u Sacrifices, in hand or recruited; there is only one."),
                             totals->sacrifices));
}

/* The Mission. */

static guint
missing (gint wanted, guint there)
{
  guint asked = (guint) MAX (wanted, 0);

  return asked - MIN (asked, there);
}

static MusterStuffedLack
find_lack (const MusterStuffedTeam *team, const MusterStuffedTeamTotals *totals)
{
  guint loyals = totals->counts[MUSTER_STUFFED_LOYAL], mercenaries = totals->counts[MUSTER_STUFFED_MERCENARY];
  guint rooms = MUSTER_STUFFED_MOST_MERCENARIES - MIN (mercenaries, MUSTER_STUFFED_MOST_MERCENARIES), rest;
  MusterStuffedLack lack = { missing (muster_stuffed_team_peek_mission (team)->teammates, totals->teammates),
                             missing (muster_stuffed_team_peek_mission (team)->mercenaries, mercenaries) };

  lack.hire = MIN (lack.mercenaries, rooms);
  rest = lack.teammates - MIN (lack.teammates, lack.hire);
  lack.play = MIN (rest, totals->counts[MUSTER_STUFFED_SACRIFICE] > 0 ? 0 : MIN (totals->held, 1));
  rest -= lack.play;
  lack.befriend = MIN (rest, MUSTER_STUFFED_MOST_LOYALS - MIN (loyals, MUSTER_STUFFED_MOST_LOYALS));
  rest -= lack.befriend;
  lack.others = rest - MIN (rest, rooms - lack.hire);
  lack.hire += rest - lack.others;
  lack.draw = MIN (lack.others, totals->sacrifices == 0 ? 1 : 0);
  lack.others -= lack.draw;
  return lack;
}

static const char *
get_teammates_format (gulong n)
{
  return ngettext ("The Mission asks for %d Teammate, and the team has %u.",
                   "The Mission asks for %d Teammates, and the team has %u.", n);
}

static const char *
get_mercenaries_format (gulong n)
{
  return ngettext ("The Mission asks for %d Mercenary among the Teammates, and the team has %u.",
                   "The Mission asks for %d Mercenaries among the Teammates, and the team has %u.", n);
}

static void
judge_mission (Judging *judging)
{
  const MusterStuffedMission *mission = muster_stuffed_team_peek_mission (judging->team);
  const MusterStuffedTeamTotals *totals = judging->totals;

  if (totals->lack.teammates > 0)
    muster_verdict_add (&judging->verdict, &muster_stuffed_rule_too_few_teammates, muster_place ("mission"),
                        muster_sentence_new_counted (get_teammates_format, (gulong) mission->teammates,
                                                     mission->teammates, totals->teammates));
  if (totals->lack.mercenaries > 0)
    muster_verdict_add (&judging->verdict, &muster_stuffed_rule_too_few_mercenaries, muster_place ("mission"),
                        muster_sentence_new_counted (get_mercenaries_format, (gulong) mission->mercenaries,
                                                     mission->mercenaries, totals->counts[MUSTER_STUFFED_MERCENARY]));
}

/* A Mission that no legal team can meet. */
static void
judge_possible (Judging *judging)
{
  const MusterStuffedMission *mission = muster_stuffed_team_peek_mission (judging->team);
  guint most = MUSTER_STUFFED_MOST_LOYALS + MUSTER_STUFFED_MOST_MERCENARIES + MUSTER_STUFFED_MOST_SACRIFICES;
  guint dice = mission->combination.words != NULL ? g_strv_length (mission->combination.words) : 0;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_sentence_unref);

  if (mission->teammates > (gint) most)
    g_ptr_array_add (
        words, muster_sentence_new (N_ ("%d Teammates, of whom a team has at most %u"), mission->teammates, most));
  if (mission->mercenaries > MUSTER_STUFFED_MOST_MERCENARIES)
    g_ptr_array_add (words, muster_sentence_new (N_ ("%d Mercenaries, of whom a team has at most %d"),
                                                 mission->mercenaries, MUSTER_STUFFED_MOST_MERCENARIES));
  if (dice > MUSTER_STUFFED_DICE_USUAL)
    g_ptr_array_add (words,
                     muster_sentence_new (N_ ("%u dice, of which there are %d"), dice, MUSTER_STUFFED_DICE_USUAL));
  if (words->len == 0)
    return;
  muster_verdict_add (&judging->verdict, &impossible, muster_place ("mission"),
                      /* Translators: "No team can meet this Mission: it asks for 9 dice, of which there are 8." */
                      muster_sentence_new (N_ ("No team can meet this Mission: it asks for %s."),
                                           muster_sentence_new_list (g_steal_pointer (&words))));
}

/* Unknown cards, and unknown names in a file. */

static void
judge_combination (Judging *judging, const MusterStuffedCombination *combination, MusterPlace place)
{
  for (guint i = 0; combination->words != NULL && combination->words[i] != NULL; i++)
    if (combination->options->pdata[i] == NULL)
      muster_verdict_unknown (&judging->verdict, place,
                              N_ ("No installed content has a dice attribute “%s”; it is kept but doesn't count."),
                              combination->words[i]);
}

static void
judge_ref (Judging *judging, const MusterStuffedCard *card, MusterPlace place)
{
  static const char *const sentences[MUSTER_STUFFED_N_STUFFED_PLACES] = {
    [MUSTER_STUFFED_LOYAL] = N_ ("No installed content has a Loyal “%s”; it is kept but doesn't count."),
    [MUSTER_STUFFED_MERCENARY] = N_ ("No installed content has a Mercenary “%s”; it is kept but doesn't count."),
    [MUSTER_STUFFED_SACRIFICE] = N_ ("No installed content has an Advantage “%s”; it is kept but doesn't count."),
    [MUSTER_STUFFED_ADVANTAGE] = N_ ("No installed content has an Advantage “%s”; it is kept but doesn't count."),
  };

  if (muster_stuffed_card_is_unknown (card))
    muster_verdict_unknown (&judging->verdict, place, sentences[card->place], card->ref.id);
  if (muster_words_find (muster_scrolls, card->scroll) < 0)
    muster_verdict_unknown (&judging->verdict, place, N_ ("There is no scroll “%s”: an Advantage's is white or red."),
                            card->scroll);
  if (muster_choice_is_unknown (&card->attribute))
    muster_verdict_unknown (&judging->verdict, place,
                            N_ ("No installed content has a dice attribute “%s”; it is kept but doesn't count."),
                            card->attribute.id);
}

static void
judge_cards (Judging *judging)
{
  guint seen[MUSTER_STUFFED_N_STUFFED_PLACES] = { 0 };

  for (guint i = 0; i < judging->team->cards->len; i++)
    {
      const MusterStuffedCard *card = card_at (judging->team, i);
      MusterPlace place = muster_place_nth (muster_stuffed_place_get_element (card->place), ++seen[card->place]);

      judge_ref (judging, card, place);
      judge_combination (judging, &card->combination, place);
      muster_verdict_warn_of_unknown (&judging->verdict, &card->thing.extras, place);
    }
}

static void
judge_faces (Judging *judging)
{
  const MusterStuffedDice *dice = &judging->team->dice;
  guint n = dice->written ? dice->faces.options->len : MUSTER_STUFFED_DICE_FACES;

  judge_combination (judging, &dice->faces, muster_place ("dice"));
  if (n != MUSTER_STUFFED_DICE_FACES)
    muster_verdict_add (&judging->verdict, &too_few_faces, muster_place ("dice"),
                        muster_sentence_new (N_ ("The die is given %u faces; it has six, so these are ignored."), n));
}

static void
judge_words (Judging *judging)
{
  const MusterStuffedTeam *team = judging->team;

  judge_cards (judging);
  judge_combination (judging, &muster_stuffed_team_peek_mission (team)->combination, muster_place ("mission"));
  judge_faces (judging);
  muster_verdict_warn_of_unknown (&judging->verdict, &muster_stuffed_team_peek_mission (team)->thing.extras,
                                  muster_place ("mission"));
  muster_verdict_warn_of_unknown (&judging->verdict, &team->dice.extras, muster_place ("dice"));
  muster_verdict_warn_of_unknown (&judging->verdict, &team->thing.extras, muster_place (team->thing.klass->element));
}

/* The report. */

typedef struct
{
  const MusterEvaluation *evaluation;
  const MusterStuffedTeam *team;
  const MusterStuffedTeamTotals *totals;
  MusterReport *report;
} Reporting;

static void
report_fraction (MusterReport *part, const char *name, MusterFraction chance)
{
  g_autofree char *text = muster_fraction_dup_text (chance);

  muster_report_set (part, name, text);
}

/* The combination of a card and its chances. FALSE if there is nothing to count. */
static gboolean
report_chances (const Reporting *reporting, MusterReport *part, const MusterStuffedCombination *combination,
                MusterStuffedDiceChances *chances)
{
  if (combination->text == NULL)
    return FALSE;
  muster_report_set (part, "combination", combination->text);
  if (combination->options->len == 0
      || !muster_stuffed_count_chances (reporting->evaluation->catalog, combination, &reporting->team->dice.faces,
                                        chances, NULL))
    return FALSE;
  report_fraction (part, "roll-low", chances->roll.low);
  report_fraction (part, "roll-high", chances->roll.high);
  report_fraction (part, "reroll-low", chances->reroll.low);
  report_fraction (part, "reroll-high", chances->reroll.high);
  return TRUE;
}

static void
report_cards (const Reporting *reporting)
{
  for (guint i = 0; i < reporting->team->cards->len; i++)
    {
      const MusterStuffedCard *card = card_at (reporting->team, i);
      MusterReport *part = muster_report_add_part (reporting->report,
                                                   muster_report_new (muster_stuffed_place_get_element (card->place)));
      MusterStuffedDiceChances chances;

      muster_report_set (part, "name", muster_stuffed_card_get_name (card));
      if (muster_stuffed_card_get_scroll (card) != MUSTER_SCROLL_NONE)
        muster_report_set (part, "scroll", muster_scrolls[muster_stuffed_card_get_scroll (card)]);
      report_chances (reporting, part, &card->combination, &chances);
    }
}

static char *
dup_recruits (const MusterStuffedLack *lack)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  if (lack->hire > 0)
    g_ptr_array_add (words,
                     g_strdup_printf (ngettext ("%u Mercenary (2 coins and the dice on the card)",
                                                "%u Mercenaries (each 2 coins and the dice on the card)", lack->hire),
                                      lack->hire));
  if (lack->befriend > 0)
    g_ptr_array_add (words, g_strdup_printf (ngettext ("%u Loyal (the dice on the card)",
                                                       "%u Loyals (each the dice on the card)", lack->befriend),
                                             lack->befriend));
  if (lack->play > 0)
    g_ptr_array_add (words, g_strdup (_ ("the Sacrifice from your hand")));
  if (lack->draw > 0)
    g_ptr_array_add (words, g_strdup (_ ("the Sacrifice (an Advantage card)")));
  if (lack->others > 0)
    g_ptr_array_add (words, g_strdup_printf (_ ("%u more than a team can have"), lack->others));
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

static void
report_coins (const Reporting *reporting)
{
  const MusterStuffedLack *lack = &reporting->totals->lack;
  guint cost = lack->hire * MUSTER_STUFFED_COINS_A_MERCENARY, coins = (guint) MAX (reporting->team->coins, 0),
        more = cost - MIN (cost, coins);

  if (more > 0)
    muster_report_add_fact (
        reporting->report,
        g_strdup_printf (ngettext ("That is %u coin more than the %u at hand, and costs %u dice: three of a kind pay "
                                   "one, Birdens never.",
                                   "That is %u coins more than the %u at hand, and costs %u dice: three of a kind "
                                   "pay one, Birdens never.",
                                   more),
                         more, coins, more * MUSTER_STUFFED_DICE_A_COIN));
  else if (cost > 0)
    muster_report_add_fact (reporting->report,
                            g_strdup_printf (_ ("The %u coins at hand are enough for that."), coins));
}

static void
report_lack (const Reporting *reporting, MusterReport *part)
{
  const MusterStuffedLack *lack = &reporting->totals->lack;
  MusterReport *report = reporting->report;
  g_autofree char *recruits = dup_recruits (lack);

  muster_report_set_int (part, "teammates-short", lack->teammates);
  muster_report_set_int (part, "mercenaries-short", lack->mercenaries);
  muster_report_set_int (part, "coins", lack->hire * MUSTER_STUFFED_COINS_A_MERCENARY);
  if (*recruits != '\0')
    /* Translators: "The Mission still needs 1 Loyal (the dice on the card)." */
    muster_report_add_fact (report, g_strdup_printf (_ ("The Mission still needs %s."), recruits));
  else
    muster_report_add_fact (report, g_strdup (_ ("The Mission has the Teammates it needs: roll for its combination.")));
  report_coins (reporting);
}

static void
report_mission (const Reporting *reporting)
{
  const MusterStuffedMission *mission = muster_stuffed_team_peek_mission (reporting->team);
  MusterReport *report = reporting->report, *part = muster_report_add_part (report, muster_report_new ("mission"));
  g_autofree char *combination = NULL;
  MusterStuffedDiceChances chances;

  if (mission->thing.name != NULL)
    muster_report_set (part, "name", mission->thing.name);
  muster_report_set_int (part, "teammates", MAX (mission->teammates, 0));
  muster_report_set_int (part, "mercenaries", MAX (mission->mercenaries, 0));
  report_lack (reporting, part);
  if (!report_chances (reporting, part, &mission->combination, &chances))
    return;
  combination = muster_stuffed_dup_combination (&mission->combination);
  muster_report_add_fact (report,
                          g_strdup_printf (_ ("Its combination takes %u of the %d dice: %s."),
                                           mission->combination.options->len, MUSTER_STUFFED_DICE_USUAL, combination));
  muster_report_add_fact (report, muster_stuffed_dup_roll (&chances));
  muster_report_add_fact (report, muster_stuffed_dup_reroll (&chances));
  if (muster_stuffed_range_is_open (&chances.roll) || muster_stuffed_range_is_open (&chances.reroll))
    muster_report_add_fact (report, g_strdup (muster_stuffed_get_reason ()));
}

static void
report_team (const Reporting *reporting)
{
  const MusterStuffedTeam *team = reporting->team;
  MusterReport *report = reporting->report;

  muster_verdict_report_head (reporting->evaluation, &team->thing, report);
  if (team->hero != NULL)
    muster_report_set (report, "hero", team->hero);
  muster_report_set_int (report, "teammates", reporting->totals->teammates);
  muster_report_set_int (report, "loyals", reporting->totals->counts[MUSTER_STUFFED_LOYAL]);
  muster_report_set_int (report, "mercenaries", reporting->totals->counts[MUSTER_STUFFED_MERCENARY]);
  muster_report_set_int (report, "advantages", reporting->totals->counts[MUSTER_STUFFED_ADVANTAGE]);
  if (team->coins != MUSTER_STUFFED_TEAM_UNSAID)
    muster_report_set_int (report, "coins", team->coins);
  report_cards (reporting);
  if (team->mission != NULL)
    report_mission (reporting);
}

MusterEvaluation *
muster_stuffed_judge_team (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterStuffedTeam *team = (const MusterStuffedTeam *) thing;
  MusterStuffedTeamTotals *totals = g_new0 (MusterStuffedTeamTotals, 1);
  Judging judging = { muster_verdict_begin (catalog, thing, totals, g_free), team, totals };

  count_cards (totals, team);
  totals->lack = find_lack (team, totals);
  judge_hero (&judging);
  judge_most (&judging, MUSTER_STUFFED_LOYAL, MUSTER_STUFFED_MOST_LOYALS, &muster_stuffed_rule_loyals,
              N_ ("The team has %u Loyals; it may have at most %u."));
  judge_most (&judging, MUSTER_STUFFED_MERCENARY, MUSTER_STUFFED_MOST_MERCENARIES, &muster_stuffed_rule_mercenaries,
              N_ ("The team has %u Mercenaries; it may have at most %u."));
  judge_most (&judging, MUSTER_STUFFED_ADVANTAGE, MUSTER_STUFFED_MOST_ADVANTAGES, &muster_stuffed_rule_advantages,
              N_ ("%u Advantage cards are in hand; a hand has at most %u."));
  judge_sacrifice (&judging);
  judge_mission (&judging);
  judge_possible (&judging);
  judge_words (&judging);
  return judging.verdict.evaluation;
}

void
muster_stuffed_report_team (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  Reporting reporting = { evaluation, (const MusterStuffedTeam *) thing, evaluation->judged, report };

  report_team (&reporting);
}

static void
add_remedies (const MusterEvaluation *evaluation, const MusterThing *thing, guint n, MusterProblem *told)
{
  g_autoptr (GPtrArray) remedies = muster_stuffed_team_remedies_find (evaluation, (const MusterStuffedTeam *) thing, n);

  for (guint i = 0; i < remedies->len; i++)
    muster_problem_add_remedy (told, muster_stuffed_team_remedy_make_change (remedies->pdata[i]), thing);
}

void
muster_stuffed_add_remedies (const MusterEvaluation *evaluation, const MusterThing *thing, const GPtrArray *told)
{
  for (guint i = 0; i < told->len; i++)
    add_remedies (evaluation, thing, i, told->pdata[i]);
}

/* Separate cards and Missions. */

static void
judge_name (Judging *judging)
{
  const MusterThing *thing = judging->verdict.thing;

  if (thing->name == NULL || *thing->name == '\0')
    muster_verdict_miss (&judging->verdict, &card_without_name, muster_place ("name"),
                         muster_sentence_new (N_ ("The card has no name, so teams can't tell it from others.")));
  muster_verdict_warn_of_unknown (&judging->verdict, &thing->extras, muster_place (thing->klass->element));
}

/* How many dice it needs, out of those in the game. */
static void
judge_dice (Judging *judging, const MusterStuffedCombination *combination)
{
  guint dice = combination->words != NULL ? g_strv_length (combination->words) : 0;

  judge_combination (judging, combination, muster_place ("combination"));
  if (dice > MUSTER_STUFFED_DICE_USUAL)
    muster_verdict_add (
        &judging->verdict, &too_many_dice, muster_place ("combination"),
        muster_sentence_new (N_ ("It asks for %u dice, of which there are %d."), dice, MUSTER_STUFFED_DICE_USUAL));
}

MusterEvaluation *
muster_stuffed_judge_card (const MusterCatalog *catalog, const MusterThing *thing)
{
  const MusterStuffedCard *card = (const MusterStuffedCard *) thing;
  Judging judging = { .verdict = muster_verdict_begin (catalog, thing, NULL, NULL) };

  if (!muster_choice_is_made (&card->ref))
    judge_name (&judging);
  judge_ref (&judging, card, muster_place (thing->klass->element));
  judge_dice (&judging, &card->combination);
  return judging.verdict.evaluation;
}

void
muster_stuffed_report_card (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  const MusterStuffedCard *card = (const MusterStuffedCard *) thing;

  muster_verdict_report_head (evaluation, thing, report);
  if (card->combination.text != NULL)
    muster_report_set (report, "combination", card->combination.text);
}

MusterEvaluation *
muster_stuffed_judge_mission (const MusterCatalog *catalog, const MusterThing *thing)
{
  g_autoptr (MusterStuffedTeam) team = muster_stuffed_team_new ();
  Judging judging = { .verdict = muster_verdict_begin (catalog, thing, NULL, NULL), .team = team };

  team->mission = (MusterStuffedMission *) muster_thing_dup (thing);
  judge_name (&judging);
  judge_combination (&judging, &team->mission->combination, muster_place ("combination"));
  judge_possible (&judging);
  return judging.verdict.evaluation;
}

void
muster_stuffed_report_mission (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report)
{
  const MusterStuffedMission *mission = (const MusterStuffedMission *) thing;

  muster_verdict_report_head (evaluation, thing, report);
  muster_report_set_int (report, "teammates", MAX (mission->teammates, 0));
  muster_report_set_int (report, "mercenaries", MAX (mission->mercenaries, 0));
  if (mission->combination.text != NULL)
    muster_report_set (report, "combination", mission->combination.text);
}
