/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The schemas that are built into the program. */
#pragma once

#include <libxml/tree.h>

#include <glib.h>

G_BEGIN_DECLS

/* Something wrong: in a line, with an element, or with one of its attributes. */
typedef struct
{
  glong line;
  const char *cause;
  const xmlNode *node;   /* the element; NULL: none */
  const char *attribute; /* NULL: all of the element */
} MusterSchemaFault;

typedef void (*MusterSchemaComplain) (const MusterSchemaFault *fault, gpointer data);

/* Checks a tree against the schema of that file name ("muster-pack-1.xsd"), and tells each thing wrong, up to 20. */
void muster_schema_validate (const char *schema, xmlDoc *doc, MusterSchemaComplain complain, gpointer data);

G_END_DECLS
