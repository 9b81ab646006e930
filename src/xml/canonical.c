/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/canonical.h"

#include <string.h>

#include "xml/safe.h"

static gint
compare_text (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
is_one_of (const xmlNode *node, const char *const *names)
{
  return g_strv_contains (names, (const char *) node->name);
}

/* Lists and built characters are defined by their contents, not their names; codes know nothing else either. */
static gboolean
is_name_free (const xmlNode *node)
{
  static const char *const named[]
      = { "character", "battle-group", "toy-box", "kingdom", "puppet-state", "team", NULL };

  return is_one_of (node, named);
}

static gboolean
counts (const xmlNode *node, const char *attribute)
{
  return !g_str_equal (attribute, "count") && !(g_str_equal (attribute, "name") && is_name_free (node));
}

static void
append_attributes (GString *text, xmlNode *node)
{
  g_autoptr (GPtrArray) attributes = g_ptr_array_new_with_free_func (g_free);

  for (xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (attribute->ns == NULL && counts (node, (const char *) attribute->name))
      {
        xmlChar *value = xmlNodeListGetString (node->doc, attribute->children, 1);
        g_autofree char *escaped = g_markup_escape_text (value != NULL ? (const char *) value : "", -1);

        g_ptr_array_add (attributes, g_strdup_printf (" %s=\"%s\"", attribute->name, escaped));
        xmlFree (value);
      }
  g_ptr_array_sort (attributes, compare_text);
  for (guint i = 0; i < attributes->len; i++)
    g_string_append (text, attributes->pdata[i]);
}

static guint64
get_count (xmlNode *node)
{
  xmlChar *value = xmlGetNoNsProp (node, (const xmlChar *) "count");
  guint64 count = value != NULL ? g_ascii_strtoull ((const char *) value, NULL, 10) : 1;

  xmlFree (value);
  return count;
}

static gboolean
means_something (const xmlNode *node, const xmlNs *ns)
{
  static const char *const silent[] = { "notes", "portrait", "house-content", NULL };

  return node->type == XML_ELEMENT_NODE && node->ns != NULL && xmlStrEqual (node->ns->href, ns->href)
         && !is_one_of (node, silent);
}

static char *dup_element (xmlNode *node);

/* Merges equal unordered elements into one with a count; ordered ones stay in place. */
static void
append_children (GString *text, xmlNode *node)
{
  static const char *const ordered[] = { "castle", "defense", NULL };
  g_autoptr (GHashTable) counted = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();

  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (means_something (child, node->ns))
      {
        char *element = dup_element (child);
        guint64 *count = g_hash_table_lookup (counted, element);

        if (is_one_of (child, ordered))
          g_string_append_printf (text, "%" G_GUINT64_FORMAT "%s", get_count (child), element);
        else if (count != NULL)
          *count += get_count (child);
        else
          {
            guint64 first = get_count (child);

            g_ptr_array_add (keys, element);
            g_hash_table_insert (counted, element, g_memdup2 (&first, sizeof first));
            continue;
          }
        g_free (element);
      }
  g_ptr_array_sort (keys, compare_text);
  for (guint i = 0; i < keys->len; i++)
    g_string_append_printf (text, "%" G_GUINT64_FORMAT "%s", *(guint64 *) g_hash_table_lookup (counted, keys->pdata[i]),
                            (char *) keys->pdata[i]);
}

static char *
dup_element (xmlNode *node)
{
  GString *text = g_string_new ("<");

  g_string_append (text, (const char *) node->name);
  append_attributes (text, node);
  g_string_append_c (text, '>');
  append_children (text, node);
  g_string_append (text, "</>");
  return g_string_free (text, FALSE);
}

char *
muster_canonical_dup (const char *xml, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (xml, strlen (xml));
  xmlDoc *document = muster_safe_parse (bytes, "-", error);
  char *text;

  if (document == NULL)
    return NULL;
  text = dup_element (xmlDocGetRootElement (document));
  xmlFreeDoc (document);
  return text;
}
