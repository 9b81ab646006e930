/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making a reference page: the rules that players ask for at the table, in our own words, as a roster without lines. What the packs say
 * is taken from them. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

/* A rule in a game's table of them. */
typedef struct
{
  const char *icon; /* NULL: a heading, which has no text */
  const char *name; /* not translated yet, as the text */
  const char *text;
} MusterReferenceRule;

/* A page for a game by its id and name. */
MusterRoster *muster_reference_new (const MusterCatalog *catalog, const char *game, const char *name);

/* Adds the rules of a table that ends with a NULL name. */
void muster_reference_add (MusterRoster *roster, const MusterReferenceRule *rules);

/* Adds a rule in words that are translated. */
void muster_reference_add_rule (MusterRoster *roster, const char *icon, const char *name, const char *text);

G_END_DECLS
