/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a whole character, from its totals: what the forge adds up from its options. */
#pragma once

#include "forge/aim.h"
#include "games/collision/character.h"

gint64 score_of (const MusterForgeAim *aim, const MusterCollisionCharacter *character);
