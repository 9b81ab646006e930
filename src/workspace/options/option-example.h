/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An example of an option in use: a thing of its game that has it. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* NULL if nothing legal can have it, or no card or list would show it. The catalogue must outlive it. Free with
 * muster_thing_free(). */
MusterThing *muster_option_example_new (const MusterCatalog *catalog, const MusterOption *option);

/* The kinds of options (MusterKind) of the game with that id; of all games if it is NULL. Free with g_array_unref(). */
GArray *muster_option_kinds_of_game (const char *game);

G_END_DECLS
