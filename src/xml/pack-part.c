/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/pack-part.h"

#include <string.h>

#include "xml/node.h"
#include "xml/safe.h"

static xmlDoc *
parse (const char *pack)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (pack, strlen (pack));

  return muster_safe_parse (bytes, "", NULL);
}

/* One element alone, as documents carry it. */
static char *
dump (xmlDoc *doc)
{
  xmlBuffer *buffer = xmlBufferCreate ();
  char *text = NULL;

  if (xmlNodeDump (buffer, doc, xmlDocGetRootElement (doc), 0, 0) > 0)
    text = g_strdup ((const char *) xmlBufferContent (buffer));
  xmlBufferFree (buffer);
  return text;
}

gboolean
muster_pack_part_parse_key (const char *key, MusterKind *kind, char **id)
{
  const char *gap = strchr (key, ' ');
  g_autofree char *name = gap != NULL ? g_strndup (key, (gsize) (gap - key)) : NULL;

  if (name == NULL || !muster_kind_find (name, kind))
    return FALSE;
  *id = g_strdup (gap + 1);
  return TRUE;
}

/* Going through. */

static gboolean
is_section (const xmlNode *node)
{
  return muster_node_is (node, "universal") || muster_node_is (node, "value") || muster_node_is (node, "glossary");
}

/* An element that is an option on its own. */
static gboolean
is_option (const xmlNode *node, MusterKind *kind)
{
  return node->type == XML_ELEMENT_NODE && muster_kind_find ((const char *) node->name, kind)
         && *kind != MUSTER_KIND_VALUE;
}

/* The options of a pack: first those in sections, then the others. */
static void
list_in (xmlNode *parent, GPtrArray *nodes)
{
  MusterKind kind;

  for (xmlNode *node = parent->children; node != NULL; node = node->next)
    if (is_section (node))
      list_in (node, nodes);
    else if (is_option (node, &kind) || muster_node_is (node, "also"))
      g_ptr_array_add (nodes, node);
}

static GPtrArray *
list_options (xmlDoc *doc)
{
  GPtrArray *nodes = g_ptr_array_new ();

  list_in (xmlDocGetRootElement (doc), nodes);
  return nodes;
}

static char *
dup_key (xmlNode *node)
{
  MusterKind kind;
  g_autofree char *id = is_option (node, &kind) ? muster_node_dup_id (node) : NULL;

  return id != NULL ? g_strdup_printf ("%s %s", muster_kind_get_id (kind), id) : NULL;
}

/* A reference is identified within its section: "+value sorcery weapon sabre". */
static char *
dup_reference_key (xmlNode *node, const char *kind, const char *id)
{
  g_autofree char *section = muster_node_is (node->parent, "value") ? muster_node_dup_id (node->parent) : NULL;

  return g_strdup_printf ("+%s %s %s %s", node->parent->name, section != NULL ? section : "", kind, id);
}

/* Keeping. */

static void
drop (xmlNode *node)
{
  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

static gboolean
is_blank_text (xmlNode *node)
{
  return node != NULL && xmlIsBlankNode (node);
}

/* Includes the white space and comment before it. */
static void
remove_node (xmlNode *node)
{
  if (is_blank_text (node->prev))
    drop (node->prev);
  if (node->prev != NULL && node->prev->type == XML_COMMENT_NODE)
    {
      drop (node->prev);
      if (is_blank_text (node->prev))
        drop (node->prev);
    }
  drop (node);
}

/* Whether an <also> still has references. */
static gboolean
keep_references (xmlNode *node, MusterPackKeep keep, gpointer data)
{
  g_auto (GStrv) ids = muster_node_dup_list (node, "refs");
  g_autofree char *kind_id = muster_node_dup_attribute (node, "kind");
  g_autoptr (GString) kept = g_string_new (NULL);
  MusterKind kind;

  for (guint i = 0; kind_id != NULL && muster_kind_find (kind_id, &kind) && ids[i] != NULL; i++)
    {
      g_autofree char *key = dup_reference_key (node, kind_id, ids[i]);

      if (keep (kind, ids[i], key, data))
        g_string_append_printf (kept, "%s%s", kept->len > 0 ? " " : "", ids[i]);
    }
  if (kept->len > 0)
    xmlSetProp (node, (const xmlChar *) "refs", (const xmlChar *) kept->str);
  return kept->len > 0;
}

static gboolean
is_kept (xmlNode *node, MusterPackKeep keep, gpointer data)
{
  MusterKind kind;
  g_autofree char *id = NULL, *key = NULL;

  if (muster_node_is (node, "also"))
    return keep_references (node, keep, data);
  key = dup_key (node);
  return key != NULL && muster_pack_part_parse_key (key, &kind, &id) && keep (kind, id, key, data);
}

static gboolean
has_options (xmlNode *section)
{
  g_autoptr (GPtrArray) nodes = g_ptr_array_new ();

  list_in (section, nodes);
  return nodes->len > 0;
}

/* Removes empty sections. */
static void
remove_sections (xmlDoc *doc)
{
  xmlNode *next;

  for (xmlNode *node = xmlDocGetRootElement (doc)->children; node != NULL; node = next)
    {
      next = node->next;
      if (is_section (node) && !has_options (node))
        remove_node (node);
    }
}

char *
muster_pack_part_dup (const char *pack, MusterPackKeep keep, gpointer data)
{
  xmlDoc *doc = parse (pack);
  g_autoptr (GPtrArray) nodes = doc != NULL ? list_options (doc) : NULL;
  char *part = NULL;
  guint kept = 0;

  if (doc == NULL)
    return NULL;
  for (guint i = 0; i < nodes->len; i++)
    if (is_kept (nodes->pdata[i], keep, data))
      kept++;
    else
      remove_node (nodes->pdata[i]);
  remove_sections (doc);
  if (kept > 0)
    part = dump (doc);
  xmlFreeDoc (doc);
  return part;
}

/* The content of an element. */

static gint
compare_texts_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
append_attributes (GString *text, xmlNode *node)
{
  g_autoptr (GPtrArray) attributes = g_ptr_array_new_with_free_func (g_free);

  for (xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    {
      g_autofree char *value = muster_node_dup_attribute (node, (const char *) attribute->name);

      g_ptr_array_add (attributes, g_strdup_printf (" %s=\"%s\"", attribute->name, value != NULL ? value : ""));
    }
  g_ptr_array_sort (attributes, compare_texts_cb);
  for (guint i = 0; i < attributes->len; i++)
    g_string_append (text, attributes->pdata[i]);
}

static void
append_meaning (GString *text, xmlNode *node)
{
  g_autofree char *words = xmlFirstElementChild (node) == NULL ? muster_node_dup_text (node) : NULL;

  g_string_append_printf (text, "<%s", node->name);
  append_attributes (text, node);
  g_string_append_printf (text, ">%s", words != NULL ? words : "");
  for (xmlNode *child = xmlFirstElementChild (node); child != NULL; child = xmlNextElementSibling (child))
    append_meaning (text, child);
  g_string_append (text, "</>");
}

/* The section determines who may have it. */
static void
append_section (GString *text, xmlNode *section)
{
  g_autofree char *id = muster_node_is (section, "value") ? muster_node_dup_id (section) : NULL;

  g_string_append_printf (text, "%s %s ", section->name, id != NULL ? id : "");
}

static void
index_references (GHashTable *index, xmlNode *node)
{
  g_auto (GStrv) ids = muster_node_dup_list (node, "refs");
  g_autofree char *kind = muster_node_dup_attribute (node, "kind");

  for (guint i = 0; kind != NULL && ids[i] != NULL; i++)
    g_hash_table_insert (index, dup_reference_key (node, kind, ids[i]), g_strdup (""));
}

GHashTable *
muster_pack_part_index (const char *pack)
{
  GHashTable *index = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  xmlDoc *doc = parse (pack);
  g_autoptr (GPtrArray) nodes = doc != NULL ? list_options (doc) : NULL;

  for (guint i = 0; nodes != NULL && i < nodes->len; i++)
    {
      xmlNode *node = nodes->pdata[i];
      char *key = dup_key (node);
      GString *text = NULL;

      if (key == NULL)
        {
          index_references (index, node);
          continue;
        }
      text = g_string_new (NULL);
      append_section (text, node->parent);
      append_meaning (text, node);
      g_hash_table_insert (index, key, g_string_free (text, FALSE));
    }
  if (doc != NULL)
    xmlFreeDoc (doc);
  return index;
}

gboolean
muster_pack_part_says (const char *pack, const char *part)
{
  g_autoptr (GHashTable) said = muster_pack_part_index (pack), wanted = muster_pack_part_index (part);
  GHashTableIter iter;
  gpointer key, text;

  g_hash_table_iter_init (&iter, wanted);
  while (g_hash_table_iter_next (&iter, &key, &text))
    if (g_strcmp0 (g_hash_table_lookup (said, key), text) != 0)
      return FALSE;
  return TRUE;
}

/* Joining. */

/* The section of `doc` that corresponds to one of another pack; NULL if there is none. */
static xmlNode *
find_section (xmlDoc *doc, xmlNode *section)
{
  g_autofree char *wanted = muster_node_is (section, "value") ? muster_node_dup_id (section) : NULL;

  for (xmlNode *node = xmlDocGetRootElement (doc)->children; node != NULL; node = node->next)
    if (is_section (node) && muster_node_is (node, (const char *) section->name))
      {
        g_autofree char *id = wanted != NULL ? muster_node_dup_id (node) : NULL;

        if (g_strcmp0 (id, wanted) == 0)
          return node;
      }
  return NULL;
}

static xmlNode *
copy_into (xmlDoc *doc, xmlNode *node, gboolean deep)
{
  xmlNode *copy = xmlDocCopyNode (node, doc, deep ? 1 : 2);

  xmlReconciliateNs (doc, copy);
  return copy;
}

/* The glossary comes last in a pack. */
static void
add_to_root (xmlDoc *doc, xmlNode *node)
{
  xmlNode *root = xmlDocGetRootElement (doc), *glossary = muster_node_find_child (root, "glossary");

  if (glossary != NULL && !muster_node_is (node, "glossary"))
    xmlAddPrevSibling (glossary, node);
  else
    xmlAddChild (root, node);
  xmlAddNextSibling (node, xmlNewDocText (doc, (const xmlChar *) "\n"));
}

static void
add_node (xmlDoc *doc, xmlNode *node)
{
  xmlNode *copy = copy_into (doc, node, TRUE), *section;

  if (!is_section (node->parent))
    {
      add_to_root (doc, copy);
      return;
    }
  section = find_section (doc, node->parent);
  if (section == NULL)
    {
      section = copy_into (doc, node->parent, FALSE);
      add_to_root (doc, section);
    }
  xmlAddChild (section, copy);
  xmlAddChild (section, xmlNewDocText (doc, (const xmlChar *) "\n"));
}

/* Its options by their keys. */
static GHashTable *
map_nodes (xmlDoc *doc)
{
  GHashTable *map = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) nodes = list_options (doc);

  for (guint i = 0; i < nodes->len; i++)
    {
      char *key = dup_key (nodes->pdata[i]);

      if (key != NULL)
        g_hash_table_insert (map, key, nodes->pdata[i]);
    }
  return map;
}

/* Whether the pack has everything that an element of the part has. */
static gboolean
says (GHashTable *said, GHashTable *wanted, xmlNode *node)
{
  g_autofree char *key = dup_key (node);
  g_autoptr (GHashTable) references = NULL;
  GHashTableIter iter;
  gpointer reference;

  if (key != NULL)
    return g_strcmp0 (g_hash_table_lookup (said, key), g_hash_table_lookup (wanted, key)) == 0;
  references = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  index_references (references, node);
  g_hash_table_iter_init (&iter, references);
  while (g_hash_table_iter_next (&iter, &reference, NULL))
    if (!g_hash_table_contains (said, reference))
      return FALSE;
  return TRUE;
}

/* Replaces the pack's element with the same key. */
static void
put_node (xmlDoc *doc, GHashTable *present, xmlNode *node)
{
  g_autofree char *key = dup_key (node);
  xmlNode *twin = key != NULL ? g_hash_table_lookup (present, key) : NULL;

  if (twin != NULL)
    {
      g_hash_table_remove (present, key);
      drop (twin);
    }
  add_node (doc, node);
}

/* Includes the white space before and after the element. */
static char *
dump_all (xmlDoc *doc)
{
  xmlChar *bytes = NULL;
  int size = 0;
  char *text;

  xmlDocDumpMemoryEnc (doc, &bytes, &size, "UTF-8");
  text = g_strdup ((const char *) bytes);
  xmlFree (bytes);
  return text;
}

char *
muster_pack_part_join (const char *pack, const char *part)
{
  xmlDoc *doc = parse (pack), *more = parse (part);
  g_autoptr (GHashTable) said = muster_pack_part_index (pack), wanted = muster_pack_part_index (part);
  g_autoptr (GHashTable) present = doc != NULL ? map_nodes (doc) : NULL;
  g_autoptr (GPtrArray) nodes = more != NULL ? list_options (more) : NULL;
  char *joined = NULL;

  for (guint i = 0; doc != NULL && more != NULL && i < nodes->len; i++)
    if (!says (said, wanted, nodes->pdata[i]))
      put_node (doc, present, nodes->pdata[i]);
  if (doc != NULL && more != NULL)
    joined = dump_all (doc);
  if (doc != NULL)
    xmlFreeDoc (doc);
  if (more != NULL)
    xmlFreeDoc (more);
  return joined;
}
