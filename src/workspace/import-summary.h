/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What there is to say about a file that was opened: what nobody here knows and was kept, or why it was refused. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/document.h"

G_BEGIN_DECLS

/* Sentences about what stands in it that no installed content knows; empty where all is known. Free with g_free(). */
char *muster_import_summary_dup (const MusterCatalog *catalog, const MusterDocument *document);

/* Why a file was refused, and that it was left as it is. Free with g_free(). */
char *muster_import_summary_dup_refusal (const char *path, const GError *error);

G_END_DECLS
