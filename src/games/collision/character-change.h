/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a Collision character. Its name and its portrait are changed like those of any thing (model/changes). */
#pragma once

#include "games/collision/character.h"
#include "model/change.h"

G_BEGIN_DECLS

/* Chooses an option in a slot, or nothing where it is NULL; as muster_collision_character_choose(). */
MusterChange *muster_collision_change_new_choice (MusterCollisionSlot slot, guint index, const MusterOption *option);

/* Names these values, or leaves all open. */
MusterChange *muster_collision_change_new_values (gboolean named, MusterValueSet values);

/* `notes` may be empty, which is none. */
MusterChange *muster_collision_change_new_notes (const char *notes);

/* What it should cost at most; MUSTER_COLLISION_NO_BUDGET for nothing said. */
MusterChange *muster_collision_change_new_budget (gint budget);

G_END_DECLS
