/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/puppet-wars/reference.h"

#include "games/puppet-wars/cards.h"
#include "games/reference.h"
#include "model/i18n.h"

/* The game sizes of the content. */
static void
add_sizes (MusterRoster *roster, const MusterCatalog *catalog)
{
  muster_reference_add_rule (roster, NULL, _ ("Game size"), "");
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_SIZE); i++)
    {
      const MusterOption *size = muster_catalog_nth (catalog, MUSTER_KIND_SIZE, i);
      g_autofree char *text
          = g_strdup_printf (_ ("%d puppets besides the Master, %d Sidekicks at most."), size->limit, size->limit / 4);

      muster_reference_add_rule (roster, "spool", muster_option_get_name (size), text);
    }
}

MusterRoster *
muster_puppet_wars_make_reference (const MusterCatalog *catalog)
{
  MusterRoster *roster
      = muster_reference_new (catalog, "puppet-wars", _ ("Puppet Wars Unstitched"), &muster_puppet_wars_page_style);

  add_sizes (roster, catalog);
  return roster;
}
