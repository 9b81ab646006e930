/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An example of an option: a legal character with it. */
#pragma once

#include "forge/space.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* The cheapest legal character with that option; for an aim the best one of at most 100 points; for an ability one with
 * an option that gives it. NULL if there is none, or characters don't choose such options. */
MusterThing *muster_forge_make_example (const MusterForge *forge, const MusterOption *option);

G_END_DECLS
