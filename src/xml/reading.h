/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a document, element by element, so that nothing in it is lost.
 *
 * A function that reads an element names the attributes and children it knows; whatever else stands there goes into the
 * element's extras. The first error stops everything: after it, all functions return at once and do nothing. */
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
  gboolean ahead; /* the reader already stands on the next node */

  /* So far, for who bounds the sum: */
  guint64 words;   /* bytes of names and notes, once for each copy */
  guint portraits; /* pictures */
} MusterReading;

/* Takes an attribute of the element at hand. FALSE where it doesn't know it. */
typedef gboolean (*MusterReadAttribute) (MusterReading *reading, const char *name, const char *value, gpointer data);

/* Takes a child element, all of it; `order` is its place among its siblings. FALSE where it doesn't know it. */
typedef gboolean (*MusterReadChild) (MusterReading *reading, const char *name, guint order, gpointer data);

/* Reads the element the reader stands on. Either function may be NULL, for one that knows nothing. */
void muster_reading_element (MusterReading *reading, MusterReadAttribute attribute, MusterReadChild child,
                             gpointer data, MusterExtras *extras);

/* Reads an element that holds text, and returns the text as it stands. Free with g_free(). */
char *muster_reading_text (MusterReading *reading, MusterExtras *extras);

/* The same with attributes that somebody takes. */
char *muster_reading_text_with (MusterReading *reading, MusterReadAttribute attribute, gpointer data,
                                MusterExtras *extras);

/* The text in the element at hand, without moving on. Free with g_free(). */
char *muster_reading_content (MusterReading *reading);

/* The element as XML, all of it, for what is known but not looked into. Free with g_free(). */
char *muster_reading_raw (MusterReading *reading);

/* Counts what will be said once for each of so many copies; NULL counts nothing. */
void muster_reading_count_words (MusterReading *reading, const char *text, guint copies);

/* Stops with "PATH:LINE: …". Always FALSE. */
gboolean muster_reading_fail (MusterReading *reading, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* A number in an attribute; stops where it is none, or out of range. */
gint muster_reading_number (MusterReading *reading, const char *name, const char *value, gint least, gint most);

/* The words of a list. Free with g_strfreev(). */
char **muster_reading_words (const char *value);

G_END_DECLS
