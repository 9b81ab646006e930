/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/schema.h"

#include <gio/gio.h>
#include <libxml/xmlschemas.h>

#include "model/i18n.h"
#include "schemas.h"

/* Nobody reads more, and the first errors usually cause the rest. */
#define MAX_COMPLAINTS 20
#define LONGEST 600

typedef struct
{
  MusterSchemaComplain complain;
  gpointer data;
  guint left;
} Complaining;

/* libxml2 quotes values in full. The error is before a long value and what was expected after it, so the value is
 * cut. */
static char *
dup_shortened (const char *message)
{
  glong length = g_utf8_strlen (message, -1);
  g_autofree char *start = g_utf8_substring (message, 0, MIN (length, LONGEST / 2));
  const char *rest = g_utf8_offset_to_pointer (message, length - MIN (length, LONGEST / 2));

  return length > LONGEST ? g_strconcat (start, "…", rest, NULL) : g_strdup (message);
}

/* libxml2 also writes names as {namespace}name although there is only one namespace, keeps line breaks of quoted
 * values, and cuts very long messages anywhere, even inside a character. */
static char *
dup_plain_message (const char *message)
{
  g_autofree char *valid = g_utf8_make_valid (message, -1);
  g_autofree char *shortened = dup_shortened (g_strchomp (valid));
  g_autoptr (GRegex) braces = g_regex_new ("\\{urn:[^}]*\\}", 0, 0, NULL);
  g_autoptr (GRegex) controls = g_regex_new ("[[:cntrl:]]+", 0, 0, NULL);
  g_autofree char *plain = g_regex_replace_literal (braces, shortened, -1, 0, "", 0, NULL);

  return g_regex_replace_literal (controls, plain, -1, 0, " ", 0, NULL);
}

/* The attribute that a message is about; libxml2 gives it only in the message, possibly followed by text from the
 * file. */
static char *
dup_attribute (const char *message)
{
  g_autoptr (GRegex) wrong = g_regex_new ("^Element '[^']*'(?:, attribute|: The attribute) '([^']+)'", 0, 0, NULL);
  g_autoptr (GMatchInfo) found = NULL;

  return g_regex_match (wrong, message, 0, &found) ? g_match_info_fetch (found, 1) : NULL;
}

/* The element at fault, or the attribute's element. */
static const xmlNode *
find_node (const xmlNode *node)
{
  while (node != NULL && node->type != XML_ELEMENT_NODE)
    node = node->parent;
  return node;
}

static void
complain_cb (void *data, xmlErrorPtr problem)
{
  Complaining *complaining = data;
  g_autofree char *message = NULL, *attribute = NULL;
  MusterSchemaFault fault;

  if (complaining->left == 0 || problem->message == NULL)
    return;
  complaining->left--;
  message = dup_plain_message (problem->message);
  attribute = dup_attribute (message);
  fault = (MusterSchemaFault){ problem->line, message, find_node (problem->node), attribute };
  complaining->complain (&fault, complaining->data);
}

static xmlSchema *
load (const char *name)
{
  g_autofree char *where = g_strconcat ("/muster/schemas/", name, NULL);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (muster_schemas_get_resource (), where, 0, NULL);
  xmlSchemaParserCtxt *context;
  xmlSchema *schema;

  g_assert (bytes != NULL);
  context = xmlSchemaNewMemParserCtxt (g_bytes_get_data (bytes, NULL), (int) g_bytes_get_size (bytes));
  schema = xmlSchemaParse (context);
  xmlSchemaFreeParserCtxt (context);
  g_assert (schema != NULL);

  return schema;
}

void
muster_schema_validate (const char *name, xmlDoc *doc, MusterSchemaComplain complain, gpointer data)
{
  Complaining complaining = { complain, data, MAX_COMPLAINTS };
  xmlSchema *schema = load (name);
  xmlSchemaValidCtxt *context = xmlSchemaNewValidCtxt (schema);

  xmlSchemaSetValidStructuredErrors (context, complain_cb, &complaining);
  xmlSchemaValidateDoc (context, doc);
  xmlSchemaFreeValidCtxt (context);
  xmlSchemaFree (schema);
}
