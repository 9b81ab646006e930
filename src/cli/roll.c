/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster roll`: what a roll in Stuffed can buy, and the chance of the rest with the Hero's reroll. */
#include <stdio.h>

#include "cli/command.h"
#include "cli/source.h"
#include "games/stuffed/check.h"
#include "games/stuffed/turn-words.h"
#include "model/document.h"
#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"

typedef struct
{
  char *dice, *faces;
  char **loyals, **mercenaries;
  gint coins;
  gboolean fractions;
} Call;

static void
call_clear (Call *call)
{
  g_free (call->dice);
  g_free (call->faces);
  g_strfreev (call->loyals);
  g_strfreev (call->mercenaries);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

/* Attributes separated by commas or blanks. */
static void
read_attributes (MusterStuffedCombination *combination, const MusterCatalog *catalog, const char *list)
{
  g_auto (GStrv) words = muster_phrase_split (list != NULL ? list : "", ", \t");
  g_autofree char *text = g_strjoinv (" ", words);

  muster_stuffed_combination_set (combination, catalog, text);
}

/* "Button: charisma charisma", or only the attributes. The name is added to the names. */
static gboolean
add_card (MusterStuffedTurn *turn, const MusterCatalog *catalog, gboolean mercenary, const char *text, GPtrArray *names,
          GError **error)
{
  const char *colon = strchr (text, ':');
  MusterStuffedCombination combination = { NULL };
  gboolean added;

  read_attributes (&combination, catalog, colon != NULL ? colon + 1 : text);
  added = muster_stuffed_turn_add_card (turn, catalog, mercenary, &combination, error);
  g_ptr_array_add (names, colon != NULL ? g_strstrip (g_strndup (text, (gsize) (colon - text)))
                          : mercenary   ? g_strdup_printf (_ ("Mercenary %u"), turn->n_cards)
                                        : g_strdup_printf (_ ("Loyal %u"), turn->n_cards));
  muster_stuffed_combination_clear (&combination);
  return added;
}

static gboolean
add_cards (MusterStuffedTurn *turn, const MusterCatalog *catalog, const Call *call, GPtrArray *names, GError **error)
{
  for (guint i = 0; call->loyals != NULL && call->loyals[i] != NULL; i++)
    if (!add_card (turn, catalog, FALSE, call->loyals[i], names, error))
      return FALSE;
  for (guint i = 0; call->mercenaries != NULL && call->mercenaries[i] != NULL; i++)
    if (!add_card (turn, catalog, TRUE, call->mercenaries[i], names, error))
      return FALSE;
  g_ptr_array_add (names, NULL);
  return TRUE;
}

static void
print_lines (GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    printf ("  %s\n", (const char *) lines->pdata[i]);
}

static void
tell (const MusterStuffedTurn *turn, const MusterCatalog *catalog, const char *const *names, const guint *faces,
      gboolean fractions)
{
  g_autoptr (GPtrArray) steps = muster_stuffed_turn_list_steps (turn, catalog, names),
                        goals = muster_stuffed_turn_list_goals (turn, names, faces, fractions);

  printf ("%s\n", steps->len > 0 ? _ ("Best with these dice:") : _ ("These dice buy nothing as rolled."));
  print_lines (steps);
  printf ("\n%s\n", _ ("Each by itself:"));
  print_lines (goals);
  if (faces == NULL)
    printf ("\n%s\n", muster_stuffed_get_reason ());
}

/* The first team of a file; NULL with an error if there is none. */
static const MusterStuffedTeam *
find_team (const MusterDocument *document, const char *path, GError **error)
{
  for (guint i = 0; i < document->things->len; i++)
    if (((const MusterThing *) document->things->pdata[i])->klass == &muster_stuffed_team_class)
      return document->things->pdata[i];
  g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("%s: there is no team in this file"), path);
  return NULL;
}

static int
roll (const Call *call, const MusterCatalog *catalog, const MusterStuffedTeam *team)
{
  MusterStuffedCombination dice = { NULL }, named = { NULL };
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  guint faces[MUSTER_STUFFED_DICE_FACES];
  MusterStuffedTurn turn;
  gboolean known, fine;

  read_attributes (&dice, catalog, call->dice);
  if (call->faces != NULL)
    read_attributes (&named, catalog, call->faces);
  known = muster_stuffed_find_faces (catalog,
                                     call->faces != NULL ? &named
                                     : team != NULL      ? &team->dice.faces
                                                         : NULL,
                                     faces);
  fine = muster_stuffed_turn_begin (&turn, catalog, team, &dice, &error)
         && add_cards (&turn, catalog, call, names, &error);
  muster_stuffed_combination_clear (&dice);
  muster_stuffed_combination_clear (&named);
  if (!fine)
    return muster_command_fail (error);
  if (call->faces != NULL && !known)
    return muster_command_complain (_ ("--faces has to name the %d attributes on a die"), MUSTER_STUFFED_DICE_FACES);
  if (call->coins >= 0)
    turn.coins = (guint) call->coins;
  tell (&turn, catalog, (const char *const *) names->pdata, known ? faces : NULL, call->fractions);
  return MUSTER_EXIT_FINE;
}

static int
roll_for (const Call *call, const char *path)
{
  g_autoptr (MusterCatalog) catalog = muster_command_load_catalog ();
  g_autoptr (MusterDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  const MusterStuffedTeam *team = NULL;

  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  if (path != NULL)
    {
      document = muster_source_read (path, catalog, &error);
      team = document != NULL ? find_team (document, path, &error) : NULL;
      if (team == NULL)
        return muster_command_fail (error);
    }
  return roll (call, document != NULL ? muster_source_get_catalog (document, catalog) : catalog, team);
}

int
muster_roll_run (int argc, char **argv)
{
  g_auto (Call) call = { .coins = -1 };
  const GOptionEntry entries[] = {
    { "dice", 0, 0, G_OPTION_ARG_STRING, &call.dice, N_ ("What the dice show"), N_ ("ATTRIBUTES") },
    { "coins", 0, 0, G_OPTION_ARG_INT, &call.coins, N_ ("Coins at hand, if not the team's"), N_ ("N") },
    { "loyal", 0, 0, G_OPTION_ARG_STRING_ARRAY, &call.loyals, N_ ("A Loyal on the table; may be given again"),
      N_ ("[NAME:]ATTRIBUTES") },
    { "mercenary", 0, 0, G_OPTION_ARG_STRING_ARRAY, &call.mercenaries,
      N_ ("A Mercenary on the table or in another team"), N_ ("[NAME:]ATTRIBUTES") },
    { "faces", 0, 0, G_OPTION_ARG_STRING, &call.faces, N_ ("The six faces of a die, if not the team's"),
      N_ ("ATTRIBUTES") },
    { "fractions", 0, 0, G_OPTION_ARG_NONE, &call.fractions, N_ ("Print chances as fractions, too"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  if (!muster_command_parse (
          &argc, &argv, entries, _ ("--dice=ATTRIBUTES [FILE]"),
          _ ("Finds the best use of a roll in Stuffed, for the team in the file if there is one, and the\n"
             "chance of everything else with the Hero's reroll.")))
    return MUSTER_EXIT_UNUSABLE;
  if (argc > 2)
    return muster_command_complain (_ ("name one file at most: that of the team"));
  if (call.dice == NULL)
    return muster_command_complain (_ ("say what the dice show: --dice \"charisma charisma resource …\""));
  if (call.coins < -1)
    return muster_command_complain (_ ("--coins can't be less than 0"));
  return roll_for (&call, argc == 2 ? argv[1] : NULL);
}
