/* What leaves the window: a thing as a PDF, and as a text to paste. */
#pragma once

#include "model/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* The thing's cards (MusterCard), and the page that lists it (MusterRoster; at most one). Free with g_ptr_array_unref(). */
GPtrArray *muster_export_make_cards (const MusterCatalog *catalog, const MusterThing *thing);
GPtrArray *muster_export_make_rosters (const MusterCatalog *catalog, const MusterThing *thing);

/* Writes the thing's cards and its list to a file. */
gboolean muster_export_pdf (const MusterCatalog *catalog, const MusterThing *thing, const char *path, GError **error);

/* The thing as a short text for a chat. Free with g_free(). */
char *muster_export_dup_text (const MusterCatalog *catalog, const MusterThing *thing);

/* A thing that has no editor yet, in words: what is in it and what is wrong. Free with g_free(). */
char *muster_export_dup_report (const MusterCatalog *catalog, const MusterThing *thing);

G_END_DECLS
