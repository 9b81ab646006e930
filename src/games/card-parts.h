/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Helpers shared by all games for making cards and rosters. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/card.h"
#include "model/page/roster.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* "Cold", translated; empty for none. */
const char *muster_card_get_damage_name (MusterDamage damage);

/* Adds an ability from the glossary unless it is already there. */
void muster_card_add_ability (GArray *entries, const MusterOption *ability, const char *source);

/* "Collision 1.0 · 3fa9c2e81b04": the game's content, by version and hash. Free with g_free(). */
char *muster_card_dup_content (const MusterCatalog *catalog, const char *game);

/* Copies verdict, facts and problems of a report and its parts to a roster; problems of parts begin with the part's
 * name. */
void muster_roster_add_report (MusterRoster *roster, const MusterReport *report);

/* A roster for a checked thing, with its verdict and content version. */
MusterRoster *muster_roster_begin (const MusterCatalog *catalog, const MusterThing *thing, const char *title,
                                   const MusterReport *report);

/* Adds the rule of something in a list under its name, unless it is empty or already there. */
void muster_roster_add_rule (MusterRoster *roster, const char *name, const char *text);

/* The same for rules hidden from opponents. */
void muster_roster_add_secret_rule (MusterRoster *roster, const char *name, const char *text);

/* The same for the player's own texts: MusterPassage. */
void muster_roster_add_passages (MusterRoster *roster, const char *name, const GArray *passages);

G_END_DECLS
