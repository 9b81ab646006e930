/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/coder.h"

#include "forge/code.h"
#include "forge/forge.h"

struct _MusterCoder
{
  const MusterCatalog *catalog;
  MusterForge *forge; /* NULL until it is needed, and where the content has too many characters */
  gboolean tried;
};

MusterCoder *
muster_coder_new (const MusterCatalog *catalog)
{
  MusterCoder *coder = g_new0 (MusterCoder, 1);

  coder->catalog = catalog;
  return coder;
}

void
muster_coder_free (MusterCoder *coder)
{
  g_clear_pointer (&coder->forge, muster_forge_free);
  g_free (coder);
}

void
muster_coder_mark (MusterCoder *coder, MusterRoster *roster, const MusterThing *thing)
{
  if (roster->legal != MUSTER_LEGAL)
    return;
  if (!coder->tried)
    coder->forge = muster_forge_new (coder->catalog, NULL);
  coder->tried = TRUE;
  g_free (roster->code);
  roster->code = coder->forge != NULL ? muster_code_encode (coder->forge, thing, NULL) : NULL;
}
