/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The meaning of a document as one text: two documents that say the same give the same text. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The text for a document that Muster wrote. Left out are names, notes, portraits, comments and foreign elements; attributes are
 * sorted, and so are elements, equal ones counted together, except castles and defenses, whose order matters in play. The name of
 * something without a `ref` or a race is kept: it says what it is. NULL where it isn't XML. Free with g_free(). */
char *muster_canonical_dup (const char *xml, GError **error);

G_END_DECLS
