/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/check.h"

#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/game.h"
#include "games/stuffed/team-change.h"
#include "games/verdict.h"

/* Dice. */

gboolean
muster_stuffed_find_attribute (const MusterCatalog *catalog, const MusterOption *option, guint *place)
{
  for (*place = 0; *place < MIN (muster_catalog_count (catalog, MUSTER_KIND_ATTRIBUTE), MUSTER_STUFFED_DICE_ATTRIBUTES);
       ++*place)
    if (muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, *place) == option)
      return TRUE;
  return FALSE;
}

gboolean
muster_stuffed_find_faces (const MusterCatalog *catalog, const MusterStuffedCombination *faces,
                           guint places[MUSTER_STUFFED_DICE_FACES])
{
  if (faces == NULL || faces->options == NULL || faces->options->len != MUSTER_STUFFED_DICE_FACES)
    return FALSE;
  for (guint i = 0; i < MUSTER_STUFFED_DICE_FACES; i++)
    if (!muster_stuffed_find_attribute (catalog, faces->options->pdata[i], &places[i]))
      return FALSE;
  return TRUE;
}

gboolean
muster_stuffed_count_chances (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                              const MusterStuffedCombination *faces, MusterStuffedDiceChances *chances, GError **error)
{
  guint wanted[MUSTER_STUFFED_DICE_ATTRIBUTES] = { 0 }, places[MUSTER_STUFFED_DICE_FACES];

  for (guint i = 0; i < combination->options->len; i++)
    {
      guint place;

      if (!muster_stuffed_find_attribute (catalog, combination->options->pdata[i], &place))
        {
          g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("No die shows “%s”."), combination->words[i]);
          return FALSE;
        }
      wanted[place]++;
    }
  return muster_stuffed_dice_count (MUSTER_STUFFED_DICE_USUAL, wanted,
                                    muster_stuffed_find_faces (catalog, faces, places) ? places : NULL, chances, error);
}

static gboolean
is_open (const MusterStuffedDiceRange *range)
{
  return range->low.numerator != range->high.numerator || range->low.denominator != range->high.denominator;
}

char *
muster_stuffed_dup_range (const MusterStuffedDiceRange *range, gboolean exactly)
{
  char *(*dup) (MusterFraction) = exactly ? muster_fraction_dup_chance : muster_fraction_dup_percent;
  g_autofree char *low = dup (range->low), *high = dup (range->high);

  return is_open (range) ? g_strdup_printf (_ ("between %s and %s"), low, high) : g_steal_pointer (&low);
}

const char *
muster_stuffed_get_scroll_text (MusterScroll scroll)
{
  static const char *const texts[] = {
    [MUSTER_SCROLL_NONE] = "",
    [MUSTER_SCROLL_WHITE] = N_ ("White: any time in your turn"),
    [MUSTER_SCROLL_RED] = N_ ("Red: at the end of your turn, until your next"),
  };

  return *texts[scroll] != '\0' ? _ (texts[scroll]) : "";
}

const char *
muster_stuffed_get_reason (void)
{
  return _ ("A die has six faces for five attributes, and the rulebook doesn't say which is there twice; name the six "
            "faces to "
            "have one number.");
}

char *
muster_stuffed_dup_combination (const MusterStuffedCombination *combination)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; combination->words[i] != NULL; i++)
    {
      const MusterOption *option = combination->options->pdata[i];
      guint before = 0, all = 0;

      for (guint j = 0; combination->words[j] != NULL; j++)
        if (g_str_equal (combination->words[j], combination->words[i]))
          {
            before += j < i;
            all++;
          }
      if (before == 0)
        /* Translators: so many dice of an attribute: "2 Charisma" */
        g_ptr_array_add (words,
                         g_strdup_printf (_ ("%u %s"), all,
                                          option != NULL ? muster_option_get_name (option) : combination->words[i]));
    }
  g_ptr_array_add (words, NULL);
  return muster_phrase_dup_and ((const char *const *) words->pdata);
}

static char *
dup_roll (const MusterStuffedDiceChances *chances)
{
  g_autofree char *range = muster_stuffed_dup_range (&chances->roll, FALSE);

  return g_strdup_printf (_ ("In one roll it shows with a chance of %s."), range);
}

static char *
dup_reroll (const MusterStuffedDiceChances *chances)
{
  g_autofree char *range = muster_stuffed_dup_range (&chances->reroll, FALSE);

  return g_strdup_printf (_ ("With one die spent on the Hero and the best of the other seven rolled again, it is %s."),
                          range);
}

char *
muster_stuffed_dup_chances (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
                            const MusterStuffedCombination *faces)
{
  MusterStuffedDiceChances chances;
  g_autofree char *roll = NULL, *reroll = NULL;

  if (combination->options == NULL || combination->options->len == 0
      || !muster_stuffed_count_chances (catalog, combination, faces, &chances, NULL))
    return g_strdup ("");
  roll = dup_roll (&chances);
  reroll = dup_reroll (&chances);
  return g_strdup_printf ("%s %s", roll, reroll);
}

/* Judging. */

typedef struct
{
  MusterVerdict verdict;
  const MusterStuffedTeam *team;
  guint counts[MUSTER_STUFFED_N_STUFFED_PLACES]; /* cards in the catalogue or the player's own */
  guint teammates;
  guint sacrifices, held; /* all Sacrifices, and those in hand */
} Judging;

static const MusterStuffedCard *
card_at (const Judging *judging, guint i)
{
  return judging->team->cards->pdata[i];
}

static void
count_cards (Judging *judging)
{
  for (guint i = 0; i < judging->team->cards->len; i++)
    if (!muster_stuffed_card_is_unknown (card_at (judging, i)))
      {
        judging->counts[card_at (judging, i)->place]++;
        judging->sacrifices += muster_stuffed_card_is_sacrifice (card_at (judging, i));
      }
  judging->teammates = judging->counts[MUSTER_STUFFED_LOYAL] + judging->counts[MUSTER_STUFFED_MERCENARY]
                       + judging->counts[MUSTER_STUFFED_SACRIFICE];
  judging->held = judging->sacrifices - judging->counts[MUSTER_STUFFED_SACRIFICE];
}

static void
judge_hero (Judging *judging)
{
  g_autofree char *hero = g_strstrip (g_strdup (judging->team->hero != NULL ? judging->team->hero : ""));

  if (*hero != '\0')
    return;
  muster_verdict_miss (&judging->verdict, "team.hero", muster_place ("hero"),
                       g_strdup (_ ("No Hero leads this team.")));
}

static void
judge_most (Judging *judging, MusterStuffedPlace place, guint most, const char *rule, const char *format)
{
  guint count = judging->counts[place];

  if (count > most)
    muster_verdict_error (&judging->verdict, rule, muster_place (muster_stuffed_place_get_element (place)),
                          g_strdup_printf (format, count, most));
}

static void
judge_sacrifice (Judging *judging)
{
  if (judging->sacrifices > MUSTER_STUFFED_MOST_SACRIFICES)
    muster_verdict_error (&judging->verdict, "team.sacrifice",
                          muster_place (muster_stuffed_place_get_element (judging->held < judging->sacrifices
                                                                              ? MUSTER_STUFFED_SACRIFICE
                                                                              : MUSTER_STUFFED_ADVANTAGE)),
                          g_strdup_printf (_ ("The team has %u Sacrifices, in hand or recruited; there is only one."),
                                           judging->sacrifices));
}

/* The Mission. */

/* What the team lacks, and the cheapest way to get it: the Sacrifice in hand is free and Mercenaries cost coins, so
 * Loyals come first. */
typedef struct
{
  guint teammates;   /* number still missing */
  guint mercenaries; /* likewise */
  guint hire;        /* Mercenaries to recruit */
  guint befriend;    /* Loyals to recruit */
  guint play;        /* the Sacrifice, from the hand */
  guint draw;        /* the Sacrifice from the Advantage deck, if there is no other room */
  guint others;      /* more than a team can have */
} Lack;

static guint
missing (gint wanted, guint there)
{
  guint asked = (guint) MAX (wanted, 0);

  return asked - MIN (asked, there);
}

static Lack
find_lack (const Judging *judging)
{
  guint loyals = judging->counts[MUSTER_STUFFED_LOYAL], mercenaries = judging->counts[MUSTER_STUFFED_MERCENARY];
  guint rooms = MUSTER_STUFFED_MOST_MERCENARIES - MIN (mercenaries, MUSTER_STUFFED_MOST_MERCENARIES), rest;
  Lack lack = { missing (muster_stuffed_team_peek_mission (judging->team)->teammates, judging->teammates),
                missing (muster_stuffed_team_peek_mission (judging->team)->mercenaries, mercenaries) };

  lack.hire = MIN (lack.mercenaries, rooms);
  rest = lack.teammates - MIN (lack.teammates, lack.hire);
  lack.play = MIN (rest, judging->counts[MUSTER_STUFFED_SACRIFICE] > 0 ? 0 : MIN (judging->held, 1));
  rest -= lack.play;
  lack.befriend = MIN (rest, MUSTER_STUFFED_MOST_LOYALS - MIN (loyals, MUSTER_STUFFED_MOST_LOYALS));
  rest -= lack.befriend;
  lack.others = rest - MIN (rest, rooms - lack.hire);
  lack.hire += rest - lack.others;
  lack.draw = MIN (lack.others, judging->sacrifices == 0 ? 1 : 0);
  lack.others -= lack.draw;
  return lack;
}

static void
judge_mission (Judging *judging, const Lack *lack)
{
  const MusterStuffedMission *mission = muster_stuffed_team_peek_mission (judging->team);
  MusterVerdict *verdict = &judging->verdict;

  if (lack->teammates > 0)
    muster_verdict_warn (verdict, "mission.teammates", muster_place ("mission"),
                         g_strdup_printf (ngettext ("The Mission asks for %d Teammate, and the team has %u.",
                                                    "The Mission asks for %d Teammates, and the team has %u.",
                                                    (gulong) mission->teammates),
                                          mission->teammates, judging->teammates));
  if (lack->mercenaries > 0)
    muster_verdict_warn (
        verdict, "mission.mercenaries", muster_place ("mission"),
        g_strdup_printf (ngettext ("The Mission asks for %d Mercenary among the Teammates, and the team has %u.",
                                   "The Mission asks for %d Mercenaries among the Teammates, and the team has %u.",
                                   (gulong) mission->mercenaries),
                         mission->mercenaries, judging->counts[MUSTER_STUFFED_MERCENARY]));
}

/* A Mission that no legal team can meet. */
static void
judge_possible (Judging *judging)
{
  const MusterStuffedMission *mission = muster_stuffed_team_peek_mission (judging->team);
  guint most = MUSTER_STUFFED_MOST_LOYALS + MUSTER_STUFFED_MOST_MERCENARIES + MUSTER_STUFFED_MOST_SACRIFICES;
  guint dice = mission->combination.words != NULL ? g_strv_length (mission->combination.words) : 0;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  if (mission->teammates > (gint) most)
    g_ptr_array_add (words,
                     g_strdup_printf (_ ("%d Teammates, of whom a team has at most %u"), mission->teammates, most));
  if (mission->mercenaries > MUSTER_STUFFED_MOST_MERCENARIES)
    g_ptr_array_add (words, g_strdup_printf (_ ("%d Mercenaries, of whom a team has at most %d"), mission->mercenaries,
                                             MUSTER_STUFFED_MOST_MERCENARIES));
  if (dice > MUSTER_STUFFED_DICE_USUAL)
    g_ptr_array_add (words, g_strdup_printf (_ ("%u dice, of which there are %d"), dice, MUSTER_STUFFED_DICE_USUAL));
  if (words->len == 0)
    return;
  g_ptr_array_add (words, NULL);
  list = muster_phrase_dup_and ((const char *const *) words->pdata);
  muster_verdict_warn (&judging->verdict, "mission.impossible", muster_place ("mission"),
                       /* Translators: "No team can meet this Mission: it asks for 9 dice, of which there are 8." */
                       g_strdup_printf (_ ("No team can meet this Mission: it asks for %s."), list));
}

/* Unknown cards, and unknown names in a file. */

static void
judge_combination (Judging *judging, const MusterStuffedCombination *combination, MusterPlace place)
{
  for (guint i = 0; combination->words != NULL && combination->words[i] != NULL; i++)
    if (combination->options->pdata[i] == NULL)
      muster_verdict_unknown (&judging->verdict, place,
                              _ ("No installed content has a dice attribute “%s”; it is kept, and counts nothing."),
                              combination->words[i]);
}

static void
judge_ref (Judging *judging, const MusterStuffedCard *card, MusterPlace place)
{
  static const char *const sentences[MUSTER_STUFFED_N_STUFFED_PLACES] = {
    [MUSTER_STUFFED_LOYAL] = N_ ("No installed content has a Loyal “%s”; it is kept, and counts nothing."),
    [MUSTER_STUFFED_MERCENARY] = N_ ("No installed content has a Mercenary “%s”; it is kept, and counts nothing."),
    [MUSTER_STUFFED_SACRIFICE] = N_ ("No installed content has an Advantage “%s”; it is kept, and counts nothing."),
    [MUSTER_STUFFED_ADVANTAGE] = N_ ("No installed content has an Advantage “%s”; it is kept, and counts nothing."),
  };

  if (muster_stuffed_card_is_unknown (card))
    muster_verdict_unknown (&judging->verdict, place, _ (sentences[card->place]), card->ref.id);
  if (muster_words_find (muster_scrolls, card->scroll) < 0)
    muster_verdict_unknown (&judging->verdict, place,
                            _ ("There is no scroll “%s”: that of an Advantage is white or red."), card->scroll);
  if (muster_choice_is_unknown (&card->attribute))
    muster_verdict_unknown (&judging->verdict, place,
                            _ ("No installed content has a dice attribute “%s”; it is kept, and counts nothing."),
                            card->attribute.id);
}

static void
judge_cards (Judging *judging)
{
  guint seen[MUSTER_STUFFED_N_STUFFED_PLACES] = { 0 };

  for (guint i = 0; i < judging->team->cards->len; i++)
    {
      const MusterStuffedCard *card = card_at (judging, i);
      MusterPlace place = muster_place_nth (muster_stuffed_place_get_element (card->place), ++seen[card->place]);

      judge_ref (judging, card, place);
      judge_combination (judging, &card->combination, place);
      muster_games_warn_of_unknown (judging->verdict.report, &card->thing.extras, place);
    }
}

static void
judge_faces (Judging *judging)
{
  const MusterStuffedDice *dice = &judging->team->dice;
  guint n = dice->written ? dice->faces.options->len : MUSTER_STUFFED_DICE_FACES;

  judge_combination (judging, &dice->faces, muster_place ("dice"));
  if (n != MUSTER_STUFFED_DICE_FACES)
    muster_verdict_warn (
        &judging->verdict, "dice.faces", muster_place ("dice"),
        g_strdup_printf (_ ("The die is said to have %u faces; it has six, so that this is left aside."), n));
}

static void
judge_words (Judging *judging)
{
  const MusterStuffedTeam *team = judging->team;

  judge_cards (judging);
  judge_combination (judging, &muster_stuffed_team_peek_mission (team)->combination, muster_place ("mission"));
  judge_faces (judging);
  muster_games_warn_of_unknown (judging->verdict.report, &muster_stuffed_team_peek_mission (team)->thing.extras,
                                muster_place ("mission"));
  muster_games_warn_of_unknown (judging->verdict.report, &team->dice.extras, muster_place ("dice"));
  muster_games_warn_of_unknown (judging->verdict.report, &team->thing.extras,
                                muster_place (team->thing.klass->element));
}

/* The report. */

static void
report_fraction (MusterReport *part, const char *name, MusterFraction chance)
{
  g_autofree char *text = muster_fraction_dup_text (chance);

  muster_report_set (part, name, text);
}

/* The combination of a card and its chances. FALSE if there is nothing to count. */
static gboolean
report_chances (const Judging *judging, MusterReport *part, const MusterStuffedCombination *combination,
                MusterStuffedDiceChances *chances)
{
  if (combination->text == NULL)
    return FALSE;
  muster_report_set (part, "combination", combination->text);
  if (combination->options->len == 0
      || !muster_stuffed_count_chances (judging->verdict.catalog, combination, &judging->team->dice.faces, chances,
                                        NULL))
    return FALSE;
  report_fraction (part, "roll-low", chances->roll.low);
  report_fraction (part, "roll-high", chances->roll.high);
  report_fraction (part, "reroll-low", chances->reroll.low);
  report_fraction (part, "reroll-high", chances->reroll.high);
  return TRUE;
}

static void
report_cards (Judging *judging)
{
  for (guint i = 0; i < judging->team->cards->len; i++)
    {
      const MusterStuffedCard *card = card_at (judging, i);
      MusterReport *part = muster_report_add_part (judging->verdict.report,
                                                   muster_report_new (muster_stuffed_place_get_element (card->place)));
      MusterStuffedDiceChances chances;

      muster_report_set (part, "name", muster_stuffed_card_get_name (card));
      if (muster_stuffed_card_get_scroll (card) != MUSTER_SCROLL_NONE)
        muster_report_set (part, "scroll", muster_scrolls[muster_stuffed_card_get_scroll (card)]);
      report_chances (judging, part, &card->combination, &chances);
    }
}

static char *
dup_recruits (const Lack *lack)
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
report_coins (Judging *judging, const Lack *lack)
{
  guint cost = lack->hire * MUSTER_STUFFED_COINS_A_MERCENARY, coins = (guint) MAX (judging->team->coins, 0),
        more = cost - MIN (cost, coins);

  if (more > 0)
    muster_report_add_fact (
        judging->verdict.report,
        g_strdup_printf (ngettext ("That is %u coin more than the %u at hand, and costs %u dice: three of a kind pay "
                                   "one, Birdens never.",
                                   "That is %u coins more than the %u at hand, and costs %u dice: three of a kind "
                                   "pay one, Birdens never.",
                                   more),
                         more, coins, more * MUSTER_STUFFED_DICE_A_COIN));
  else if (cost > 0)
    muster_report_add_fact (judging->verdict.report,
                            g_strdup_printf (_ ("The %u coins at hand are enough for that."), coins));
}

static void
report_lack (Judging *judging, MusterReport *part, const Lack *lack)
{
  MusterReport *report = judging->verdict.report;
  g_autofree char *recruits = dup_recruits (lack);

  muster_report_set_int (part, "teammates-short", lack->teammates);
  muster_report_set_int (part, "mercenaries-short", lack->mercenaries);
  muster_report_set_int (part, "coins", lack->hire * MUSTER_STUFFED_COINS_A_MERCENARY);
  if (*recruits != '\0')
    /* Translators: "The Mission still needs 1 Loyal (the dice on the card)." */
    muster_report_add_fact (report, g_strdup_printf (_ ("The Mission still needs %s."), recruits));
  else
    muster_report_add_fact (report, g_strdup (_ ("The Mission has the Teammates it needs: roll for its combination.")));
  report_coins (judging, lack);
}

static void
report_mission (Judging *judging, const Lack *lack)
{
  const MusterStuffedMission *mission = muster_stuffed_team_peek_mission (judging->team);
  MusterReport *report = judging->verdict.report,
               *part = muster_report_add_part (report, muster_report_new ("mission"));
  g_autofree char *combination = NULL;
  MusterStuffedDiceChances chances;

  if (mission->thing.name != NULL)
    muster_report_set (part, "name", mission->thing.name);
  muster_report_set_int (part, "teammates", MAX (mission->teammates, 0));
  muster_report_set_int (part, "mercenaries", MAX (mission->mercenaries, 0));
  report_lack (judging, part, lack);
  if (!report_chances (judging, part, &mission->combination, &chances))
    return;
  combination = muster_stuffed_dup_combination (&mission->combination);
  muster_report_add_fact (report,
                          g_strdup_printf (_ ("Its combination takes %u of the %d dice: %s."),
                                           mission->combination.options->len, MUSTER_STUFFED_DICE_USUAL, combination));
  muster_report_add_fact (report, dup_roll (&chances));
  muster_report_add_fact (report, dup_reroll (&chances));
  if (is_open (&chances.roll) || is_open (&chances.reroll))
    muster_report_add_fact (report, g_strdup (muster_stuffed_get_reason ()));
}

static void
report_team (Judging *judging, const Lack *lack)
{
  const MusterStuffedTeam *team = judging->team;
  MusterReport *report = judging->verdict.report;

  muster_verdict_head (&judging->verdict, &team->thing);
  if (team->hero != NULL)
    muster_report_set (report, "hero", team->hero);
  muster_report_set_int (report, "teammates", judging->teammates);
  muster_report_set_int (report, "loyals", judging->counts[MUSTER_STUFFED_LOYAL]);
  muster_report_set_int (report, "mercenaries", judging->counts[MUSTER_STUFFED_MERCENARY]);
  muster_report_set_int (report, "advantages", judging->counts[MUSTER_STUFFED_ADVANTAGE]);
  if (team->coins != MUSTER_STUFFED_TEAM_UNSAID)
    muster_report_set_int (report, "coins", team->coins);
  report_cards (judging);
  if (team->mission != NULL)
    report_mission (judging, lack);
}

static void
find_remedies (Judging *judging)
{
  const GPtrArray *problems = judging->verdict.report->problems;

  for (guint i = 0; problems != NULL && i < problems->len; i++)
    {
      g_autoptr (GPtrArray) remedies
          = muster_stuffed_team_remedies_find (judging->verdict.catalog, judging->team, problems->pdata[i]);

      for (guint j = 0; j < remedies->len; j++)
        muster_problem_add_remedy (problems->pdata[i], muster_stuffed_team_remedy_make_change (remedies->pdata[j]),
                                   &judging->team->thing);
    }
}

MusterReport *
muster_stuffed_check_team (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  Judging judging = { muster_verdict_begin (catalog, thing, remedies), (const MusterStuffedTeam *) thing };
  Lack lack;

  count_cards (&judging);
  lack = find_lack (&judging);
  judge_hero (&judging);
  judge_most (&judging, MUSTER_STUFFED_LOYAL, MUSTER_STUFFED_MOST_LOYALS, "team.loyals",
              _ ("The team has %u Loyals; it may have at most %u."));
  judge_most (&judging, MUSTER_STUFFED_MERCENARY, MUSTER_STUFFED_MOST_MERCENARIES, "team.mercenaries",
              _ ("The team has %u Mercenaries; it may have at most %u."));
  judge_most (&judging, MUSTER_STUFFED_ADVANTAGE, MUSTER_STUFFED_MOST_ADVANTAGES, "team.advantages",
              _ ("%u Advantage cards are in hand; a hand has at most %u."));
  judge_sacrifice (&judging);
  judge_mission (&judging, &lack);
  judge_possible (&judging);
  judge_words (&judging);
  if (remedies)
    find_remedies (&judging);
  report_team (&judging, &lack);

  return judging.verdict.report;
}

/* Separate cards and Missions. */

static void
judge_name (Judging *judging)
{
  const MusterThing *thing = judging->verdict.thing;

  if (thing->name == NULL || *thing->name == '\0')
    muster_verdict_miss (&judging->verdict, "card.name", muster_place ("name"),
                         g_strdup (_ ("The card has no name, by which teams tell it from others.")));
  muster_games_warn_of_unknown (judging->verdict.report, &thing->extras, muster_place (thing->klass->element));
}

/* How many dice it needs, out of those in the game. */
static void
judge_dice (Judging *judging, const MusterStuffedCombination *combination)
{
  guint dice = combination->words != NULL ? g_strv_length (combination->words) : 0;

  judge_combination (judging, combination, muster_place ("combination"));
  if (dice > MUSTER_STUFFED_DICE_USUAL)
    muster_verdict_warn (
        &judging->verdict, "card.dice", muster_place ("combination"),
        g_strdup_printf (_ ("It asks for %u dice, of which there are %d."), dice, MUSTER_STUFFED_DICE_USUAL));
}

MusterReport *
muster_stuffed_check_card (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  const MusterStuffedCard *card = (const MusterStuffedCard *) thing;
  Judging judging = { muster_verdict_begin (catalog, thing, remedies), NULL };

  if (!muster_choice_is_made (&card->ref))
    judge_name (&judging);
  judge_ref (&judging, card, muster_place (thing->klass->element));
  judge_dice (&judging, &card->combination);
  muster_verdict_head (&judging.verdict, thing);
  if (card->combination.text != NULL)
    muster_report_set (judging.verdict.report, "combination", card->combination.text);
  return judging.verdict.report;
}

MusterReport *
muster_stuffed_check_mission (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies)
{
  g_autoptr (MusterStuffedTeam) team = muster_stuffed_team_new ();
  Judging judging = { muster_verdict_begin (catalog, thing, remedies), team };

  team->mission = (MusterStuffedMission *) muster_thing_dup (thing);
  judge_name (&judging);
  judge_combination (&judging, &team->mission->combination, muster_place ("combination"));
  judge_possible (&judging);
  muster_verdict_head (&judging.verdict, thing);
  muster_report_set_int (judging.verdict.report, "teammates", MAX (team->mission->teammates, 0));
  muster_report_set_int (judging.verdict.report, "mercenaries", MAX (team->mission->mercenaries, 0));
  if (team->mission->combination.text != NULL)
    muster_report_set (judging.verdict.report, "combination", team->mission->combination.text);
  return judging.verdict.report;
}
