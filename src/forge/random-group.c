/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws characters of a quarter of the limit, a fifth and so on; the fill (fill.h) then finds those that use up the
 * limit. */
#include "forge/random-group.h"

#include "forge/code.h"
#include "forge/fill.h"
#include "games/collision/group-judge.h"
#include "model/i18n.h"

/* The size of a group: manageable, and enough for a battle. Only small limits give smaller groups. */
#define MOST_MEMBERS 8
#define LEAST_MEMBERS 4
#define DRAWS 24   /* of each size */
#define MATCHES 20 /* for groups of equal cost */
#define TRIES 50   /* of values, because in few sets are there characters that cheap */

static MusterValueSet
draw_values (const MusterForge *forge, MusterForgeRandom *random)
{
  guint n = muster_catalog_count (forge->catalog, MUSTER_KIND_VALUE);
  MusterValueSet values = 0;

  while (muster_value_set_size (values) < MIN (n, MUSTER_COLLISION_MAX_CHARACTER_VALUES))
    values |= (MusterValueSet) (1u << muster_forge_random_below (random, n));
  return values;
}

/* Draws characters of at most that many points, excluding those not allowed in every battle. */
static void
draw_some (const MusterForge *forge, const MusterForgeDraft *draft, gint points, MusterForgeRandom *random,
           GPtrArray *drawn)
{
  g_autoptr (MusterForgeTables) tables = muster_forge_tables_new (forge, draft, points, FALSE);
  MusterForgeBuild build;

  for (guint i = 0; i < DRAWS && muster_forge_draw (tables, random, &build); i++)
    if (forge->tarots.options[build.tarot]->limit == 0)
      {
        MusterCollisionCharacter *character = muster_forge_build_make (&build, forge, NULL);

        character->thing.name = muster_forge_dup_name (character);
        g_ptr_array_add (drawn, character);
      }
}

/* Draws three values and candidates for them. */
static GPtrArray *
draw_candidates (const MusterForge *forge, gint limit, MusterForgeClosed closed, MusterForgeRandom *random)
{
  GPtrArray *drawn = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  g_auto (MusterForgeDraft) draft = { 0 };

  muster_forge_draft_close (&draft, forge, closed);
  draft.names_values = TRUE;
  draft.values = draw_values (forge, random);
  for (gint members = MOST_MEMBERS; members > 0 && (members >= LEAST_MEMBERS || drawn->len == 0); members--)
    draw_some (forge, &draft, limit / members, random, drawn);
  return drawn;
}

MusterCollisionGroup *
muster_forge_draw_group (const MusterForge *forge, gint limit, MusterForgeClosed closed, MusterForgeRandom *random)
{
  g_autoptr (MusterCollisionGroup) group = muster_collision_group_new ();

  group->thing.name = g_strdup (_ ("Random battle group"));
  group->limit = limit;
  for (guint i = 0; i < TRIES && group->members->len == 0; i++)
    {
      g_autoptr (GPtrArray) drawn = draw_candidates (forge, limit, closed, random);
      g_autoptr (MusterFill) fill = muster_fill_find (forge->catalog, group, drawn, 1);

      muster_fill_apply (fill, group, drawn);
    }
  return group->members->len > 0 ? g_steal_pointer (&group) : NULL;
}

/* Two equal groups. */

static gint64
add_up (const MusterForge *forge, const MusterCollisionGroup *group)
{
  g_autoptr (MusterCollisionGroupTotals) totals = muster_collision_group_add_up (forge->catalog, group);

  return totals->points;
}

/* Another group with points as close as a few draws allow; NULL if none was found. */
static MusterCollisionGroup *
draw_match (const MusterForge *forge, gint limit, gint64 points, MusterForgeRandom *random)
{
  g_autoptr (MusterCollisionGroup) best = NULL;
  gint64 apart = G_MAXINT64;

  for (guint i = 0; i < MATCHES && apart > 0; i++)
    {
      g_autoptr (MusterCollisionGroup) group = muster_forge_draw_group (forge, limit, 0, random);
      gint64 difference = group != NULL ? ABS (add_up (forge, group) - points) : G_MAXINT64;

      if (difference >= apart)
        continue;
      g_clear_pointer (&best, muster_collision_group_free);
      best = g_steal_pointer (&group);
      apart = difference;
    }
  return g_steal_pointer (&best);
}

gboolean
muster_forge_draw_equal_groups (const MusterForge *forge, gint limit, MusterForgeRandom *random,
                                MusterCollisionGroup *groups[2])
{
  groups[0] = muster_forge_draw_group (forge, limit, 0, random);
  groups[1] = groups[0] != NULL ? draw_match (forge, limit, add_up (forge, groups[0]), random) : NULL;
  if (groups[1] == NULL)
    {
      g_clear_pointer (&groups[0], muster_collision_group_free);
      return FALSE;
    }
  for (guint i = 0; i < 2; i++)
    {
      g_free (groups[i]->thing.name);
      groups[i]->thing.name = g_strdup_printf (_ ("Random battle group %u"), i + 1);
    }
  return TRUE;
}
