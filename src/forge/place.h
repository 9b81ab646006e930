/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The place of a character among all completions of a draft, and the character at a place.
 *
 * Places count from 0 in catalogue order, slot by slot. The characters of the tables and the places below their count
 * correspond one to one. */
#pragma once

#include "forge/tables.h"

G_BEGIN_DECLS

/* How many there are. Only tables whose count fits (see count.h) have places; otherwise 0. */
guint64 muster_forge_count_places (MusterForgeTables *tables);

/* FALSE if the character isn't one of them. */
gboolean muster_forge_rank (MusterForgeTables *tables, const MusterForgeBuild *build, guint64 *place);

/* FALSE if there is no such place. */
gboolean muster_forge_unrank (MusterForgeTables *tables, guint64 place, MusterForgeBuild *build);

G_END_DECLS
