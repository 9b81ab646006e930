/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/reference.h"

#include "games/card-parts.h"
#include "model/i18n.h"

MusterRoster *
muster_reference_new (const MusterCatalog *catalog, const char *game, const char *name)
{
  MusterRoster *roster = muster_roster_new ("reference", _ ("Reference"), name);

  roster->reference = TRUE;
  roster->content = muster_card_dup_content (catalog, game);
  return roster;
}

void
muster_reference_add_rule (MusterRoster *roster, const char *icon, const char *name, const char *text)
{
  MusterCardEntry *entry = muster_card_add_entry (roster->entries, name);

  entry->kind = icon != NULL ? icon : MUSTER_ROSTER_HEADING;
  muster_card_set (&entry->text, text);
}

void
muster_reference_add (MusterRoster *roster, const MusterReferenceRule *rules)
{
  for (; rules->name != NULL; rules++)
    muster_reference_add_rule (roster, rules->icon, _ (rules->name), rules->text != NULL ? _ (rules->text) : "");
}
