/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switching catalogues while things are open: things in memory refer to options and are made again with the new
 * ones. */
#include "workspace/session-private.h"

#include "workspace/codec.h"

/* Any catalogue can read what another wrote; an option that is gone stays as its id. */
static void
move (MusterThing **thing, const MusterCatalog *from, const MusterCatalog *to)
{
  g_autofree char *xml = *thing != NULL ? muster_codec.write (*thing, from) : NULL;
  MusterThing *moved = xml != NULL ? muster_codec.read (xml, to, NULL) : NULL;

  if (moved == NULL)
    return;
  muster_thing_free (*thing);
  *thing = moved;
}

void
muster_session_set_catalog (MusterSession *session, MusterCatalog *catalog)
{
  const MusterCatalog *old = session->catalog;

  for (guint i = 0; i < session->documents->len; i++)
    move (&((MusterSessionDocument *) session->documents->pdata[i])->thing, old, catalog);
  move (&session->refused.thing, old, catalog);
  g_ptr_array_add (session->catalogs, catalog);
  session->catalog = catalog;
  if (session->library != NULL)
    muster_library_set_catalog (session->library, catalog);
  session->listing++;
  muster_session_read_again (session);
  muster_session_notify_changed (session);
}
