/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writing XML: indented, escaped, always well-formed, and the same bytes for the same content. */
#pragma once

#include <stdio.h>

#include "model/catalog/catalog.h"
#include "model/extras.h"
#include "model/portrait.h"

G_BEGIN_DECLS

typedef struct
{
  GString *out;
  const MusterCatalog *catalog; /* for what is written by id; may be NULL where nothing is */
  guint depth;
  gboolean in_tag;   /* the last start tag is still open for attributes */
  gboolean has_text; /* the element at hand holds text, where white space counts */
  gboolean neutral;  /* a report, in which words are neutralised (model/text/neutral.h), and not a document */
  GArray *late;      /* attributes that were told late; or NULL */
} MusterWriting;

/* Begins a file, with the XML declaration. */
void muster_writing_begin (MusterWriting *writing, const MusterCatalog *catalog);

/* Ends it; free the result with g_free(). Or ends and prints it. */
char *muster_writing_end (MusterWriting *writing, gsize *length);
void muster_writing_print (MusterWriting *writing, FILE *stream);

void muster_writing_open (MusterWriting *writing, const char *element);
void muster_writing_close (MusterWriting *writing, const char *element);

/* Writes an attribute; nothing where the value is NULL. */
void muster_writing_attribute (MusterWriting *writing, const char *name, const char *value);
void muster_writing_number (MusterWriting *writing, const char *name, gint64 value);

/* Writes an attribute whose value is known only after what the element holds: at a place that was asked for while the start
 * tag was open. For what is printed: it gets there as that leaves, so that nothing long is moved for it. */
gsize muster_writing_get_place (const MusterWriting *writing);
void muster_writing_attribute_at (MusterWriting *writing, gsize place, const char *name, const char *value);

/* Writes text into the element at hand. */
void muster_writing_text (MusterWriting *writing, const char *text);

/* Writes a picture into an element of its own. */
void muster_writing_portrait (MusterWriting *writing, const MusterPortrait *portrait);

/* Writes what was kept of a file's attributes, or of its nodes, as it is. */
void muster_writing_raw_attributes (MusterWriting *writing, const MusterExtras *extras);
void muster_writing_raw (MusterWriting *writing, const char *xml);

/* The text with what XML would misread replaced: also line breaks and tabs, which an attribute would lose, and
 * characters that XML can't hold. Free with g_free(). */
char *muster_writing_dup_escaped (const char *text);

/* Children in the order they are to stand in: what has the same `order` goes by `rank`, then by who came first. */
typedef struct
{
  guint order;
  guint rank;
  void (*write) (MusterWriting *writing, gconstpointer data);
  gconstpointer data;
} MusterWritingChild;

/* An empty list of children. Free with g_array_unref(). */
GArray *muster_writing_children_new (void);
void muster_writing_children_add (GArray *children, guint order, guint rank,
                                  void (*write) (MusterWriting *writing, gconstpointer data), gconstpointer data);

/* Writes them all and the extras' pieces between them, each in its place. */
void muster_writing_children (MusterWriting *writing, GArray *children, const MusterExtras *extras);

G_END_DECLS
