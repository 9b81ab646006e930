/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which choice of a character a part of its card comes from, for whoever points at it. */
#pragma once

#include "games/collision/character.h"
#include "model/page/card-zone.h"

G_BEGIN_DECLS

/* The slot may be MUSTER_COLLISION_SLOT_VALUES. FALSE where no one choice is behind it, as with a number. */
gboolean muster_collision_find_origin (const MusterCollisionCharacter *character, const MusterCardZone *zone,
                                       MusterCollisionSlot *slot, guint *index);

G_END_DECLS
