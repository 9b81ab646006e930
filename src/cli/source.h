/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a command is given to read: a file, standard input, or a link with a code ("muster:…"). */
#pragma once

#include "model/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

/* The document that it names. The error is "PATH:LINE: cause", or what is wrong with the code. */
MusterDocument *muster_source_read (const char *source, const MusterCatalog *catalog, GError **error);

/* The same with the packs that it carries (games/document-file.h). */
MusterDocument *muster_source_read_carried (const char *source, const MusterCatalog *catalog, GError **error);

G_END_DECLS
