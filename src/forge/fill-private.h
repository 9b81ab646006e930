/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of filling. */
#pragma once

#include "forge/fill.h"

G_BEGIN_DECLS

/* Like muster_fill_find(), with a separate limit for each candidate. */
MusterFill *muster_fill_find_within (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                     const GPtrArray *candidates, const guint *most);

/* Whether the first is the better of two fills for the same group. */
gboolean muster_fill_is_better (const MusterFill *a, const MusterFill *b);

G_END_DECLS
