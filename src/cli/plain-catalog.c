/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalogue in a program that can't read packs, which isn't used where there are any: the content alone. */
#include "cli/command.h"
#include "store/content.h"
#include "workspace/paths.h"

MusterCatalog *
muster_command_load_catalog (void)
{
  const char *named = muster_command_get_content ();
  g_autoptr (GError) error = NULL;
  MusterCatalog *catalog = muster_content_read (named != NULL ? named : muster_paths_get_content (), &error);

  if (catalog == NULL)
    muster_command_fail (error);
  else if (named == NULL)
    muster_catalog_set_first_house_pack (catalog, muster_catalog_n_packs (catalog));
  return catalog;
}
