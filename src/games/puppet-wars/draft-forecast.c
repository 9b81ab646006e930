/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/draft-forecast.h"

#define NOBODY G_MAXUINT

/* How many of an entry a set of players can still take after `taker` (or NOBODY) has taken one more. */
static gint
supply_of (const MusterPuppetWarsDraft *draft, guint entry, guint set, guint taker)
{
  guint left = muster_puppet_wars_draft_get_left (draft, entry) - (taker != NOBODY ? 1 : 0);
  guint most = muster_puppet_wars_draft_get_most (muster_puppet_wars_draft_get_entry (draft, entry)->rank), room = 0;

  for (guint player = 0; player < muster_puppet_wars_draft_get_n_players (draft); player++)
    if ((set & (1u << player)) != 0)
      room += most - muster_puppet_wars_draft_get_count (draft, player, entry) - (player == taker ? 1 : 0);

  return (gint) MIN (left, room);
}

static gint *
get_supply (MusterPuppetWarsDraftForecast *forecast, MusterPuppetRank rank)
{
  return rank == MUSTER_PUPPET_PAWN ? forecast->pawns : forecast->sidekicks;
}

/* Adds an entry to what is available. */
static void
add_entry (MusterPuppetWarsDraftForecast *forecast, const MusterPuppetWarsDraft *draft, guint entry)
{
  gint *supply = get_supply (forecast, muster_puppet_wars_draft_get_entry (draft, entry)->rank);

  for (guint set = 0; set < 1u << muster_puppet_wars_draft_get_n_players (draft); set++)
    supply[set] += supply_of (draft, entry, set, NOBODY);
}

void
muster_puppet_wars_draft_forecast_begin (MusterPuppetWarsDraftForecast *forecast, const MusterPuppetWarsDraft *draft)
{
  for (guint player = 0; player < muster_puppet_wars_draft_get_n_players (draft); player++)
    {
      forecast->need[player] = (gint) muster_puppet_wars_draft_get_size (draft);
      forecast->limit[player] = (gint) muster_puppet_wars_draft_get_sidekick_limit (draft);
    }
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (draft); i++)
    if (muster_puppet_wars_draft_get_entry (draft, i)->rank != MUSTER_PUPPET_MASTER)
      add_entry (forecast, draft, i);
}

void
muster_puppet_wars_draft_forecast_shift (MusterPuppetWarsDraftForecast *forecast, const MusterPuppetWarsDraft *draft,
                                         guint player, guint entry, gint sign)
{
  MusterPuppetRank rank = muster_puppet_wars_draft_get_entry (draft, entry)->rank;
  gint *supply = get_supply (forecast, rank);

  for (guint set = 0; set < 1u << muster_puppet_wars_draft_get_n_players (draft); set++)
    supply[set] += sign * (supply_of (draft, entry, set, player) - supply_of (draft, entry, set, NOBODY));
  forecast->need[player] -= sign;
  forecast->limit[player] -= rank == MUSTER_PUPPET_PAWN ? 0 : sign;
}

static gint
sum_over (const gint *numbers, guint set)
{
  gint sum = 0;

  for (guint player = 0; player < MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS; player++)
    if ((set & (1u << player)) != 0)
      sum += numbers[player];
  return sum;
}

/* How many puppets this set of players would lack. For Sidekicks some players reach their limit while others use up the
 * supply: the worst split counts. */
static gint
get_shortage (const MusterPuppetWarsDraftForecast *forecast, guint set)
{
  gint sidekicks = sum_over (forecast->limit, set);

  for (guint part = set; part != 0; part = (part - 1) & set)
    sidekicks = MIN (sidekicks, sum_over (forecast->limit, set & ~part) + forecast->sidekicks[part]);

  return sum_over (forecast->need, set) - sidekicks - forecast->pawns[set];
}

/* Surplus of some players doesn't help others: the worst set counts. */
guint
muster_puppet_wars_draft_forecast_get_lack (const MusterPuppetWarsDraftForecast *forecast, guint n_players)
{
  gint lack = 0;

  for (guint set = 1; set < 1u << n_players; set++)
    lack = MAX (lack, get_shortage (forecast, set));
  return (guint) lack;
}

guint
muster_puppet_wars_draft_forecast_find_short (const MusterPuppetWarsDraftForecast *forecast, guint n_players)
{
  guint found = 0;

  for (guint set = 1; set < 1u << n_players; set++)
    if ((found == 0 || __builtin_popcount (set) < __builtin_popcount (found)) && get_shortage (forecast, set) > 0)
      found = set;
  return found;
}
