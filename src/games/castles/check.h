/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: what a kingdom may hold, and its report. */
#pragma once

#include "games/castles/kingdom.h"
#include "model/report.h"

G_BEGIN_DECLS

MusterReport *muster_castles_check_kingdom (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* How many castles it has, what they are worth, and how many are missing: two sentences. Free with g_free(). */
char *muster_castles_dup_story (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom);

/* Why another order of play would have been safer for its defenses; NULL where there is none. Free with g_free(). */
char *muster_castles_dup_advice (const MusterCastlesKingdom *kingdom, guint castle);

G_END_DECLS
