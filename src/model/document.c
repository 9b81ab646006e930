/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/document.h"

MusterDocument *
muster_document_new (void)
{
  MusterDocument *document = g_new0 (MusterDocument, 1);

  document->things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  return document;
}

void
muster_document_free (MusterDocument *document)
{
  g_ptr_array_unref (document->things);
  g_clear_pointer (&document->carried, g_ptr_array_unref);
  g_clear_pointer (&document->catalog, muster_catalog_free);
  g_free (document->notice);
  muster_extras_clear (&document->extras);
  g_free (document->prolog);
  g_free (document->epilog);
  g_free (document);
}
