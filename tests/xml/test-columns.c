/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pack schema has the columns of model/catalog/field.c: no attribute more, none less, and with the same limits. */
#include "support/cmocka.h"

#include <libxml/parser.h>
#include <libxml/tree.h>

#include "model/catalog/field.h"

static xmlDoc *schema;

static char *
dup_prop (xmlNode *node, const char *name)
{
  xmlChar *value = xmlGetNoNsProp (node, (const xmlChar *) name);
  char *copy = g_strdup ((const char *) value);

  xmlFree (value);
  return copy;
}

static gboolean
is (xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && g_str_equal ((const char *) node->name, name);
}

static gboolean
has (xmlNode *node, const char *prop, const char *value)
{
  g_autofree char *found = dup_prop (node, prop);

  return g_strcmp0 (found, value) == 0;
}

/* The definition of that name at the top of the schema. */
static xmlNode *
find_top (const char *element, const char *name)
{
  for (xmlNode *node = xmlDocGetRootElement (schema)->children; node != NULL; node = node->next)
    if (is (node, element) && has (node, "name", name))
      return node;
  return NULL;
}

/* The element of that name within, however deep. */
static xmlNode *
find_element (xmlNode *node, const char *name)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    {
      xmlNode *found = is (child, "element") && has (child, "name", name) ? child : find_element (child, name);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Adds the attributes that a type, a group of attributes or an extension gives, by name; not those of elements within. */
static void
collect (xmlNode *node, GHashTable *attributes)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    {
      g_autofree char *ref = child->type == XML_ELEMENT_NODE ? dup_prop (child, "ref") : NULL;
      g_autofree char *base = child->type == XML_ELEMENT_NODE ? dup_prop (child, "base") : NULL;

      if (is (child, "attribute"))
        g_hash_table_insert (attributes, dup_prop (child, "name"), child);
      else if (is (child, "attributeGroup"))
        collect (find_top ("attributeGroup", ref), attributes);
      else if (is (child, "complexContent") || is (child, "simpleContent"))
        collect (child, attributes);
      else if (is (child, "extension"))
        {
          if (find_top ("complexType", base) != NULL)
            collect (find_top ("complexType", base), attributes);
          collect (child, attributes);
        }
    }
}

/* The type of an element, be it named or its own. */
static xmlNode *
type_of (xmlNode *element)
{
  g_autofree char *type = dup_prop (element, "type");

  if (type != NULL)
    return find_top ("complexType", type);
  for (xmlNode *child = element->children; child != NULL; child = child->next)
    if (is (child, "complexType"))
      return child;
  return NULL;
}

static GHashTable *
attributes_of (xmlNode *element)
{
  GHashTable *attributes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  collect (type_of (element), attributes);
  return attributes;
}

static xmlNode *
element_of (MusterKind kind)
{
  xmlNode *element = find_element (xmlDocGetRootElement (schema), muster_kind_get_id (kind));

  if (element == NULL)
    fail_msg ("the schema has no %s", muster_kind_get_id (kind));
  return element;
}

/* What restricts an attribute: the type it names, or has within. */
static xmlNode *
restriction_of (xmlNode *attribute)
{
  g_autofree char *type = dup_prop (attribute, "type");
  xmlNode *simple = type != NULL ? find_top ("simpleType", type) : xmlFirstElementChild (attribute);

  return simple != NULL ? xmlFirstElementChild (simple) : NULL;
}

static gint64
facet (xmlNode *restriction, const char *name)
{
  for (xmlNode *child = restriction->children; child != NULL; child = child->next)
    if (is (child, name))
      {
        g_autofree char *value = dup_prop (child, "value");

        return g_ascii_strtoll (value, NULL, 10);
      }
  fail_msg ("no %s", name);
  return 0;
}

static GPtrArray *
words_of (xmlNode *restriction)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (xmlNode *child = restriction->children; child != NULL; child = child->next)
    if (is (child, "enumeration"))
      g_ptr_array_add (words, dup_prop (child, "value"));
  return words;
}

static void
assert_words (const MusterField *field, xmlNode *attribute)
{
  g_autoptr (GPtrArray) words = words_of (restriction_of (attribute));

  assert_int_equal (words->len, field->high);
  for (guint i = 0; i < words->len; i++)
    assert_string_equal (words->pdata[i], field->words[i + 1]);
  assert_int_equal (field->low, field->required ? 1 : 0);
}

static void
assert_limits (const MusterField *field, xmlNode *attribute)
{
  switch (field->type)
    {
    case MUSTER_FIELD_INT8:
    case MUSTER_FIELD_UINT8:
    case MUSTER_FIELD_INT:
      assert_int_equal (facet (restriction_of (attribute), "minInclusive"), field->low);
      assert_int_equal (facet (restriction_of (attribute), "maxInclusive"), field->high);
      break;
    case MUSTER_FIELD_YES_NO:
      assert_true (has (attribute, "type", "yes-no"));
      break;
    case MUSTER_FIELD_WORD:
      assert_words (field, attribute);
      break;
    case MUSTER_FIELD_TEXT:
      assert_true (has (attribute, "type", "name") || has (attribute, "type", "id"));
      break;
    case MUSTER_FIELD_FEATURES:
    default:
      fail_msg ("%s stands in no attribute", field->name);
    }
}

static const MusterField *
find_field (const MusterField *fields, const char *name)
{
  for (; fields->name != NULL; fields++)
    if (g_str_equal (fields->name, name))
      return fields;
  return NULL;
}

/* Features are elements, and so is a line about an option. */
static gboolean
is_attribute (const MusterField *field)
{
  return field->type != MUSTER_FIELD_FEATURES && !g_str_equal (field->name, "about");
}

static void
test_columns_are_attributes (void **state)
{
  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    {
      g_autoptr (GHashTable) attributes = attributes_of (element_of (kind));

      for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
        {
          xmlNode *attribute = g_hash_table_lookup (attributes, field->name);

          if (!is_attribute (field))
            continue;
          if (attribute == NULL)
            fail_msg ("a pack's %s can't have a %s", muster_kind_get_id (kind), field->name);
          assert_limits (field, attribute);
          if (has (attribute, "use", "required") != field->required)
            fail_msg ("%s of a %s: required by one, and not by the other", field->name, muster_kind_get_id (kind));
        }
    }
}

static void
test_attributes_are_columns (void **state)
{
  static const char *const of_every_kind[] = { "id", "name", "keywords", NULL };

  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    {
      g_autoptr (GHashTable) attributes = attributes_of (element_of (kind));
      GHashTableIter all;
      gpointer name;

      g_hash_table_iter_init (&all, attributes);
      while (g_hash_table_iter_next (&all, &name, NULL))
        if (!g_strv_contains (of_every_kind, name) && find_field (muster_fields_of (kind), name) == NULL)
          fail_msg ("%s is an attribute of a pack's %s and no column", (char *) name, muster_kind_get_id (kind));
    }
}

/* What a feature adds is something that can be added, and the limits agree. */
static void
test_features_add_what_can_be_added (void **state)
{
  static const char *const places[] = { "effect", "crit", "special" };
  guint n = 0;

  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      {
        xmlNode *type = type_of (element_of (kind));
        xmlNode *element = find_element (type, places[i]);
        g_autoptr (GHashTable) attributes = element != NULL ? attributes_of (element) : NULL;
        GHashTableIter all;
        gpointer name, attribute;

        if (attributes == NULL)
          continue;
        assert_true (g_hash_table_remove (attributes, "as") && g_hash_table_remove (attributes, "see"));
        g_hash_table_iter_init (&all, attributes);
        while (g_hash_table_iter_next (&all, &name, &attribute))
          {
            assert_non_null (find_field (muster_addable, name));
            assert_int_equal (facet (restriction_of (attribute), "minInclusive"), -MUSTER_MAX_ADD);
            assert_int_equal (facet (restriction_of (attribute), "maxInclusive"), MUSTER_MAX_ADD);
            n++;
          }
      }
  assert_true (n > MUSTER_N_STATS);
}

static int
read_schema (void **state)
{
  g_autofree char *path = g_build_filename (g_getenv ("MUSTER_SOURCE"), "schemas", "muster-pack-1.xsd", NULL);

  schema = xmlReadFile (path, NULL, XML_PARSE_NONET);
  return schema != NULL ? 0 : -1;
}

static int
free_schema (void **state)
{
  xmlFreeDoc (schema);
  return 0;
}

int
main (void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test (test_columns_are_attributes),
    cmocka_unit_test (test_attributes_are_columns),
    cmocka_unit_test (test_features_add_what_can_be_added),
  };

  return cmocka_run_group_tests (tests, read_schema, free_schema);
}
