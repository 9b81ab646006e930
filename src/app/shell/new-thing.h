/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A new thing, as the player's settings have it. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* A new thing of a class that can be made from nothing. Free with muster_thing_free(). */
MusterThing *muster_new_thing_make (const MusterThingClass *klass, const MusterCatalog *catalog);

G_END_DECLS
