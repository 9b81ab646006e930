/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/army.h"

#define PAWNS_IN_AN_ARMY 2

static void
choose_size (MusterPuppetWarsToyBox *box, const MusterCatalog *catalog, guint puppets)
{
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_SIZE); i++)
    {
      const MusterOption *size = muster_catalog_nth (catalog, MUSTER_KIND_SIZE, i);

      if ((guint) size->limit == puppets)
        muster_choice_set_option (&box->size, size);
    }
}

/* NULL if the Master has no army. */
static MusterPuppetWarsToyBox *
make_army (const MusterCatalog *catalog, const MusterOption *master)
{
  g_autoptr (MusterPuppetWarsToyBox) box = muster_puppet_wars_toy_box_new ();
  guint puppets = 0;

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_PUPPET); i++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, MUSTER_KIND_PUPPET, i);
      guint count = option->puppet_rank == MUSTER_PUPPET_PAWN ? PAWNS_IN_AN_ARMY : 1;

      if (option == master || !g_str_equal (option->army, master->id))
        continue;
      for (guint copy = 0; copy < count; copy++)
        muster_puppet_wars_toy_box_add (box, option);
      puppets += count;
    }
  if (puppets == 0)
    return NULL;
  box->thing.name = g_strdup (muster_option_get_name (master));
  muster_choice_set_option (&box->master, master);
  choose_size (box, catalog, puppets);
  return g_steal_pointer (&box);
}

GPtrArray *
muster_puppet_wars_list_armies (const MusterCatalog *catalog)
{
  GPtrArray *armies = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_puppet_wars_toy_box_free);

  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_PUPPET); i++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, MUSTER_KIND_PUPPET, i);
      MusterPuppetWarsToyBox *army = option->puppet_rank == MUSTER_PUPPET_MASTER ? make_army (catalog, option) : NULL;

      if (army != NULL)
        g_ptr_array_add (armies, army);
    }
  return armies;
}
