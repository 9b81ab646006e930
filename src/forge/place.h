/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The place of a character among all that complete a draft, and the character at a place.
 *
 * Places count from 0 in the order of the catalogue, slot by slot. Every character that the tables know has exactly one,
 * and every place up to their number is one character's. */
#pragma once

#include "forge/tables.h"

G_BEGIN_DECLS

/* How many there are. Only tables whose count fits (see count.h) have places: 0 else. */
guint64 muster_forge_count_places (MusterForgeTables *tables);

/* FALSE where the character isn't one of them. */
gboolean muster_forge_rank (MusterForgeTables *tables, const MusterForgeBuild *build, guint64 *place);

/* FALSE where there is no such place. */
gboolean muster_forge_unrank (MusterForgeTables *tables, guint64 place, MusterForgeBuild *build);

G_END_DECLS
