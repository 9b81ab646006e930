/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/library/library-source.h"

#include <stdio.h>

#include "workspace/codec.h"

GPtrArray *
muster_library_source_read (const char *path, const MusterCatalog *catalog, GError **error)
{
  g_autoptr (MusterLibrary) library = muster_library_open (path, &muster_codec, catalog, error);
  g_autoptr (GPtrArray) entries
      = library != NULL ? muster_library_list (library, FALSE, MUSTER_LIBRARY_SORT_NAME, error) : NULL;
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);

  if (entries == NULL)
    return NULL;
  if (muster_library_get_notice (library) != NULL)
    fprintf (stderr, "muster: %s\n", muster_library_get_notice (library));
  for (guint i = 0; i < entries->len; i++)
    {
      MusterThing *thing = muster_library_export (library, ((MusterLibraryEntry *) entries->pdata[i])->id, error);

      if (thing == NULL)
        return NULL;
      g_ptr_array_add (things, thing);
    }
  return g_steal_pointer (&things);
}
