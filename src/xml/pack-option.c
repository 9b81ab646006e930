/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/pack-option.h"

#include "model/catalog/field.h"
#include "model/text/id.h"
#include "model/i18n.h"
#include "xml/writing.h"

gboolean
muster_pack_option_is (MusterPackText *text, guint element, MusterKind *kind)
{
  xmlNode *node = muster_pack_text_get_node (text, element);
  const xmlNode *parent = node != NULL ? node->parent : NULL;

  if (parent == NULL || parent->type != XML_ELEMENT_NODE
      || !(muster_node_is (parent, "pack") || muster_node_is (parent, "universal") || muster_node_is (parent, "value")
           || muster_node_is (parent, "glossary")))
    return FALSE;
  return muster_kind_find ((const char *) node->name, kind) && *kind != MUSTER_KIND_VALUE;
}

GArray *
muster_pack_option_list (MusterPackText *text)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));
  MusterKind kind;

  for (guint i = 0; i < muster_pack_text_count (text); i++)
    if (muster_pack_option_is (text, i, &kind))
      g_array_append_val (list, i);
  return list;
}

static gboolean
is_option (MusterPackText *text, guint element, MusterKind kind, const char *id)
{
  g_autofree char *own = NULL;
  MusterKind found;

  if (!muster_pack_option_is (text, element, &found) || found != kind)
    return FALSE;
  own = muster_node_dup_id (muster_pack_text_get_node (text, element));
  return g_str_equal (own, id);
}

gint
muster_pack_option_find (MusterPackText *text, MusterKind kind, const char *id, guint n)
{
  for (guint i = 0; i < muster_pack_text_count (text); i++)
    if (is_option (text, i, kind, id) && n-- == 0)
      return (gint) i;
  return -1;
}

guint
muster_pack_option_count_before (MusterPackText *text, guint element)
{
  g_autofree char *id = muster_node_dup_id (muster_pack_text_get_node (text, element));
  MusterKind kind = MUSTER_KIND_VALUE;
  guint n = 0;

  muster_pack_option_is (text, element, &kind);
  for (guint i = 0; i < element; i++)
    n += is_option (text, i, kind, id);
  return n;
}

gboolean
muster_pack_option_has_content (MusterKind kind)
{
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    if (g_str_equal (field->name, "about"))
      return kind != MUSTER_KIND_VALUE;
  return FALSE;
}

gboolean
muster_pack_option_has_values (MusterKind kind)
{
  return kind >= MUSTER_KIND_RACE && kind <= MUSTER_KIND_SKILL;
}

gboolean
muster_pack_option_has_about (MusterKind kind)
{
  return muster_pack_option_has_values (kind) && kind != MUSTER_KIND_SKILL;
}

/* Writing. */

static void
append_attribute (GString *xml, const char *name, const char *value)
{
  g_autofree char *escaped = muster_writing_dup_escaped (value);

  g_string_append_printf (xml, " %s=\"%s\"", name, escaped);
}

static void
append_number (GString *xml, const char *name, gint64 number)
{
  g_string_append_printf (xml, " %s=\"%" G_GINT64_FORMAT "\"", name, number);
}

/* Defaults of a new option are not written. */
static void
append_field (GString *xml, const MusterField *field, const MusterOption *option)
{
  gint64 number = muster_field_get (field, option);
  gint64 usual = field->type == MUSTER_FIELD_YES_NO && g_str_equal (field->name, "pays") ? 1 : 0;

  if (field->type == MUSTER_FIELD_FEATURES || g_str_equal (field->name, "about"))
    return;
  if (field->type == MUSTER_FIELD_TEXT)
    {
      const char *words = G_STRUCT_MEMBER (const char *, option, field->offset);

      if (words != NULL && *words != '\0')
        append_attribute (xml, field->name, words);
      return;
    }
  if (number == usual && !field->required)
    return;
  if (field->type == MUSTER_FIELD_WORD)
    append_attribute (xml, field->name, field->words[number]);
  else if (field->type == MUSTER_FIELD_YES_NO)
    append_attribute (xml, field->name, number != 0 ? "yes" : "no");
  else
    append_number (xml, field->name, number);
}

static void
append_features (GString *xml, const MusterOption *option, MusterFeaturePlace place)
{
  static const char *const names[] = { "effect", "crit", "special" };
  g_auto (MusterPlain) plain = muster_plain_begin ();

  for (guint i = 0; i < option->n_features; i++)
    {
      const MusterFeature *feature = &option->features[i];
      g_autofree char *label = feature->n_abilities > 0 ? muster_ability_dup_label (feature->abilities[0]) : NULL;
      g_autoptr (GPtrArray) ids = g_ptr_array_new ();
      g_autofree char *see = NULL;

      if (feature->place != place)
        continue;
      for (guint j = 0; j < feature->n_abilities; j++)
        g_ptr_array_add (ids, (gpointer) feature->abilities[j]->id);
      g_ptr_array_add (ids, NULL);
      see = g_strjoinv (" ", (char **) ids->pdata);
      g_string_append_printf (xml, "\n  <%s", names[place]);
      if (g_strcmp0 (label, feature->text) != 0)
        append_attribute (xml, "as", feature->text);
      for (guint j = 0; j < feature->n_adds; j++)
        append_number (xml, muster_addable[feature->adds[j].what].name, feature->adds[j].amount);
      if (*see != '\0')
        append_attribute (xml, "see", see);
      g_string_append (xml, "/>");
    }
}

static GString *
begin (MusterKind kind, const char *name)
{
  GString *xml = g_string_new (NULL);

  g_string_append_printf (xml, "<%s", muster_kind_get_id (kind));
  append_attribute (xml, "name", name);
  return xml;
}

/* Closes the start tag and appends the content, if any. */
static char *
end (GString *xml, MusterKind kind, const char *about, const char *children)
{
  g_autofree char *escaped = muster_writing_dup_escaped (about);

  if (muster_pack_option_has_content (kind))
    g_string_append_printf (xml, ">%s</%s>", escaped, muster_kind_get_id (kind));
  else if (*children == '\0' && *about == '\0')
    g_string_append (xml, "/>");
  else
    {
      g_string_append_c (xml, '>');
      if (*about != '\0')
        g_string_append_printf (xml, "\n  <about>%s</about>", escaped);
      g_string_append_printf (xml, "%s\n</%s>", children, muster_kind_get_id (kind));
    }
  return g_string_free (xml, FALSE);
}

char *
muster_pack_option_dup_xml (const MusterOption *option, const char *name)
{
  GString *xml = begin (option->kind, name);
  g_autoptr (GString) children = g_string_new (NULL);

  if (*option->keywords != '\0')
    append_attribute (xml, "keywords", option->keywords);
  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL; field++)
    append_field (xml, field, option);
  append_features (children, option, MUSTER_FEATURE_PLACE_EFFECT);
  append_features (children, option, MUSTER_FEATURE_PLACE_CRIT);
  append_features (children, option, MUSTER_FEATURE_PLACE_SPECIAL);
  return end (xml, option->kind, option->about, children->str);
}

/* A value for an attribute that is required and can't be empty. */
static const char *
get_usual_text (const char *field)
{
  return g_str_equal (field, "icon") ? "crown" : "House Rules";
}

char *
muster_pack_option_dup_empty (MusterKind kind, const char *name)
{
  GString *xml = begin (kind, name);

  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    if (field->required && field->type == MUSTER_FIELD_WORD)
      append_attribute (xml, field->name, field->words[field->low]);
    else if (field->required && field->type == MUSTER_FIELD_TEXT)
      append_attribute (xml, field->name, get_usual_text (field->name));
    else if (field->required)
      append_number (xml, field->name, field->low);
  return end (xml, kind, "", "");
}

/* Sections. */

static gint
find_part (MusterPackText *text, const char *name, const char *id)
{
  for (guint i = 1; i < muster_pack_text_count (text); i++)
    {
      xmlNode *node = muster_pack_text_get_node (text, i);
      g_autofree char *own = NULL;

      if (!muster_node_is (node, name) || muster_node_get_number (node->parent) != 0)
        continue;
      own = id != NULL ? muster_node_dup_id (node) : NULL;
      if (g_strcmp0 (own, id) == 0)
        return (gint) i;
    }
  return -1;
}

/* Sections precede the glossary. */
static guint
add_part (MusterPackText *text, const char *xml)
{
  gint glossary = find_part (text, "glossary", NULL);

  return glossary >= 0 && !g_str_has_prefix (xml, "<glossary") ? muster_pack_text_insert (text, (guint) glossary, xml)
                                                               : muster_pack_text_append (text, 0, xml);
}

/* The section of a value; NULL: the universal section. */
static guint
need_section (MusterPackText *text, const MusterOption *value)
{
  gint found = find_part (text, value != NULL ? "value" : "universal", value != NULL ? value->id : NULL);
  g_autofree char *escaped = NULL, *made = NULL, *xml = NULL;

  if (found >= 0)
    return (guint) found;
  if (value == NULL)
    return add_part (text, "<universal/>");
  escaped = muster_writing_dup_escaped (value->name);
  made = muster_id_dup_from_name (value->name);
  xml = g_str_equal (made, value->id) ? g_strdup_printf ("<value name=\"%s\"/>", escaped)
                                      : g_strdup_printf ("<value id=\"%s\" name=\"%s\"/>", value->id, escaped);
  return add_part (text, xml);
}

guint
muster_pack_option_add (MusterPackText *text, MusterKind kind, const char *xml)
{
  gint glossary;

  if (muster_pack_option_has_values (kind))
    return muster_pack_text_append (text, need_section (text, NULL), xml);
  if (kind != MUSTER_KIND_ABILITY)
    return add_part (text, xml);
  glossary = find_part (text, "glossary", NULL);
  return muster_pack_text_append (text, glossary >= 0 ? (guint) glossary : add_part (text, "<glossary/>"), xml);
}

/* Values. */

static const MusterOption *
find_value (xmlNode *section, const MusterCatalog *catalog)
{
  g_autofree char *id = muster_node_is (section, "value") ? muster_node_dup_id (section) : NULL;

  return id != NULL ? muster_catalog_find (catalog, MUSTER_KIND_VALUE, id) : NULL;
}

/* Whether an element is an <also> that lists an option. */
static gboolean
names_option (xmlNode *also, const char *kind, const char *id)
{
  g_autofree char *of_kind = muster_node_is (also, "also") ? muster_node_dup_attribute (also, "kind") : NULL;
  g_auto (GStrv) refs = g_strcmp0 (of_kind, kind) == 0 ? muster_node_dup_list (also, "refs") : NULL;

  return refs != NULL && g_strv_contains ((const char *const *) refs, id);
}

MusterValueSet
muster_pack_option_get_values (MusterPackText *text, guint element, const MusterCatalog *catalog)
{
  xmlNode *node = muster_pack_text_get_node (text, element);
  g_autofree char *id = muster_node_dup_id (node);
  const MusterOption *home = find_value (node->parent, catalog);
  MusterValueSet values = home != NULL ? home->values : 0;

  for (guint i = 0; home != NULL && i < muster_pack_text_count (text); i++)
    {
      xmlNode *also = muster_pack_text_get_node (text, i);
      const MusterOption *value
          = names_option (also, (const char *) node->name, id) ? find_value (also->parent, catalog) : NULL;

      if (value != NULL)
        values |= value->values;
    }
  return values;
}

static const char mark[] = "x-here";

static guint
find_mark (MusterPackText *text)
{
  for (guint i = 0; i < muster_pack_text_count (text); i++)
    if (xmlHasProp (muster_pack_text_get_node (text, i), (const xmlChar *) mark) != NULL)
      return i;
  g_return_val_if_reached (0);
}

/* Moves the option into the section of one of the values unless it is in one already. */
static void
move_home (MusterPackText *text, const MusterCatalog *catalog, MusterValueSet values)
{
  guint element = find_mark (text);
  xmlNode *node = muster_pack_text_get_node (text, element);
  const MusterOption *home = find_value (node->parent, catalog), *to = NULL;
  g_autofree char *xml = NULL;

  if (home != NULL ? (home->values & values) != 0 : values == 0)
    return;
  for (guint bit = 0; bit < MUSTER_MAX_VALUES && to == NULL; bit++)
    if ((values & (1u << bit)) != 0)
      to = muster_catalog_value (catalog, bit);
  xml = muster_pack_text_dup_element (text, element);
  muster_pack_text_remove (text, element);
  muster_pack_text_append (text, need_section (text, to), xml);
}

/* Removes its id from an <also>. */
static void
unname (MusterPackText *text, guint also, const char *id)
{
  g_auto (GStrv) refs = muster_node_dup_list (muster_pack_text_get_node (text, also), "refs");
  g_autoptr (GPtrArray) kept = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  for (char **ref = refs; *ref != NULL; ref++)
    if (!g_str_equal (*ref, id))
      g_ptr_array_add (kept, *ref);
  g_ptr_array_add (kept, NULL);
  joined = g_strjoinv (" ", (char **) kept->pdata);
  if (*joined == '\0')
    muster_pack_text_remove (text, also);
  else
    muster_pack_text_set_attribute (text, also, "refs", joined, NULL);
}

/* Removes it from sections of values outside this set, and returns the values that list it. */
static MusterValueSet
settle_names (MusterPackText *text, const MusterCatalog *catalog, MusterValueSet values, const char *kind,
              const char *id)
{
  MusterValueSet named = 0;

  for (guint i = 0; i < muster_pack_text_count (text); i++)
    {
      xmlNode *also = muster_pack_text_get_node (text, i);
      const MusterOption *value = names_option (also, kind, id) ? find_value (also->parent, catalog) : NULL;

      if (value == NULL)
        continue;
      if ((value->values & values & ~named) != 0)
        named |= value->values;
      else
        {
          guint before = muster_pack_text_count (text);

          unname (text, i, id);
          i -= before > muster_pack_text_count (text);
        }
    }
  return named;
}

static void
name_in (MusterPackText *text, const MusterOption *value, const char *kind, const char *id)
{
  guint section = need_section (text, value);
  g_autofree char *xml = g_strdup_printf ("<also kind=\"%s\" refs=\"%s\"/>", kind, id);

  for (xmlNode *child = muster_pack_text_get_node (text, section)->children; child != NULL; child = child->next)
    {
      g_autofree char *of_kind = muster_node_is (child, "also") ? muster_node_dup_attribute (child, "kind") : NULL;
      g_autofree char *refs = NULL, *joined = NULL;

      if (g_strcmp0 (of_kind, kind) != 0)
        continue;
      refs = muster_node_dup_attribute (child, "refs");
      joined = g_strjoin (" ", refs != NULL ? refs : id, refs != NULL ? id : NULL, NULL);
      muster_pack_text_set_attribute (text, (guint) muster_node_get_number (child), "refs", joined, NULL);
      return;
    }
  muster_pack_text_append (text, section, xml);
}

guint
muster_pack_option_set_values (MusterPackText *text, guint element, const MusterCatalog *catalog, MusterValueSet values)
{
  xmlNode *node = muster_pack_text_get_node (text, element);
  g_autofree char *kind = g_strdup ((const char *) node->name), *id = muster_node_dup_id (node);
  const MusterOption *home;
  MusterValueSet named;

  muster_pack_text_set_attribute (text, element, mark, "", NULL);
  move_home (text, catalog, values);
  home = find_value (muster_pack_text_get_node (text, find_mark (text))->parent, catalog);
  if (home != NULL)
    values &= (MusterValueSet) ~home->values;
  named = settle_names (text, catalog, values, kind, id);
  for (guint bit = 0; bit < MUSTER_MAX_VALUES; bit++)
    if ((values & ~named & (1u << bit)) != 0)
      name_in (text, muster_catalog_value (catalog, bit), kind, id);
  element = find_mark (text);
  muster_pack_text_set_attribute (text, element, mark, NULL, NULL);
  return element;
}

/* The text. */

char *
muster_pack_option_dup_about (MusterPackText *text, guint element)
{
  xmlNode *node = muster_pack_text_get_node (text, element), *about = muster_node_find_child (node, "about");

  return muster_node_dup_text (about != NULL || xmlFirstElementChild (node) != NULL ? about : node);
}

void
muster_pack_option_set_about (MusterPackText *text, guint element, const char *about)
{
  xmlNode *node = muster_pack_text_get_node (text, element), *child = muster_node_find_child (node, "about");
  xmlNode *first = xmlFirstElementChild (node);
  MusterKind kind = MUSTER_KIND_VALUE;
  guint made;

  muster_pack_option_is (text, element, &kind);
  if (muster_pack_option_has_content (kind))
    {
      muster_pack_text_set_content (text, element, about);
      return;
    }
  if (child != NULL && *about == '\0')
    {
      muster_pack_text_remove (text, (guint) muster_node_get_number (child));
      return;
    }
  if (child != NULL)
    made = (guint) muster_node_get_number (child);
  else if (*about == '\0')
    return;
  else if (first != NULL)
    made = muster_pack_text_insert (text, (guint) muster_node_get_number (first), "<about></about>");
  else
    made = muster_pack_text_append (text, element, "<about></about>");
  muster_pack_text_set_content (text, made, about);
}
