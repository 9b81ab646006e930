/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The catalogue that commands use: the content with the player's house packs. */
#include "cli/command.h"
#include "model/i18n.h"
#include "store/content.h"
#include "workspace/house.h"
#include "workspace/paths.h"

/* Unusable packs are left out with a warning. */
static void
name_broken (const MusterHouse *house)
{
  for (guint i = 0; i < house->packs->len; i++)
    {
      const MusterHousePack *pack = house->packs->pdata[i];

      if (pack->on && pack->problem != NULL)
        muster_command_complain (_ ("the pack “%s” isn't used: %s"), pack->id, pack->problem);
    }
}

MusterCatalog *
muster_command_load_catalog (void)
{
  const char *content = muster_command_get_content ();
  g_autoptr (MusterHouse) house = NULL;
  g_autoptr (GError) error = NULL;
  MusterCatalog *catalog = content != NULL ? muster_content_read (content, &error)
                                           : muster_house_load_all (muster_paths_get_content (), &house, &error);

  if (catalog == NULL)
    muster_command_fail (error);
  else if (house != NULL)
    name_broken (house);
  return catalog;
}

MusterCatalog *
muster_command_load_catalog_without (const MusterCatalog *catalog, const GArray *packs, GError **error)
{
  g_autoptr (MusterHouse) house = muster_house_read ();

  for (guint i = 0; i < packs->len; i++)
    {
      const char *hash = muster_catalog_pack (catalog, g_array_index (packs, guint, i))->hash;

      for (guint j = 0; j < house->packs->len; j++)
        {
          MusterHousePack *pack = house->packs->pdata[j];

          if (g_str_equal (pack->hash, hash))
            muster_house_override (house, pack->id, FALSE, NULL);
        }
    }
  return muster_house_load (house, muster_paths_get_content (), error);
}
