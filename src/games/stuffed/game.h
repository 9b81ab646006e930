/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed: its table. */
#pragma once

#include "games/game.h"

G_BEGIN_DECLS

extern const MusterGame muster_stuffed;

G_END_DECLS
