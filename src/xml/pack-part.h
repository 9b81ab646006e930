/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts of a pack: some of its elements, as a pack that says the same of them. A document carries only the part that it uses, and parts of
 * one pack are put together again where they are installed.
 *
 * A pack is its XML here, as a document carries it. What isn't one has no elements. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

/* Whether to keep an element, or a reference of an <also>, which has a key of its own. */
typedef gboolean (*MusterPackKeep) (MusterKind kind, const char *id, const char *key, gpointer data);

/* The pack with those of its elements and references that are to be kept, comments and order with them. NULL where none is. Free with
 * g_free(). */
char *muster_pack_part_dup (const char *pack, MusterPackKeep keep, gpointer data);

/* What each element of a pack says, whatever white space and comments are around it: its key, "KIND ID", to a text. A reference begins with
 * a plus, and says nothing. Free with g_hash_table_unref(). */
GHashTable *muster_pack_part_index (const char *pack);

/* The option that a key is of. FALSE for a reference. Free the id with g_free(). */
gboolean muster_pack_part_parse_key (const char *key, MusterKind *kind, char **id);

/* Whether a pack says all that the part does. */
gboolean muster_pack_part_says (const char *pack, const char *part);

/* `pack`, all of its file, with the elements of `part`: those that it has already are replaced where they say something else, the others come at the end of
 * their section. NULL where one of both isn't a pack. Free with g_free(). */
char *muster_pack_part_join (const char *pack, const char *part);

G_END_DECLS
