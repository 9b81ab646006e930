/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stuffed: its table. */
#pragma once

#include "games/game.h"

G_BEGIN_DECLS

extern const MusterGame muster_stuffed;

/* For the classes. */
extern const MusterThingRules muster_stuffed_team_rules;

G_END_DECLS
