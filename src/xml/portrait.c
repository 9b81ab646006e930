/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/portrait.h"

#include <string.h>

#define HASH_LENGTH 64

/* The hash instead of a picture that a library keeps elsewhere; NULL if there is none. */
static char *
dup_hash (MusterReading *reading)
{
  xmlChar *found = xmlTextReaderGetAttributeNs (reading->reader, (const xmlChar *) "picture",
                                                (const xmlChar *) MUSTER_LIBRARY_NAMESPACE);
  gboolean fine = found != NULL && strlen ((const char *) found) == HASH_LENGTH
                  && strspn ((const char *) found, "0123456789abcdef") == HASH_LENGTH;
  char *hash = fine ? g_strdup ((const char *) found) : NULL;

  xmlFree (found);
  return hash;
}

gboolean
muster_portrait_read (MusterPortrait **portrait, guint *place, MusterExtras *extras, MusterReading *reading,
                      const char *name, guint order)
{
  g_autofree char *base64 = NULL, *xml = NULL, *hash = NULL;

  if (!g_str_equal (name, "portrait"))
    return FALSE;
  hash = dup_hash (reading);
  base64 = muster_reading_content (reading);
  xml = muster_reading_raw (reading);
  if (*portrait != NULL)
    {
      muster_extras_add_piece (extras, order, xml);
      return TRUE;
    }
  *portrait = muster_portrait_new_from_xml (xml, base64);
  if ((*portrait)->picture == NULL)
    (*portrait)->hash = g_steal_pointer (&hash);
  reading->portraits++;
  *place = order;
  return TRUE;
}

void
muster_portrait_write (MusterWriting *writing, gconstpointer data)
{
  const MusterPortrait *portrait = data;

  if (portrait->xml != NULL)
    muster_writing_raw (writing, portrait->xml);
  else
    muster_writing_portrait (writing, portrait);
}
