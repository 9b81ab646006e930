/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collision: its table. */
#pragma once

#include "games/game.h"

G_BEGIN_DECLS

extern const MusterGame muster_collision;

/* For the classes. */
extern const MusterThingRules muster_collision_character_rules;
extern const MusterThingRules muster_collision_fixed_rules;
extern const MusterThingRules muster_collision_group_rules;

G_END_DECLS
