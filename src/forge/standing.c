/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For each stat, tables that keep points and the stat apart (tables.h). The gear and the rest of a character are sorted by
 * the stat; then any two of them are counted within the points, which is one pass over both. */
#include "forge/standing.h"

#include "forge/count.h"
#include "forge/tables.h"

/* Spreads by what they add to the stat, from `least` on; their entries lie side by side. */
typedef struct
{
  gint least;
  guint n;
  MusterSpread *spreads;
  MusterSpreadEntry *entries;
} Sorted;

typedef struct
{
  MusterForgeTables *tables;
  gint most;       /* points */
  gint half;       /* of the stride: no character has more of the stat */
  guint64 *counts; /* by the stat, from -half on */
} Tally;

/* What a cost of these tables adds to the stat. */
static gint
read_stat (const Tally *tally, gint cost)
{
  return (cost + tally->half) % tally->tables->stride - tally->half;
}

static gint
read_points (const Tally *tally, gint cost)
{
  return (cost + tally->half) / tally->tables->stride;
}

static void
clear_sorted (Sorted *sorted)
{
  g_free (sorted->spreads);
  g_free (sorted->entries);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Sorted, clear_sorted)

/* Makes room: the entries of each spread come after those of the one before. */
static void
lay_out (const Tally *tally, MusterSpread spread, Sorted *sorted)
{
  guint at = 0;

  sorted->n = (guint) tally->tables->stride;
  sorted->least = -tally->half;
  sorted->spreads = g_new0 (MusterSpread, sorted->n);
  sorted->entries = g_new (MusterSpreadEntry, spread.n + 1);
  for (guint i = 0; i < spread.n; i++)
    sorted->spreads[read_stat (tally, spread.entries[i].points) - sorted->least].n++;
  for (guint s = 0; s < sorted->n; s++)
    {
      sorted->spreads[s].entries = sorted->entries + at;
      at += sorted->spreads[s].n;
      sorted->spreads[s].n = 0;
    }
}

static void
sort (const Tally *tally, MusterSpread spread, Sorted *sorted)
{
  lay_out (tally, spread, sorted);
  for (guint i = 0; i < spread.n; i++)
    {
      const MusterSpreadEntry *entry = &spread.entries[i];
      MusterSpread *to = &sorted->spreads[read_stat (tally, entry->points) - sorted->least];

      sorted->entries[to->entries - sorted->entries + to->n++]
          = (MusterSpreadEntry){ read_points (tally, entry->points), entry->count };
    }
}

/* Adds the characters that have this gear and this rest. */
static void
count_pairs (Tally *tally, MusterSpread gear, MusterSpread rest, gint64 sign)
{
  g_auto (Sorted) one = { 0 }, other = { 0 };

  sort (tally, gear, &one);
  sort (tally, rest, &other);
  for (guint i = 0; i < one.n; i++)
    for (guint j = 0; one.spreads[i].n > 0 && j < other.n; j++)
      if (other.spreads[j].n > 0)
        tally->counts[(gint) (i + j) - tally->half]
            += (guint64) sign
               * muster_spread_count_product (tally->tables->pool, one.spreads[i], other.spreads[j], tally->most);
}

static void
count_all (Tally *tally)
{
  MusterForgeTables *tables = tally->tables;
  guint classes = tables->classes->list->len;

  for (guint f = 0; f < tables->n_families; f++)
    for (guint t = 0; t < tables->classes->n_tiers; t++)
      {
        for (guint c = 0; c < classes; c++)
          if (muster_forge_class (tables, c)->tier == t)
            muster_spread_add_product (tables->pool, tables->heads[f * classes + c], muster_forge_skills (tables, f, c),
                                       1);
        count_pairs (tally, muster_forge_gear (tables, f, t)->gear, muster_spread_take (tables->pool),
                     tables->families[f].sign);
      }
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

/* FALSE where the stat can't be counted with. */
static gboolean
count_stat (const MusterForge *forge, gint most, MusterStat which, MusterStandingStat *stat)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeTables) tables = NULL;
  g_autofree guint64 *counts = NULL;
  Tally tally;

  muster_forge_draft_open (&draft, forge);
  tables = muster_forge_tables_new_by_stat (forge, &draft, most, which);
  if (tables == NULL)
    return FALSE;
  counts = g_new0 (guint64, (gsize) tables->stride);
  tally = (Tally){ tables, most, tables->stride / 2, counts };
  count_all (&tally);
  for (gint s = 0; s < tables->stride; s++)
    add_bar (stat, s - tally.half, counts[s]);
  return TRUE;
}

static guint64
count_characters (const MusterForge *forge, gint most)
{
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (MusterForgeCount) count = NULL;

  muster_forge_draft_open (&draft, forge);
  count = muster_forge_count (forge, &draft, most);
  return count->count;
}

MusterStanding *
muster_standing_new (const MusterForge *forge, const MusterCollisionCharacter *character)
{
  g_autoptr (MusterStanding) standing = g_new0 (MusterStanding, 1);
  MusterCollisionTotals totals;
  gint most;

  muster_collision_totals_derive (character, &totals);
  most = (gint) CLAMP (totals.points, 0, forge->most_points);
  standing->points = totals.points;
  standing->count = count_characters (forge, most);
  for (MusterStat i = 0; i < MUSTER_N_STATS; i++)
    {
      standing->stats[i].amount = totals.stats[i];
      standing->stats[i].bars = g_array_new (FALSE, FALSE, sizeof (MusterStandingBar));
    }
  if (standing->count == MUSTER_FORGE_TOO_MANY)
    return NULL;
  for (MusterStat i = 0; i < MUSTER_N_STATS; i++)
    if (!count_stat (forge, most, i, &standing->stats[i]))
      return NULL;
  return g_steal_pointer (&standing);
}

void
muster_standing_free (MusterStanding *standing)
{
  for (MusterStat i = 0; i < MUSTER_N_STATS; i++)
    g_array_unref (standing->stats[i].bars);
  g_free (standing);
}
