/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/source.h"

#include "forge/code.h"
#include "forge/forge.h"
#include "games/document-file.h"

static MusterDocument *
decode (const char *link, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (MusterForge) forge = muster_forge_new (catalog, error);
  MusterThing *thing = forge != NULL ? muster_code_decode (forge, link, error) : NULL;
  MusterDocument *document = thing != NULL ? muster_document_new () : NULL;

  if (document != NULL)
    g_ptr_array_add (document->things, thing);
  return document;
}

MusterDocument *
muster_source_read_carried (const char *source, const MusterCatalog *catalog, GError **error)
{
  return muster_code_is_link (source) ? decode (source, catalog, error)
                                      : muster_document_load_carried (source, catalog, error);
}

MusterDocument *
muster_source_read (const char *source, const MusterCatalog *catalog, GError **error)
{
  return muster_code_is_link (source) ? decode (source, catalog, error) : muster_document_load (source, catalog, error);
}
