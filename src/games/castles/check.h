/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Castles: the rules for kingdoms, and their report. */
#pragma once

#include "games/castles/kingdom.h"
#include "model/report.h"

G_BEGIN_DECLS

MusterReport *muster_castles_check_kingdom (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* How many castles it has, their health, and how many are missing, in two sentences. Free with g_free(). */
char *muster_castles_dup_derivation (const MusterCatalog *catalog, const MusterCastlesKingdom *kingdom);

/* Why another order of defenses would have been safer; NULL if there is none. Free with g_free(). */
char *muster_castles_dup_advice (const MusterCastlesKingdom *kingdom, guint castle);

G_END_DECLS
