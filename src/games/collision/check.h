/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Collision's reports: a character, a fixed character, a miniature, a battle group. */
#pragma once

#include "games/collision/group.h"
#include "model/report.h"

G_BEGIN_DECLS

MusterReport *muster_collision_check_character (const MusterCatalog *catalog, const MusterThing *thing,
                                                gboolean remedies);
MusterReport *muster_collision_check_miniature (const MusterCatalog *catalog, const MusterThing *thing,
                                                gboolean remedies);
MusterReport *muster_collision_check_fixed (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);
MusterReport *muster_collision_check_group (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

G_END_DECLS
