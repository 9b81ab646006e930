/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For each set of three values that serves the group, a bit set gives the sums that the allowed characters can make.
 * For the sets that come nearest, a table gives the fewest candidates from each index on that make a sum, and leads
 * from the first candidate to the last. Only every BLOCK-th row of it is kept; the others are recomputed. */
#include "forge/fill-private.h"

#include <string.h>

#include "forge/repair/repair-sums.h"
#include "forge/repair/repair-versions.h"
#include "games/collision/group-judge.h"
#include "model/member.h"

#define NEVER G_MAXUINT16 /* the sum is impossible */
#define BLOCK 64          /* distance of kept rows */

typedef struct
{
  guint index; /* among all */
  gint64 points;
  MusterCollisionValueNeeds needs;
} Candidate;

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionGroup *group;
  const guint *most; /* limit of each candidate by its index among all */
  gint64 room;
  GArray *all; /* Candidate: those allowed in the battle */
  MusterSums sums;

  /* With the current values. */
  guint n;
  const Candidate **fit;
  gint64 goal; /* the target sum */

  guint fewest; /* of the best so far */
  GArray *picks;
} Filling;

static gboolean
tally_up (Filling *filling, MusterFill *fill)
{
  g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (filling->catalog, filling->group);
  g_autoptr (GArray) findings = muster_collision_group_judge (filling->group, totals);

  fill->before = fill->after = totals->points;
  filling->room = filling->group->limit - totals->points;
  fill->status = filling->group->limit < 0 ? MUSTER_FILL_NO_LIMIT
                 : findings->len > 0       ? MUSTER_FILL_ILLEGAL
                                           : MUSTER_FILL_FINE;
  return fill->status == MUSTER_FILL_FINE;
}

/* Candidates that cost nothing don't help. */
static void
look_at (Filling *filling, const GPtrArray *candidates)
{
  g_autoptr (GArray) findings = muster_collision_findings_new ();

  for (guint i = 0; i < candidates->len; i++)
    {
      MusterCollisionMemberTotals member
          = muster_collision_member_add_up (filling->catalog, candidates->pdata[i], findings);
      Candidate candidate = { .index = i, .points = member.points };

      if (!member.legal || member.limit > filling->group->limit || member.points <= 0 || member.points > filling->room)
        continue;
      muster_collision_member_add_needs (candidates->pdata[i], &candidate.needs);
      g_array_append_val (filling->all, candidate);
    }
}

static void
find_fitting (Filling *filling, MusterValueSet values)
{
  filling->n = 0;
  for (guint i = 0; i < filling->all->len; i++)
    {
      const Candidate *candidate = &g_array_index (filling->all, Candidate, i);

      if (muster_collision_value_needs_are_met (&candidate->needs, values))
        filling->fit[filling->n++] = candidate;
    }
}

/* How many of one candidate can be taken at all. */
static guint
count_copies (const Filling *filling, const Candidate *candidate)
{
  return (guint) MIN ((gint64) filling->most[candidate->index], filling->room / candidate->points);
}

/* The greatest sum of the allowed candidates that isn't too much. */
static gint64
find_greatest (Filling *filling)
{
  MusterSumSet *set;
  gint64 sum, greatest = 0;

  muster_sums_reset (&filling->sums);
  set = muster_sums_new (&filling->sums);
  muster_sums_add (&filling->sums, set, 0);
  for (guint i = 0; i < filling->n && !muster_sums_has (&filling->sums, set, filling->room); i++)
    for (guint copy = count_copies (filling, filling->fit[i]); copy > 0; copy--)
      muster_sums_add_moved (&filling->sums, set, set, filling->fit[i]->points);
  for (sum = -1; muster_sums_next (&filling->sums, set, sum + 1, &sum) && sum <= filling->room;)
    greatest = sum;
  return greatest;
}

/* Updates the row in place to include one more candidate in front. */
static void
add_to_row (const Filling *filling, guint16 *row, const Candidate *candidate)
{
  for (guint copy = count_copies (filling, candidate); copy > 0; copy--)
    for (gint64 sum = filling->goal; sum >= candidate->points; sum--)
      {
        guint16 with = row[sum - candidate->points];

        row[sum] = with != NEVER && with + 1 < row[sum] ? (guint16) (with + 1) : row[sum];
      }
}

/* Computes the rows `first` to `last` from row `last`, into `rows`. */
static void
make_rows (const Filling *filling, guint16 *rows, guint first, guint last)
{
  gsize size = (gsize) filling->goal + 1;

  for (guint i = last; i > first; i--)
    {
      guint16 *behind = rows + (i - first) * size, *row = behind - size;

      memcpy (row, behind, size * sizeof *row);
      add_to_row (filling, row, filling->fit[i - 1]);
    }
}

/* The kept rows: every BLOCK-th candidate, and the one after the last. */
static guint16 *
make_marks (const Filling *filling)
{
  gsize size = (gsize) filling->goal + 1;
  guint n = (filling->n + BLOCK - 1) / BLOCK;
  guint16 *marks = g_new (guint16, (n + 1) * size), *row = marks + n * size;

  for (gsize i = 0; i < size; i++)
    row[i] = i == 0 ? 0 : NEVER;
  for (guint block = n; block > 0; block--)
    {
      row = marks + (block - 1) * size;
      memcpy (row, row + size, size * sizeof *row);
      for (guint i = MIN (filling->n, block * BLOCK); i > (block - 1) * BLOCK; i--)
        add_to_row (filling, row, filling->fit[i - 1]);
    }
  return marks;
}

/* Takes as many of a candidate as an optimal fill for the sum can have. */
static guint
count_taken (const Filling *filling, const Candidate *candidate, const guint16 *row, const guint16 *behind, gint64 sum)
{
  guint taken = count_copies (filling, candidate);

  while (taken > 0
         && (taken * candidate->points > sum || behind[sum - taken * candidate->points] == NEVER
             || behind[sum - taken * candidate->points] + taken != row[sum]))
    taken--;
  return taken;
}

static GArray *
list_picks (const Filling *filling, const guint16 *marks)
{
  GArray *picks = g_array_new (FALSE, FALSE, sizeof (MusterFillPick));
  gsize size = (gsize) filling->goal + 1;
  g_autofree guint16 *rows = g_new (guint16, (BLOCK + 1) * size);
  gint64 sum = filling->goal;

  for (guint first = 0; first < filling->n && sum > 0; first += BLOCK)
    {
      guint last = MIN (filling->n, first + BLOCK);

      memcpy (rows + (last - first) * size, marks + (first / BLOCK + 1) * size, size * sizeof *rows);
      make_rows (filling, rows, first, last);
      for (guint i = first; i < last; i++)
        {
          const guint16 *row = rows + (i - first) * size;
          MusterFillPick pick
              = { filling->fit[i]->index, count_taken (filling, filling->fit[i], row, row + size, sum) };

          sum -= filling->fit[i]->points * pick.count;
          if (pick.count > 0)
            g_array_append_val (picks, pick);
        }
    }
  return picks;
}

/* Whether the first list prefers earlier candidates; both have equally many copies. */
static gboolean
is_before (const GArray *a, const GArray *b)
{
  for (guint i = 0; i < MIN (a->len, b->len); i++)
    {
      const MusterFillPick *left = &g_array_index (a, MusterFillPick, i),
                           *right = &g_array_index (b, MusterFillPick, i);

      if (left->candidate != right->candidate)
        return left->candidate < right->candidate;
      if (left->count != right->count)
        return left->count > right->count;
    }
  return FALSE;
}

/* The best fill with the allowed candidates, unless the best so far is better. */
static void
keep_best (Filling *filling)
{
  g_autofree guint16 *marks = make_marks (filling);
  guint fewest = marks[filling->goal];
  g_autoptr (GArray) picks = NULL;

  if (fewest > filling->fewest)
    return;
  picks = list_picks (filling, marks);
  if (fewest == filling->fewest && !is_before (picks, filling->picks))
    return;
  filling->fewest = fewest;
  g_array_set_size (filling->picks, 0);
  g_array_append_vals (filling->picks, picks->data, picks->len);
}

static void
fill_up (Filling *filling)
{
  MusterValueSet sets[1 << MUSTER_MAX_VALUES];
  gint64 greatest[1 << MUSTER_MAX_VALUES] = { 0 };
  guint n = muster_versions_list_values (filling->catalog, sets);
  MusterCollisionValueNeeds needs = { 0 };

  for (guint i = 0; i < filling->group->members->len; i++)
    muster_collision_member_add_needs (filling->group->members->pdata[i], &needs);
  for (guint i = 0; i < n; i++)
    {
      if (!muster_collision_value_needs_are_met (&needs, sets[i]))
        continue;
      find_fitting (filling, sets[i]);
      greatest[i] = find_greatest (filling);
      filling->goal = MAX (filling->goal, greatest[i]);
    }
  for (guint i = 0; i < n && filling->goal > 0; i++)
    if (greatest[i] == filling->goal)
      {
        find_fitting (filling, sets[i]);
        keep_best (filling);
      }
}

/* Verifies the result with the judge. */
static void
confirm (const Filling *filling, MusterFill *fill, const GPtrArray *candidates)
{
  g_autoptr (MusterCollisionGroup) filled = muster_collision_group_copy (filling->group);
  g_autoptr (MusterCollisionGroupTotals) totals = NULL;
  g_autoptr (GArray) findings = NULL;

  fill->after = fill->before + filling->goal;
  for (guint i = 0; i < fill->picks->len; i++)
    fill->n_added += g_array_index (fill->picks, MusterFillPick, i).count;
  muster_fill_apply (fill, filled, candidates);
  totals = muster_collision_group_add_up (filling->catalog, filled);
  findings = muster_collision_group_judge (filled, totals);
  if (findings->len == 0 && totals->points == fill->after)
    return;
  g_critical ("A filled group isn't legal; the forge and the judge don't agree.");
  g_array_set_size (fill->picks, 0);
  fill->n_added = 0;
  fill->after = fill->before;
}

gboolean
muster_fill_is_better (const MusterFill *a, const MusterFill *b)
{
  if (a->after != b->after)
    return a->after > b->after;
  return a->n_added != b->n_added ? a->n_added < b->n_added : is_before (a->picks, b->picks);
}

MusterFill *
muster_fill_find (const MusterCatalog *catalog, const MusterCollisionGroup *group, const GPtrArray *candidates,
                  guint copies)
{
  g_autofree guint *most = g_new (guint, candidates->len + 1);

  for (guint i = 0; i < candidates->len; i++)
    most[i] = MIN (copies, MUSTER_COLLISION_MAX_COUNT);
  return muster_fill_find_within (catalog, group, candidates, most);
}

MusterFill *
muster_fill_find_within (const MusterCatalog *catalog, const MusterCollisionGroup *group, const GPtrArray *candidates,
                         const guint *most)
{
  MusterFill *fill = g_new0 (MusterFill, 1);
  Filling filling = { .catalog = catalog, .group = group, .most = most };

  fill->picks = filling.picks = g_array_new (FALSE, FALSE, sizeof (MusterFillPick));
  filling.fewest = G_MAXUINT;
  if (!tally_up (&filling, fill))
    return fill;
  filling.all = g_array_new (FALSE, FALSE, sizeof (Candidate));
  look_at (&filling, candidates);
  filling.fit = g_new (const Candidate *, filling.all->len);
  muster_sums_init (&filling.sums, 0, filling.room, G_MAXUINT);
  fill_up (&filling);
  confirm (&filling, fill, candidates);
  muster_sums_clear (&filling.sums);
  g_free (filling.fit);
  g_array_unref (filling.all);
  return fill;
}

void
muster_fill_free (MusterFill *fill)
{
  g_array_unref (fill->picks);
  g_free (fill);
}

void
muster_fill_apply (const MusterFill *fill, MusterCollisionGroup *group, const GPtrArray *candidates)
{
  for (guint i = 0; i < fill->picks->len; i++)
    {
      const MusterFillPick *pick = &g_array_index (fill->picks, MusterFillPick, i);

      muster_thing_add_member (&group->thing, muster_thing_dup (candidates->pdata[pick->candidate]), pick->count);
    }
}
