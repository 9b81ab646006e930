/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A swap: another option for one choice of a legal character, but not for its race, so that it fits into a battle group. */
#pragma once

#include "games/collision/remedy.h"

G_BEGIN_DECLS

/* What is asked of the character afterwards. */
typedef struct
{
  MusterValueSet values; /* these open all of it */
  gint64 saving;         /* it costs so much less, or more than that; 0: its points don't matter */
  gint limit;            /* a battle of so many points allows it; below 0: of any */
} MusterCollisionSwapWish;

/* Finds the swap that changes the points least and leaves the character legal; of equals the first in the order of the card
 * and the catalogue. FALSE where no single one does. */
gboolean muster_collision_swap_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                     const MusterCollisionSwapWish *wish, MusterCollisionRemedy *swap);

G_END_DECLS
