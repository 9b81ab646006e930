/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puppet Wars Unstitched: its table. */
#pragma once

#include "games/game.h"

G_BEGIN_DECLS

extern const MusterGame muster_puppet_wars;

G_END_DECLS
