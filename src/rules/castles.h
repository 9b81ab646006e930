/* Castles: what a kingdom may hold, its report, and what it brings to a siege. */
#pragma once

#include "model/castles.h"
#include "model/report.h"

G_BEGIN_DECLS

MusterReport *muster_castles_check_kingdom (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* What the castle itself is worth: what its upgrade lifts it to, or what a plain castle has. */
guint muster_castles_get_worth (const MusterCatalog *catalog, const MusterCastle *castle);

/* What the castle is worth with all its defenses. */
guint muster_castles_get_health (const MusterCatalog *catalog, const MusterCastle *castle);

/* "castle 2 (Moat)": a castle of the row as a sentence names it, counted from 0. Free with g_free(). */
char *muster_castles_dup_label (const MusterKingdom *kingdom, guint castle);

G_END_DECLS
