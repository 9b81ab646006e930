/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search of a siege: which castles to take, which defenses to attack, and how to use the specials. */
#pragma once

#include "games/castles/siege.h"

G_BEGIN_DECLS

/* The fate of a castle. */
typedef struct
{
  gboolean stolen;
  gboolean attacked;  /* attack cards raze the castle itself */
  guint sabotages;    /* number of Sabotages played on it */
  gboolean *defenses; /* for each defense: attack cards remove it */
} MusterCastlesSiegeFate;

/* The best result. */
typedef struct
{
  guint castle, n_castles; /* the fates are those of the castles from this index */
  MusterCastlesSiegeFate *fates;
  guint cannon_fires;
  gboolean raze;  /* a Jester razes the bare castles at the end */
  guint64 attack; /* the attack needed */
} MusterCastlesSiegeChoice;

void muster_castles_siege_choice_free (MusterCastlesSiegeChoice *choice);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesSiegeChoice, muster_castles_siege_choice_free)

/* The fewest attack cards worth at least an amount, and the least total worth; G_MAXUINT if all cards aren't enough. */
typedef struct
{
  guint cards, spent;
} MusterCastlesSiegePrice;

/* Searches all castles, or one (`castle`, otherwise -1), with `prices` for each attack value from 0 to `top`. Free with
 * muster_castles_siege_choice_free(). NULL with MUSTER_ERROR_TOO_LARGE if the search would take too long. */
MusterCastlesSiegeChoice *muster_castles_siege_search (const MusterCastlesSiege *siege, gint castle,
                                                       const MusterCastlesSiegePrice *prices, gsize top,
                                                       GError **error);

/* Sets MUSTER_ERROR_TOO_LARGE. */
void muster_castles_siege_refuse (GError **error);

G_END_DECLS
