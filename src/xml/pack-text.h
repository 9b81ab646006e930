/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A pack as editable text: each change replaces only what it must and keeps every other byte, so comments, order and
 * line breaks stay as the player wrote them.
 *
 * Elements are identified by number in order of their start tags, the root being 0 (xml/node.h). Adding or removing
 * elements renumbers the ones after it. */
#pragma once

#include "xml/node.h"

G_BEGIN_DECLS

typedef struct _MusterPackText MusterPackText;

/* NULL if it isn't XML that Muster accepts. */
MusterPackText *muster_pack_text_new (GBytes *bytes, GError **error);
void muster_pack_text_free (MusterPackText *text);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPackText, muster_pack_text_free)

/* The current text. Valid until the next change. */
GBytes *muster_pack_text_get_bytes (MusterPackText *text);
guint muster_pack_text_count (MusterPackText *text);

/* The tree node of an element, read-only; NULL if there is none with that number. Valid until the next change. */
xmlNode *muster_pack_text_get_node (MusterPackText *text, guint element);

/* Sets an attribute; NULL removes it. A new one is placed by `order`, a NULL-terminated list of names, or last if
 * `order` is NULL. */
void muster_pack_text_set_attribute (MusterPackText *text, guint element, const char *name, const char *value,
                                     const char *const *order);

/* Sets the text of an element without child elements. Comments stay. */
void muster_pack_text_set_content (MusterPackText *text, guint element, const char *value);

/* Appends a child element given as XML. Returns its number. */
guint muster_pack_text_append (MusterPackText *text, guint parent, const char *xml);

/* Inserts an element on its own line before another. Returns its number. */
guint muster_pack_text_insert (MusterPackText *text, guint before, const char *xml);

/* Removes an element, with its line if nothing else is on it. */
void muster_pack_text_remove (MusterPackText *text, guint element);

/* An element as written, unindented. Free with g_free(). */
char *muster_pack_text_dup_element (MusterPackText *text, guint element);

G_END_DECLS
