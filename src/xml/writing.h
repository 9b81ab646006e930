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
  const MusterCatalog *catalog; /* for things written by id; may be NULL if there are none */
  guint depth;
  gboolean in_tag;   /* the last start tag is still open */
  gboolean has_text; /* the current element holds text, so white space matters */
  gboolean neutral;  /* a report, whose texts are neutralised (model/text/neutral.h); not a document */
  GArray *late;      /* attributes whose values came late; or NULL */
  GPtrArray *aside;  /* GString: the text before `out`; or NULL */
  gsize n_aside;     /* its size */
} MusterWriting;

/* Begins a file, with the XML declaration. */
void muster_writing_begin (MusterWriting *writing, const MusterCatalog *catalog);

/* Puts the text so far aside once there is enough of it. For long reports that will be printed, between two things: small
 * buffers reuse the memory of freed things. */
void muster_writing_lay_aside (MusterWriting *writing);

/* Ends it and returns the text, to be freed with g_free(); or ends and prints it. */
char *muster_writing_end (MusterWriting *writing, gsize *length);
void muster_writing_print (MusterWriting *writing, FILE *stream);

void muster_writing_open (MusterWriting *writing, const char *element);
void muster_writing_close (MusterWriting *writing, const char *element);

/* Writes an attribute; nothing if the value is NULL. */
void muster_writing_attribute (MusterWriting *writing, const char *name, const char *value);
void muster_writing_number (MusterWriting *writing, const char *name, gint64 value);

/* Writes an attribute whose value is known only after the element's contents, at a position obtained while the start
 * tag was open. For printed output: the value is inserted on the way out, so nothing long is moved. */
gsize muster_writing_get_place (const MusterWriting *writing);
void muster_writing_attribute_at (MusterWriting *writing, gsize place, const char *name, const char *value);

/* Writes text into the current element. */
void muster_writing_text (MusterWriting *writing, const char *text);

/* Writes a picture as an element. */
void muster_writing_portrait (MusterWriting *writing, const MusterPortrait *portrait);

/* Writes the extras' attributes, or their nodes, unchanged. */
void muster_writing_raw_attributes (MusterWriting *writing, const MusterExtras *extras);
void muster_writing_raw (MusterWriting *writing, const char *xml);

/* The text escaped for XML, including line breaks and tabs, which attributes would lose, and characters that XML can't
 * hold. Free with g_free(). */
char *muster_writing_dup_escaped (const char *text);

/* Children in writing order: by `order`, then `rank`, then as added. */
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

/* Writes them all, with the extras between them in their places. */
void muster_writing_children (MusterWriting *writing, GArray *children, const MusterExtras *extras);

G_END_DECLS
