/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random battle groups that can be played at once: three values, nobody who may only fight in larger battles, and as near to
 * the limit as those who were drawn allow. Not each group is as likely as any other. */
#pragma once

#include "forge/random.h"
#include "games/collision/group.h"

G_BEGIN_DECLS

#define MUSTER_RANDOM_GROUP_MOST 1000 /* points: more than a first battle needs */

/* A group of that limit, whose members leave the closed slots empty; they and the group are named in the player's tongue.
 * NULL where nobody was found. */
MusterCollisionGroup *muster_forge_draw_group (const MusterForge *forge, gint limit, MusterForgeClosed closed,
                                               MusterForgeRandom *random);

/* Two groups of that limit that cost the same, or as nearly the same as a few draws have them; named apart. FALSE, with neither,
 * where nobody was found. */
gboolean muster_forge_draw_equal_groups (const MusterForge *forge, gint limit, MusterForgeRandom *random,
                                         MusterCollisionGroup *groups[2]);

G_END_DECLS
