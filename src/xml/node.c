/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/node.h"

#include "model/text/id.h"

gboolean
muster_node_is (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && g_str_equal ((const char *) node->name, name);
}

xmlNode *
muster_node_find_child (xmlNode *node, const char *name)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (muster_node_is (child, name))
      return child;
  return NULL;
}

/* Collapses white space, including line breaks, to one space: packs are wrapped for reading. The same for terminal
 * control characters. */
static char *
dup_folded (const char *text)
{
  GString *folded = g_string_new (NULL);
  gboolean gap = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar c = g_utf8_get_char (text);

      if (c == ' ' || g_unichar_iscntrl (c))
        {
          gap = folded->len > 0;
          continue;
        }
      if (gap)
        g_string_append_c (folded, ' ');
      gap = FALSE;
      g_string_append_unichar (folded, c);
    }

  return g_string_free (folded, FALSE);
}

char *
muster_node_dup_attribute (xmlNode *node, const char *name)
{
  xmlChar *value = xmlGetNoNsProp (node, (const xmlChar *) name);
  char *copy = value != NULL ? dup_folded ((const char *) value) : NULL;

  xmlFree (value);
  return copy;
}

char **
muster_node_dup_list (xmlNode *node, const char *name)
{
  g_autofree char *text = muster_node_dup_attribute (node, name);

  return g_strsplit (text != NULL ? text : "", " ", -1);
}

char *
muster_node_dup_text (xmlNode *node)
{
  xmlChar *content = node != NULL ? xmlNodeGetContent (node) : NULL;
  char *text = dup_folded (content != NULL ? (const char *) content : "");

  xmlFree (content);
  return text;
}

char *
muster_node_dup_id (xmlNode *node)
{
  g_autofree char *name = NULL;
  char *id = muster_node_dup_attribute (node, "id");

  if (id != NULL)
    return id;
  name = muster_node_dup_attribute (node, "name");
  return muster_id_dup_from_name (name != NULL ? name : "");
}

/* Numbers. */

static xmlNode *
find_element (xmlNode *node)
{
  while (node != NULL && node->type != XML_ELEMENT_NODE)
    node = node->next;
  return node;
}

xmlNode *
muster_node_next (xmlNode *node)
{
  xmlNode *next = find_element (node->children);

  for (; next == NULL && node != NULL && node->type == XML_ELEMENT_NODE; node = node->parent)
    next = find_element (node->next);
  return next;
}

/* Numbers are stored in libxml2's field for application data. */
void
muster_node_number (xmlDoc *doc)
{
  guint n = 0;

  for (xmlNode *node = xmlDocGetRootElement (doc); node != NULL; node = muster_node_next (node))
    node->_private = GUINT_TO_POINTER (n++);
}

gint
muster_node_get_number (const xmlNode *node)
{
  return (gint) GPOINTER_TO_UINT (node->_private);
}
