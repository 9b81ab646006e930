/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New things with the player's settings. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A new thing of a class that can be made empty. Free with muster_thing_free(). */
MusterThing *muster_new_thing_make (const MusterThingClass *klass, const MusterCatalog *catalog);

G_END_DECLS
