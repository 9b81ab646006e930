/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Bindings: which attribute of an element is which member of a struct.
 *
 * One table serves reading and writing, so that what is read is what is written, in the table's order. */
#pragma once

#include "xml/reading.h"
#include "xml/writing.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_BINDING_TEXT,   /* char *, NULL where the attribute isn't there */
  MUSTER_BINDING_NUMBER, /* gint */
  MUSTER_BINDING_CHOICE, /* MusterChoice */
} MusterBindingType;

typedef struct
{
  const char *name; /* NULL: the table ends */
  MusterBindingType type;
  gsize offset;
  gint least, most; /* number: outside of these the file is unusable */
  gint blank;       /* number: what stands for an attribute that isn't there */
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

/* Reads the element at hand: attributes by the table into `data`, children by the function, which gets `data` too and may
 * be NULL, and the rest into the extras. */
void muster_bindings_read (const MusterBinding *bindings, MusterReading *reading, MusterReadChild child, gpointer data,
                           MusterExtras *extras);

/* Reads an element that holds text: attributes by the table into `data`. Free what it returns with g_free(). */
char *muster_bindings_read_text (const MusterBinding *bindings, MusterReading *reading, gpointer data,
                                 MusterExtras *extras);

/* Writes the attributes of an element that was opened. */
void muster_bindings_write_attributes (const MusterBinding *bindings, MusterWriting *writing, gconstpointer data);

/* Writes an element: every attribute that is there, then the children (NULL for none), all with what was kept. */
void muster_bindings_write (const MusterBinding *bindings, MusterWriting *writing, const char *element,
                            gconstpointer data, GArray *children, const MusterExtras *extras);

G_END_DECLS
