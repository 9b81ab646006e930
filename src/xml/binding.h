/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bindings: which attribute belongs to which struct member.
 *
 * One table serves reading and writing, so both always agree. */
#pragma once

#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_BINDING_TEXT,   /* char *, NULL if the attribute is missing */
  MUSTER_BINDING_NUMBER, /* gint */
  MUSTER_BINDING_CHOICE, /* MusterChoice */
} MusterBindingType;

typedef struct
{
  const char *name; /* NULL ends the table */
  MusterBindingType type;
  gsize offset;
  gint least, most; /* number: the file is unusable outside this range */
  gint blank;       /* number: the default if the attribute is missing */
  MusterKind kind;  /* choice */
} MusterBinding;

/* clang-format off */
#define MUSTER_BIND_TEXT(type, name, member) { name, MUSTER_BINDING_TEXT, G_STRUCT_OFFSET (type, member) }
#define MUSTER_BIND_NUMBER(type, name, member, least, most, blank) \
  { name, MUSTER_BINDING_NUMBER, G_STRUCT_OFFSET (type, member), least, most, blank }
#define MUSTER_BIND_CHOICE(type, name, member, kind) \
  { name, MUSTER_BINDING_CHOICE, G_STRUCT_OFFSET (type, member), 0, 0, 0, kind }
#define MUSTER_BIND_END { NULL }
/* clang-format on */

/* Reads the current element: attributes by the table into `data`, children by the function (gets `data`; may be NULL),
 * everything else into the extras. */
void muster_bindings_read (const MusterBinding *bindings, MusterReading *reading, MusterReadChild child, gpointer data,
                           MusterExtras *extras);

/* Reads an element with text content: attributes by the table into `data`. Free the result with g_free(). */
char *muster_bindings_read_text (const MusterBinding *bindings, MusterReading *reading, gpointer data,
                                 MusterExtras *extras);

/* Writes the attributes of the element that was just opened. */
void muster_bindings_write_attributes (const MusterBinding *bindings, MusterWriting *writing, gconstpointer data);

/* Writes an element: all attributes that are set, then the children (NULL for none), with the extras. */
void muster_bindings_write (const MusterBinding *bindings, MusterWriting *writing, const char *element,
                            gconstpointer data, GArray *children, const MusterExtras *extras);

G_END_DECLS
