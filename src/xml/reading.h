/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Streaming reader for documents that loses nothing.
 *
 * A function that reads an element names the attributes and children it knows; everything else goes into the element's
 * extras. The first error stops reading: after it, all functions return immediately. */
#pragma once

#include <libxml/xmlreader.h>

#include "model/choice.h"
#include "model/extras.h"

G_BEGIN_DECLS

#define MUSTER_DOCUMENT_NAMESPACE "urn:muster:1"

typedef struct
{
  xmlTextReader *reader;
  const char *path;
  const MusterCatalog *catalog;
  GError **error;
  gboolean failed;
  gboolean ahead; /* the reader is already on the next node */

  /* Totals so far, for limits on the sum: */
  guint64 words;   /* bytes of names and notes, counted per copy */
  guint portraits; /* pictures */
} MusterReading;

/* Reads an attribute of the current element. FALSE if it is unknown. */
typedef gboolean (*MusterReadAttribute) (MusterReading *reading, const char *name, const char *value, gpointer data);

/* Reads a whole child element; `order` is its index among its siblings. FALSE if it is unknown. */
typedef gboolean (*MusterReadChild) (MusterReading *reading, const char *name, guint order, gpointer data);

/* Reads the current element. Either function may be NULL if there is nothing to know. */
void muster_reading_element (MusterReading *reading, MusterReadAttribute attribute, MusterReadChild child,
                             gpointer data, MusterExtras *extras);

/* Reads an element with text content and returns the text unchanged. Free with g_free(). */
char *muster_reading_text (MusterReading *reading, MusterExtras *extras);

/* The same, with known attributes. */
char *muster_reading_text_with (MusterReading *reading, MusterReadAttribute attribute, gpointer data,
                                MusterExtras *extras);

/* The text of the current element, without advancing. Free with g_free(). */
char *muster_reading_content (MusterReading *reading);

/* The whole element as XML, for elements that are known but not parsed. Free with g_free(). */
char *muster_reading_raw (MusterReading *reading);

/* Counts text that will be repeated for that many copies; NULL counts nothing. */
void muster_reading_count_words (MusterReading *reading, const char *text, guint copies);

/* Stops with "PATH:LINE: …". Always returns FALSE. */
gboolean muster_reading_fail (MusterReading *reading, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* A number in an attribute; stops if it isn't one or is out of range. */
gint muster_reading_number (MusterReading *reading, const char *name, const char *value, gint least, gint most);

/* The words of a list. Free with g_strfreev(). */
char **muster_reading_words (const char *value);

G_END_DECLS
