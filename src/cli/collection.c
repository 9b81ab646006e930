/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/collection.h"

#include "model/document.h"
#include "games/games.h"
#include "store/library.h"
#include "games/document-file.h"
#include "workspace/paths.h"

MusterCollection *
muster_collection_new (void)
{
  MusterCollection *collection = g_new0 (MusterCollection, 1);

  collection->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_card_free);
  collection->rosters = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_roster_free);
  return collection;
}

void
muster_collection_free (MusterCollection *collection)
{
  g_ptr_array_unref (collection->cards);
  g_ptr_array_unref (collection->rosters);
  g_free (collection->title);
  g_free (collection);
}

gboolean
muster_collection_add_file (MusterCollection *collection, const MusterCatalog *catalog, const char *path,
                            GError **error)
{
  g_autoptr (MusterDocument) document = muster_document_load (path, catalog, error);

  if (document == NULL)
    return FALSE;
  muster_portraits_recode_all (document->things, muster_paths_get_helper ());
  for (guint i = 0; i < document->things->len; i++)
    {
      const MusterThing *thing = document->things->pdata[i];
      MusterRoster *roster = muster_games_make_roster (catalog, thing);

      muster_portraits_hide (thing);
      muster_games_make_cards (catalog, thing, collection->cards);
      if (roster != NULL)
        g_ptr_array_add (collection->rosters, roster);
      if (collection->title == NULL)
        collection->title = g_strdup (muster_thing_get_name (thing));
    }
  return TRUE;
}
