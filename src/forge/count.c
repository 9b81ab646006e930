/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/count.h"

#include <string.h>

#include "forge/tables.h"

static gdouble
read_double (guint64 bits)
{
  gdouble number;

  memcpy (&number, &bits, sizeof number);
  return number;
}

/* Marks a count that doesn't fit: otherwise it would be a different number, or absent if a multiple of 2^64. */
static void
put_too_many (GArray *by_points, gint points)
{
  MusterSpreadEntry entry = { points, MUSTER_FORGE_TOO_MANY };
  guint at = 0;

  while (at < by_points->len && g_array_index (by_points, MusterSpreadEntry, at).points < points)
    at++;
  if (at < by_points->len && g_array_index (by_points, MusterSpreadEntry, at).points == points)
    g_array_index (by_points, MusterSpreadEntry, at) = entry;
  else
    g_array_insert_val (by_points, at, entry);
}

/* Exact counts are only correct modulo 2^64: those that are too large are recognised from approximate counts. */
static void
saturate (MusterForgeCount *count, const MusterForgeTables *exact)
{
  g_autoptr (MusterForgeTables) tables = muster_forge_tables_new_approximate (exact);
  MusterSpread sizes = muster_forge_tables_spread (tables);
  gdouble all = 0;

  for (guint i = 0; i < sizes.n; i++)
    {
      gdouble size = read_double (sizes.entries[i].count);

      all += size;
      if (size >= (gdouble) MUSTER_FORGE_TOO_MANY)
        put_too_many (count->by_points, sizes.entries[i].points);
    }
  if (all >= (gdouble) MUSTER_FORGE_TOO_MANY)
    count->count = MUSTER_FORGE_TOO_MANY;
}

/* An upper bound for all counts of these tables: the product of the slots, ignoring values. */
static gdouble
bound_count (const MusterForge *forge)
{
  gdouble weapons = (gdouble) forge->weapons.n * (forge->weapon_enchantments.n + 1.0) + 1, skills = 1, term = 1;
  gint limit = 0;

  for (guint t = 0; t < forge->tarots.n; t++)
    for (guint r = 0; r < forge->races.n; r++)
      limit = MAX (limit, forge->tarots.options[t]->skills + forge->races.options[r]->skills);
  for (gint k = 1; k <= limit && k <= (gint) forge->skills.n; k++)
    {
      term = term * (forge->skills.n - (gdouble) k + 1) / k;
      skills += term;
    }
  return forge->races.n * (gdouble) forge->tarots.n * weapons * weapons
         * (1 + forge->armors.n * (forge->armor_enchantments.n + 1.0)) * (forge->accessories.n + 1.0) * skills;
}

gboolean
muster_forge_may_be_too_many (const MusterForge *forge)
{
  return bound_count (forge) >= (gdouble) MUSTER_FORGE_TOO_MANY;
}

gboolean
muster_forge_are_too_many (const MusterForgeTables *exact)
{
  g_autoptr (MusterForgeTables) tables = NULL;
  MusterSpread sizes;
  gdouble all = 0;

  if (!muster_forge_may_be_too_many (exact->forge))
    return FALSE;
  tables = muster_forge_tables_new_approximate (exact);
  sizes = muster_forge_tables_spread (tables);
  for (guint i = 0; i < sizes.n; i++)
    all += read_double (sizes.entries[i].count);
  return all >= (gdouble) MUSTER_FORGE_TOO_MANY;
}

MusterForgeCount *
muster_forge_count (const MusterForge *forge, const MusterForgeDraft *draft, gint budget)
{
  g_autoptr (MusterForgeTables) tables = muster_forge_tables_new (forge, draft, budget, TRUE);
  MusterForgeCount *count = g_new0 (MusterForgeCount, 1);
  MusterSpread spread = muster_forge_tables_spread (tables);

  count->by_points = g_array_new (FALSE, FALSE, sizeof (MusterSpreadEntry));
  for (guint i = 0; i < spread.n; i++)
    if (spread.entries[i].count != 0)
      {
        g_array_append_vals (count->by_points, &spread.entries[i], 1);
        count->count += spread.entries[i].count;
      }
  if (muster_forge_may_be_too_many (forge))
    saturate (count, tables);
  if (count->by_points->len > 0)
    {
      count->least = g_array_index (count->by_points, MusterSpreadEntry, 0).points;
      count->most = g_array_index (count->by_points, MusterSpreadEntry, count->by_points->len - 1).points;
    }
  return count;
}

void
muster_forge_count_free (MusterForgeCount *count)
{
  g_array_unref (count->by_points);
  g_free (count);
}
