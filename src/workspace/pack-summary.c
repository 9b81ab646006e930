/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/pack-summary.h"

#include "model/thing-options.h"

static gboolean
is_of (MusterSession *session, const MusterHousePack *pack, const MusterOption *option)
{
  return muster_house_find_origin (muster_session_get_house (session), muster_session_get_catalog (session), option)
         == pack;
}

/* Adds the names of its options; only counts them if `names` is NULL. */
static guint
go_through (MusterSession *session, const MusterHousePack *pack, GPtrArray *names)
{
  const MusterCatalog *catalog = muster_session_get_catalog (session);
  guint n = 0;

  for (MusterKind kind = 0; pack->used && kind < MUSTER_N_KINDS; kind++)
    for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
      {
        const MusterOption *option = muster_catalog_nth (catalog, kind, i);

        if (!is_of (session, pack, option))
          continue;
        n++;
        if (names != NULL)
          g_ptr_array_add (names, (gpointer) muster_option_get_name (option));
      }
  return n;
}

char *
muster_pack_summary_dup_options (MusterSession *session, const MusterHousePack *pack)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  go_through (session, pack, names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

guint
muster_pack_summary_count_options (MusterSession *session, const MusterHousePack *pack)
{
  return go_through (session, pack, NULL);
}

static gboolean
uses (MusterSession *session, const MusterHousePack *pack, const MusterThing *thing)
{
  g_autoptr (GPtrArray) options = g_ptr_array_new ();
  gboolean found = FALSE;

  muster_thing_collect_options (thing, options);
  for (guint i = 0; i < options->len && !found; i++)
    found = is_of (session, pack, options->pdata[i]);
  return found;
}

GPtrArray *
muster_pack_summary_list_users (MusterSession *session, const MusterHousePack *pack)
{
  GPtrArray *users = g_ptr_array_new_with_free_func (g_free);
  MusterLibrary *library = muster_session_get_library (session);
  g_autoptr (GPtrArray) entries
      = library != NULL && pack->used ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, NULL) : NULL;

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];
      g_autoptr (MusterThing) thing = muster_library_get (library, entry->id, NULL, NULL);

      if (thing != NULL && uses (session, pack, thing))
        g_ptr_array_add (users, g_strdup (muster_thing_get_name (thing)));
    }
  return users;
}
