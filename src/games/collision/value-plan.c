/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/value-plan.h"

/* One character, evaluated once for all sets. */
typedef struct
{
  MusterCollisionValueNeeds needs;
  gint64 points;
  gboolean fit; /* allowed in the battle, whatever the values */
} Candidate;

static void
free_plan (gpointer data)
{
  g_array_unref (((MusterCollisionValuePlan *) data)->fits);
  g_free (data);
}

static GArray *
look_at (const MusterCatalog *catalog, const MusterCollisionGroup *group, const GPtrArray *things)
{
  GArray *candidates = g_array_sized_new (FALSE, TRUE, sizeof (Candidate), things->len);
  g_autoptr (GArray) room = muster_collision_findings_new ();

  for (guint i = 0; i < things->len; i++)
    {
      MusterCollisionMemberTotals member = muster_collision_member_add_up (catalog, things->pdata[i], room);
      Candidate candidate = { .points = member.points };

      candidate.fit = member.legal && (group->limit < 0 || member.limit <= group->limit);
      muster_collision_member_add_needs (things->pdata[i], &candidate.needs);
      g_array_append_val (candidates, candidate);
    }
  return candidates;
}

static MusterCollisionValuePlan *
make_plan (MusterValueSet set, const MusterCollisionValueNeeds *group, const GArray *candidates)
{
  MusterCollisionValuePlan *plan = g_new0 (MusterCollisionValuePlan, 1);

  plan->values = set;
  plan->fits = g_array_new (FALSE, FALSE, sizeof (guint));
  plan->serves = muster_collision_value_needs_are_met (group, set);
  for (guint i = 0; i < candidates->len; i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);

      if (!candidate->fit || !muster_collision_value_needs_are_met (&candidate->needs, set))
        continue;
      g_array_append_val (plan->fits, i);
      plan->points += candidate->points;
    }
  return plan;
}

static gint
compare_plans (gconstpointer a, gconstpointer b)
{
  const MusterCollisionValuePlan *left = *(MusterCollisionValuePlan *const *) a,
                                 *right = *(MusterCollisionValuePlan *const *) b;
  guint left_size = muster_value_set_size (left->values), right_size = muster_value_set_size (right->values);
  guint apart = left->values ^ right->values;

  if (left->fits->len != right->fits->len)
    return left->fits->len > right->fits->len ? -1 : 1;
  if (left->points != right->points)
    return left->points > right->points ? -1 : 1;
  if (left_size != right_size)
    return left_size < right_size ? -1 : 1;
  return (left->values & apart & -apart) != 0 ? -1 : apart != 0;
}

GPtrArray *
muster_collision_value_plans_new (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                  const GPtrArray *things)
{
  GPtrArray *plans = g_ptr_array_new_with_free_func (free_plan);
  g_autoptr (GArray) candidates = look_at (catalog, group, things);
  MusterCollisionValueNeeds needs = { 0 };
  guint all = 1u << muster_catalog_count (catalog, MUSTER_KIND_VALUE);

  for (guint i = 0; i < group->members->len; i++)
    muster_collision_member_add_needs (group->members->pdata[i], &needs);
  for (guint set = 0; set < all; set++)
    if (muster_value_set_size ((MusterValueSet) set) <= MUSTER_COLLISION_MAX_GROUP_VALUES)
      g_ptr_array_add (plans, make_plan ((MusterValueSet) set, &needs, candidates));
  g_ptr_array_sort (plans, compare_plans);
  return plans;
}
