/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search for the best character as a linear model, for GLPK: all slots, values, hands, ranks, suits and the weapon that
 * counts. It asks the rules one option at a time and knows nothing of how the forge searches. */
#pragma once

#include "forge/aim.h"

G_BEGIN_DECLS

/* The best score of a legal character of at most so many points. `took` gets the milliseconds of processor that glpsol
 * needed; it may be NULL. G_MININT64 where it finds none. */
gint64 glpk_find_best (const char *glpsol, const MusterForge *forge, const MusterForgeAim *aim, gint points,
                       gdouble *took);

G_END_DECLS
