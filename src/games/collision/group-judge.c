/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/group-judge.h"

#include "model/phrase.h"
#include "model/tongue.h"

void
muster_member_add_needs (const MusterThing *member, MusterValueNeeds *needs)
{
  const MusterCharacter *character = (const MusterCharacter *) member;
  MusterPick pick = { 0 };

  if (member->klass == &muster_fixed_class)
    needs->required |= ((const MusterFixed *) member)->values;
  else if (character->names_values)
    needs->required |= character->values;
  else
    while (muster_character_next_pick (character, &pick))
      if (pick.choice->option != NULL)
        muster_value_needs_add (needs, pick.choice->option->values);
}

MusterMember
muster_member_tally (const MusterCatalog *catalog, const MusterThing *thing, GArray *findings)
{
  const MusterFixed *fixed = (const MusterFixed *) thing;
  MusterSheet sheet;
  MusterMember member = { 0 };

  if (thing->klass == &muster_fixed_class)
    return (MusterMember){ fixed->count, fixed->points, fixed->limit, fixed->unknown_values == NULL };
  member.legal = muster_judge (catalog, (const MusterCharacter *) thing, &sheet, findings);
  member.count = ((const MusterCharacter *) thing)->count;
  member.points = sheet.points;
  member.limit = sheet.limit;
  return member;
}

MusterTally *
muster_group_tally (const MusterCatalog *catalog, const MusterGroup *group)
{
  MusterTally *tally = g_new0 (MusterTally, 1);
  g_autoptr (GArray) findings = muster_findings_new ();
  MusterValueNeeds needs = { 0 };

  tally->members = g_array_new (FALSE, FALSE, sizeof (MusterMember));
  for (guint i = 0; i < group->members->len; i++)
    {
      MusterMember member = muster_member_tally (catalog, group->members->pdata[i], findings);

      tally->points += member.points * member.count;
      muster_member_add_needs (group->members->pdata[i], &needs);
      g_array_append_val (tally->members, member);
    }
  tally->n_values = muster_values_find_smallest (&needs, MUSTER_MAX_GROUP_VALUES, &tally->values);

  return tally;
}

void
muster_tally_free (MusterTally *tally)
{
  g_array_unref (tally->members);
  g_free (tally);
}

MusterValueSet
muster_group_values_used_by (const MusterGroup *group, guint n, MusterValueSet chosen)
{
  MusterValueNeeds needs = { 0 };
  MusterValueSet used;

  muster_member_add_needs (group->members->pdata[n], &needs);
  used = needs.required;
  for (guint i = 0; i < needs.n; i++)
    if ((needs.masks[i] & used) == 0)
      used |= needs.masks[i] & chosen;
  return used & chosen;
}

const gint muster_battle_sizes[] = { 100, 150, 200, 250, 300, 400, 500, 0 };

gint64
muster_battle_size_for (gint64 points)
{
  for (guint i = 0; muster_battle_sizes[i] > 0; i++)
    if (muster_battle_sizes[i] >= points)
      return muster_battle_sizes[i];
  return points;
}

static MusterThing *
copy_member (const MusterThing *member)
{
  MusterCharacter *copy;

  if (member->klass == &muster_fixed_class)
    return &muster_fixed_copy ((const MusterFixed *) member)->thing;
  copy = muster_character_copy_choices ((const MusterCharacter *) member);
  copy->thing.name = g_strdup (member->name);
  copy->count = ((const MusterCharacter *) member)->count;
  return &copy->thing;
}

MusterGroup *
muster_group_copy_choices (const MusterGroup *group)
{
  MusterGroup *copy = muster_group_new ();

  copy->limit = group->limit;
  for (guint i = 0; i < group->members->len; i++)
    g_ptr_array_add (copy->members, copy_member (group->members->pdata[i]));
  return copy;
}

/* Judging. */

static void
find (GArray *findings, MusterGroupRule rule, guint member)
{
  MusterGroupFinding finding = { rule, member };

  g_array_append_val (findings, finding);
}

GArray *
muster_group_judge (const MusterGroup *group, const MusterTally *tally)
{
  GArray *findings = g_array_new (FALSE, FALSE, sizeof (MusterGroupFinding));

  if (group->limit >= 0 && tally->points > group->limit)
    find (findings, MUSTER_GROUP_RULE_POINTS, 0);
  if (tally->n_values > MUSTER_MAX_GROUP_VALUES)
    find (findings, MUSTER_GROUP_RULE_VALUES, 0);
  for (guint i = 0; i < group->members->len; i++)
    {
      const MusterMember *member = &g_array_index (tally->members, MusterMember, i);

      if (group->limit >= 0 && member->limit > group->limit)
        find (findings, MUSTER_GROUP_RULE_RESTRICTED, i);
      if (!member->legal)
        find (findings, MUSTER_GROUP_RULE_MEMBER, i);
    }
  return findings;
}

/* In words. */

static const char *
get_rule_id (MusterGroupRule rule)
{
  static const char *const ids[] = { "group.points", "group.values", "group.restricted", "group.member" };

  return ids[rule];
}

static char *
dup_target (const MusterGroupFinding *finding)
{
  if (finding->rule == MUSTER_GROUP_RULE_POINTS)
    return g_strdup ("points");
  if (finding->rule == MUSTER_GROUP_RULE_VALUES)
    return g_strdup ("values");
  return g_strdup_printf ("member/%u", finding->member + 1);
}

static char *
dup_values_sentence (const MusterTally *tally)
{
  g_autofree char *needed = muster_phrase_dup_number (tally->n_values);
  g_autofree char *most = muster_phrase_dup_number (MUSTER_MAX_GROUP_VALUES);

  return g_strdup_printf (_ ("Together these characters need at least %s values; a group has at most %s."), needed,
                          most);
}

static char *
dup_sentence (const MusterGroupFinding *finding, const MusterGroup *group, const MusterTally *tally)
{
  guint n = finding->member;
  long long points = tally->points;

  switch (finding->rule)
    {
    case MUSTER_GROUP_RULE_POINTS:
      return g_strdup_printf (_ ("The group costs %lld points, %lld more than its limit of %d."), points,
                              points - group->limit, group->limit);
    case MUSTER_GROUP_RULE_VALUES:
      return dup_values_sentence (tally);
    case MUSTER_GROUP_RULE_RESTRICTED:
      return g_strdup_printf (_ ("%s fights only in battles of %d points or more; this one is of %d."),
                              muster_thing_get_name (group->members->pdata[n]),
                              g_array_index (tally->members, MusterMember, n).limit, group->limit);
    case MUSTER_GROUP_RULE_MEMBER:
    default:
      return g_strdup_printf (_ ("%s is illegal itself, whatever the group."),
                              muster_thing_get_name (group->members->pdata[n]));
    }
}

MusterProblem *
muster_group_finding_make_problem (const MusterGroupFinding *finding, const MusterGroup *group,
                                   const MusterTally *tally)
{
  return muster_problem_new (get_rule_id (finding->rule), MUSTER_SEVERITY_ERROR, dup_target (finding),
                             dup_sentence (finding, group, tally));
}
