/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of a Collision character. For name and portrait see model/changes. */
#pragma once

#include "games/collision/character.h"
#include "model/change.h"

G_BEGIN_DECLS

/* Chooses an option in a slot, or clears it if NULL; like muster_collision_character_choose(). */
MusterChange *muster_collision_change_new_choice (MusterCollisionSlot slot, guint index, const MusterOption *option);

/* Names these values, or leaves them open. */
MusterChange *muster_collision_change_new_values (gboolean named, MusterValueSet values);

/* Empty `notes` remove them. */
MusterChange *muster_collision_change_new_notes (const char *notes);

/* Sets the budget; MUSTER_COLLISION_NO_BUDGET removes it. */
MusterChange *muster_collision_change_new_budget (gint budget);

G_END_DECLS
