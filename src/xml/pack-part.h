/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts of a pack: a selection of its elements, again as a pack. A document carries only the part it uses, and
 * installing merges parts of one pack again.
 *
 * Packs are XML text here, as documents carry them. Anything else counts as having no elements. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

/* Whether to keep an element, or a reference in an <also>, which has its own key. */
typedef gboolean (*MusterPackKeep) (MusterKind kind, const char *id, const char *key, gpointer data);

/* The pack reduced to the kept elements and references, with their comments and order. NULL if nothing is kept. Free
 * with g_free(). */
char *muster_pack_part_dup (const char *pack, MusterPackKeep keep, gpointer data);

/* Maps each element's key, "KIND ID", to its content without surrounding white space and comments. Keys of references
 * begin with a plus and have no content. Free with g_hash_table_unref(). */
GHashTable *muster_pack_part_index (const char *pack);

/* Parses a key. FALSE for a reference. Free the id with g_free(). */
gboolean muster_pack_part_parse_key (const char *key, MusterKind *kind, char **id);

/* Whether a pack contains everything in the part. */
gboolean muster_pack_part_says (const char *pack, const char *part);

/* `pack`, a whole file, merged with the elements of `part`: existing ones are replaced if they differ, others are
 * appended to their section. NULL if either isn't a pack. Free with g_free(). */
char *muster_pack_part_join (const char *pack, const char *part);

G_END_DECLS
