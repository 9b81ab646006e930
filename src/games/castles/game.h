/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: its table. */
#pragma once

#include "games/game.h"

G_BEGIN_DECLS

extern const MusterGame muster_castles;

G_END_DECLS
