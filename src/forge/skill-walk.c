/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The skills of a walk: a set in catalogue order. After each skill the set ends or continues with a later one.
 *
 * Skills come last, so families that open the same skills can be merged, and most of them cancel out. */
#include "forge/walk.h"

#include <string.h>

typedef struct
{
  const MusterFamily *family;
  gint64 sign;
  MusterSpread *rows; /* by skill and number: sets of that many of this and later skills */
} Group;

typedef struct
{
  MusterForgeWalk *walk;
  MusterSpreadPool *pool;
  guint limit;
  MusterFamily allowed; /* the masks of skills allowed by tarot and draft */
  GArray *groups;       /* Group */
} Skills;

static gboolean
fits (const Skills *skills, const MusterFamily *family, guint skill)
{
  return muster_forge_skill_fits (skills->walk->tables->forge, &skills->walk->tables->draft, family,
                                  skills->walk->tarot, skill);
}

/* Where families may differ here: the masks of skills allowed by tarot and draft. */
static gboolean
open_same_skills (const Skills *skills, const MusterFamily *a, const MusterFamily *b)
{
  for (guint i = 0; i < G_N_ELEMENTS (a->masks); i++)
    if (((a->masks[i] ^ b->masks[i]) & skills->allowed.masks[i]) != 0)
      return FALSE;
  return TRUE;
}

static void
add_to_group (Skills *skills, const MusterFamily *family)
{
  Group new = { family, family->sign, NULL };

  for (guint i = 0; i < skills->groups->len; i++)
    {
      Group *group = &g_array_index (skills->groups, Group, i);

      if (open_same_skills (skills, group->family, family))
        {
          group->sign += family->sign;
          return;
        }
    }
  g_array_append_val (skills->groups, new);
}

static MusterSpread *
get_rows (const Skills *skills, const Group *group, guint skill)
{
  return &group->rows[skill * (skills->limit + 1)];
}

/* From the last skill back. */
static void
fill_rows (const Skills *skills, Group *group)
{
  const MusterForgeTables *tables = skills->walk->tables;
  guint n = tables->forge->skills.n;

  group->rows = g_new0 (MusterSpread, (n + 1) * (skills->limit + 1));
  muster_spread_add (skills->pool, 0, 1);
  get_rows (skills, group, n)[0] = muster_spread_take (skills->pool);
  for (guint i = n; i-- > 0;)
    {
      MusterSpread *rows = get_rows (skills, group, i), *later = get_rows (skills, group, i + 1);
      gboolean must = tables->draft.has_skill[i], can = fits (skills, group->family, i);
      gint points = muster_forge_cost (tables, tables->forge->skills.options[i]);

      for (guint k = 0; k <= skills->limit; k++)
        {
          if (!must && (!can || later[k].n + (k > 0 ? later[k - 1].n : 0) == 0))
            {
              rows[k] = later[k];
              continue;
            }
          if (!must)
            muster_spread_add_spread (skills->pool, later[k], 0, 1);
          if (can && k > 0)
            muster_spread_add_spread (skills->pool, later[k - 1], points, 1);
          rows[k] = muster_spread_take (skills->pool);
        }
    }
}

static void
begin (Skills *skills, MusterForgeWalk *walk)
{
  skills->walk = walk;
  skills->pool = muster_spread_pool_new (muster_forge_purse (walk->tables), walk->tables->approximate);
  skills->limit = muster_forge_class (walk->tables, walk->class)->limit;
  skills->groups = g_array_new (FALSE, FALSE, sizeof (Group));
  skills->allowed = (MusterFamily){ 0 };
  for (guint i = 0; i < walk->tables->forge->skills.n; i++)
    if (fits (skills, &walk->tables->forge->present, i))
      muster_family_add (&skills->allowed, walk->tables->forge->skills.options[i]);
  for (guint i = 0; i < walk->n_alive; i++)
    add_to_group (skills, walk->alive[i].family);
  for (guint i = 0; i < skills->groups->len; i++)
    if (g_array_index (skills->groups, Group, i).sign != 0)
      fill_rows (skills, &g_array_index (skills->groups, Group, i));
}

static void
end (Skills *skills)
{
  for (guint i = 0; i < skills->groups->len; i++)
    g_free (g_array_index (skills->groups, Group, i).rows);
  g_array_unref (skills->groups);
  muster_spread_pool_free (skills->pool);
}

/* The sets that end before a skill: the empty one, if no fixed skill is missing. */
static guint64
count_end (const Skills *skills, guint from)
{
  const MusterForgeTables *tables = skills->walk->tables;
  guint64 count = 0;

  for (guint i = from; i < tables->forge->skills.n; i++)
    if (tables->draft.has_skill[i])
      return 0;
  for (guint i = 0; i < skills->groups->len; i++)
    count += (guint64) g_array_index (skills->groups, Group, i).sign;
  return skills->walk->left >= 0 ? count : 0;
}

/* The sets that continue with a skill, `more` skills in all. */
static guint64
count_skill (const Skills *skills, guint skill, guint more)
{
  const MusterForgeWalk *walk = skills->walk;
  gint left = walk->left - muster_forge_cost (walk->tables, walk->tables->forge->skills.options[skill]);
  guint64 count = 0;

  for (guint i = 0; more > 0 && i < skills->groups->len; i++)
    {
      const Group *group = &g_array_index (skills->groups, Group, i);

      if (group->sign == 0 || !fits (skills, group->family, skill))
        continue;
      for (guint k = 0; k < more; k++)
        count
            += (guint64) group->sign * muster_spread_count (skills->pool, get_rows (skills, group, skill + 1)[k], left);
    }
  return count;
}

/* Drops the groups that don't open the skill. */
static void
pay (Skills *skills, guint skill)
{
  for (guint i = 0; i < skills->groups->len; i++)
    {
      Group *group = &g_array_index (skills->groups, Group, i);

      if (!fits (skills, group->family, skill))
        group->sign = 0;
    }
  muster_forge_walk_pay (skills->walk, skills->walk->tables->forge->skills.options[skill]);
}

/* Takes the next skill from `from` on. Returns the one after it, or G_MAXUINT if the set ends. */
static guint
take_skill (Skills *skills, guint from, guint taken)
{
  MusterForgeWalk *walk = skills->walk;
  MusterForgeBuild *build = walk->build;
  gint wanted = walk->ranking && taken < build->n_skills ? build->skills[taken] : MUSTER_FORGE_NONE;

  if (muster_forge_walk_take (walk, count_end (skills, from), wanted < 0))
    return G_MAXUINT;
  for (guint i = from; i < walk->tables->forge->skills.n; i++)
    {
      if (muster_forge_walk_take (walk, count_skill (skills, i, skills->limit - taken), (gint) i == wanted))
        {
          build->skills[taken] = (gint) i;
          build->n_skills = MAX (build->n_skills, taken + 1);
          pay (skills, i);
          return i + 1;
        }
      if (walk->tables->draft.has_skill[i])
        break;
    }
  walk->lost = TRUE;
  return G_MAXUINT;
}

void
muster_forge_walk_skills (MusterForgeWalk *walk)
{
  Skills skills;
  guint from = 0;

  begin (&skills, walk);
  for (guint taken = 0; from != G_MAXUINT && !walk->lost; taken++)
    from = take_skill (&skills, from, taken);
  end (&skills);
}
