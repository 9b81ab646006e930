/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battle groups by hand, of members whose points and values are known from tests/golden/groups.golden. */
#pragma once

#include "support/cmocka.h"

#include "games/collision/group.h"

G_BEGIN_DECLS

/* A new member by its race, with the skill that goes with it:
 *   wisp 22 Diplomacy, fae 22 Chivalry, orc 20 Mysticism, dwarf 17 Liberty, demon 24 Brutality, imp 22 Conquest, human 20 none;
 *   knight: a Human, 4 of Swords, open between Brutality and Chivalry; ace: a Human, Ace of Cups, for 250 points and more. */
MusterCollisionCharacter *band_new (const char *race);

/* Adds one, so many of it, under the name of its race. */
MusterCollisionCharacter *band_add (MusterCollisionGroup *group, const char *race, guint count);

/* A fixed character. */
MusterCollisionFixed *band_add_fixed (MusterCollisionGroup *group, const char *name, gint points, const char *value,
                                      gint limit);

MusterValueSet band_value (const char *id);

G_END_DECLS
