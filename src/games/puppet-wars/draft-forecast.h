/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft's forecast: what players still need and what the pool can supply. Enough to tell whether everyone can finish.
 *
 * A draft can be finished if and only if no set of players needs more than is available to them together. (It is a flow
 * from players through kinds of puppets, and these are its cuts.) */
#pragma once

#include "games/puppet-wars/draft.h"

G_BEGIN_DECLS

/* Sets of players are bit masks. */
#define MUSTER_PUPPET_WARS_DRAFT_N_SETS (1u << MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS)

typedef struct
{
  gint need[MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS];  /* puppets each player still has to take */
  gint limit[MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS]; /* Sidekicks each player may still take */
  gint sidekicks[MUSTER_PUPPET_WARS_DRAFT_N_SETS];  /* Sidekicks available to a set of players, ignoring the limit */
  gint pawns[MUSTER_PUPPET_WARS_DRAFT_N_SETS];      /* Pawns available to a set of players */
} MusterPuppetWarsDraftForecast;

/* For a draft before its first pick; zero the struct before. */
void muster_puppet_wars_draft_forecast_begin (MusterPuppetWarsDraftForecast *forecast,
                                              const MusterPuppetWarsDraft *draft);

/* Updates it when a player takes a puppet (`sign` 1) or returns it (-1). The draft is in the state before the pick. */
void muster_puppet_wars_draft_forecast_shift (MusterPuppetWarsDraftForecast *forecast,
                                              const MusterPuppetWarsDraft *draft, guint player, guint entry, gint sign);

/* How many puppets all players together would lack. */
guint muster_puppet_wars_draft_forecast_get_lack (const MusterPuppetWarsDraftForecast *forecast, guint n_players);

/* The smallest set of players who together would lack puppets; 0 if there is none. */
guint muster_puppet_wars_draft_forecast_find_short (const MusterPuppetWarsDraftForecast *forecast, guint n_players);

G_END_DECLS
