/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search behind a siege: which castles to take, which defenses to attack and what the specials are for. */
#pragma once

#include "games/castles/siege.h"

G_BEGIN_DECLS

/* What becomes of one castle. */
typedef struct
{
  gboolean stolen;
  gboolean attacked;  /* attack cards raze the castle itself */
  guint sabotages;    /* how many are played on it */
  gboolean *defenses; /* for each defense: attack cards remove it */
} MusterCastlesSiegeFate;

/* The best that can be done. */
typedef struct
{
  guint castle, n_castles; /* the fates are those of the castles from this one on */
  MusterCastlesSiegeFate *fates;
  guint cannon_fires;
  gboolean raze;  /* a Jester razes what is bare in the end */
  guint64 attack; /* what the attack cards have to be worth at least */
} MusterCastlesSiegeChoice;

void muster_castles_siege_choice_free (MusterCastlesSiegeChoice *choice);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCastlesSiegeChoice, muster_castles_siege_choice_free)

/* How few attack cards are worth at least so much, and how little they are worth; G_MAXUINT where all are worth less. */
typedef struct
{
  guint cards, spent;
} MusterCastlesSiegePrice;

/* Searches all castles, or a single one (`castle`, else -1), with `prices` for each attack value from 0 to `top`. Free with
 * muster_castles_siege_choice_free(). NULL with MUSTER_ERROR_TOO_LARGE where there is more to try than anybody would wait for. */
MusterCastlesSiegeChoice *muster_castles_siege_search (const MusterCastlesSiege *siege, gint castle,
                                                       const MusterCastlesSiegePrice *prices, gsize top,
                                                       GError **error);

/* Sets MUSTER_ERROR_TOO_LARGE. */
void muster_castles_siege_refuse (GError **error);

G_END_DECLS
