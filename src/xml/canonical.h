/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The canonical text of a document: documents with the same meaning have the same text. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The canonical text of a document that Muster wrote. Names, notes, portraits, comments and foreign elements are
 * omitted; attributes are sorted, and so are elements, with equal ones counted together, except castles and defenses,
 * whose order matters. The name of something without `ref` or race is kept, because it identifies it. NULL if it isn't
 * XML. Free with g_free(). */
char *muster_canonical_dup (const char *xml, GError **error);

G_END_DECLS
