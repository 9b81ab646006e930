/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/thing-file.h"

#include <string.h>

#include "model/error.h"
#include "model/i18n.h"
#include "games/document-file.h"

char *
muster_thing_write (const MusterThing *thing, const MusterCatalog *catalog)
{
  MusterDocument *document = muster_document_new ();
  char *xml;

  g_ptr_array_add (document->things, (gpointer) thing);
  xml = muster_document_write (document, catalog, NULL);
  g_ptr_array_steal_index (document->things, 0);
  muster_document_free (document);
  return xml;
}

MusterThing *
muster_thing_read (const char *xml, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (xml, strlen (xml));
  g_autoptr (MusterDocument) document = muster_document_read (bytes, _ ("Library"), catalog, error);
  MusterThing *thing;

  if (document == NULL)
    return NULL;
  if (document->things->len != 1)
    {
      g_set_error_literal (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("expected exactly one thing here"));
      return NULL;
    }
  thing = g_ptr_array_steal_index (document->things, 0);
  thing->carried = document->carried != NULL ? g_ptr_array_ref (document->carried) : NULL;
  return thing;
}
