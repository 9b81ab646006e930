/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Battle groups: cost, values and broken rules. */
#pragma once

#include "games/collision/group.h"
#include "model/problem.h"
#include "games/collision/judge.h"
#include "games/collision/values.h"

G_BEGIN_DECLS

#define MUSTER_COLLISION_MAX_GROUP_VALUES 3

/* The totals of a member. */
typedef struct
{
  guint count;
  gint64 points; /* of one copy */
  gint limit;    /* the smallest battle it may fight in */
  MusterLegality legal;
} MusterCollisionMemberTotals;

typedef struct
{
  gint64 points;
  guint n_values;            /* how many values the members need together */
  MusterValueChoices values; /* the sets that serve them all; empty if more than three are needed */
  GArray *members;           /* MusterCollisionMemberTotals */
} MusterCollisionGroupTotals;

/* Adds the group up. */
MusterCollisionGroupTotals *muster_collision_group_add_up (const MusterCatalog *catalog,
                                                           const MusterCollisionGroup *group);

/* The same from what its members came to (MusterEvaluation), which aren't judged again. */
MusterCollisionGroupTotals *muster_collision_group_add_up_judged (const MusterCatalog *catalog,
                                                                  const MusterCollisionGroup *group,
                                                                  const GPtrArray *members);
void muster_collision_group_totals_free (MusterCollisionGroupTotals *totals);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterCollisionGroupTotals, muster_collision_group_totals_free)

/* Which of the group's values (one of its sets) the n-th member uses. */
MusterValueSet muster_collision_group_values_used_by (const MusterCollisionGroup *group, guint n,
                                                      MusterValueSet chosen);

/* The values a member needs from its group: all that it names, or one for each of its options. */
void muster_collision_member_add_needs (const MusterThing *member, MusterCollisionValueNeeds *needs);

/* Whether a fixed character can be used: its values are known, or that was agreed on. */
MusterLegality muster_collision_fixed_get_legality (const MusterCollisionFixed *fixed);

/* The totals of a possible member. `findings` is scratch space. */
MusterCollisionMemberTotals muster_collision_member_add_up (const MusterCatalog *catalog, const MusterThing *thing,
                                                            GArray *findings);

/* The usual battle sizes, ascending; terminated by 0. */
extern const gint muster_collision_battle_sizes[];

/* The smallest of these that has room for the points; above the largest, the points themselves. */
gint64 muster_collision_battle_size_for (gint64 points);

typedef enum
{
  MUSTER_COLLISION_GROUP_RULE_POINTS,
  MUSTER_COLLISION_GROUP_RULE_VALUES,
  MUSTER_COLLISION_GROUP_RULE_RESTRICTED,
  MUSTER_COLLISION_GROUP_RULE_MEMBER,
} MusterCollisionGroupRule;

/* A broken rule of groups. */
typedef struct
{
  MusterCollisionGroupRule rule;
  guint member; /* for the last two; otherwise 0 */
} MusterCollisionGroupFinding;

/* The group rules it breaks: MusterCollisionGroupFinding. Free with g_array_unref(). */
GArray *muster_collision_group_judge (const MusterCollisionGroup *group, const MusterCollisionGroupTotals *totals);

static inline const MusterCollisionGroupFinding *
muster_collision_group_findings_at (const GArray *findings, guint i)
{
  return &g_array_index (findings, MusterCollisionGroupFinding, i);
}

/* Its rule, and where to look. */
const MusterRule *muster_collision_group_finding_get_rule (const MusterCollisionGroupFinding *finding);
MusterPlace muster_collision_group_finding_get_place (const MusterCollisionGroupFinding *finding);

/* The finding in words. Free with g_free(). */
char *muster_collision_group_finding_dup_sentence (const MusterCollisionGroupFinding *finding,
                                                   const MusterCollisionGroup *group,
                                                   const MusterCollisionGroupTotals *totals);

/* A copy of a group for trying things, with everything rules depend on. */
MusterCollisionGroup *muster_collision_group_copy_choices (const MusterCollisionGroup *group);

G_END_DECLS
