/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Values, race and tarot are tried one by one. The rest splits into independent parts (forge/repair-part.h), whose sets
 * of differences are combined; results for gear depend only on the tarot's rank and are cached. */
#include "forge/repair/repair-versions.h"

#include "forge/repair/repair-basis.h"

/* MusterGear. */

static MusterGear *
get_gear (MusterVersions *versions, const MusterRepairFrame *frame)
{
  MusterGear *gear = &versions->gear[versions->tiers[frame->tarot->rank]];

  if (gear->turn == versions->turn)
    return gear;
  *gear = (MusterGear){ .turn = versions->turn };
  for (guint i = 0; i < MUSTER_N_GEAR_PARTS; i++)
    gear->least += muster_version_parts[i]->least (frame);
  return gear;
}

MusterReach
muster_basis_reach_part (const MusterRepairFrame *frame, guint part, guint most)
{
  MusterReach reach;

  if (most > 0)
    return muster_version_parts[part]->reach (frame, most);
  /* With no changes everything stays. */
  reach = muster_reach_new (frame->sums, 0, 0);
  muster_sums_add (frame->sums, reach.rows[0], 0);
  return reach;
}

static MusterReach
join_gear (const MusterRepairFrame *frame, guint most)
{
  MusterReach all = muster_basis_reach_part (frame, 0, most);

  for (guint i = 1; i < MUSTER_N_GEAR_PARTS; i++)
    {
      MusterReach part = muster_basis_reach_part (frame, i, most);

      all = muster_reach_join (frame->sums, &all, &part, most);
    }
  return all;
}

static const MusterReach *
get_gear_reach (MusterVersions *versions, const MusterRepairFrame *frame, guint most)
{
  MusterGear *gear = get_gear (versions, frame);

  if (!gear->has_reach)
    gear->reach = join_gear (frame, most);
  gear->has_reach = TRUE;
  return &gear->reach;
}

/* Differences of a basis: those of its parts, race and tarot. */

gint64
muster_basis_get_tarot_difference (const MusterVersions *versions, const MusterBasis *basis)
{
  return basis->tarot->points - muster_repair_points (versions->character->tarot.option);
}

/* The differences from race and tarot. */
static MusterSumSet *
join_heads (MusterVersions *versions, const MusterBasis *basis)
{
  MusterSumSet *set = muster_sums_new (&versions->scratch);

  muster_sums_add_moved (&versions->scratch, set, basis->races, muster_basis_get_tarot_difference (versions, basis));
  return set;
}

gboolean
muster_basis_can_be_enough (MusterVersions *versions, const MusterBasis *basis, const MusterRepairFrame *frame,
                            guint most)
{
  guint least = get_gear (versions, frame)->least;
  gboolean other_tarot = basis->tarot != versions->character->tarot.option;

  if (versions->sound && other_tarot && muster_basis_get_tarot_difference (versions, basis) >= 0)
    return FALSE;
  if (basis->changes + least > most)
    return FALSE;
  least += muster_repair_skills.least (frame);
  versions->sound |= least == 0 && !other_tarot && basis->race != NULL;
  return basis->changes + least <= most;
}

/* The differences from the parts. */
static MusterReach
join_all (MusterVersions *versions, const MusterRepairFrame *frame, guint most, guint left)
{
  MusterReach reach = muster_basis_reach_part (frame, MUSTER_N_GEAR_PARTS, left);

  if (left == 0)
    return reach;
  return muster_reach_join (frame->sums, get_gear_reach (versions, frame, most), &reach, left);
}

static gboolean
add_reach (MusterVersions *versions, MusterBasis *basis, guint most, gpointer data)
{
  MusterRepairFrame frame = muster_basis_get_frame (versions, basis);
  MusterReach *to = data, both;
  const MusterSumSet *heads;

  if (!muster_basis_can_be_enough (versions, basis, &frame, most))
    return TRUE;
  both = join_all (versions, &frame, most, most - basis->changes);
  heads = join_heads (versions, basis);
  for (guint i = 0; i < both.n; i++)
    {
      MusterSumSet *row = muster_reach_at (to, both.least + i + basis->changes);

      if (row != NULL)
        muster_sums_add_joined (&versions->sums, row, both.rows[i], heads);
    }
  return TRUE;
}

MusterReach
muster_versions_find_reach (MusterVersions *versions, MusterValueSet values, guint most)
{
  MusterReach reach = muster_reach_new (&versions->sums, 0, most);

  muster_versions_each (versions, values, most, add_reach, &reach);
  return reach;
}

/* The fewest changes: parts are independent, so each uses its fewest. */

/* Combines a part with the set so far; returns `set` itself if nothing needs to change. */
static MusterSumSet *
join_fewest (const MusterRepairFrame *frame, MusterSumSet *set, guint part)
{
  guint least = muster_version_parts[part]->least (frame);
  MusterSumSet *both;
  MusterReach reach;

  if (least == 0)
    return set;
  reach = muster_version_parts[part]->reach (frame, least);
  both = muster_sums_new (frame->sums);
  muster_sums_add_joined (frame->sums, both, set, reach.rows[0]);
  return both;
}

static MusterSumSet *
get_gear_fewest (MusterVersions *versions, const MusterRepairFrame *frame)
{
  MusterGear *gear = get_gear (versions, frame);

  if (gear->fewest != NULL)
    return gear->fewest;
  gear->fewest = muster_sums_new (frame->sums);
  muster_sums_add (frame->sums, gear->fewest, 0);
  for (guint i = 0; i < MUSTER_N_GEAR_PARTS; i++)
    gear->fewest = join_fewest (frame, gear->fewest, i);
  return gear->fewest;
}

MusterSumSet *
muster_basis_find_fewest (MusterVersions *versions, const MusterBasis *basis, const MusterRepairFrame *frame)
{
  MusterSumSet *set = muster_sums_new (&versions->sums);

  muster_sums_add_joined (&versions->sums, set,
                          join_fewest (frame, get_gear_fewest (versions, frame), MUSTER_N_GEAR_PARTS),
                          join_heads (versions, basis));
  return set;
}

/* The lowest points. */

static gint64 *
new_lowest (MusterSums *sums, guint most)
{
  gint64 *lowest = muster_sums_alloc (sums, (most + 1) * sizeof (gint64));

  for (guint i = 0; i <= most; i++)
    lowest[i] = G_MAXINT64;
  return lowest;
}

static gint64 *
join_lowest (MusterSums *sums, const gint64 *a, const gint64 *b, guint most)
{
  gint64 *both = new_lowest (sums, most);

  for (guint i = 0; i <= most; i++)
    for (guint j = 0; a[i] != G_MAXINT64 && i + j <= most; j++)
      if (b[j] != G_MAXINT64)
        both[i + j] = MIN (both[i + j], a[i] + b[j]);
  return both;
}

static gint64 *
lowest_of_part (const MusterRepairFrame *frame, const MusterRepairPart *part, guint most)
{
  gint64 *lowest = new_lowest (frame->sums, most);

  part->lowest (frame, lowest, most);
  return lowest;
}

static gint64 *
get_gear_lowest (MusterVersions *versions, const MusterRepairFrame *frame, guint most)
{
  MusterGear *gear = get_gear (versions, frame);

  if (gear->lowest != NULL)
    return gear->lowest;
  gear->lowest = lowest_of_part (frame, muster_version_parts[0], most);
  for (guint i = 1; i < MUSTER_N_GEAR_PARTS; i++)
    gear->lowest = join_lowest (frame->sums, gear->lowest, lowest_of_part (frame, muster_version_parts[i], most), most);
  return gear->lowest;
}

static gboolean
add_lowest (MusterVersions *versions, MusterBasis *basis, guint most, gpointer data)
{
  MusterRepairFrame frame = muster_basis_get_frame (versions, basis);
  gint64 *to = data, *both, nothing = 0, difference;
  guint left = most - basis->changes;

  if (!muster_basis_can_be_enough (versions, basis, &frame, most)
      || !muster_sums_next (&versions->scratch, join_heads (versions, basis), versions->scratch.least, &difference))
    return TRUE;
  both = left == 0 ? &nothing
                   : join_lowest (frame.sums, get_gear_lowest (versions, &frame, most),
                                  lowest_of_part (&frame, &muster_repair_skills, most), left);
  for (guint i = 0; i <= left; i++)
    if (both[i] != G_MAXINT64)
      to[i + basis->changes] = MIN (to[i + basis->changes], both[i] + difference);
  return TRUE;
}

void
muster_versions_find_lowest (MusterVersions *versions, MusterValueSet values, gint64 *lowest, guint most)
{
  for (guint i = 0; i <= most; i++)
    lowest[i] = G_MAXINT64;
  muster_versions_each (versions, values, most, add_lowest, lowest);
}
