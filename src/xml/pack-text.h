/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pack as a text to be edited: each change cuts out what it replaces and leaves every other byte where it is, so that comments, order
 * and line breaks stay as the player wrote them.
 *
 * Elements are known by their numbers, in the order of their start tags, the root being 0 (xml/node.h). A change that adds or removes
 * elements moves the numbers of those behind. */
#pragma once

#include "xml/node.h"

G_BEGIN_DECLS

typedef struct _MusterPackText MusterPackText;

/* NULL where it isn't XML that Muster reads. */
MusterPackText *muster_pack_text_new (GBytes *bytes, GError **error);
void muster_pack_text_free (MusterPackText *text);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPackText, muster_pack_text_free)

/* As it is now. Holds until the next change. */
GBytes *muster_pack_text_get_bytes (MusterPackText *text);
guint muster_pack_text_count (MusterPackText *text);

/* An element as a node of the tree, to be looked at; NULL where there is none of that number. Holds until the next change. */
xmlNode *muster_pack_text_get_node (MusterPackText *text, guint element);

/* Sets an attribute; NULL removes it. A new one goes behind those that stand before it in `order`, which ends with NULL; or at the end,
 * where `order` is NULL. */
void muster_pack_text_set_attribute (MusterPackText *text, guint element, const char *name, const char *value,
                                     const char *const *order);

/* Sets the text in an element that has no elements within. Comments stay. */
void muster_pack_text_set_content (MusterPackText *text, guint element, const char *value);

/* Adds an element, written as XML, as the last child. Returns its number. */
guint muster_pack_text_append (MusterPackText *text, guint parent, const char *xml);

/* Adds one on a line of its own before another one. Returns its number. */
guint muster_pack_text_insert (MusterPackText *text, guint before, const char *xml);

/* Removes an element, and its line where nothing else stands in it. */
void muster_pack_text_remove (MusterPackText *text, guint element);

/* An element as it is written, its lines moved to the left. Free with g_free(). */
char *muster_pack_text_dup_element (MusterPackText *text, guint element);

G_END_DECLS
