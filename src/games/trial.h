/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trying a change on a copy and comparing problems. For army lists, which are small enough to check as a whole. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/evaluation.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* Why the change breaks a rule: the sentences of errors in `after` but not in `before`, one per line, including broken
 * rules made worse. NULL if there are none. Free with g_free(). */
char *muster_trial_dup_reason (const MusterCatalog *catalog, const MusterThing *before, const MusterThing *after);

/* Whether the change solves a problem of the evaluation `was`: it is gone, wasn't replaced by another of the same rule, and
 * caused no error. */
gboolean muster_trial_mends (const MusterEvaluation *was, const MusterThing *after, const MusterProblem *problem);

G_END_DECLS
