/* SPDX-License-Identifier: GPL-3.0-or-later */
/* House options that a thing carries but nobody has installed: its verdict with them, and installing them. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* The packs (char) that a thing carries and the catalogue lacks or has in another version. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_carried_packs_list (const MusterThing *thing, const MusterCatalog *catalog);

/* The names of the packs: "Harbour 1.0, Docks 2". Free with g_free(). */
char *muster_carried_packs_dup_names (const GPtrArray *packs);

/* The thing's verdict with its carried packs: "legal, 32 points, with 1 house option". NULL if it carries nothing new
 * or the packs can't be used. Free with g_free(). */
char *muster_carried_packs_dup_verdict (const MusterThing *thing, const MusterCatalog *catalog);

/* Installs packs or parts of packs. `replace` says whether to overwrite installed options that differ. */
gboolean muster_carried_packs_install (const GPtrArray *packs, gboolean replace, GError **error);

/* What replacing would do to the library: MusterConsequence, for the first pack that differs from an installed one.
 * NULL if none does. Free with g_ptr_array_unref(). */
GPtrArray *muster_carried_packs_predict (MusterSession *session, const GPtrArray *packs);

G_END_DECLS
