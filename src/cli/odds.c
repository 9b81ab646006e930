/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster odds`: exact chances. Actions and attacks of Puppet Wars by the deck, combinations of Stuffed by the dice. */
#include <stdio.h>

#include "cli/command.h"
#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/puppet-wars/odds.h"
#include "games/stuffed/check.h"

#define UNSAID G_MININT

/* All options; each subject checks which apply. */
typedef struct
{
  gint value, flips, cb, df;
  gboolean fractions;
  char *suit, *hand, *seen, *dodge, *combination, *faces;
} Call;

static void
call_clear (Call *call)
{
  g_free (call->suit);
  g_free (call->hand);
  g_free (call->seen);
  g_free (call->dodge);
  g_free (call->combination);
  g_free (call->faces);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

/* Splits at commas or blanks. Free with g_strfreev(). */
static char **
split (const char *list)
{
  return muster_phrase_split (list != NULL ? list : "", ", \t");
}

static int
print_attempt (const Call *call, gint flips, gint value)
{
  MusterPuppetWarsAttempt attempt = { .deck = MUSTER_PUPPET_WARS_DECK_FULL, .flips = flips, .value = value };
  g_autoptr (GArray) hand = NULL, seen = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  MusterPuppetWarsDeckCard dodge;
  MusterFraction chance;

  if (!muster_puppet_wars_deck_parse_suits (call->suit, attempt.suits, &error)
      || (hand = muster_puppet_wars_deck_parse_cards (call->hand, &error)) == NULL
      || (seen = muster_puppet_wars_deck_parse_cards (call->seen, &error)) == NULL
      || !muster_puppet_wars_deck_take_out (&attempt.deck, (const MusterPuppetWarsDeckCard *) seen->data, seen->len,
                                            &error)
      || (call->dodge != NULL && !muster_puppet_wars_deck_card_parse (call->dodge, &dodge, &error)))
    return muster_command_fail (error);
  attempt.hand = (const MusterPuppetWarsDeckCard *) hand->data;
  attempt.n_hand = hand->len;
  attempt.dodge = call->dodge != NULL ? &dodge : NULL;
  if (!muster_puppet_wars_odds_count (&attempt, &chance, &error))
    return muster_command_fail (error);
  text = muster_fraction_dup_chance (chance);
  printf ("%s\n", text);
  return MUSTER_EXIT_FINE;
}

static int
run_action (const Call *call)
{
  if (call->value == UNSAID && call->suit == NULL)
    return muster_command_complain (_ ("say what the action requires: --value, --suit or both"));
  return print_attempt (call, call->flips == UNSAID ? 1 : call->flips, call->value == UNSAID ? 0 : call->value);
}

static int
run_attack (const Call *call)
{
  if (call->cb == UNSAID)
    return muster_command_complain (_ ("say how many cards the attacker flips: --cb"));
  if (call->df == UNSAID && call->suit == NULL && call->dodge == NULL)
    return muster_command_complain (_ ("say what the attack must reach: --df, with --suit if it has one, or --dodge"));
  return print_attempt (call, call->cb, call->df == UNSAID ? 0 : call->df);
}

/* FALSE after a complaint about the first unknown attribute. */
static gboolean
resolve (MusterStuffedCombination *combination, const MusterCatalog *catalog, const char *list)
{
  g_auto (GStrv) words = split (list);
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *names = NULL;

  combination->text = g_strjoinv (" ", words);
  muster_stuffed_combination_resolve (combination, catalog);
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ATTRIBUTE); i++)
    g_ptr_array_add (known, (gpointer) muster_catalog_nth (catalog, MUSTER_KIND_ATTRIBUTE, i)->id);
  g_ptr_array_add (known, NULL);
  names = g_strjoinv (", ", (char **) known->pdata);
  for (guint i = 0; combination->words[i] != NULL; i++)
    if (combination->options->pdata[i] == NULL)
      {
        muster_command_complain (_ ("no die shows “%s”; there are %s"), combination->words[i], names);
        return FALSE;
      }
  return TRUE;
}

static int
print_dice (const MusterCatalog *catalog, const MusterStuffedCombination *combination,
            const MusterStuffedCombination *faces, gboolean fractions)
{
  g_autofree char *roll = NULL, *reroll = NULL;
  g_autoptr (GError) error = NULL;
  MusterStuffedDiceChances chances;

  if (!muster_stuffed_count_chances (catalog, combination, faces, &chances, &error))
    return muster_command_fail (error);
  roll = muster_stuffed_dup_range (&chances.roll, fractions);
  reroll = muster_stuffed_dup_range (&chances.reroll, fractions);
  printf (_ ("In one roll: %s\n"), roll);
  printf (_ ("With one reroll, a die spent on the Hero and seven kept or rolled again: %s\n"), reroll);
  if (faces->words[0] == NULL)
    printf ("%s\n", muster_stuffed_get_reason ());
  return MUSTER_EXIT_FINE;
}

static int
run_dice (const Call *call)
{
  g_autoptr (MusterCatalog) catalog = NULL;
  MusterStuffedCombination combination = { NULL }, faces = { NULL };
  int status = MUSTER_EXIT_UNUSABLE;

  if (call->combination == NULL)
    return muster_command_complain (_ ("say what the dice are to show: --combination \"charisma charisma resource\""));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  if (!resolve (&combination, catalog, call->combination) || !resolve (&faces, catalog, call->faces))
    status = MUSTER_EXIT_UNUSABLE;
  else if (combination.options->len == 0)
    status = muster_command_complain (_ ("the combination names no dice"));
  else if (call->faces != NULL && faces.options->len != MUSTER_STUFFED_DICE_FACES)
    status = muster_command_complain (_ ("a die has %d faces, and --faces names %u"), MUSTER_STUFFED_DICE_FACES,
                                      faces.options->len);
  else
    status = print_dice (catalog, &combination, &faces, call->fractions);
  muster_stuffed_combination_clear (&combination);
  muster_stuffed_combination_clear (&faces);
  return status;
}

/* An option that was given but doesn't apply to the subject; NULL if there is none. */
static const char *
find_stray (const Call *call, const char *subject)
{
  const struct
  {
    const char *option;
    gboolean said;
    const char *subjects;
  } rows[] = {
    { "--value", call->value != UNSAID, "action" },
    { "--flips", call->flips != UNSAID, "action" },
    { "--cb", call->cb != UNSAID, "attack" },
    { "--df", call->df != UNSAID, "attack" },
    { "--suit", call->suit != NULL, "action attack" },
    { "--hand", call->hand != NULL, "action attack" },
    { "--seen", call->seen != NULL, "action attack" },
    { "--dodge", call->dodge != NULL, "attack" },
    { "--combination", call->combination != NULL, "dice" },
    { "--faces", call->faces != NULL, "dice" },
    { "--fractions", call->fractions, "dice" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].said && strstr (rows[i].subjects, subject) == NULL)
      return rows[i].option;
  return NULL;
}

int
muster_odds_run (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    int (*run) (const Call *call);
  } subjects[] = { { "action", run_action }, { "attack", run_attack }, { "dice", run_dice } };
  g_auto (Call) call = { UNSAID, UNSAID, UNSAID, UNSAID };
  const GOptionEntry entries[] = {
    { "value", 0, 0, G_OPTION_ARG_INT, &call.value, N_ ("action: the number required"), N_ ("N") },
    { "flips", 0, 0, G_OPTION_ARG_INT, &call.flips, N_ ("action: how many cards are flipped, if not one"), N_ ("N") },
    { "cb", 0, 0, G_OPTION_ARG_INT, &call.cb, N_ ("attack: the attacker's Cb"), N_ ("N") },
    { "df", 0, 0, G_OPTION_ARG_INT, &call.df, N_ ("attack: the target's Df"), N_ ("N") },
    { "suit", 0, 0, G_OPTION_ARG_STRING, &call.suit, N_ ("suits required; repeat one to require it more often"),
      N_ ("SUIT,…") },
    { "hand", 0, 0, G_OPTION_ARG_STRING, &call.hand, N_ ("cards held, such as 10-tomes,red-joker"), N_ ("CARD,…") },
    { "seen", 0, 0, G_OPTION_ARG_STRING, &call.seen, N_ ("cards in the discard pile, which are out of the deck"),
      N_ ("CARD,…") },
    { "dodge", 0, 0, G_OPTION_ARG_STRING, &call.dodge, N_ ("attack: the target's dodge card"), N_ ("CARD") },
    { "combination", 0, 0, G_OPTION_ARG_STRING, &call.combination, N_ ("dice: what eight dice are to show"),
      N_ ("ATTRIBUTES") },
    { "fractions", 0, 0, G_OPTION_ARG_NONE, &call.fractions, N_ ("dice: print chances as fractions, too"), NULL },
    { "faces", 0, 0, G_OPTION_ARG_STRING, &call.faces, N_ ("dice: the six faces of a die"), N_ ("ATTRIBUTES") },
    G_OPTION_ENTRY_NULL,
  };
  const char *stray;

  if (!muster_command_parse (
          &argc, &argv, entries, _ ("action|attack|dice"),
          _ ("Prints the exact chance of an action or attack in Puppet Wars, or of a combination in Stuffed.")))
    return MUSTER_EXIT_UNUSABLE;
  for (guint i = 0; argc == 2 && i < G_N_ELEMENTS (subjects); i++)
    if (g_str_equal (argv[1], subjects[i].name))
      {
        stray = find_stray (&call, subjects[i].name);
        return stray != NULL ? muster_command_complain (_ ("%s doesn't go with %s"), stray, argv[1])
                             : subjects[i].run (&call);
      }
  return muster_command_complain (_ ("say what to calculate: action, attack or dice"));
}
