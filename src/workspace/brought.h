/* SPDX-License-Identifier: GPL-3.0-or-later */
/* House options that a thing brought along and nobody has installed: what it is with them, and installing them. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* The packs (char) that a thing carries and the catalogue hasn't got, or has otherwise. Free with g_ptr_array_unref(). */
GPtrArray *muster_brought_list (const MusterThing *thing, const MusterCatalog *catalog);

/* What those packs call themselves: "Harbour 1.0, Docks 2". Free with g_free(). */
char *muster_brought_dup_names (const GPtrArray *packs);

/* What a thing is with what it brought, for it alone: "legal, 32 points, with 1 house option". NULL where it brought nothing that the
 * catalogue hasn't got, or that can't be used. Free with g_free(). */
char *muster_brought_dup_verdict (const MusterThing *thing, const MusterCatalog *catalog);

/* Installs packs, or parts of them. Where an installed one has an option otherwise, `replace` says whether that is replaced. */
gboolean muster_brought_install (const GPtrArray *packs, gboolean replace, GError **error);

/* What replacing would do to the library: MusterConsequence, for the first of the packs that an installed one has otherwise. NULL where
 * none has. Free with g_ptr_array_unref(). */
GPtrArray *muster_brought_foresee (MusterSession *session, const GPtrArray *packs);

G_END_DECLS
