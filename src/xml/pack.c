/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schema has already validated the structure. This reads the contents and checks what a schema can't: unique ids,
 * existing references, numbers added twice.
 *
 * References may point forward and into other packs, so all packs are read kind by kind: values, glossaries, then
 * everything that refers to them. */
#include "xml/pack.h"

#include <string.h>

#include "model/error.h"
#include "model/catalog/field.h"
#include "model/i18n.h"
#include "xml/node.h"
#include "xml/safe.h"
#include "xml/schema.h"

#define NAMESPACE "urn:muster:pack:1"

typedef struct
{
  const char *path;
  xmlDoc *doc;
  char *hash;
} Pack;

typedef struct
{
  MusterCatalog *catalog;
  GPtrArray *complaints; /* MusterPackComplaint */
  guint first;           /* number of the first pack being added */
  guint pack;            /* and of the current one */
  const char *path;      /* of the current one */
} Reading;

typedef void (*ReadNode) (Reading *reading, xmlNode *node, const MusterOption *section);

static MusterPackComplaint *
add_complaint (Reading *reading, glong line, const char *cause)
{
  MusterPackComplaint *complaint = g_new0 (MusterPackComplaint, 1);

  complaint->element = -1;
  complaint->pack = reading->pack - reading->first;
  complaint->path = g_strdup (reading->path);
  complaint->line = line;
  complaint->cause = g_strdup (cause);
  complaint->rival = -1;
  g_ptr_array_add (reading->complaints, complaint);
  return complaint;
}

/* A complaint about an element or one of its attributes. */
static MusterPackComplaint *G_GNUC_PRINTF (4, 5)
    complain (Reading *reading, xmlNode *node, const char *attribute, const char *format, ...)
{
  MusterPackComplaint *complaint;
  g_autofree char *cause = NULL;
  va_list args;

  va_start (args, format);
  cause = g_strdup_vprintf (format, args);
  va_end (args);
  complaint = add_complaint (reading, xmlGetLineNo (node), cause);
  complaint->element = muster_node_get_number (node);
  complaint->attribute = g_strdup (attribute);
  return complaint;
}

static void
read_field (Reading *reading, xmlNode *node, MusterOption *option, const MusterField *field)
{
  g_autofree char *text = muster_node_dup_attribute (node, field->name);
  gint64 number = 0;

  if (text == NULL || field->type == MUSTER_FIELD_FEATURES)
    return;

  switch (field->type)
    {
    case MUSTER_FIELD_TEXT:
      G_STRUCT_MEMBER (const char *, option, field->offset) = muster_catalog_keep (reading->catalog, text);
      return;
    case MUSTER_FIELD_YES_NO:
      number = g_str_equal (text, "yes");
      break;
    case MUSTER_FIELD_WORD:
      number = muster_words_find (field->words, text);
      break;
    case MUSTER_FIELD_INT8:
    case MUSTER_FIELD_UINT8:
    case MUSTER_FIELD_INT:
    case MUSTER_FIELD_FEATURES:
    default:
      number = g_ascii_strtoll (text, NULL, 10);
      break;
    }
  if (!muster_field_set (field, option, number))
    complain (reading, node, field->name, _ ("%s=\"%s\" is out of range"), field->name, text);
}

static void
complain_of_twin (Reading *reading, xmlNode *node, MusterKind kind, const char *id)
{
  guint other = muster_catalog_find (reading->catalog, kind, id)->pack;
  MusterPackComplaint *complaint
      = complain (reading, node, "name", _ ("there is another %s with the id “%s”; every id may be used once"),
                  muster_kind_get_id (kind), id);

  if (other != reading->pack)
    complaint->rival = (gint) other;
}

/* An option with the attributes of its own tag. NULL if its id is taken or can't be formed. */
static MusterOption *
read_option (Reading *reading, xmlNode *node, MusterKind kind)
{
  g_autofree char *id = muster_node_dup_id (node);
  g_autofree char *name = muster_node_dup_attribute (node, "name");
  g_autofree char *about = NULL, *keywords = muster_node_dup_attribute (node, "keywords");
  xmlNode *about_node = muster_node_find_child (node, "about");
  MusterOption *option;

  if (*id == '\0')
    {
      complain (reading, node, "name", _ ("“%s” has no letter or digit to make an id from; give it an id"), name);
      return NULL;
    }
  option = muster_catalog_add (reading->catalog, kind, id, name);
  if (option == NULL)
    {
      complain_of_twin (reading, node, kind, id);
      return NULL;
    }

  option->pack = reading->pack;
  option->pays = TRUE;
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    read_field (reading, node, option, field);
  about = about_node != NULL || xmlFirstElementChild (node) != NULL ? muster_node_dup_text (about_node)
                                                                    : muster_node_dup_text (node);
  option->about = muster_catalog_keep (reading->catalog, about);
  if (keywords != NULL)
    option->keywords = muster_catalog_keep (reading->catalog, keywords);

  return option;
}

/* One pack may describe a value and others add to it. */
static void
read_value (Reading *reading, xmlNode *node, const MusterOption *section)
{
  g_autofree char *id = muster_node_dup_id (node);
  const MusterOption *known = muster_catalog_find (reading->catalog, MUSTER_KIND_VALUE, id);

  if (known != NULL && known->pack != reading->pack)
    return;
  if (known == NULL && muster_catalog_count (reading->catalog, MUSTER_KIND_VALUE) == MUSTER_MAX_VALUES)
    {
      complain (reading, node, NULL, _ ("there are %d values already, and no more are possible"), MUSTER_MAX_VALUES);
      return;
    }
  read_option (reading, node, MUSTER_KIND_VALUE);
}

static void
read_glossary (Reading *reading, xmlNode *node, const MusterOption *section)
{
  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (muster_node_is (child, "ability"))
      read_option (reading, child, MUSTER_KIND_ABILITY);
}

static void
read_card (Reading *reading, xmlNode *node, const MusterOption *section)
{
  MusterKind kind;

  MusterOption *option;

  if (!muster_kind_find ((const char *) node->name, &kind) || kind == MUSTER_KIND_VALUE)
    return;
  option = read_option (reading, node, kind);
  if (option != NULL)
    muster_catalog_add_up (option);
}

static void
read_abilities (Reading *reading, xmlNode *node, MusterFeature *feature)
{
  g_auto (GStrv) ids = muster_node_dup_list (node, "see");
  guint n = g_strv_length (ids);

  feature->abilities = muster_catalog_alloc (reading->catalog, MAX (n, 1) * sizeof *feature->abilities);
  for (guint i = 0; i < n; i++)
    {
      const MusterOption *ability = muster_catalog_find (reading->catalog, MUSTER_KIND_ABILITY, ids[i]);

      if (ability == NULL)
        complain (reading, node, "see", _ ("see=\"%s\": no glossary has an ability with that id"), ids[i]);
      else
        feature->abilities[feature->n_abilities++] = ability;
    }
}

static void
read_adds (Reading *reading, xmlNode *node, MusterFeature *feature)
{
  MusterAdd *adds = muster_catalog_alloc (reading->catalog, MUSTER_N_ADDABLES * sizeof *adds);

  for (guint what = 0; muster_addable[what].name != NULL; what++)
    {
      g_autofree char *text = muster_node_dup_attribute (node, muster_addable[what].name);

      if (text != NULL)
        adds[feature->n_adds++] = (MusterAdd){ (guint8) what, (gint8) g_ascii_strtoll (text, NULL, 10) };
    }
  feature->adds = adds;
}

/* As in the database, regardless of the player's language. */
static char *
dup_plain_label (const MusterOption *ability)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();

  return muster_ability_dup_label (ability);
}

static void
read_feature (Reading *reading, xmlNode *node, MusterFeaturePlace place, MusterFeature *feature)
{
  g_autofree char *text = muster_node_dup_attribute (node, "as");

  feature->place = place;
  read_abilities (reading, node, feature);
  read_adds (reading, node, feature);
  if (text == NULL && feature->n_abilities > 0)
    text = dup_plain_label (feature->abilities[0]);
  if (text == NULL)
    complain (reading, node, "as", _ ("this needs words of its own (as=\"…\") or an ability to refer to (see=\"…\")"));
  feature->text = muster_catalog_keep (reading->catalog, text);
}

G_STATIC_ASSERT (MUSTER_N_ADDABLES <= 32); /* bits of `seen` */

/* Two features that add to the same number are surely a mistake, although each is valid. */
static void
check_adds (Reading *reading, xmlNode *node, const MusterOption *option, const MusterFeature *features, guint n)
{
  guint seen = 0;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < features[i].n_adds; j++)
      {
        guint what = features[i].adds[j].what;

        if ((seen & (1u << what)) != 0)
          complain (reading, node, NULL, _ ("%s adds to “%s” twice"), option->name, muster_addable[what].name);
        seen |= 1u << what;
      }
}

static gboolean
find_place (xmlNode *node, MusterFeaturePlace *place)
{
  static const char *const names[] = { "", "effect", "crit", "special", NULL };
  gint found = node->type == XML_ELEMENT_NODE ? muster_words_find (names, (const char *) node->name) : 0;

  *place = (MusterFeaturePlace) (found - 1);
  return found > 0;
}

static void
read_features (Reading *reading, xmlNode *node, MusterOption *option)
{
  gulong n = xmlChildElementCount (node);
  MusterFeature *features = muster_catalog_alloc (reading->catalog, MAX (n, 1) * sizeof *features);
  guint count = 0;
  MusterFeaturePlace place;

  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (find_place (child, &place))
      read_feature (reading, child, place, &features[count++]);

  check_adds (reading, node, option, features, count);
  option->features = features;
  option->n_features = count;
  if (!muster_catalog_add_up (option))
    complain (reading, node, NULL, _ ("%s adds more than any number can hold"), option->name);
}

static void
read_choosable (Reading *reading, xmlNode *node, const MusterOption *section)
{
  MusterOption *option;
  MusterKind kind;

  if (!muster_kind_find ((const char *) node->name, &kind))
    return;
  option = read_option (reading, node, kind);
  if (option == NULL)
    return;
  option->values = section != NULL ? section->values : 0;
  read_features (reading, node, option);

  if (kind != MUSTER_KIND_SKILL)
    return;
  option->teaches = muster_catalog_find (reading->catalog, MUSTER_KIND_ABILITY, option->id);
  if (option->teaches == NULL)
    complain (reading, node, "name", _ ("the skill “%s” has no ability with the id “%s” in a glossary to describe it"),
              option->name, option->id);
}

static void
read_also (Reading *reading, xmlNode *node, const MusterOption *section)
{
  g_auto (GStrv) ids = muster_node_dup_list (node, "refs");
  g_autofree char *kind_id = muster_node_dup_attribute (node, "kind");
  MusterKind kind;

  if (section == NULL)
    complain (reading, node, NULL, _ ("an option under a value can't be universal too"));
  if (section == NULL || !muster_kind_find (kind_id, &kind))
    return;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      MusterOption *option = (MusterOption *) muster_catalog_find (reading->catalog, kind, ids[i]);

      if (option == NULL)
        complain (reading, node, "refs", _ ("there is no %s with the id “%s”"), kind_id, ids[i]);
      else if (option->values == 0)
        complain (reading, node, "refs", _ ("%s is universal already"), option->name);
      else
        option->values |= section->values;
    }
}

/* Calls `read` for each child with that name in each section ("universal" or a value). */
static void
read_sections (Reading *reading, xmlNode *root, gboolean also, ReadNode read)
{
  for (xmlNode *part = root->children; part != NULL; part = part->next)
    {
      const MusterOption *section = NULL;

      if (muster_node_is (part, "value"))
        {
          g_autofree char *id = muster_node_dup_id (part);

          section = muster_catalog_find (reading->catalog, MUSTER_KIND_VALUE, id);
        }
      else if (!muster_node_is (part, "universal"))
        continue;
      for (xmlNode *child = part->children; child != NULL; child = child->next)
        if (child->type == XML_ELEMENT_NODE && muster_node_is (child, "also") == also)
          read (reading, child, section);
    }
}

static void
read_top (Reading *reading, xmlNode *root, const char *name, ReadNode read)
{
  for (xmlNode *part = root->children; part != NULL; part = part->next)
    if (part->type == XML_ELEMENT_NODE && (name == NULL || muster_node_is (part, name)))
      read (reading, part, NULL);
}

static void
read_facts (MusterCatalog *catalog, const Pack *pack)
{
  xmlNode *root = xmlDocGetRootElement (pack->doc);
  g_autofree char *name = muster_node_dup_attribute (root, "name");
  g_autofree char *game = muster_node_dup_attribute (root, "game");
  g_autofree char *version = muster_node_dup_attribute (root, "version");
  g_autofree char *about = muster_node_dup_text (muster_node_find_child (root, "about"));
  MusterPackFacts facts = { name, game, version, pack->hash, about };

  muster_catalog_add_pack (catalog, &facts);
}

typedef enum
{
  PASS_VALUES,
  PASS_GLOSSARIES,
  PASS_OPTIONS,
  PASS_ALSO,
} Pass;

static void
read_pass (GArray *packs, Reading *reading, Pass pass)
{
  for (guint i = 0; i < packs->len; i++)
    {
      const Pack *pack = &g_array_index (packs, Pack, i);
      xmlNode *root = xmlDocGetRootElement (pack->doc);

      reading->pack = reading->first + i;
      reading->path = pack->path;
      switch (pass)
        {
        case PASS_VALUES:
          read_facts (reading->catalog, pack);
          read_top (reading, root, "value", read_value);
          break;
        case PASS_GLOSSARIES:
          read_top (reading, root, "glossary", read_glossary);
          read_top (reading, root, NULL, read_card);
          break;
        case PASS_OPTIONS:
          read_sections (reading, root, FALSE, read_choosable);
          break;
        case PASS_ALSO:
        default:
          read_sections (reading, root, TRUE, read_also);
          break;
        }
    }
}

static void
clear_pack (gpointer data)
{
  Pack *pack = data;

  xmlFreeDoc (pack->doc);
  g_free (pack->hash);
}

/* Checked here because the schema would only say that the root is unknown. */
static gboolean
is_pack (const Pack *pack)
{
  xmlNode *root = xmlDocGetRootElement (pack->doc);

  return muster_node_is (root, "pack") && root->ns != NULL && g_str_equal ((const char *) root->ns->href, NAMESPACE);
}

static void
complain_cb (const MusterSchemaFault *fault, gpointer data)
{
  MusterPackComplaint *complaint = add_complaint (data, fault->line, fault->cause);

  complaint->of_schema = TRUE;
  complaint->element = fault->node != NULL ? muster_node_get_number (fault->node) : -1;
  complaint->attribute = g_strdup (fault->attribute);
}

static void
open_pack (Reading *reading, GArray *packs, const MusterPackSource *source)
{
  g_autoptr (GError) error = NULL;
  Pack pack = { .path = source->path };

  reading->pack = reading->first + packs->len;
  reading->path = NULL;
  pack.doc = muster_safe_parse (source->bytes, source->path, &error);
  if (pack.doc == NULL)
    add_complaint (reading, 0, error->message);
  else
    {
      reading->path = source->path;
      pack.hash = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, source->bytes);
      muster_node_number (pack.doc);
      if (is_pack (&pack))
        muster_schema_validate ("muster-pack-1.xsd", pack.doc, complain_cb, reading);
      else
        complain (reading, xmlDocGetRootElement (pack.doc), NULL,
                  _ ("this is not a content pack, which starts with <pack xmlns=\"%s\" …>"), NAMESPACE);
    }
  g_array_append_val (packs, pack);
}

gboolean
muster_packs_add (MusterCatalog *catalog, const MusterPackSource *sources, guint n, GPtrArray *complaints)
{
  g_autoptr (GArray) packs = g_array_new (FALSE, FALSE, sizeof (Pack));
  guint before = complaints->len, first = muster_catalog_n_packs (catalog);
  Reading reading = { catalog, complaints, first, first, NULL };

  g_array_set_clear_func (packs, clear_pack);
  for (guint i = 0; i < n; i++)
    open_pack (&reading, packs, &sources[i]);
  if (complaints->len > before)
    return FALSE;
  read_pass (packs, &reading, PASS_VALUES);
  muster_catalog_settle_values (catalog);
  read_pass (packs, &reading, PASS_GLOSSARIES);
  read_pass (packs, &reading, PASS_OPTIONS);
  read_pass (packs, &reading, PASS_ALSO);

  return complaints->len == before;
}

MusterPackHead *
muster_pack_head_read (const MusterPackSource *source, GError **error)
{
  Pack pack = { .path = source->path };
  xmlNode *root;
  MusterPackHead *head = NULL;

  pack.doc = muster_safe_parse (source->bytes, source->path, error);
  if (pack.doc == NULL)
    return NULL;
  root = xmlDocGetRootElement (pack.doc);
  if (is_pack (&pack))
    {
      head = g_new0 (MusterPackHead, 1);
      head->name = muster_node_dup_attribute (root, "name");
      head->game = muster_node_dup_attribute (root, "game");
      head->version = muster_node_dup_attribute (root, "version");
      head->about = muster_node_dup_text (muster_node_find_child (root, "about"));
    }
  else
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED,
                 _ ("%s: this is not a content pack, which starts with <pack xmlns=\"%s\" …>"), source->path,
                 NAMESPACE);
  clear_pack (&pack);
  return head;
}

void
muster_pack_head_free (MusterPackHead *head)
{
  g_free (head->name);
  g_free (head->game);
  g_free (head->version);
  g_free (head->about);
  g_free (head);
}
