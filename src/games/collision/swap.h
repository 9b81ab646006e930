/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A swap: replacing one choice of a legal character, except its race, so that it fits into a battle group. */
#pragma once

#include "games/collision/remedy.h"

G_BEGIN_DECLS

/* Requirements for the changed character. */
typedef struct
{
  MusterValueSet values; /* must open all of it */
  gint64 saving;         /* minimum reduction of its cost; 0: points don't matter */
  gint limit;            /* the battle's size, which must allow it; negative: any */
} MusterCollisionSwapWish;

/* Finds the legal swap that changes the points least; ties go by card and catalogue order. FALSE if no single one
 * works. */
gboolean muster_collision_swap_find (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                     const MusterCollisionSwapWish *wish, MusterCollisionRemedy *swap);

G_END_DECLS
