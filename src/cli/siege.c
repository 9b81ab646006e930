/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster siege`: the most that one kingdom's cards, and an ally's, can take from another. */
#include <stdio.h>

#include "cli/command.h"
#include "cli/source.h"
#include "games/castles/kingdom.h"
#include "model/document.h"
#include "model/error.h"
#include "model/i18n.h"
#include "print/wording.h"
#include "games/castles/campaign.h"

/* Selecting a kingdom from a file. */

static GPtrArray *
list_realms (const MusterDocument *document)
{
  GPtrArray *realms = g_ptr_array_new ();

  for (guint i = 0; i < document->things->len; i++)
    {
      MusterCastlesKingdom *kingdom = document->things->pdata[i];

      if (kingdom->thing.klass != &muster_castles_kingdom_class)
        continue;
      g_ptr_array_add (realms, kingdom);
      g_ptr_array_extend (realms, kingdom->states, NULL, NULL);
    }
  return realms;
}

/* The kingdom or puppet state with that name, or the only kingdom if no name is given. */
static const MusterCastlesKingdom *
find_realm (const MusterDocument *document, const char *path, const char *name, GError **error)
{
  g_autoptr (GPtrArray) realms = list_realms (document);
  const MusterCastlesKingdom *found = NULL;
  guint n = 0;

  for (guint i = 0; i < realms->len; i++)
    {
      const MusterCastlesKingdom *realm = realms->pdata[i];
      gboolean meant = name != NULL ? g_strcmp0 (realm->thing.name, name) == 0
                                    : realm->thing.klass == &muster_castles_kingdom_class;

      found = meant && found == NULL ? realm : found;
      n += meant;
    }
  if (n == 0 && name != NULL)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("%s: there is no kingdom and no puppet state called “%s”"),
                 path, name);
  else if (n == 0)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE, _ ("%s: there is no kingdom in this file"), path);
  else if (n > 1)
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_USAGE,
                 _ ("%s: there are %u kingdoms to choose from; say which with --attacker, --defender or --ally-name"),
                 path, n);
  return n == 1 ? found : NULL;
}

/* Telling. */

typedef struct
{
  gboolean tsv;
  gint round; /* 0: any in which attacks are allowed */
} How;

static void
print_steps (const MusterCastlesCampaign *campaign, const MusterCastlesSiegePlan *plan)
{
  g_autoptr (GPtrArray) steps = muster_castles_campaign_list_steps (campaign, plan);

  for (guint i = 0; i < steps->len; i++)
    muster_command_print ("  %s\n", (const char *) steps->pdata[i]);
}

static gboolean
print_castles (const MusterCastlesCampaign *campaign, GError **error)
{
  muster_command_print ("\n%s\n", _ ("The fewest cards for each castle:"));
  for (guint i = 0; i < muster_castles_campaign_get_siege (campaign)->n_castles; i++)
    {
      g_autofree char *fewest = muster_castles_campaign_dup_fewest (campaign, i, error);

      if (fewest == NULL)
        return FALSE;
      muster_command_print ("  %s\n", fewest);
    }
  return TRUE;
}

static gboolean
print_block (const MusterCastlesCampaign *campaign, GError **error)
{
  g_autoptr (MusterCastlesSiegeBlock) block
      = muster_castles_siege_plan_blocked (muster_castles_campaign_get_siege (campaign), error);
  const MusterCastlesSiegePlan *left = NULL;
  g_autofree char *sentence = block != NULL ? muster_castles_campaign_dup_block (campaign, block, &left) : NULL;

  if (block == NULL)
    return FALSE;
  muster_command_print ("\n%s\n", sentence);
  if (left != NULL)
    print_steps (campaign, left);
  return TRUE;
}

static int
explain (const MusterCastlesCampaign *campaign, const char *attacker, const char *defender)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCastlesSiegePlan) best
      = muster_castles_siege_plan_best (muster_castles_campaign_get_siege (campaign), &error);
  g_autofree char *warning = muster_castles_campaign_dup_warning (campaign), *verdict = NULL, *fall = NULL;

  if (best == NULL)
    return muster_command_fail (error);
  muster_command_print (_ ("%s attacks %s.\n"), attacker, defender);
  if (warning != NULL)
    muster_command_print ("%s\n", warning);
  if (muster_castles_campaign_get_siege (campaign)->n_castles == 0)
    return MUSTER_EXIT_FINE;
  verdict = muster_castles_campaign_dup_verdict (campaign, best);
  muster_command_print ("%s\n", verdict);
  if ((fall = muster_castles_campaign_dup_fall (campaign, best)) != NULL)
    muster_command_print ("%s\n", fall);
  print_steps (campaign, best);
  if (!print_castles (campaign, &error) || (best->targets->len > 0 && !print_block (campaign, &error)))
    return muster_command_fail (error);
  return MUSTER_EXIT_FINE;
}

/* One row: castles lost, health lost. */
static int
print_row (const MusterCastlesCampaign *campaign)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (MusterCastlesSiegePlan) best
      = muster_castles_siege_plan_best (muster_castles_campaign_get_siege (campaign), &error);

  if (best == NULL)
    return muster_command_fail (error);
  printf ("%u\t%u\n", best->razed + best->taken, best->removed);
  return MUSTER_EXIT_FINE;
}

/* Before attacks are allowed. */
static int
tell_of_peace (gboolean tsv)
{
  puts (tsv ? "0\t0" : _ ("Nobody may attack in the first two rounds, with attack cards or specials."));
  return MUSTER_EXIT_FINE;
}

/* A realm's name on one line; NULL if it has none. */
static char *
dup_name (const MusterCastlesKingdom *realm)
{
  return realm != NULL ? muster_wording_dup_flat (muster_thing_get_name (&realm->thing)) : NULL;
}

static void
free_document (gpointer document)
{
  if (document != NULL)
    muster_document_free (document);
}

static int
tell (const MusterCatalog *catalog, const MusterCastlesKingdom *const realms[3], const How *how)
{
  g_autofree char *attacker = dup_name (realms[0]), *defender = dup_name (realms[1]), *ally = dup_name (realms[2]);
  g_autoptr (MusterCastlesCampaign) campaign = muster_castles_campaign_new (
      catalog, realms[1], (MusterCastlesAttacker){ &realms[0]->hand, attacker, realms[0] },
      (MusterCastlesAttacker){ realms[2] != NULL ? &realms[2]->hand : NULL, ally, realms[2] });

  if (how->round > 0 && !muster_castles_campaign_may_attack ((guint) how->round))
    return tell_of_peace (how->tsv);
  return how->tsv ? print_row (campaign) : explain (campaign, attacker, defender);
}

/* Documents sharing a catalogue, NULL for missing paths: packs carried by one apply to all. NULL after an error. */
static GPtrArray *
read_documents (const MusterCatalog **catalog, const char *const paths[3], GError **error)
{
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (free_document);

  for (guint i = 0; i < 3; i++)
    {
      MusterDocument *document = paths[i] != NULL ? muster_source_read (paths[i], *catalog, error) : NULL;

      if (paths[i] != NULL && document == NULL)
        return NULL;
      *catalog = document != NULL ? muster_source_get_catalog (document, *catalog) : *catalog;
      g_ptr_array_add (documents, document);
    }
  return g_steal_pointer (&documents);
}

static int
besiege (const MusterCatalog *usual, const char *const paths[3], const char *const names[3], const How *how)
{
  const MusterCatalog *catalog = usual;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) documents = read_documents (&catalog, paths, &error);
  g_autoptr (GPtrArray) converted = g_ptr_array_new_with_free_func (free_document);
  const MusterCastlesKingdom *realms[3] = { NULL };

  for (guint i = 0; error == NULL && i < G_N_ELEMENTS (realms); i++)
    {
      MusterDocument *document = documents->pdata[i], *same = NULL;

      if (document == NULL)
        continue;
      same = muster_source_convert (document, muster_source_get_catalog (document, usual), catalog, &error);
      g_ptr_array_add (converted, same);
      realms[i] = same != NULL ? find_realm (same, paths[i], names[i], &error) : NULL;
    }
  return error != NULL ? muster_command_fail (error) : tell (catalog, realms, how);
}

int
muster_siege_run (int argc, char **argv)
{
  g_autofree char *ally = NULL, *attacker = NULL, *defender = NULL, *ally_name = NULL, *format = NULL;
  static const char *const formats[] = { "text", "tsv", NULL };
  How how = { 0 };
  const GOptionEntry entries[] = {
    { "ally", 0, 0, G_OPTION_ARG_FILENAME, &ally, N_ ("A kingdom that joins the attack"), N_ ("FILE") },
    { "attacker", 0, 0, G_OPTION_ARG_STRING, &attacker, N_ ("Who attacks, if the file has several"), N_ ("NAME") },
    { "defender", 0, 0, G_OPTION_ARG_STRING, &defender, N_ ("Who is attacked, if the file has several"), N_ ("NAME") },
    { "ally-name", 0, 0, G_OPTION_ARG_STRING, &ally_name, N_ ("Who joins in, if the file has several"), N_ ("NAME") },
    { "round", 0, 0, G_OPTION_ARG_INT, &how.round, N_ ("The round it is; nobody attacks in the first two"), N_ ("N") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How to print it: text or tsv"), N_ ("FORMAT") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;

  if (!muster_command_parse (
          &argc, &argv, entries, _ ("ATTACKER DEFENDER"),
          _ ("Works out the best attack on a kingdom of Castles with the cards in hand, card by card.")))
    return MUSTER_EXIT_UNUSABLE;
  if (format != NULL && !g_strv_contains (formats, format))
    return muster_command_complain (_ ("unknown format “%s”; use text or tsv"), format);
  if (how.round < 0)
    return muster_command_complain (_ ("--round is counted from 1"));
  how.tsv = g_strcmp0 (format, "tsv") == 0;
  if (argc != 3)
    return muster_command_complain (_ ("name two files: the attacker's and the defender's"));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  return besiege (catalog, (const char *const[]){ argv[1], argv[2], ally },
                  (const char *const[]){ attacker, defender, ally_name }, &how);
}
