/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/portrait.h"

gboolean
muster_portrait_read (MusterPortrait **portrait, guint *place, MusterExtras *extras, MusterReading *reading,
                      const char *name, guint order)
{
  g_autofree char *base64 = NULL, *xml = NULL;

  if (!g_str_equal (name, "portrait"))
    return FALSE;
  base64 = muster_reading_content (reading);
  xml = muster_reading_raw (reading);
  if (*portrait != NULL)
    {
      muster_extras_add_piece (extras, order, xml);
      return TRUE;
    }
  *portrait = muster_portrait_new_from_xml (xml, base64);
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
