#include "rules/group.h"

#include "model/phrase.h"
#include "model/tongue.h"
#include "rules/values.h"

/* What a member asks of the group's values: all that it names, or one for each of its options. */
static void
add_needs (const MusterThing *member, MusterValueNeeds *needs)
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

static MusterMember
tally_member (const MusterCatalog *catalog, const MusterThing *thing, GArray *findings)
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
      MusterMember member = tally_member (catalog, group->members->pdata[i], findings);

      tally->points += member.points * member.count;
      add_needs (group->members->pdata[i], &needs);
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

  add_needs (group->members->pdata[n], &needs);
  used = needs.required;
  for (guint i = 0; i < needs.n; i++)
    if ((needs.masks[i] & used) == 0)
      used |= needs.masks[i] & chosen;
  return used & chosen;
}

/* Judging. */

typedef struct
{
  const MusterCatalog *catalog;
  const MusterGroup *group;
  const MusterTally *tally;
  gboolean remedies;
  GPtrArray *problems;
} Judging;

static MusterProblem *
add_problem (Judging *judging, const char *rule, char *target, char *sentence)
{
  MusterProblem *problem = muster_problem_new (rule, MUSTER_SEVERITY_ERROR, target, sentence);

  g_ptr_array_add (judging->problems, problem);
  return problem;
}

static const MusterMember *
member_at (const Judging *judging, guint n)
{
  return &g_array_index (judging->tally->members, MusterMember, n);
}

static const char *
name_of (const Judging *judging, guint n)
{
  return muster_thing_get_name (judging->group->members->pdata[n]);
}

static char *
dup_member_target (guint n)
{
  return g_strdup_printf ("member/%u", n + 1);
}

/* As many as anyone reads. */
#define MOST_REMEDIES 5

/* Beyond this, nobody mends a group by leaving one out; finding out would take the square of them. */
#define MOST_MEMBERS 1000

static gboolean
has_enough_remedies (const MusterProblem *problem)
{
  return problem->remedies != NULL && problem->remedies->len >= MOST_REMEDIES;
}

/* Leaving out as few of a member as are enough. */
static void
add_savings (Judging *judging, MusterProblem *problem, gint64 excess)
{
  for (guint i = 0; i < judging->tally->members->len && !has_enough_remedies (problem); i++)
    {
      const MusterMember *member = member_at (judging, i);
      gint64 enough = member->points > 0 ? (excess + member->points - 1) / member->points : G_MAXINT;
      long long saved = member->points * enough;

      if (enough == 1)
        muster_problem_add_remedy (
            problem, g_strdup_printf (_ ("Leave out one %s (-%lld points)"), name_of (judging, i), saved));
      else if (enough <= member->count)
        muster_problem_add_remedy (problem, g_strdup_printf (_ ("Leave out %d of %s (-%lld points)"), (gint) enough,
                                                             name_of (judging, i), saved));
    }
}

static void
judge_points (Judging *judging)
{
  long long points = judging->tally->points;
  gint limit = judging->group->limit;
  MusterProblem *problem;

  if (limit < 0 || points <= limit)
    return;
  problem = add_problem (judging, "group.points", g_strdup ("points"),
                         g_strdup_printf (_ ("The group costs %lld points, %lld more than its limit of %d."), points,
                                          points - limit, limit));
  if (!judging->remedies)
    return;
  add_savings (judging, problem, points - limit);
  if (points <= MUSTER_MAX_POINTS)
    muster_problem_add_remedy (problem, g_strdup_printf (_ ("Play for %d points"), (gint) points));
}

/* Whether the others fit together without one member. */
static gboolean
fits_without (const Judging *judging, guint left_out)
{
  MusterValueNeeds needs = { 0 };
  MusterValueChoices choices;

  for (guint i = 0; i < judging->group->members->len; i++)
    if (i != left_out)
      add_needs (judging->group->members->pdata[i], &needs);
  return muster_values_find_smallest (&needs, MUSTER_MAX_GROUP_VALUES, &choices) <= MUSTER_MAX_GROUP_VALUES;
}

static void
judge_values (Judging *judging)
{
  g_autofree char *needed = muster_phrase_dup_number (judging->tally->n_values);
  g_autofree char *most = muster_phrase_dup_number (MUSTER_MAX_GROUP_VALUES);
  MusterProblem *problem;

  if (judging->tally->n_values <= MUSTER_MAX_GROUP_VALUES)
    return;
  problem = add_problem (judging, "group.values", g_strdup ("values"),
                         g_strdup_printf (_ ("Together these characters need at least %s values; a group has at most %s."),
                                          needed, most));
  if (!judging->remedies || judging->group->members->len > MOST_MEMBERS)
    return;
  for (guint i = 0; i < judging->group->members->len && !has_enough_remedies (problem); i++)
    if (fits_without (judging, i))
      muster_problem_add_remedy (problem, g_strdup_printf (_ ("Leave out %s"), name_of (judging, i)));
}

static void
judge_restricted (Judging *judging, guint n)
{
  const MusterMember *member = member_at (judging, n);
  gint limit = judging->group->limit;
  MusterProblem *problem;

  if (limit < 0 || member->limit <= limit)
    return;
  problem = add_problem (judging, "group.restricted", dup_member_target (n),
                         g_strdup_printf (_ ("%s fights only in battles of %d points or more; this one is of %d."),
                                          name_of (judging, n), member->limit, limit));
  if (!judging->remedies)
    return;
  muster_problem_add_remedy (problem, g_strdup_printf (_ ("Play for %d points"), member->limit));
  muster_problem_add_remedy (problem, g_strdup_printf (_ ("Leave out %s"), name_of (judging, n)));
}

static void
judge_member (Judging *judging, guint n)
{
  MusterProblem *problem;

  if (member_at (judging, n)->legal)
    return;
  problem = add_problem (judging, "group.member", dup_member_target (n),
                         g_strdup_printf (_ ("%s is illegal itself, whatever the group."), name_of (judging, n)));
  if (!judging->remedies)
    return;
  muster_problem_add_remedy (problem, g_strdup_printf (_ ("Mend %s: its own problems are listed with it"), name_of (judging, n)));
  muster_problem_add_remedy (problem, g_strdup_printf (_ ("Leave out %s"), name_of (judging, n)));
}

GPtrArray *
muster_group_judge (const MusterCatalog *catalog, const MusterGroup *group, const MusterTally *tally, gboolean remedies)
{
  GPtrArray *problems = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_problem_free);
  Judging judging = { catalog, group, tally, remedies, problems };

  judge_points (&judging);
  judge_values (&judging);
  for (guint i = 0; i < group->members->len; i++)
    {
      judge_restricted (&judging, i);
      judge_member (&judging, i);
    }
  return problems;
}
