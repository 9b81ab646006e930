/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of filling share. */
#pragma once

#include "forge/fill.h"

G_BEGIN_DECLS

/* As muster_fill_find(), with each candidate at most so often: an array of as many numbers as there are candidates. */
MusterFill *muster_fill_find_within (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                     const GPtrArray *candidates, const guint *most);

/* Whether the first is the better of two that fill the same group. */
gboolean muster_fill_is_better (const MusterFill *a, const MusterFill *b);

G_END_DECLS
