/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For each stat, all characters by points and stat together (tables.h), made when the stat is first needed and cached
 * by the forge: after that an answer is one pass over a few hundred numbers. */
#include "forge/standing.h"

#include "forge/count.h"
#include "forge/tables.h"
#include "model/i18n.h"

/* More expensive characters are rare, and in large contents they would slow down the first answer. */
#define MOST_POINTS 400

struct _MusterForgeStandings
{
  gint most; /* points: characters above that aren't included */
  gint strides[MUSTER_N_STATS];
  GArray *by_stat[MUSTER_N_STATS]; /* MusterSpreadEntry at points times stride plus stat; NULL until computed */
};

static void
forget (MusterForgeStandings *standings)
{
  for (MusterStat i = 0; i < MUSTER_N_STATS; i++)
    g_clear_pointer (&standings->by_stat[i], g_array_unref);
}

void
muster_forge_standings_free (MusterForgeStandings *standings)
{
  forget (standings);
  g_free (standings);
}

static MusterForgeStandings *
get_standings (MusterForge *forge, gint most)
{
  if (forge->standings == NULL)
    forge->standings = g_new0 (MusterForgeStandings, 1);
  if (forge->standings->most < most)
    {
      forget (forge->standings);
      forge->standings->most = MIN (forge->most_points, MAX (most, MOST_POINTS));
    }
  return forge->standings;
}

/* FALSE if the stat can't be counted with. */
static gboolean
prepare_stat (MusterForge *forge, MusterForgeStandings *standings, MusterStat which)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeTables) tables = NULL;
  MusterSpread spread;

  if (standings->by_stat[which] != NULL)
    return TRUE;
  muster_forge_draft_open (&draft, forge);
  tables = muster_forge_tables_new_by_stat (forge, &draft, standings->most, which);
  if (tables == NULL)
    return FALSE;
  spread = muster_forge_tables_spread (tables);
  standings->strides[which] = tables->stride;
  standings->by_stat[which] = g_array_new (FALSE, FALSE, sizeof (MusterSpreadEntry));
  g_array_append_vals (standings->by_stat[which], spread.entries, spread.n);
  return TRUE;
}

static void
add_bar (MusterStandingStat *stat, gint amount, guint64 count)
{
  MusterStandingBar bar = { amount, count };

  if (count == 0)
    return;
  g_array_append_val (stat->bars, bar);
  *(amount < stat->amount ? &stat->less : amount > stat->amount ? &stat->more : &stat->equal) += count;
}

static void
read_stat (const MusterForgeStandings *standings, gint most, MusterStat which, MusterStandingStat *stat)
{
  const GArray *entries = standings->by_stat[which];
  gint stride = standings->strides[which], half = stride / 2;
  g_autofree guint64 *counts = g_new0 (guint64, (gsize) stride);

  for (guint i = 0; i < entries->len; i++)
    {
      const MusterSpreadEntry *entry = &g_array_index (entries, MusterSpreadEntry, i);

      if ((entry->points + half) / stride > most)
        break;
      counts[(entry->points + half) % stride] += entry->count;
    }
  for (gint s = 0; s < stride; s++)
    add_bar (stat, s - half, counts[s]);
}

static gboolean
compare_with_all (MusterForge *forge, gint most, MusterStat which, MusterStandingStat *stat)
{
  MusterForgeStandings *standings = get_standings (forge, most);

  stat->bars = g_array_new (FALSE, FALSE, sizeof (MusterStandingBar));
  if (!prepare_stat (forge, standings, which))
    return FALSE;
  read_stat (standings, most, which, stat);
  return TRUE;
}

/* Counts that don't fit are individually wrong. */
static gboolean
fits (const MusterForge *forge, gint most)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;

  if (!muster_forge_may_be_too_many (forge))
    return TRUE;
  muster_forge_draft_open (&draft, forge);
  count = muster_forge_count (forge, &draft, most);
  return count->count != MUSTER_FORGE_TOO_MANY;
}

static gint
clamp_points (const MusterForge *forge, const MusterCollisionTotals *totals)
{
  return (gint) CLAMP (totals->points, 0, forge->most_points);
}

gboolean
muster_standing_find_stat (MusterForge *forge, const MusterCollisionCharacter *character, MusterStat which,
                           MusterStandingStat *stat)
{
  MusterCollisionTotals totals;
  gint most;

  muster_collision_totals_derive (character, &totals);
  most = clamp_points (forge, &totals);
  *stat = (MusterStandingStat){ .amount = totals.stats[which] };
  if (fits (forge, most) && compare_with_all (forge, most, which, stat))
    return TRUE;
  muster_standing_stat_clear (stat);
  return FALSE;
}

void
muster_standing_stat_clear (MusterStandingStat *stat)
{
  g_clear_pointer (&stat->bars, g_array_unref);
}

static gint
find_share (guint64 part, guint64 all)
{
  return (gint) ((gdouble) part * 100 / (gdouble) all);
}

static char *
dup_comparison (const MusterStandingStat *stat, const char *name, gint points)
{
  guint64 all = stat->less + stat->equal + stat->more;

  if (stat->less >= stat->more)
    return g_strdup_printf (_ ("More %s than %d %% of legal characters of at most %d points"), name,
                            find_share (stat->less, all), points);
  return g_strdup_printf (_ ("Less %s than %d %% of legal characters of at most %d points"), name,
                          find_share (stat->more, all), points);
}

char *
muster_standing_stat_dup_text (const MusterStandingStat *stat, MusterStat which, gint64 points)
{
  const char *name = muster_stat_get_name (which);
  guint64 all = stat->less + stat->equal + stat->more;
  g_autofree char *text = NULL;
  gint equal;

  if (all == 0)
    return g_strdup_printf (_ ("No legal character costs at most %d points."), (gint) points);
  if (stat->more == 0)
    return g_strdup_printf (_ ("No legal character of at most %d points has more %s."), (gint) points, name);
  if (stat->less == 0)
    return g_strdup_printf (_ ("No legal character of at most %d points has less %s."), (gint) points, name);
  text = dup_comparison (stat, name, (gint) points);
  equal = find_share (stat->equal, all);
  /* Translators: a comparison ("More Def than 93 % of …"), then a share */
  return equal > 0 ? g_strdup_printf (_ ("%s; %d %% have as much"), text, equal) : g_steal_pointer (&text);
}

MusterStanding *
muster_standing_new (MusterForge *forge, const MusterCollisionCharacter *character)
{
  g_autoptr (MusterStanding) standing = g_new0 (MusterStanding, 1);
  MusterCollisionTotals totals;
  gint most;

  muster_collision_totals_derive (character, &totals);
  most = clamp_points (forge, &totals);
  if (!fits (forge, most))
    return NULL;
  standing->points = totals.points;
  for (MusterStat i = 0; i < MUSTER_N_STATS; i++)
    {
      standing->stats[i].amount = totals.stats[i];
      if (!compare_with_all (forge, most, i, &standing->stats[i]))
        return NULL;
    }
  standing->count = standing->stats[0].less + standing->stats[0].equal + standing->stats[0].more;
  return g_steal_pointer (&standing);
}

void
muster_standing_free (MusterStanding *standing)
{
  for (MusterStat i = 0; i < MUSTER_N_STATS; i++)
    muster_standing_stat_clear (&standing->stats[i]);
  g_free (standing);
}
