/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search for the best character as a linear program for GLPK: slots, values, hands, ranks, suits and the weapon
 * that counts. It uses the rules for one option at a time, and nothing of the forge. */
#pragma once

#include "forge/aim.h"

G_BEGIN_DECLS

/* The best score of a legal character of at most that many points. `took` receives glpsol's processor milliseconds; it
 * may be NULL. G_MININT64 if it finds none. */
gint64 glpk_find_best (const char *glpsol, const MusterForge *forge, const MusterForgeAim *aim, gint points,
                       gdouble *took);

G_END_DECLS
