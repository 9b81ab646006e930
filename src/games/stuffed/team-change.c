/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/stuffed/team-change.h"

#include "model/i18n.h"
#include "games/trial.h"

static const MusterStuffedCard *
card_at (const MusterStuffedTeam *team, guint i)
{
  return team->cards->pdata[i];
}

/* Cards stay together by kind in a file: after the last of the kind, or at the end. */
static void
add_card (MusterStuffedTeam *team, MusterStuffedPlace place, const MusterOption *option)
{
  guint at = 0, order = G_MAXUINT;
  MusterStuffedCard *card;

  for (guint i = 0; i < team->cards->len; i++)
    if (card_at (team, i)->place <= place)
      {
        at = i + 1;
        order = card_at (team, i)->thing.order;
      }
  if (team->cards->len > 0 && at == 0)
    order = card_at (team, 0)->thing.order;
  card = muster_stuffed_team_add_card (team, place);
  muster_choice_set_option (&card->ref, option);
  card->thing.order = order;
  g_ptr_array_steal_index (team->cards, team->cards->len - 1);
  g_ptr_array_insert (team->cards, (gint) at, card);
}

void
muster_stuffed_team_change_apply (const MusterStuffedTeamChange *change, MusterStuffedTeam *team)
{
  if (change->act == MUSTER_STUFFED_TEAM_ADD_CARD)
    add_card (team, change->place, change->option);
  else if (change->act == MUSTER_STUFFED_TEAM_REMOVE_CARD && change->card < team->cards->len)
    g_ptr_array_remove_index (team->cards, change->card);
  else if (change->act == MUSTER_STUFFED_TEAM_NAME_HERO)
    {
      g_free (team->hero);
      team->hero = g_strdup (_ ("The Hero"));
    }
}

char *
muster_stuffed_team_change_dup_label (const MusterStuffedTeamChange *change, const MusterStuffedTeam *team)
{
  static const char *const own[MUSTER_STUFFED_N_STUFFED_PLACES] = {
    [MUSTER_STUFFED_LOYAL] = N_ ("Add a Loyal"),
    [MUSTER_STUFFED_MERCENARY] = N_ ("Add a Mercenary"),
    [MUSTER_STUFFED_SACRIFICE] = N_ ("Recruit the Sacrifice"),
    [MUSTER_STUFFED_ADVANTAGE] = N_ ("Add an Advantage"),
  };

  if (change->act == MUSTER_STUFFED_TEAM_NAME_HERO)
    return g_strdup (_ ("Pick any Hero: all have the same ability"));
  if (change->act == MUSTER_STUFFED_TEAM_REMOVE_CARD)
    return g_strdup_printf (_ ("Leave out %s"), change->card < team->cards->len
                                                    ? muster_stuffed_card_get_name (card_at (team, change->card))
                                                    : "");
  if (change->option != NULL && change->place != MUSTER_STUFFED_SACRIFICE)
    return g_strdup_printf (_ ("Add %s"), muster_option_get_name (change->option));
  return g_strdup (_ (own[change->place]));
}

/* As a MusterChange. */

typedef struct
{
  MusterChange change;
  MusterStuffedTeamChange what;
} Change;

static gboolean
is_possible (const MusterChange *change, const MusterThing *thing)
{
  const MusterStuffedTeamChange *what = &((const Change *) change)->what;

  return what->act != MUSTER_STUFFED_TEAM_REMOVE_CARD || what->card < ((const MusterStuffedTeam *) thing)->cards->len;
}

static void
apply (const MusterChange *change, MusterThing *thing)
{
  muster_stuffed_team_change_apply (&((const Change *) change)->what, (MusterStuffedTeam *) thing);
}

static char *
dup_label (const MusterChange *change, const MusterThing *thing)
{
  return muster_stuffed_team_change_dup_label (&((const Change *) change)->what, (const MusterStuffedTeam *) thing);
}

static const MusterChangeClass change_class = { &muster_stuffed_team_class, is_possible, apply, dup_label, NULL };

MusterChange *
muster_stuffed_team_change_new (const MusterStuffedTeamChange *what)
{
  Change *change = muster_change_alloc (&change_class, sizeof *change);

  change->what = *what;
  return &change->change;
}

/* Offers. */

static void
free_offer (gpointer data)
{
  MusterStuffedTeamOffer *offer = data;

  g_free (offer->reason);
  g_free (offer);
}

static void
add_offer (GPtrArray *offers, const MusterCatalog *catalog, const MusterStuffedTeam *team, MusterStuffedPlace place,
           const MusterOption *option, const MusterStuffedCard *own)
{
  g_autoptr (MusterStuffedTeam) tried = muster_stuffed_team_copy (team);
  MusterStuffedTeamOffer *offer = g_new0 (MusterStuffedTeamOffer, 1);

  add_card (tried, place, option);
  offer->option = option;
  offer->own = own;
  offer->reason = muster_trial_dup_reason (catalog, &team->thing, &tried->thing);
  g_ptr_array_add (offers, offer);
}

GPtrArray *
muster_stuffed_team_offers_find (const MusterCatalog *catalog, const MusterStuffedTeam *team, MusterStuffedPlace place,
                                 const GPtrArray *kept)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (free_offer);

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_STUFFED_CARD); i++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, MUSTER_KIND_STUFFED_CARD, i);

      if (option->stuffed_card_kind == muster_stuffed_place_get_kind (place))
        add_offer (offers, catalog, team, place, option, NULL);
    }
  for (guint i = 0; kept != NULL && i < kept->len; i++)
    add_offer (offers, catalog, team, place, NULL, kept->pdata[i]);
  add_offer (offers, catalog, team, place, NULL, NULL);
  return offers;
}
