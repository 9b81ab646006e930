/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Trying a change on a copy: what the copy's problems tell of it. For army lists, which are small enough to be checked whole. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/problem.h"
#include "model/thing.h"

G_BEGIN_DECLS

/* Why the change breaks a rule: the sentences of the errors that `after` has and `before` hasn't, a line each. A broken rule
 * that the change makes worse counts too. NULL where there are none. Free with g_free(). */
char *muster_trial_dup_reason (const MusterCatalog *catalog, const MusterThing *before, const MusterThing *after);

/* Whether the change mends the problem: it is gone, isn't just another one of the same rule now, and no error came for it. */
gboolean muster_trial_mends (const MusterCatalog *catalog, const MusterThing *before, const MusterThing *after,
                             const MusterProblem *problem);

G_END_DECLS
