/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layers of the characters of one class in a region: what can be chosen in each, alike choices together. Private to the
 * layers. */
#pragma once

#include "forge/layers/piles.h"
#include "forge/layers/region.h"

G_BEGIN_DECLS

#define MUSTER_FORGE_MOST_SETS 64 /* the number of sets of three of eight values */

typedef struct
{
  MusterForgeOpen open; /* what the choice leaves open */
  gint tag;             /* hands or skills that it takes */
  MusterSpread spread;
} MusterForgeChoice;

typedef struct
{
  GArray *choices; /* MusterForgeChoice */
  gint most;       /* of the tags of all layers so far together */
  gboolean last;   /* of those that have this tag: the next begins with 0 */

  /* By set: the sets that may be left out beside it, because it opens all that they open in later layers. */
  MusterForgeOpen better_than[MUSTER_FORGE_MOST_SETS];
} MusterForgeLayer;

/* MusterForgeLayer, in order. Free with g_ptr_array_unref(). */
GPtrArray *muster_forge_layers_new (const MusterForgeTables *tables, const MusterForgeRegion *region, guint class);

/* All sets of values that the tables have. */
MusterForgeOpen muster_forge_open_all (const MusterForgeTables *tables);

/* Whether a settled choice and a region allow a candidate, by its place. */
gboolean muster_forge_region_allows (MusterForgeRange range, gint settled, guint place);

G_END_DECLS
