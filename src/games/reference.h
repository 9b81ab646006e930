/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making reference pages: rules that players look up at the table, in our own words, as a roster without lines. The
 * text is in the packs; each game adds what follows from its options. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

/* A page for a game with its name and style, with the rules of its packs under their headings. */
MusterRoster *muster_reference_new (const MusterCatalog *catalog, const char *game, const char *name,
                                    const MusterCardStyle *style);

/* Adds a rule with translated text; a heading if `icon` is NULL. */
void muster_reference_add_rule (MusterRoster *roster, const char *icon, const char *name, const char *text);

G_END_DECLS
