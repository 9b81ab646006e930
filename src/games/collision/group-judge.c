/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/group-judge.h"

#include "games/collision/evaluation.h"
#include "model/evaluation.h"

#include "model/text/phrase.h"
#include "model/i18n.h"

void
muster_collision_member_add_needs (const MusterThing *member, MusterCollisionValueNeeds *needs)
{
  const MusterCollisionCharacter *character = (const MusterCollisionCharacter *) member;
  MusterCollisionPick pick = { 0 };

  if (member->klass == &muster_collision_fixed_class)
    needs->required |= ((const MusterCollisionFixed *) member)->values;
  else if (character->names_values)
    needs->required |= character->values;
  else
    while (muster_collision_character_next_pick (character, &pick))
      if (pick.choice->option != NULL)
        muster_collision_value_needs_add (needs, pick.choice->option->values);
}

MusterLegality
muster_collision_fixed_get_legality (const MusterCollisionFixed *fixed)
{
  if (fixed->unknown_values == NULL)
    return MUSTER_LEGAL;
  return muster_agreements_find (fixed->thing.agreements, "option.unknown") != NULL ? MUSTER_LEGAL_BY_AGREEMENT
                                                                                    : MUSTER_ILLEGAL;
}

static MusterCollisionMemberTotals
make_member (const MusterCollisionCharacter *character, const MusterCollisionTotals *totals, const GArray *findings)
{
  return (MusterCollisionMemberTotals){ character->count, totals->points, totals->limit,
                                        muster_collision_findings_get_legality (findings, &character->thing) };
}

static MusterCollisionMemberTotals
make_fixed (const MusterCollisionFixed *fixed)
{
  return (MusterCollisionMemberTotals){ fixed->count, fixed->points, fixed->limit,
                                        muster_collision_fixed_get_legality (fixed) };
}

/* From what it came to. */
static MusterCollisionMemberTotals
make_judged (const MusterThing *thing, const MusterEvaluation *evaluation)
{
  const MusterCollisionEvaluation *judged = evaluation->judged;

  if (thing->klass == &muster_collision_fixed_class)
    return make_fixed ((const MusterCollisionFixed *) thing);
  return make_member ((const MusterCollisionCharacter *) thing, &judged->totals, judged->findings);
}

MusterCollisionMemberTotals
muster_collision_member_add_up (const MusterCatalog *catalog, const MusterThing *thing, GArray *findings)
{
  const MusterEvaluation *carried = muster_thing_get_evaluation (thing, catalog);
  MusterCollisionTotals totals;

  if (thing->klass == &muster_collision_fixed_class)
    return make_fixed ((const MusterCollisionFixed *) thing);
  if (carried != NULL)
    return make_judged (thing, carried);
  muster_collision_judge (catalog, (const MusterCollisionCharacter *) thing, &totals, findings);
  return make_member ((const MusterCollisionCharacter *) thing, &totals, findings);
}

MusterCollisionGroupTotals *
muster_collision_group_add_up_judged (const MusterCatalog *catalog, const MusterCollisionGroup *group,
                                      const GPtrArray *members)
{
  MusterCollisionGroupTotals *group_totals = g_new0 (MusterCollisionGroupTotals, 1);
  g_autoptr (GArray) findings = muster_collision_findings_new ();
  MusterCollisionValueNeeds needs = { 0 };

  group_totals->members = g_array_new (FALSE, FALSE, sizeof (MusterCollisionMemberTotals));
  for (guint i = 0; i < group->members->len; i++)
    {
      const MusterThing *thing = group->members->pdata[i];
      MusterCollisionMemberTotals member = members != NULL ? make_judged (thing, members->pdata[i])
                                                           : muster_collision_member_add_up (catalog, thing, findings);

      group_totals->points += member.points * member.count;
      muster_collision_member_add_needs (thing, &needs);
      g_array_append_val (group_totals->members, member);
    }
  group_totals->n_values
      = muster_collision_values_find_smallest (&needs, MUSTER_COLLISION_MAX_GROUP_VALUES, &group_totals->values);

  return group_totals;
}

MusterCollisionGroupTotals *
muster_collision_group_add_up (const MusterCatalog *catalog, const MusterCollisionGroup *group)
{
  return muster_collision_group_add_up_judged (catalog, group, NULL);
}

void
muster_collision_group_totals_free (MusterCollisionGroupTotals *group_totals)
{
  g_array_unref (group_totals->members);
  g_free (group_totals);
}

MusterValueSet
muster_collision_group_values_used_by (const MusterCollisionGroup *group, guint n, MusterValueSet chosen)
{
  MusterCollisionValueNeeds needs = { 0 };
  MusterValueSet used;

  muster_collision_member_add_needs (group->members->pdata[n], &needs);
  used = needs.required;
  for (guint i = 0; i < needs.n; i++)
    if ((needs.masks[i] & used) == 0)
      used |= needs.masks[i] & chosen;
  return used & chosen;
}

const gint muster_collision_battle_sizes[] = { 100, 150, 200, 250, 300, 400, 500, 0 };

gint64
muster_collision_battle_size_for (gint64 points)
{
  for (guint i = 0; muster_collision_battle_sizes[i] > 0; i++)
    if (muster_collision_battle_sizes[i] >= points)
      return muster_collision_battle_sizes[i];
  return points;
}

static MusterThing *
copy_member (const MusterThing *member)
{
  MusterCollisionCharacter *copy;

  if (member->klass == &muster_collision_fixed_class)
    return &muster_collision_fixed_copy ((const MusterCollisionFixed *) member)->thing;
  copy = muster_collision_character_copy_choices ((const MusterCollisionCharacter *) member);
  copy->thing.name = g_strdup (member->name);
  copy->count = ((const MusterCollisionCharacter *) member)->count;
  return &copy->thing;
}

MusterCollisionGroup *
muster_collision_group_copy_choices (const MusterCollisionGroup *group)
{
  MusterCollisionGroup *copy = muster_collision_group_new ();

  copy->limit = group->limit;
  for (guint i = 0; i < group->members->len; i++)
    g_ptr_array_add (copy->members, copy_member (group->members->pdata[i]));
  return copy;
}

/* Judging. */

static void
find (GArray *findings, MusterCollisionGroupRule rule, guint member)
{
  MusterCollisionGroupFinding finding = { rule, member };

  g_array_append_val (findings, finding);
}

GArray *
muster_collision_group_judge (const MusterCollisionGroup *group, const MusterCollisionGroupTotals *group_totals)
{
  GArray *findings = g_array_new (FALSE, FALSE, sizeof (MusterCollisionGroupFinding));

  if (group->limit >= 0 && group_totals->points > group->limit)
    find (findings, MUSTER_COLLISION_GROUP_RULE_POINTS, 0);
  if (group_totals->n_values > MUSTER_COLLISION_MAX_GROUP_VALUES)
    find (findings, MUSTER_COLLISION_GROUP_RULE_VALUES, 0);
  for (guint i = 0; i < group->members->len; i++)
    {
      const MusterCollisionMemberTotals *member
          = &g_array_index (group_totals->members, MusterCollisionMemberTotals, i);

      if (group->limit >= 0 && member->limit > group->limit)
        find (findings, MUSTER_COLLISION_GROUP_RULE_RESTRICTED, i);
      if (!member->legal)
        find (findings, MUSTER_COLLISION_GROUP_RULE_MEMBER, i);
    }
  return findings;
}

/* As text. */

const MusterRule *
muster_collision_group_finding_get_rule (const MusterCollisionGroupFinding *finding)
{
  static const MusterRule rules[] = {
    [MUSTER_COLLISION_GROUP_RULE_POINTS] = { "group.points", MUSTER_SEVERITY_ERROR, FALSE },
    [MUSTER_COLLISION_GROUP_RULE_VALUES] = { "group.values", MUSTER_SEVERITY_ERROR, FALSE },
    [MUSTER_COLLISION_GROUP_RULE_RESTRICTED] = { "group.restricted", MUSTER_SEVERITY_ERROR, FALSE },
    [MUSTER_COLLISION_GROUP_RULE_MEMBER] = { "group.member", MUSTER_SEVERITY_ERROR, FALSE },
  };

  return &rules[finding->rule];
}

MusterPlace
muster_collision_group_finding_get_place (const MusterCollisionGroupFinding *finding)
{
  if (finding->rule == MUSTER_COLLISION_GROUP_RULE_POINTS)
    return muster_place ("points");
  if (finding->rule == MUSTER_COLLISION_GROUP_RULE_VALUES)
    return muster_place ("values");
  return muster_place_nth ("member", finding->member + 1);
}

static char *
dup_values_sentence (const MusterCollisionGroupTotals *group_totals)
{
  g_autofree char *needed = muster_phrase_dup_number (group_totals->n_values);
  g_autofree char *most = muster_phrase_dup_number (MUSTER_COLLISION_MAX_GROUP_VALUES);

  return g_strdup_printf (_ ("Together these characters need at least %s values; a group has at most %s."), needed,
                          most);
}

char *
muster_collision_group_finding_dup_sentence (const MusterCollisionGroupFinding *finding,
                                             const MusterCollisionGroup *group,
                                             const MusterCollisionGroupTotals *group_totals)
{
  guint n = finding->member;
  long long points = group_totals->points;

  switch (finding->rule)
    {
    case MUSTER_COLLISION_GROUP_RULE_POINTS:
      return g_strdup_printf (_ ("The group costs %lld points, %lld more than its limit of %d."), points,
                              points - group->limit, group->limit);
    case MUSTER_COLLISION_GROUP_RULE_VALUES:
      return dup_values_sentence (group_totals);
    case MUSTER_COLLISION_GROUP_RULE_RESTRICTED:
      return g_strdup_printf (_ ("%s fights only in battles of %d points or more; this one has %d."),
                              muster_thing_get_name (group->members->pdata[n]),
                              g_array_index (group_totals->members, MusterCollisionMemberTotals, n).limit,
                              group->limit);
    case MUSTER_COLLISION_GROUP_RULE_MEMBER:
    default:
      return g_strdup_printf (_ ("%s itself is illegal, whatever the group."),
                              muster_thing_get_name (group->members->pdata[n]));
    }
}
