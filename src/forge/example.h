/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An example of an option: a legal character that has it. */
#pragma once

#include "forge/space.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* The cheapest legal character with that option; of an aim, the best for it of at most 100 points; of an ability, one with an option that gives
 * it. NULL where no legal character has it, or characters don't choose options of that kind. */
MusterThing *muster_forge_make_example (const MusterForge *forge, const MusterOption *option);

G_END_DECLS
