/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outlook of a draft: what is still to be given, and what the pool can give. Enough to tell whether everyone can get to the end.
 *
 * The draft can be finished exactly when no set of players needs more than there is for them together. (It is a flow
 * from players through kinds of puppets, and these are its cuts.) */
#pragma once

#include "games/puppet-wars/draft.h"

G_BEGIN_DECLS

/* Sets of players are bits. */
#define MUSTER_PUPPET_WARS_DRAFT_N_SETS (1u << MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS)

typedef struct
{
  gint need[MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS];  /* puppets that a player still has to take */
  gint limit[MUSTER_PUPPET_WARS_DRAFT_MAX_PLAYERS]; /* Sidekicks that a player may still take */
  gint sidekicks[MUSTER_PUPPET_WARS_DRAFT_N_SETS];  /* Sidekicks there are for a set of players, the limit aside */
  gint pawns[MUSTER_PUPPET_WARS_DRAFT_N_SETS];      /* Pawns there are for a set of players */
} MusterPuppetWarsDraftForecast;

/* Of a draft in which nothing was taken yet; the outlook is all 0 before that. */
void muster_puppet_wars_draft_outlook_begin (MusterPuppetWarsDraftForecast *outlook,
                                             const MusterPuppetWarsDraft *draft);

/* What changes when a player takes a puppet (`sign` 1), or gives it back (-1). The draft is as before the pick. */
void muster_puppet_wars_draft_outlook_shift (MusterPuppetWarsDraftForecast *outlook, const MusterPuppetWarsDraft *draft,
                                             guint player, guint entry, gint sign);

/* How many puppets all players together would lack. */
guint muster_puppet_wars_draft_outlook_get_lack (const MusterPuppetWarsDraftForecast *outlook, guint n_players);

/* The fewest players who together would lack puppets, as a set; 0 where all is well. */
guint muster_puppet_wars_draft_outlook_find_short (const MusterPuppetWarsDraftForecast *outlook, guint n_players);

G_END_DECLS
