/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages about a file that was opened: what was unknown but kept, or why it was refused. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

/* Sentences about names that no installed content has; empty if everything is known. Free with g_free(). */
char *muster_import_summary_dup (const MusterCatalog *catalog, const MusterDocument *document);

/* Why a file was refused, and that it wasn't changed. Free with g_free(). */
char *muster_import_summary_dup_refusal (const char *path, const GError *error);

G_END_DECLS
