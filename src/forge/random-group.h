/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random battle groups that are ready to play: three values, nobody restricted to larger battles, and as near to the
 * limit as the drawn characters allow. Groups aren't equally likely. */
#pragma once

#include "forge/random.h"
#include "games/collision/group.h"

G_BEGIN_DECLS

#define MUSTER_RANDOM_GROUP_MOST 1000 /* points: more than a first battle needs */

/* A group with that limit, whose members leave the closed slots empty; all are named in the player's language. NULL if
 * none was found. */
MusterCollisionGroup *muster_forge_draw_group (const MusterForge *forge, gint limit, MusterForgeClosed closed,
                                               MusterForgeRandom *random);

/* Two groups with that limit and the same cost, or as close as a few draws allow, with different names. FALSE, with
 * neither, if none was found. */
gboolean muster_forge_draw_equal_groups (const MusterForge *forge, gint limit, MusterForgeRandom *random,
                                         MusterCollisionGroup *groups[2]);

G_END_DECLS
