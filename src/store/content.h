/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The content database: packs compiled into SQLite, read at every start.
 *
 * It is opened read-only and never trusted: a bad file is refused and nothing worse. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* The catalogue as a database file. Equal catalogues give equal bytes. Fails for anything that muster_content_read()
 * would refuse. */
GBytes *muster_content_compile (const MusterCatalog *catalog, GError **error);

/* Reads a database. The error is a sentence that names the file. */
MusterCatalog *muster_content_read (const char *path, GError **error);

/* Whether these bytes could be read as a database. The error is a sentence about the packs they were compiled from. */
gboolean muster_content_is_readable (GBytes *content, GError **error);

G_END_DECLS
