/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The best legal completions of a draft for an aim, by exhaustive search, so they are proved optimal.
 *
 * Best means higher score; then fewer points; then catalogue order, slot by slot, with an empty slot first. */
#pragma once

#include "forge/aim.h"
#include "forge/front.h"

G_BEGIN_DECLS

typedef struct
{
  gint64 score;
  gint points;
  MusterForgeBuild build;
} MusterForgeResult;

/* Finds the `top` best of at most `points` points (or MUSTER_FORGE_ANY_POINTS): MusterForgeResult, best first; fewer if
 * there aren't as many. Free with g_array_unref(). */
GArray *muster_forge_find_best (const MusterForge *forge, const MusterForgeDraft *draft, const MusterForgeAim *aim,
                                gint points, guint top);

/* The best score for each number of points: MusterFrontEntry, ascending in both. Free with g_array_unref(). */
GArray *muster_forge_find_front (const MusterForge *forge, const MusterForgeDraft *draft, const MusterForgeAim *aim,
                                 gint points);

G_END_DECLS
