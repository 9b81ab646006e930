/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making a reference page: the rules that players ask for at the table, in our own words, as a roster without lines. The packs have
 * them; what follows from their options is added by each game. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

/* A page for a game by its id and name, in its style, with the rules that the game's packs have, heading by heading. */
MusterRoster *muster_reference_new (const MusterCatalog *catalog, const char *game, const char *name,
                                    const MusterCardStyle *style);

/* Adds a rule in words that are translated; a heading where `icon` is NULL. */
void muster_reference_add_rule (MusterRoster *roster, const char *icon, const char *name, const char *text);

G_END_DECLS
