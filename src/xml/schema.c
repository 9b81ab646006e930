#include "xml/schema.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <libxml/xmlschemas.h>

#include "schemas.h"

/* More than this nobody reads; the first ones usually cause the rest. */
#define MAX_COMPLAINTS 20

typedef struct
{
  const char *path;
  GPtrArray *complaints;
  guint left;
} Complaining;

/* libxml2 writes names as {namespace}name; there is one namespace here, and the reader knows it. */
static char *
dup_plain_message (const char *message)
{
  g_autoptr (GRegex) braces = g_regex_new ("\\{urn:[^}]*\\}", 0, 0, NULL);

  return g_strchomp (g_regex_replace_literal (braces, message, -1, 0, "", 0, NULL));
}

static void
complain_cb (void *data, xmlErrorPtr problem)
{
  Complaining *complaining = data;
  g_autofree char *message = NULL;

  if (complaining->left == 0 || problem->message == NULL)
    return;
  complaining->left--;
  message = dup_plain_message (problem->message);
  g_ptr_array_add (complaining->complaints, g_strdup_printf ("%s:%d: %s", complaining->path, problem->line, message));
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
muster_schema_validate (const char *name, xmlDoc *doc, const char *path, GPtrArray *complaints)
{
  Complaining complaining = { path, complaints, MAX_COMPLAINTS };
  xmlSchema *schema = load (name);
  xmlSchemaValidCtxt *context = xmlSchemaNewValidCtxt (schema);

  xmlSchemaSetValidStructuredErrors (context, complain_cb, &complaining);
  xmlSchemaValidateDoc (context, doc);
  xmlSchemaFreeValidCtxt (context);
  xmlSchemaFree (schema);
}
