/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading things from the player's library, for commands that don't change it. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

/* All things of a library (MusterThing), by name, without links to it. NULL after an error. */
GPtrArray *muster_library_source_read (const char *path, const MusterCatalog *catalog, GError **error);

G_END_DECLS
