/* Battle groups: what they cost, which values they use, and which rules they break. */
#pragma once

#include "model/group.h"
#include "model/problem.h"
#include "rules/judge.h"

G_BEGIN_DECLS

#define MUSTER_MAX_GROUP_VALUES 3

/* What one member adds up to. */
typedef struct
{
  guint count;
  gint64 points; /* of one */
  gint limit;    /* the smallest battle it may fight in */
  gboolean legal;
} MusterMember;

typedef struct
{
  gint64 points;
  guint n_values;            /* how many values its members need together */
  MusterValueChoices values; /* the sets that serve them all; none where it takes more than three */
  GArray *members;           /* MusterMember */
} MusterTally;

/* Adds the group up. */
MusterTally *muster_group_tally (const MusterCatalog *catalog, const MusterGroup *group);
void muster_tally_free (MusterTally *tally);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTally, muster_tally_free)

/* Which of the group's values (one set of its choices) the n-th member makes use of. */
MusterValueSet muster_group_values_used_by (const MusterGroup *group, guint n, MusterValueSet chosen);

/* The group rules it breaks: MusterProblem, with remedies where they are asked for. Free with g_ptr_array_unref(). */
GPtrArray *muster_group_judge (const MusterCatalog *catalog, const MusterGroup *group, const MusterTally *tally, gboolean remedies);

G_END_DECLS
