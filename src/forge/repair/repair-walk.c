/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From differences back to changes. */
#include "forge/repair/repair-basis.h"
#include "games/collision/totals.h"

/* Bytes of cached walking data. */
#define MOST_KEPT (256 * 1024)

/* Walks part after part, each time only where the rest can make the remainder. */

typedef struct
{
  MusterRepairFrame frame;
  gpointer weapons;                                                           /* the frame's cache */
  MusterReach each[MUSTER_N_VERSION_PARTS], rest[MUSTER_N_VERSION_PARTS + 1]; /* each part, and all parts from it on */
  const MusterRepairWalk *walk;
} Walking;

typedef struct
{
  const Walking *walking;
  guint part;
  guint changes;
  gint64 difference;
} Step;

static gboolean walk_step (gpointer data);

/* The part before the step. */
static gboolean
walk_part (Step *next, guint changes, gint64 difference)
{
  MusterRepairWalk walk = { next->walking->walk->changes, walk_step, next };

  if (changes == 0)
    return walk_step (next);
  return muster_version_parts[next->part - 1]->walk (&next->walking->frame, changes, difference, &walk);
}

static gboolean
walk_step (gpointer data)
{
  const Step *step = data;
  const Walking *walking = step->walking;
  MusterSums *sums = walking->frame.sums;
  const MusterReach *each = &walking->each[step->part];

  if (step->part == MUSTER_N_VERSION_PARTS)
    return walking->walk->next (walking->walk->data);
  for (guint i = 0; i < each->n && each->least + i <= step->changes; i++)
    {
      MusterSumSet *rest = muster_reach_at (&walking->rest[step->part + 1], step->changes - each->least - i);
      gint64 here = sums->least - 1;

      while (rest != NULL && muster_sums_next (sums, each->rows[i], here + 1, &here))
        {
          Step next = { walking, step->part + 1, step->changes - each->least - i, step->difference - here };

          if (muster_sums_has (sums, rest, next.difference) && !walk_part (&next, each->least + i, here))
            return FALSE;
        }
    }
  return TRUE;
}

/* In the versions' scratch. */
static Walking *
prepare_walk (MusterVersions *versions, const MusterBasis *basis, guint changes, const MusterRepairWalk *walk)
{
  MusterSums *sums = &versions->scratch;
  Walking *walking = muster_sums_alloc (sums, sizeof *walking);
  guint least[MUSTER_N_VERSION_PARTS], spare = changes - basis->changes;

  walking->frame = muster_basis_get_frame (versions, basis);
  walking->frame.weapons = &walking->weapons;
  walking->walk = walk;
  for (guint i = 0; i < MUSTER_N_VERSION_PARTS; i++)
    {
      least[i] = muster_version_parts[i]->least (&walking->frame);
      spare -= least[i];
    }
  walking->rest[MUSTER_N_VERSION_PARTS] = muster_reach_new (sums, 0, 0);
  muster_sums_add (sums, walking->rest[MUSTER_N_VERSION_PARTS].rows[0], 0);
  for (guint i = MUSTER_N_VERSION_PARTS; i > 0; i--)
    {
      walking->each[i - 1] = muster_basis_reach_part (&walking->frame, i - 1, least[i - 1] + spare);
      walking->rest[i - 1] = muster_reach_join (sums, &walking->each[i - 1], &walking->rest[i], changes);
    }
  return walking;
}

/* The request. */
typedef struct
{
  guint changes;
  gint64 difference;
  const MusterRepairWalk *walk;
} Wanted;

static gboolean
walk_race (MusterVersions *versions, const MusterBasis *basis, const MusterOption *race, const Walking *walking,
           const Wanted *wanted)
{
  const MusterCollisionCharacter *character = versions->character;
  gint64 tarot = muster_basis_get_tarot_difference (versions, basis);
  gint64 points = race != NULL ? race->points - muster_repair_points (character->race.option) : 0;
  Step step = { walking, 0, wanted->changes - basis->changes, wanted->difference - tarot - points };
  MusterSumSet *row = muster_reach_at (&walking->rest[0], step.changes);
  guint before = wanted->walk->changes->len;
  gboolean on;

  if (row == NULL || !muster_sums_has (walking->frame.sums, row, step.difference))
    return TRUE;
  if (basis->opened)
    {
      MusterCollisionRemedy open = { .kind = MUSTER_COLLISION_REMEDY_OPEN_VALUES };

      g_array_append_val (wanted->walk->changes, open);
    }
  if (race != NULL)
    muster_repair_push (wanted->walk, MUSTER_COLLISION_SLOT_RACE, 0, race, points);
  if (basis->tarot != character->tarot.option)
    muster_repair_push (wanted->walk, MUSTER_COLLISION_SLOT_TAROT, 0, basis->tarot, tarot);
  on = walk_step (&step);
  g_array_set_size (wanted->walk->changes, before);
  return on;
}

static gboolean
walk_races (MusterVersions *versions, const MusterBasis *basis, const Walking *walking, const Wanted *wanted)
{
  const MusterOption *race;
  guint n = 0;

  if (basis->race != NULL)
    return walk_race (versions, basis, NULL, walking, wanted);
  while ((race = muster_basis_next_race (versions, basis, &n)) != NULL)
    if (!walk_race (versions, basis, race, walking, wanted))
      return FALSE;
  return TRUE;
}

static gboolean
walk_basis (MusterVersions *versions, MusterBasis *basis, guint most, gpointer data)
{
  const Wanted *wanted = data;
  MusterRepairFrame frame = muster_basis_get_frame (versions, basis);

  if (basis->changes > wanted->changes || !muster_basis_can_be_enough (versions, basis, &frame, wanted->changes))
    return TRUE;
  return walk_races (versions, basis, prepare_walk (versions, basis, wanted->changes, wanted->walk), wanted);
}

/* Copies the current result of the walk, and stops it. */
typedef struct
{
  const GArray *changes;
  GArray *copy;
} Copying;

static gboolean
copy_changes (gpointer data)
{
  Copying *copying = data;

  g_array_append_vals (copying->copy, copying->changes->data, copying->changes->len);
  return FALSE;
}

GArray *
muster_versions_find_first (MusterVersions *versions, MusterValueSet values, guint changes, gint64 difference)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (MusterCollisionRemedy));
  Copying copying = { list, g_array_new (FALSE, FALSE, sizeof (MusterCollisionRemedy)) };
  MusterRepairWalk walk = { list, copy_changes, &copying };
  Wanted wanted = { changes, difference, &walk };

  muster_versions_each (versions, values, changes, walk_basis, &wanted);
  muster_repair_sort (copying.copy);
  return copying.copy;
}

/* A single character. */

static gboolean
keep_basis (MusterVersions *versions, MusterBasis *basis, guint most, gpointer data)
{
  MusterRepairFrame frame = muster_basis_get_frame (versions, basis);

  if (!muster_basis_can_be_enough (versions, basis, &frame, most))
    return TRUE;
  basis->set = muster_basis_find_fewest (versions, basis, &frame);
  if (!muster_sums_is_empty (&versions->sums, basis->set))
    g_array_append_vals (versions->bases, basis, 1);
  return TRUE;
}

gboolean
muster_versions_find_fewest (MusterVersions *versions, guint *changes)
{
  MusterValueSet sets[1 << MUSTER_MAX_VALUES];
  guint n = muster_versions_list_values (versions->catalog, sets);

  for (guint most = 0; versions->bases->len == 0; most++)
    {
      if (most > muster_versions_get_most (versions))
        return FALSE;
      versions->fewest = *changes = most;
      if (muster_value_set_size (versions->character->values) <= MUSTER_COLLISION_MAX_CHARACTER_VALUES)
        muster_versions_each_named (versions, versions->character->values, most, keep_basis, NULL);
      for (guint i = 0; i < n; i++)
        muster_versions_each_open (versions, sets[i], most, keep_basis, NULL);
    }
  return TRUE;
}

/* How many of race and tarot a basis replaces, and whether it leaves out the easiest change. */
static guint
rate_basis (const MusterBasis *basis)
{
  return 2 * (basis->changes - basis->opened) + !basis->opened;
}

/* Cached for the next difference, up to a limit. */
static const Walking *
get_walking (MusterVersions *versions, MusterBasis *basis, const MusterRepairWalk *walk)
{
  if (basis->walking != NULL && basis->turn == versions->turn)
    return basis->walking;
  if (muster_sums_get_size (&versions->scratch) > MOST_KEPT)
    muster_versions_begin (versions);
  basis->turn = versions->turn;
  basis->walking = prepare_walk (versions, basis, versions->fewest, walk);
  return basis->walking;
}

/* Prefers bases that keep race and tarot, then those that open the values. */
static gboolean
walk_at (MusterVersions *versions, gint64 difference, const MusterRepairWalk *walk)
{
  Wanted wanted = { versions->fewest, difference, walk };

  for (guint rate = 0; rate <= 5; rate++)
    for (guint i = 0; i < versions->bases->len; i++)
      {
        MusterBasis *basis = &g_array_index (versions->bases, MusterBasis, i);

        if (rate_basis (basis) != rate || !muster_sums_has (&versions->sums, basis->set, difference))
          continue;
        if (!walk_races (versions, basis, get_walking (versions, basis, walk), &wanted))
          return FALSE;
      }
  return TRUE;
}

static gint
compare_differences (gconstpointer a, gconstpointer b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  if (ABS (left) != ABS (right))
    return ABS (left) < ABS (right) ? -1 : 1;
  return left < right ? -1 : left > right;
}

void
muster_versions_walk_fewest (MusterVersions *versions, const MusterRepairWalk *walk)
{
  g_autoptr (GArray) differences = g_array_new (FALSE, FALSE, sizeof (gint64));
  MusterSumSet *all = muster_sums_new (&versions->sums);
  gint64 here = versions->sums.least - 1;

  muster_versions_begin (versions);
  for (guint i = 0; i < versions->bases->len; i++)
    muster_sums_add_moved (&versions->sums, all, g_array_index (versions->bases, MusterBasis, i).set, 0);
  while (muster_sums_next (&versions->sums, all, here + 1, &here))
    g_array_append_val (differences, here);
  g_array_sort (differences, compare_differences);
  for (guint i = 0; i < differences->len; i++)
    if (!walk_at (versions, g_array_index (differences, gint64, i), walk))
      return;
}
