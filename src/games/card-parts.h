/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making cards and rosters: what every game's cards have in common. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/card.h"
#include "model/page/roster.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* "Cold", translated; empty for none. */
const char *muster_card_get_damage_name (MusterDamage damage);

/* Adds an ability as the glossary has it, unless it is there already. */
void muster_card_add_ability (GArray *entries, const MusterOption *ability, const char *source);

/* "Collision 1.0 · 3fa9c2e81b04": the game's content, by version and hash. Free with g_free(). */
char *muster_card_dup_content (const MusterCatalog *catalog, const char *game);

/* Copies the verdict, the facts and the problems of a report and its parts onto a roster, problems of parts with the
 * part's name before them. */
void muster_roster_add_report (MusterRoster *roster, const MusterReport *report);

/* A roster for a thing that has been checked, with its verdict and its content's version. */
MusterRoster *muster_roster_begin (const MusterCatalog *catalog, const MusterThing *thing, const char *title,
                                   const MusterReport *report);

/* Adds what something in a list does, under its name, unless there is nothing to tell or it is told already. */
void muster_roster_add_rule (MusterRoster *roster, const char *name, const char *text);

/* The same for what opponents mustn't see. */
void muster_roster_add_secret_rule (MusterRoster *roster, const char *name, const char *text);

/* The same for words of a player's own: MusterPassage. */
void muster_roster_add_passages (MusterRoster *roster, const char *name, const GArray *passages);

G_END_DECLS
