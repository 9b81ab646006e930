/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of games, as far as rules go: what checks which thing. Nothing outside asks which game a thing belongs to. */
#pragma once

#include "model/catalog.h"
#include "model/report.h"
#include "model/roster.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterThingClass *klass;
  MusterReport *(*check) (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);
  void (*make_cards) (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards); /* NULL: it has none */
  MusterRoster *(*make_roster) (const MusterCatalog *catalog, const MusterThing *thing);         /* likewise */
  char *(*dup_stage) (const MusterThing *thing); /* NULL: there is a verdict on it */
} MusterGameRules;

/* Checks a thing of any game. Finding remedies takes longer; where nobody reads them they are left out. */
MusterReport *muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* Adds the cards of a thing (MusterCard), each numbered copy its own; none where its game has no cards for it. */
void muster_games_make_cards (const MusterCatalog *catalog, const MusterThing *thing, GPtrArray *cards);

/* The page that lists it, or NULL where its card says it all. */
MusterRoster *muster_games_make_roster (const MusterCatalog *catalog, const MusterThing *thing);

/* Whether things of an element are legal or not. The others are played rather than built. */
gboolean muster_games_has_verdict (const char *element);

/* How far such another is, in a few words: "pick 5 of 18". NULL for a thing with a verdict. Free with g_free(). */
char *muster_games_dup_stage (const MusterThing *thing);

/* For the games: warns of what stands in a file under Muster's name and means nothing to it. */
void muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, const char *target);

G_END_DECLS
