/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schemas built into the program. */
#pragma once

#include <libxml/tree.h>

#include <glib.h>

G_BEGIN_DECLS

/* A validation error: of a line, an element, or an attribute. */
typedef struct
{
  glong line;
  const char *cause;
  const xmlNode *node;   /* the element; NULL: none */
  const char *attribute; /* NULL: the whole element */
} MusterSchemaFault;

typedef void (*MusterSchemaComplain) (const MusterSchemaFault *fault, gpointer data);

/* Validates a tree against the schema with that file name ("muster-pack-1.xsd"), and reports up to 20 errors. */
void muster_schema_validate (const char *schema, xmlDoc *doc, MusterSchemaComplain complain, gpointer data);

G_END_DECLS
