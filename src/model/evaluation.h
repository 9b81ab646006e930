/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evaluation: the result of judging a thing in one state. All views of the thing read it, so a state is judged only
 * once.
 *
 * A thing that is edited only through changes carries its evaluation (games/game.h), and so do its members; a change
 * drops the ones it invalidates. Copies carry none, because their owner may modify them. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

struct _MusterEvaluation
{
  gint count;
  const MusterCatalog *catalog; /* the catalogue whose rules were used */
  gpointer judged;              /* the class's own results; NULL if the report is all there is */
  GDestroyNotify free_judged;
  MusterReport *reports[2]; /* in the player's language and in plain English if that differs; NULL until requested */
  MusterReport *bare;       /* without remedies, for remedy searches; or NULL */
  gboolean looking;         /* the report is being made and looks for remedies */
};

/* A new evaluation. Takes ownership of `judged`. */
MusterEvaluation *muster_evaluation_new (const MusterCatalog *catalog, gpointer judged, GDestroyNotify free_judged);
MusterEvaluation *muster_evaluation_ref (MusterEvaluation *evaluation);
void muster_evaluation_unref (MusterEvaluation *evaluation);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterEvaluation, muster_evaluation_unref)

/* The evaluation that a thing carries for these rules; NULL if it has none. */
MusterEvaluation *muster_thing_get_evaluation (const MusterThing *thing, const MusterCatalog *catalog);

/* Attaches an evaluation; NULL drops it. It isn't part of the thing's content. */
void muster_thing_set_evaluation (const MusterThing *thing, MusterEvaluation *evaluation);

/* Shares the original's evaluations with an unmodified copy and its members. */
void muster_thing_share_evaluations (const MusterThing *copy, const MusterThing *original);

G_END_DECLS
