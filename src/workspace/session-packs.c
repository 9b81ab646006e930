/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session's packs: reloaded whenever one was installed, changed, enabled or disabled by any program. */
#include "workspace/session-private.h"

#include "workspace/paths.h"

/* Read the stamp first: changes while the packs are being read are then noticed next time. */
static MusterCatalog *
load (MusterHouse **house, char **stamp, GError **error)
{
  *stamp = muster_house_dup_stamp ();
  return muster_house_load_all (muster_paths_get_content (), house, error);
}

static void
take_house (MusterSession *session, MusterHouse *house, char *stamp)
{
  g_clear_pointer (&session->house, muster_house_free);
  session->house = house;
  g_free (session->stamp);
  session->stamp = stamp;
}

MusterSession *
muster_session_new_with_packs (GError **error)
{
  MusterHouse *house = NULL;
  char *stamp = NULL;
  MusterCatalog *catalog = load (&house, &stamp, error);
  MusterSession *session = catalog != NULL ? muster_session_new (catalog) : NULL;

  if (session != NULL)
    take_house (session, house, stamp);
  else
    {
      muster_house_free (house);
      g_free (stamp);
    }
  return session;
}

gboolean
muster_session_has_new_packs (MusterSession *session)
{
  g_autofree char *now = muster_house_dup_stamp ();

  return g_strcmp0 (session->stamp, now) != 0;
}

gboolean
muster_session_refresh_packs (MusterSession *session)
{
  MusterHouse *house = NULL;
  char *stamp = NULL;
  MusterCatalog *catalog;

  if (!muster_session_has_new_packs (session))
    return FALSE;
  catalog = load (&house, &stamp, NULL);
  take_house (session, house, stamp);
  if (catalog != NULL)
    muster_session_set_catalog (session, catalog);
  return catalog != NULL;
}

const MusterHouse *
muster_session_get_house (MusterSession *session)
{
  return session->house;
}
