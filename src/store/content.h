/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The content database: packs compiled into SQLite, which the program reads at every start.
 *
 * It is opened for reading only and never trusted: whoever made the file, the worst it can do is to be refused. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* The catalogue as the bytes of a database file. The same catalogue gives the same bytes. What muster_content_read() would refuse is
 * refused here already. */
GBytes *muster_content_compile (const MusterCatalog *catalog, GError **error);

/* Reads a database. The error is one sentence that names the file. */
MusterCatalog *muster_content_read (const char *path, GError **error);

/* Whether that would read these bytes, if they were a file. The error is one sentence about the packs that they were compiled from. */
gboolean muster_content_is_readable (GBytes *content, GError **error);

G_END_DECLS
