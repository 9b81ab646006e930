/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An evaluation: what the rules make of a thing in one state. Whoever shows the thing reads it, so that a state is judged once.
 *
 * A thing that is kept and changed by changes alone carries its evaluation (games/game.h), and so do its members; a change takes those
 * away that it makes wrong. Copies carry none, as whoever copies a thing may write to it. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"
#include "model/thing.h"

G_BEGIN_DECLS

struct _MusterEvaluation
{
  gint count;
  const MusterCatalog *catalog; /* whose rules these are */
  gpointer judged; /* the numbers and findings of the thing's class; NULL where its report is all there is */
  GDestroyNotify free_judged;
  MusterReport *reports[2]; /* in the player's tongue, and plainly where that is another; NULL until somebody asks */
  MusterReport *bare;       /* without remedies, for those who look for some; or NULL */
  gboolean looking;         /* for remedies, while the report is being made */
};

/* A new one. Takes `judged` over. */
MusterEvaluation *muster_evaluation_new (const MusterCatalog *catalog, gpointer judged, GDestroyNotify free_judged);
MusterEvaluation *muster_evaluation_ref (MusterEvaluation *evaluation);
void muster_evaluation_unref (MusterEvaluation *evaluation);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterEvaluation, muster_evaluation_unref)

/* The one that a thing carries, by these rules; NULL where it carries none. */
MusterEvaluation *muster_thing_get_evaluation (const MusterThing *thing, const MusterCatalog *catalog);

/* Lets a thing carry one; NULL takes away what it carries. An evaluation is no part of what the thing says. */
void muster_thing_set_evaluation (const MusterThing *thing, MusterEvaluation *evaluation);

/* Lets a copy to which nobody wrote, and its members, carry what the original does. */
void muster_thing_share_evaluations (const MusterThing *copy, const MusterThing *original);

G_END_DECLS
