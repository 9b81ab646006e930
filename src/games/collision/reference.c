/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/reference.h"

#include "games/card-parts.h"
#include "games/collision/cards.h"
#include "games/reference.h"
#include "model/i18n.h"

/* The glossary entries of a kind. */
static void
add_abilities (MusterRoster *roster, const MusterCatalog *catalog, const char *heading, MusterAbilityKind kind)
{
  muster_reference_add_rule (roster, NULL, heading, "");
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_ABILITY); i++)
    {
      const MusterOption *ability = muster_catalog_nth (catalog, MUSTER_KIND_ABILITY, i);

      if (ability->ability_kind == kind)
        muster_reference_add_rule (roster, muster_ability_kinds[kind], muster_option_get_name (ability),
                                   muster_option_get_about (ability));
    }
}

static void
add_damages (MusterRoster *roster)
{
  muster_reference_add_rule (roster, NULL, _ ("Kinds of damage"), "");
  for (guint i = MUSTER_DAMAGE_NONE + 1; muster_damages[i] != NULL; i++)
    muster_reference_add_rule (roster, muster_damages[i], muster_card_get_damage_name ((MusterDamage) i), "");
}

MusterRoster *
muster_collision_make_reference (const MusterCatalog *catalog)
{
  MusterRoster *roster = muster_reference_new (catalog, "collision", _ ("Collision"), &muster_collision_page_style);

  add_abilities (roster, catalog, _ ("Statuses"), MUSTER_ABILITY_STATUS);
  add_abilities (roster, catalog, _ ("Crits"), MUSTER_ABILITY_CRIT);
  add_abilities (roster, catalog, _ ("Words on weapons and abilities"), MUSTER_ABILITY_TERM);
  add_damages (roster);
  return roster;
}
