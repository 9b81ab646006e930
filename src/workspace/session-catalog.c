/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Switching catalogues while things are open: things in memory refer to options and are made again with the new
 * ones. */
#include "workspace/session-private.h"

#include "games/game.h"
#include "workspace/carried-packs.h"
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

static void
use (MusterSession *session, MusterCatalog *catalog)
{
  const MusterCatalog *old = session->catalog;

  for (guint i = 0; i < session->documents->len; i++)
    {
      MusterSessionDocument *document = session->documents->pdata[i];

      move (&document->thing, old, catalog);
      muster_games_evaluate (catalog, document->thing);
    }
  move (&session->refused.thing, old, catalog);
  session->catalog = catalog;
  if (session->library != NULL)
    muster_library_set_catalog (session->library, catalog);
}

void
muster_session_set_catalog (MusterSession *session, MusterCatalog *catalog)
{
  g_ptr_array_add (session->catalogs, catalog);
  session->installed = catalog;
  g_clear_pointer (&session->asked, g_ptr_array_unref);
  use (session, catalog);
  session->listing++;
  muster_session_read_again (session);
  muster_session_notify_changed (session);
}

/* What things bring along. */

static MusterCatalog *
make_own (MusterSession *session, const GPtrArray *things)
{
  MusterCatalog *own = muster_carried_packs_make_catalog (things, session->installed);

  if (own != NULL)
    g_ptr_array_add (session->catalogs, own);
  return own;
}

/* Whether the current catalogue has all that a thing carries: it was made for this one, or for another of the same file. */
static gboolean
has_all (MusterSession *session, const MusterThing *thing)
{
  g_autoptr (GPtrArray) missing = muster_carried_packs_list (thing, session->catalog);

  return session->catalog != session->installed && missing->len == 0;
}

static MusterCatalog *
find_own (MusterSession *session, MusterThing *thing)
{
  g_autoptr (GPtrArray) one = g_ptr_array_new (), carried = muster_carried_packs_list (thing, session->installed);
  MusterCatalog *own;

  if (carried->len == 0)
    return session->installed;
  if (has_all (session, thing))
    return session->catalog;
  g_ptr_array_add (one, thing);
  own = make_own (session, one);
  return own != NULL ? own : session->installed;
}

/* A thing that is read again carries the same, in another place. */
static void
remember (MusterSession *session, const MusterThing *thing)
{
  g_clear_pointer (&session->asked, g_ptr_array_unref);
  session->asked = thing->carried != NULL ? g_ptr_array_ref (thing->carried) : NULL;
}

gboolean
muster_session_adopt_catalog (MusterSession *session)
{
  MusterThing *thing = session->current != NULL ? session->current->thing : NULL;
  MusterCatalog *own;

  if (thing == NULL || (thing->carried == NULL && session->catalog == session->installed)
      || (thing->carried != NULL && thing->carried == session->asked))
    return FALSE;
  own = thing->carried != NULL ? find_own (session, thing) : session->installed;
  if (own == session->catalog)
    {
      remember (session, thing);
      return FALSE;
    }
  use (session, own);
  remember (session, session->current->thing);
  return TRUE;
}

GPtrArray *
muster_session_adopt_things (MusterSession *session, GPtrArray *things)
{
  MusterCatalog *own = make_own (session, things);

  if (own != NULL)
    use (session, own);
  return session->catalog != session->installed
             ? muster_carried_packs_move (things, session->installed, session->catalog)
             : g_ptr_array_ref (things);
}
