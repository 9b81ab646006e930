/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/castles/kingdom-remedy.h"

#include "model/text/phrase.h"
#include "model/changes.h"
#include "model/i18n.h"
#include "games/castles/check.h"
#include "games/castles/kingdom-worth.h"
#include "games/trial.h"

/* The problem to solve, and its place. */
typedef struct
{
  const MusterCatalog *catalog;
  const MusterEvaluation *evaluation;
  const MusterCastlesKingdom *kingdom;
  const MusterProblem *problem;
  guint realm_place, castle_place;
  const MusterCastlesKingdom *realm;
  const MusterCastlesCastle *castle; /* NULL if it isn't about a castle */
  GPtrArray *remedies;
} Search;

static void
free_remedy (gpointer data)
{
  MusterCastlesKingdomRemedy *remedy = data;

  g_array_unref (remedy->changes);
  g_free (remedy->text);
  g_free (remedy);
}

static MusterCastlesKingdomRemedy *
remedy_new (void)
{
  MusterCastlesKingdomRemedy *remedy = g_new0 (MusterCastlesKingdomRemedy, 1);

  remedy->changes = g_array_new (FALSE, FALSE, sizeof (MusterCastlesKingdomChange));
  return remedy;
}

static void
apply (const MusterCastlesKingdomRemedy *remedy, const MusterCatalog *catalog, MusterCastlesKingdom *kingdom)
{
  for (guint i = 0; i < remedy->changes->len; i++)
    muster_castles_kingdom_change_apply (&g_array_index (remedy->changes, MusterCastlesKingdomChange, i), catalog,
                                         kingdom);
}

MusterChange *
muster_castles_kingdom_remedy_make_change (const MusterCastlesKingdomRemedy *remedy, const MusterCatalog *catalog)
{
  GPtrArray *changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_change_unref);

  for (guint i = 0; i < remedy->changes->len; i++)
    g_ptr_array_add (changes, muster_castles_kingdom_change_new (
                                  &g_array_index (remedy->changes, MusterCastlesKingdomChange, i), catalog));
  return muster_change_new_list (remedy->text, changes);
}

/* Adds it if it helps and isn't a duplicate. Takes ownership of the remedy. */
static void
try_remedy (Search *search, MusterCastlesKingdomRemedy *remedy)
{
  g_autoptr (MusterCastlesKingdom) tried = muster_castles_kingdom_copy (search->kingdom);
  gboolean known = FALSE;

  for (guint i = 0; i < search->remedies->len; i++)
    known
        = known || g_str_equal (((const MusterCastlesKingdomRemedy *) search->remedies->pdata[i])->text, remedy->text);
  apply (remedy, search->catalog, tried);
  if (!known && muster_trial_mends (search->evaluation, &tried->thing, search->problem))
    g_ptr_array_add (search->remedies, remedy);
  else
    free_remedy (remedy);
}

static MusterCastlesKingdomChange
change_here (const Search *search, MusterCastlesKingdomAct act, guint card)
{
  return (MusterCastlesKingdomChange){ .act = act,
                                       .realm = search->realm_place,
                                       .castle = search->castle_place,
                                       .card = card,
                                       .to_realm = search->realm_place };
}

/* Takes ownership of the text. */
static void
try_change (Search *search, MusterCastlesKingdomChange change, char *text)
{
  MusterCastlesKingdomRemedy *remedy = remedy_new ();

  g_array_append_val (remedy->changes, change);
  remedy->text = text != NULL ? text : muster_castles_kingdom_change_dup_label (&change, search->kingdom);
  try_remedy (search, remedy);
}

/* Too many defenses. */

static const MusterOption *
defense_at (const Search *search, guint i)
{
  return muster_castles_cards_at (search->castle->defenses, i)->option;
}

/* The weakest defense that isn't in `taken`; topmost first. */
static guint
find_weakest (const Search *search, const gboolean *taken)
{
  guint weakest = G_MAXUINT;

  for (guint i = search->castle->defenses->len; i-- > 0;)
    if (!taken[i] && defense_at (search, i) != NULL
        && (weakest == G_MAXUINT || defense_at (search, i)->worth < defense_at (search, weakest)->worth))
      weakest = i;
  return weakest;
}

static void
try_weakest (Search *search, guint excess)
{
  g_autofree gboolean *taken = g_new0 (gboolean, search->castle->defenses->len + 1);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;
  MusterCastlesKingdomRemedy *remedy = remedy_new ();
  gint worth = 0;

  for (guint n = 0; n < excess; n++)
    taken[find_weakest (search, taken)] = TRUE;
  for (guint i = search->castle->defenses->len; i-- > 0;)
    if (taken[i])
      {
        MusterCastlesKingdomChange change = change_here (search, MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE, i);

        g_array_append_val (remedy->changes, change);
        g_ptr_array_add (names, (gpointer) muster_option_get_name (defense_at (search, i)));
        worth += defense_at (search, i)->worth;
      }
  g_ptr_array_add (names, NULL);
  list = muster_phrase_dup_and ((const char *const *) names->pdata);
  remedy->text = g_strdup_printf (_ ("Remove %s (-%d health)"), list, worth);
  try_remedy (search, remedy);
}

static void
try_one_defense (Search *search)
{
  for (guint i = search->castle->defenses->len; i-- > 0;)
    if (defense_at (search, i) != NULL)
      try_change (search, change_here (search, MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE, i),
                  g_strdup_printf (_ ("Remove %s (-%d health)"), muster_option_get_name (defense_at (search, i)),
                                   defense_at (search, i)->worth));
}

static void
find_for_defenses (Search *search)
{
  guint excess = muster_castles_count_defenses (search->castle) - MUSTER_CASTLES_MOST_DEFENSES;

  if (excess == 1)
    try_one_defense (search);
  else
    try_weakest (search, excess);
}

/* Too many cards in hand. */

static void
find_for_hand (Search *search)
{
  const GArray *cards = search->realm->hand.cards;
  guint excess = muster_castles_count_hand (search->realm) - muster_castles_get_hand_limit (search->realm);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  MusterCastlesKingdomRemedy *remedy;

  for (guint i = 0; excess == 1 && i < cards->len; i++)
    if (muster_castles_cards_at (cards, i)->option != NULL)
      {
        g_autofree char *name = muster_castles_dup_card (muster_castles_cards_at (cards, i)->option);

        try_change (search, change_here (search, MUSTER_CASTLES_KINGDOM_REMOVE_CARD, i),
                    g_strdup_printf (_ ("Discard %s"), name));
      }
  if (excess == 1)
    return;
  /* The last cards. */
  remedy = remedy_new ();
  for (guint i = cards->len; i-- > 0 && excess > 0;)
    {
      const MusterCastlesCard *card = muster_castles_cards_at (cards, i);
      guint n = card->option != NULL ? MIN ((guint) card->count, excess) : 0;
      MusterCastlesKingdomChange change = change_here (search, MUSTER_CASTLES_KINGDOM_REMOVE_CARD, i);
      g_autofree char *name = n > 0 ? muster_castles_dup_card (card->option) : NULL;

      excess -= n;
      for (guint copy = 0; copy < n; copy++)
        g_array_append_val (remedy->changes, change);
      if (n > 0)
        g_ptr_array_insert (words, 0, n > 1 ? g_strdup_printf ("%u × %s", n, name) : g_steal_pointer (&name));
    }
  g_ptr_array_add (words, NULL);
  list = muster_phrase_dup_and ((const char *const *) words->pdata);
  remedy->text = g_strdup_printf (_ ("Discard %s"), list);
  try_remedy (search, remedy);
}

/* Unknown cards. */

static void
find_for_unknown (Search *search)
{
  const GArray *cards = search->castle != NULL ? search->castle->defenses : search->realm->hand.cards;
  MusterCastlesKingdomAct act
      = search->castle != NULL ? MUSTER_CASTLES_KINGDOM_REMOVE_DEFENSE : MUSTER_CASTLES_KINGDOM_REMOVE_CARD;

  for (guint i = 0; i < cards->len; i++)
    if (muster_castles_cards_at (cards, i)->option == NULL)
      try_change (
          search, change_here (search, act, i),
          g_strdup_printf (_ ("Remove “%s”"), muster_castles_card_get_name (muster_castles_cards_at (cards, i))));
  if (search->castle != NULL && muster_choice_is_made (&search->castle->card)
      && muster_castles_castle_get_stand_in (search->castle) == NULL)
    try_change (search, change_here (search, MUSTER_CASTLES_KINGDOM_REMOVE_CASTLE, 0), NULL);
  if (search->castle != NULL && muster_choice_is_made (&search->castle->upgrade)
      && muster_castles_castle_get_upgrade (search->castle) == NULL)
    try_change (search, change_here (search, MUSTER_CASTLES_KINGDOM_UPGRADE, 0),
                g_strdup_printf (_ ("Remove “%s”"), search->castle->upgrade.id));
}

/* The realm and castle (if any) of the problem. FALSE if there is no such place. */
static gboolean
find_place (Search *search)
{
  MusterCastlesKingdomPlace place = muster_castles_kingdom_find_place (&search->problem->place);

  search->realm_place = place.realm;
  search->realm = muster_castles_kingdom_get_realm (search->kingdom, place.realm);
  if (search->realm == NULL || place.castle == 0)
    return search->realm != NULL;
  search->castle_place = place.castle - 1;
  if (search->castle_place >= search->realm->castles->len)
    return FALSE;
  search->castle = search->realm->castles->pdata[search->castle_place];
  return TRUE;
}

GPtrArray *
muster_castles_kingdom_remedies_find (const MusterEvaluation *evaluation, const MusterCastlesKingdom *kingdom, guint n)
{
  const MusterProblem *problem = muster_evaluation_get_problem (evaluation, n);
  Search search = { .catalog = evaluation->catalog,
                    .evaluation = evaluation,
                    .kingdom = kingdom,
                    .problem = problem,
                    .remedies = g_ptr_array_new_with_free_func (free_remedy) };

  if (!find_place (&search))
    return search.remedies;
  if (problem->rule == &muster_castles_rule_empty)
    try_change (&search, change_here (&search, MUSTER_CASTLES_KINGDOM_ADD_CASTLE, 0), NULL);
  else if (problem->rule == &muster_castles_rule_defenses && search.castle != NULL)
    find_for_defenses (&search);
  else if (problem->rule == &muster_castles_rule_hand)
    find_for_hand (&search);
  else if (problem->rule == &muster_rule_option_unknown)
    find_for_unknown (&search);
  return search.remedies;
}
