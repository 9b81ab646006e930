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
  gpointer judged;              /* the numbers of the thing's class; or NULL */
  GDestroyNotify free_judged;
  GPtrArray *problems; /* MusterProblem, in the order of reports, not in words yet */
  GPtrArray *members;  /* MusterEvaluation of each member, where those are judged by themselves; or NULL */

  /* The state of the library that has the thing exactly as it was judged; 0: unknown. */
  gint64 stored;

  /* In words, once somebody asks: in the player's language, and plainly where that is another. */
  MusterReport *reports[2];
};

/* A new evaluation without problems. Takes ownership of `judged`. */
MusterEvaluation *muster_evaluation_new (const MusterCatalog *catalog, gpointer judged, GDestroyNotify free_judged);

/* Adds a problem of that thing, taken over, while the thing is being judged. What the thing's players agreed on is agreed. */
MusterProblem *muster_evaluation_add (MusterEvaluation *evaluation, const MusterThing *thing, MusterProblem *problem);

/* The n-th problem. */
static inline const MusterProblem *
muster_evaluation_get_problem (const MusterEvaluation *evaluation, guint n)
{
  return (const MusterProblem *) evaluation->problems->pdata[n];
}

/* What the problems of the thing and its members come to. */
MusterLegality muster_evaluation_get_legality (const MusterEvaluation *evaluation);

MusterEvaluation *muster_evaluation_ref (MusterEvaluation *evaluation);
void muster_evaluation_unref (MusterEvaluation *evaluation);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterEvaluation, muster_evaluation_unref)

/* The evaluation that a thing carries for these rules; NULL if it has none. */
MusterEvaluation *muster_thing_get_evaluation (const MusterThing *thing, const MusterCatalog *catalog);

/* Attaches an evaluation; NULL drops it. It isn't part of the thing's content. */
void muster_thing_set_evaluation (const MusterThing *thing, MusterEvaluation *evaluation);

/* Shares the original's evaluations with an unmodified copy and its members. */
void muster_thing_share_evaluations (const MusterThing *copy, const MusterThing *original);

/* Notes that all linked members are as the library has them in the states of their links. Their evaluations are dropped
 * with every edit, and this with them. */
void muster_thing_note_stored_members (const MusterThing *thing);

/* Whether nobody edited a member since it was noted to be in that state. */
gboolean muster_member_is_stored (const MusterThing *member, gint64 state);

G_END_DECLS
