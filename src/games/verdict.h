/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A verdict in the making: the report of an army list while its rules are gone through, one after the other. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterCatalog *catalog;
  const MusterThing *thing;
  MusterReport *report;
  gboolean remedies; /* somebody reads them */
} MusterVerdict;

/* Makes an error that the thing's players agreed on what it is: agreed. */
void muster_verdict_waive (const MusterThing *thing, MusterProblem *problem);

/* Begins the report of a thing. */
MusterVerdict muster_verdict_begin (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* Tells the thing's name and, from the problems found so far, whether it is legal. For after the rules; what else the
 * report tells comes after these two. */
void muster_verdict_head (MusterVerdict *verdict, const MusterThing *thing);

/* A rule is broken. Takes the word of `place`, and `sentence`, over. */
MusterProblem *muster_verdict_error (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence);

/* Illegal as long as something isn't chosen yet. */
MusterProblem *muster_verdict_miss (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence);

/* Legal, and surely not meant. */
MusterProblem *muster_verdict_warn (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence);

/* An id that no installed content has. `format` takes what was written. Takes the word of `place` over. */
void muster_verdict_unknown (MusterVerdict *verdict, MusterPlace place, const char *format, const char *written);

/* Warns of what stands in a file under Muster's name and means nothing to it. The place has no word. */
void muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, MusterPlace place);

G_END_DECLS
