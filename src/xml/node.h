/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The elements of a pack as a tree, with their values and their numbers in file order. */
#pragma once

#include <libxml/tree.h>

#include <glib.h>

G_BEGIN_DECLS

gboolean muster_node_is (const xmlNode *node, const char *name);

/* The first child element with that name; NULL if there is none. */
xmlNode *muster_node_find_child (xmlNode *node, const char *name);

/* An attribute with runs of white space and control characters collapsed to one space. NULL if there is none. Free with
 * g_free(). */
char *muster_node_dup_attribute (xmlNode *node, const char *name);

/* The words of an attribute that is a list. Free with g_strfreev(). */
char **muster_node_dup_list (xmlNode *node, const char *name);

/* All text inside, collapsed; "" for NULL. Free with g_free(). */
char *muster_node_dup_text (xmlNode *node);

/* The id of an option: given, or made from its name. Free with g_free(). */
char *muster_node_dup_id (xmlNode *node);

/* Numbers all elements in order of their start tags, the root being 0, for muster_node_get_number(). */
void muster_node_number (xmlDoc *doc);
gint muster_node_get_number (const xmlNode *node);

/* The next element in that order; NULL after the last. */
xmlNode *muster_node_next (xmlNode *node);

G_END_DECLS
