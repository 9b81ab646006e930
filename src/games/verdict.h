/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Building the evaluation of a thing while its rules are checked one after another. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluation.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterCatalog *catalog;
  const MusterThing *thing;
  MusterEvaluation *evaluation;
} MusterVerdict;

/* Begins a thing's evaluation, for its judge to return. Takes ownership of the class's own results. */
MusterVerdict muster_verdict_begin (const MusterCatalog *catalog, const MusterThing *thing, gpointer judged,
                                    GDestroyNotify free_judged);

/* A broken rule; `says` explains it. Takes ownership of the word in `place` and of `says`. */
MusterProblem *muster_verdict_add (MusterVerdict *verdict, const MusterRule *rule, MusterPlace place,
                                   MusterSentence *says);

/* Illegal until something is chosen. */
MusterProblem *muster_verdict_miss (MusterVerdict *verdict, const MusterRule *rule, MusterPlace place,
                                    MusterSentence *says);

/* An unknown id. `format` gets the id. Takes ownership of the word in `place`. */
void muster_verdict_unknown (MusterVerdict *verdict, MusterPlace place, const char *format, const char *written);

/* Adds warnings for unknown names in Muster's own namespace. The place has no word. */
void muster_verdict_warn_of_unknown (MusterVerdict *verdict, const MusterExtras *extras, MusterPlace place);

/* The same for the report of a file, which has no evaluation. */
void muster_games_warn_of_unknown (MusterReport *report, const MusterExtras *extras, MusterPlace place);

/* The first attributes of its report: name and legality. */
void muster_verdict_report_head (const MusterEvaluation *evaluation, const MusterThing *thing, MusterReport *report);

G_END_DECLS
