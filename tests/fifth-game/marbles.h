/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marbles: the smallest possible game, to prove what docs/architecture.md says about adding one: a folder and a line.
 * Its only thing is a bag, its only rule that a bag holds at most ten marbles. */
#pragma once

#include "games/game.h"

G_BEGIN_DECLS

extern const MusterGame muster_marbles;
extern const MusterThingClass muster_marbles_bag_class;

G_END_DECLS
