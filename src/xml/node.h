/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The elements of a pack as a tree: what they say, and their numbers in the order of the file. */
#pragma once

#include <libxml/tree.h>

#include <glib.h>

G_BEGIN_DECLS

gboolean muster_node_is (const xmlNode *node, const char *name);

/* The first child element of that name; NULL where there is none. */
xmlNode *muster_node_find_child (xmlNode *node, const char *name);

/* An attribute, folded: runs of white space and control characters are one space. NULL where there is none. Free with g_free(). */
char *muster_node_dup_attribute (xmlNode *node, const char *name);

/* The words of an attribute that is a list. Free with g_strfreev(). */
char **muster_node_dup_list (xmlNode *node, const char *name);

/* All text within, folded; "" for NULL. Free with g_free(). */
char *muster_node_dup_text (xmlNode *node);

/* The id of an option: its own, or the one that its name makes. Free with g_free(). */
char *muster_node_dup_id (xmlNode *node);

/* Numbers all elements in the order of their start tags, the root being 0, for muster_node_get_number(). */
void muster_node_number (xmlDoc *doc);
gint muster_node_get_number (const xmlNode *node);

/* The next element in that order; NULL after the last. */
xmlNode *muster_node_next (xmlNode *node);

G_END_DECLS
