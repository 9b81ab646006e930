/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/place.h"

#include "support/library.h"

void
place_init (Place *place)
{
  place->scratch = scratch_new ();
  place->path = scratch_dup_path (place->scratch, "library.db");
}

void
place_clear (Place *place)
{
  library_remove_folder (place->scratch->path);
  g_free (place->scratch->path);
  g_free (place->scratch);
  g_free (place->path);
}
