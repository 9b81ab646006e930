/* SPDX-License-Identifier: GPL-3.0-or-later */
/* House options that a thing carries but nobody has installed: its verdict with them, and installing them. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/digest.h"
#include "model/thing.h"
#include "workspace/house.h"

G_BEGIN_DECLS

/* The packs (char) that a thing carries and the catalogue lacks or has in another version. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_carried_packs_list (const MusterThing *thing, const MusterCatalog *catalog);

/* The catalogue with what these things (MusterThing) carry and it lacks; it must outlive the new one. Packs that the player disabled or
 * removed are left out. NULL if nothing remains, or the packs can't be used. */
MusterCatalog *muster_carried_packs_make_catalog (const GPtrArray *things, const MusterCatalog *catalog);

/* Things (MusterThing) again with the options of another catalogue. Free with g_ptr_array_unref(). */
GPtrArray *muster_carried_packs_move (const GPtrArray *things, const MusterCatalog *from, const MusterCatalog *to);

/* Whether a thing is judged with carried options, whatever is installed. */
gboolean muster_carried_packs_is_used (const MusterThing *thing, const MusterCatalog *catalog);

/* A thing's digest, made with what it carries. */
MusterDigest *muster_carried_packs_make_digest (const MusterCatalog *catalog, const MusterThing *thing);

/* The names of the packs: "Harbour 1.0, Docks 2". Free with g_free(). */
char *muster_carried_packs_dup_names (const GPtrArray *packs);

/* The thing's verdict with its carried packs: "legal, 32 points, with 1 house option". NULL if it carries nothing new
 * or the packs can't be used. Free with g_free(). */
char *muster_carried_packs_dup_verdict (const MusterThing *thing, const MusterCatalog *catalog);

/* Installs packs or parts of packs. `replace` says whether to overwrite installed options that differ. */
gboolean muster_carried_packs_install (const GPtrArray *packs, gboolean replace, GError **error);

/* The numbers (guint) of the catalogue's house packs that differ from these. Free with g_array_unref(). */
GArray *muster_carried_packs_find_rivals (const GPtrArray *packs, const MusterCatalog *catalog);

G_END_DECLS
