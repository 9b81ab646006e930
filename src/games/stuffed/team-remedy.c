/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The remedies of games/stuffed/team-change.h. */
#include "model/text/phrase.h"
#include "model/changes.h"
#include "model/i18n.h"
#include "games/stuffed/check.h"
#include "games/stuffed/team-change.h"
#include "games/trial.h"

/* Unrealistically large teams aren't searched, and no more than this many are recruited at once. */
#define MOST_TRIED 60
#define MOST_RECRUITS 4

typedef struct
{
  const MusterEvaluation *evaluation;
  const MusterStuffedTeam *team;
  const MusterProblem *problem;
  GPtrArray *remedies;
} Search;

static void
free_remedy (gpointer data)
{
  MusterStuffedTeamRemedy *remedy = data;

  g_array_unref (remedy->changes);
  g_free (remedy->text);
  g_free (remedy);
}

static MusterStuffedTeamRemedy *
remedy_new (void)
{
  MusterStuffedTeamRemedy *remedy = g_new0 (MusterStuffedTeamRemedy, 1);

  remedy->changes = g_array_new (FALSE, FALSE, sizeof (MusterStuffedTeamChange));
  return remedy;
}

static void
apply (const MusterStuffedTeamRemedy *remedy, MusterStuffedTeam *team)
{
  for (guint i = 0; i < remedy->changes->len; i++)
    muster_stuffed_team_change_apply (&g_array_index (remedy->changes, MusterStuffedTeamChange, i), team);
}

MusterChange *
muster_stuffed_team_remedy_make_change (const MusterStuffedTeamRemedy *remedy)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_change_unref);

  for (guint i = 0; i < remedy->changes->len; i++)
    g_ptr_array_add (changes,
                     muster_stuffed_team_change_new (&g_array_index (remedy->changes, MusterStuffedTeamChange, i)));
  return muster_change_new_list (remedy->text, changes);
}

/* Adds it if it helps and isn't a duplicate. Takes ownership of the remedy. */
static gboolean
try_remedy (Search *search, MusterStuffedTeamRemedy *remedy)
{
  g_autoptr (MusterStuffedTeam) tried = muster_stuffed_team_copy (search->team);
  gboolean known = FALSE, mends;

  for (guint i = 0; i < search->remedies->len; i++)
    known = known || g_str_equal (((const MusterStuffedTeamRemedy *) search->remedies->pdata[i])->text, remedy->text);
  apply (remedy, tried);
  mends = !known && muster_trial_mends (search->evaluation, &tried->thing, search->problem);
  if (mends)
    g_ptr_array_add (search->remedies, remedy);
  else
    free_remedy (remedy);
  return mends;
}

static gboolean
try_change (Search *search, MusterStuffedTeamChange change)
{
  MusterStuffedTeamRemedy *remedy = remedy_new ();

  g_array_append_val (remedy->changes, change);
  remedy->text = muster_stuffed_team_change_dup_label (&change, search->team);
  return try_remedy (search, remedy);
}

/* Too many of a kind: each of them, and if one isn't enough the last of them together. */
static void
find_for_most (Search *search, MusterStuffedPlace place)
{
  const GPtrArray *cards = search->team->cards;
  MusterStuffedTeamRemedy *remedy;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  gboolean found = FALSE;

  for (guint i = 0; i < cards->len; i++)
    if (((const MusterStuffedCard *) cards->pdata[i])->place == place)
      found = try_change (search, (MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_REMOVE_CARD, .card = i }) || found;
  for (guint i = cards->len; !found && i-- > 0;)
    {
      const MusterStuffedCard *card = cards->pdata[i];
      g_autofree char *list = NULL;

      if (card->place != place || muster_stuffed_card_is_unknown (card))
        continue;
      remedy = remedy_new ();
      g_ptr_array_insert (names, 0, (gpointer) muster_stuffed_card_get_name (card));
      for (guint j = cards->len; j-- > i;)
        {
          const MusterStuffedCard *other = cards->pdata[j];
          MusterStuffedTeamChange change = { MUSTER_STUFFED_TEAM_REMOVE_CARD, .card = j };

          if (other->place == place && !muster_stuffed_card_is_unknown (other))
            g_array_append_val (remedy->changes, change);
        }
      g_ptr_array_add (names, NULL);
      list = muster_phrase_dup_and ((const char *const *) names->pdata);
      g_ptr_array_remove_index (names, names->len - 1);
      remedy->text = g_strdup_printf (_ ("Leave out %s"), list);
      found = try_remedy (search, remedy);
    }
}

static void
find_for_sacrifice (Search *search)
{
  for (guint i = 0; i < search->team->cards->len; i++)
    if (muster_stuffed_card_is_sacrifice (search->team->cards->pdata[i]))
      try_change (search, (MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_REMOVE_CARD, .card = i });
}

/* Too few for the Mission. */

static char *
dup_recruits (guint loyals, guint mercenaries)
{
  g_autofree char *loyal = g_strdup_printf (ngettext ("%u more Loyal", "%u more Loyals", loyals), loyals);
  g_autofree char *mercenary
      = g_strdup_printf (ngettext ("%u more Mercenary", "%u more Mercenaries", mercenaries), mercenaries);
  const char *const words[]
      = { loyals > 0 ? loyal : mercenary, loyals > 0 && mercenaries > 0 ? mercenary : NULL, NULL };
  g_autofree char *list = muster_phrase_dup_and (words);

  /* Translators: "Recruit 2 more Loyals and 1 more Mercenary" */
  return g_strdup_printf (_ ("Recruit %s"), list);
}

static gboolean
try_recruits (Search *search, guint loyals, guint mercenaries)
{
  MusterStuffedTeamRemedy *remedy = remedy_new ();

  for (guint i = 0; i < loyals + mercenaries; i++)
    {
      MusterStuffedTeamChange change
          = { MUSTER_STUFFED_TEAM_ADD_CARD, .place = i < loyals ? MUSTER_STUFFED_LOYAL : MUSTER_STUFFED_MERCENARY };

      g_array_append_val (remedy->changes, change);
    }
  remedy->text = dup_recruits (loyals, mercenaries);
  return try_remedy (search, remedy);
}

/* As few as are enough, Loyals first, since Mercenaries cost coins; the Sacrifice if there is room for neither. */
static void
find_for_mission (Search *search, gboolean mercenaries_only)
{
  const MusterOption *sacrifice
      = muster_catalog_find (search->evaluation->catalog, MUSTER_KIND_STUFFED_CARD, "sacrifice");

  for (guint n = 1; n <= MOST_RECRUITS && search->remedies->len == 0; n++)
    for (guint loyals = mercenaries_only ? 0 : n;; loyals--)
      {
        try_recruits (search, loyals, n - loyals);
        if (loyals == 0)
          break;
      }
  if (!mercenaries_only && search->remedies->len == 0)
    try_change (search, (MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_ADD_CARD, .place = MUSTER_STUFFED_SACRIFICE,
                                                   .option = sacrifice });
}

static void
find_for_unknown (Search *search)
{
  for (guint i = 0; i < search->team->cards->len; i++)
    if (muster_stuffed_card_is_unknown (search->team->cards->pdata[i]))
      try_change (search, (MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_REMOVE_CARD, .card = i });
}

GPtrArray *
muster_stuffed_team_remedies_find (const MusterEvaluation *evaluation, const MusterStuffedTeam *team, guint n)
{
  const MusterProblem *problem = muster_evaluation_get_problem (evaluation, n);
  const MusterRule *rule = problem->rule;
  Search search = { evaluation, team, problem, g_ptr_array_new_with_free_func (free_remedy) };

  if (team->cards->len > MOST_TRIED)
    return search.remedies;
  if (rule == &muster_stuffed_rule_loyals)
    find_for_most (&search, MUSTER_STUFFED_LOYAL);
  else if (rule == &muster_stuffed_rule_mercenaries)
    find_for_most (&search, MUSTER_STUFFED_MERCENARY);
  else if (rule == &muster_stuffed_rule_advantages)
    find_for_most (&search, MUSTER_STUFFED_ADVANTAGE);
  else if (rule == &muster_stuffed_rule_sacrifice)
    find_for_sacrifice (&search);
  else if (rule == &muster_stuffed_rule_hero)
    try_change (&search, (MusterStuffedTeamChange){ MUSTER_STUFFED_TEAM_NAME_HERO });
  else if (rule == &muster_stuffed_rule_too_few_teammates)
    find_for_mission (&search, FALSE);
  else if (rule == &muster_stuffed_rule_too_few_mercenaries)
    find_for_mission (&search, TRUE);
  else if (rule == &muster_rule_option_unknown)
    find_for_unknown (&search);
  return search.remedies;
}
