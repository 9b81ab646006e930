/* The table of games, as far as rules go: what checks which thing. Nothing outside asks which game a thing belongs to. */
#pragma once

#include "model/catalog.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterThingClass *klass;
  MusterReport *(*check) (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);
} MusterGameRules;

/* Checks a thing of any game. Finding remedies takes longer; where nobody reads them they are left out. */
MusterReport *muster_games_check (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* For the games: warns of what stands in a file under Muster's name and means nothing to it. */
void muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, const char *target);


G_END_DECLS
