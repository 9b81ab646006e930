/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battle groups: what they cost, which values they use, and which rules they break. */
#pragma once

#include "games/collision/group.h"
#include "model/problem.h"
#include "games/collision/judge.h"
#include "games/collision/values.h"

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

/* What a member asks of the values of its group: all that it names, or one for each of its options. */
void muster_member_add_needs (const MusterThing *member, MusterValueNeeds *needs);

/* Adds up what could be a member. `findings` is room to work in. */
MusterMember muster_member_tally (const MusterCatalog *catalog, const MusterThing *thing, GArray *findings);

/* The usual sizes of battles, ascending; 0 after the last. */
extern const gint muster_battle_sizes[];

/* The smallest of them with room for so many points; beyond them all, the points themselves. */
gint64 muster_battle_size_for (gint64 points);

typedef enum
{
  MUSTER_GROUP_RULE_POINTS,
  MUSTER_GROUP_RULE_VALUES,
  MUSTER_GROUP_RULE_RESTRICTED,
  MUSTER_GROUP_RULE_MEMBER,
} MusterGroupRule;

/* A group rule that is broken. */
typedef struct
{
  MusterGroupRule rule;
  guint member; /* for the last two; else 0 */
} MusterGroupFinding;

/* The group rules it breaks: MusterGroupFinding. Free with g_array_unref(). */
GArray *muster_group_judge (const MusterGroup *group, const MusterTally *tally);

static inline const MusterGroupFinding *
muster_group_findings_at (const GArray *findings, guint i)
{
  return &g_array_index (findings, MusterGroupFinding, i);
}

/* The finding in words, with no remedies yet. */
MusterProblem *muster_group_finding_make_problem (const MusterGroupFinding *finding, const MusterGroup *group,
                                                  const MusterTally *tally);

/* A group to try things with: it has copies of all that a rule looks at. */
MusterGroup *muster_group_copy_choices (const MusterGroup *group);

G_END_DECLS
