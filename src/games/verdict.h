/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Building the report of an army list while its rules are checked one after another. */
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
  gboolean remedies; /* they will be shown */
} MusterVerdict;

/* Turns errors that the thing's players agreed on into agreed problems. */
void muster_verdict_waive (const MusterThing *thing, MusterProblem *problem);

/* Begins a thing's report. */
MusterVerdict muster_verdict_begin (const MusterCatalog *catalog, const MusterThing *thing, gboolean remedies);

/* Adds the thing's name and, from the problems so far, its legality. Call after the rules and before other
 * attributes. */
void muster_verdict_head (MusterVerdict *verdict, const MusterThing *thing);

/* A broken rule. Takes ownership of the word in `place` and of `sentence`. */
MusterProblem *muster_verdict_error (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence);

/* Illegal until something is chosen. */
MusterProblem *muster_verdict_miss (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence);

/* Legal, but surely not intended. */
MusterProblem *muster_verdict_warn (MusterVerdict *verdict, const char *rule, MusterPlace place, char *sentence);

/* An unknown id. `format` gets the id. Takes ownership of the word in `place`. */
void muster_verdict_unknown (MusterVerdict *verdict, MusterPlace place, const char *format, const char *written);

/* Adds warnings for unknown names in Muster's own namespace. The place has no word. */
void muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, MusterPlace place);

G_END_DECLS
