/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Filling within what a player owns. Candidates with the same miniature share its number. The search first treats each
 * as having the miniature to itself; if that uses too many, it branches on how many the first of them gets and what is
 * left for the others. The branches are complete, so the best of them is optimal. */
#include "forge/fill-private.h"

#include "games/collision/miniature.h"

#define NO_MINIATURE G_MAXUINT

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionGroup *group;
  const GPtrArray *candidates;
  guint *kin; /* for each candidate: the first with the same miniature; or NO_MINIATURE */
} Owning;

/* Limits for each candidate in a branch, and for the undecided ones of a shared miniature together. */
typedef struct
{
  guint *most;
  guint *left; /* indexed by the first of them */
  gboolean *settled;
} Case;

static const MusterThing *
get_miniature (const MusterThing *candidate)
{
  return candidate->klass == &muster_collision_character_class
             ? ((const MusterCollisionCharacter *) candidate)->miniature
             : NULL;
}

/* How many of a miniature are left besides those in the group. */
static guint
count_left (const MusterCollisionGroup *group, const MusterThing *miniature)
{
  guint owned = ((const MusterCollisionCharacter *) miniature)->count, used = 0;

  for (guint i = 0; i < group->members->len; i++)
    {
      const MusterThing *other = get_miniature (group->members->pdata[i]);

      if (other != NULL && muster_collision_miniature_is_same (miniature, other))
        used += muster_collision_group_get_count (group, i);
    }
  return owned - MIN (owned, used);
}

static void
find_kin (Owning *owning)
{
  for (guint i = 0; i < owning->candidates->len; i++)
    {
      const MusterThing *miniature = get_miniature (owning->candidates->pdata[i]);

      owning->kin[i] = miniature != NULL ? i : NO_MINIATURE;
      for (guint j = 0; miniature != NULL && j < i && owning->kin[i] == i; j++)
        if (owning->kin[j] == j
            && muster_collision_miniature_is_same (miniature, get_miniature (owning->candidates->pdata[j])))
          owning->kin[i] = j;
    }
}

/* The first candidate whose shared miniature is used too often; NO_MINIATURE if none. */
static guint
find_crowd (const Owning *owning, const Case *now, const MusterFill *fill)
{
  g_autofree guint *taken = g_new0 (guint, owning->candidates->len + 1);

  for (guint i = 0; i < fill->picks->len; i++)
    {
      const MusterFillPick *pick = &g_array_index (fill->picks, MusterFillPick, i);

      if (!now->settled[pick->candidate])
        taken[owning->kin[pick->candidate]] += pick->count;
    }
  for (guint i = 0; i < fill->picks->len; i++)
    {
      guint candidate = g_array_index (fill->picks, MusterFillPick, i).candidate, kin = owning->kin[candidate];

      if (!now->settled[candidate] && taken[kin] > now->left[kin])
        return candidate;
    }
  return NO_MINIATURE;
}

static MusterFill *solve (const Owning *owning, const Case *now);

/* The branch that limits one candidate, while the others with its miniature share the rest. */
static MusterFill *
solve_case (const Owning *owning, const Case *now, guint candidate, guint times)
{
  guint n = owning->candidates->len, kin = owning->kin[candidate];
  g_autofree guint *most = g_memdup2 (now->most, n * sizeof *most), *left = g_memdup2 (now->left, n * sizeof *left);
  g_autofree gboolean *settled = g_memdup2 (now->settled, n * sizeof *settled);
  Case then = { most, left, settled };

  settled[candidate] = TRUE;
  most[candidate] = times;
  left[kin] -= times;
  for (guint i = 0; i < n; i++)
    if (owning->kin[i] == kin && !settled[i])
      most[i] = MIN (most[i], left[kin]);
  return solve (owning, &then);
}

static MusterFill *
solve (const Owning *owning, const Case *now)
{
  g_autoptr (MusterFill) fill = muster_fill_find_within (owning->catalog, owning->group, owning->candidates, now->most);
  guint crowd = fill->status == MUSTER_FILL_FINE ? find_crowd (owning, now, fill) : NO_MINIATURE;
  MusterFill *best = NULL;

  if (crowd == NO_MINIATURE)
    return g_steal_pointer (&fill);
  for (guint times = MIN (now->most[crowd], now->left[owning->kin[crowd]]) + 1; times-- > 0;)
    {
      MusterFill *found = solve_case (owning, now, crowd, times);

      if (best != NULL && !muster_fill_is_better (found, best))
        {
          muster_fill_free (found);
          continue;
        }
      g_clear_pointer (&best, muster_fill_free);
      best = found;
    }
  return best;
}

MusterFill *
muster_fill_find_owned (const MusterCatalog *catalog, const MusterCollisionGroup *group, const GPtrArray *candidates,
                        guint copies)
{
  guint n = candidates->len;
  g_autofree guint *kin = g_new0 (guint, n + 1), *most = g_new0 (guint, n + 1), *left = g_new0 (guint, n + 1);
  g_autofree gboolean *settled = g_new0 (gboolean, n + 1);
  Owning owning = { catalog, group, candidates, kin };
  Case all = { most, left, settled };

  find_kin (&owning);
  for (guint i = 0; i < n; i++)
    if (kin[i] != NO_MINIATURE)
      {
        left[i] = kin[i] == i ? count_left (group, get_miniature (candidates->pdata[i])) : left[kin[i]];
        most[i] = MIN (copies, left[i]);
      }
  return solve (&owning, &all);
}
