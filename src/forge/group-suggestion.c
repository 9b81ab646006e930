/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches each set of three values that serves the group. Few tarots are excluded from small battles: only if the best
 * of a set has one of them, the others are tried one by one. */
#include "forge/group-suggestion.h"

#include "forge/best.h"
#include "forge/code.h"
#include "games/collision/value-plan.h"

#define MOST 3

/* What the cheaper one costs at most, in hundredths of the best one's points. */
#define CHEAPER 60

typedef struct
{
  const MusterForge *forge;
  const MusterCollisionGroup *group;
  const MusterForgeAim *aim;
  GArray *sets; /* MusterValueSet: the largest sets of values that serve the group */
  gint room;
  gint race; /* which it must be of, or MUSTER_FORGE_FREE */
  MusterForgeResult best;
  gboolean found;
} Search;

gint
muster_group_suggestion_get_room (const MusterCatalog *catalog, const MusterCollisionGroup *group)
{
  g_autoptr (MusterCollisionGroupTotals) totals = NULL;

  if (group->limit < 0)
    return 0;
  totals = muster_collision_group_add_up (catalog, group);
  return (gint) CLAMP (group->limit - totals->points, 0, MUSTER_COLLISION_MAX_POINTS);
}

static gboolean
may_fight (const Search *search, gint tarot)
{
  return (gint) search->forge->tarots.options[tarot]->limit <= search->group->limit;
}

static void
keep (Search *search, const MusterForgeResult *result)
{
  if (search->found
      && (result->score < search->best.score
          || (result->score == search->best.score && result->points >= search->best.points)))
    return;
  search->best = *result;
  search->found = TRUE;
}

/* TRUE if the best of the draft may fight, or there is none. */
static gboolean
try (Search *search, const MusterForgeDraft *draft)
{
  g_autoptr (GArray) best = muster_forge_find_best (search->forge, draft, search->aim, search->room, 1);
  const MusterForgeResult *result = best->len > 0 ? &g_array_index (best, MusterForgeResult, 0) : NULL;

  if (result != NULL && !may_fight (search, result->build.tarot))
    return FALSE;
  if (result != NULL)
    keep (search, result);
  return TRUE;
}

static void
try_values (Search *search, MusterValueSet values)
{
  g_auto (MusterForgeDraft) draft = { 0 };

  muster_forge_draft_open (&draft, search->forge);
  draft.names_values = TRUE;
  draft.values = values;
  draft.race = search->race;
  if (try (search, &draft))
    return;
  for (guint i = 0; i < search->forge->tarots.n; i++)
    if (may_fight (search, (gint) i))
      {
        draft.tarot = (gint) i;
        try (search, &draft);
      }
}

/* Fewer values open nothing that more don't. */
static GArray *
list_sets (const MusterForge *forge, const MusterCollisionGroup *group)
{
  GArray *sets = g_array_new (FALSE, FALSE, sizeof (MusterValueSet));
  g_autoptr (GPtrArray) nobody = g_ptr_array_new (),
                        plans = muster_collision_value_plans_new (forge->catalog, group, nobody);
  guint most = MIN (muster_catalog_count (forge->catalog, MUSTER_KIND_VALUE), MUSTER_COLLISION_MAX_GROUP_VALUES);

  for (guint i = 0; i < plans->len; i++)
    {
      const MusterCollisionValuePlan *plan = plans->pdata[i];

      if (plan->serves && muster_value_set_size (plan->values) == most)
        g_array_append_val (sets, plan->values);
    }
  return sets;
}

/* The best of all that there is room for, of that race and for at most so many points. */
static gboolean
find (Search *search, gint race, gint points)
{
  gint room = search->room;

  search->race = race;
  search->room = points;
  search->found = FALSE;
  for (guint i = 0; i < search->sets->len; i++)
    try_values (search, g_array_index (search->sets, MusterValueSet, i));
  search->room = room;
  return search->found;
}

static void
add (const Search *search, GPtrArray *found, const MusterForgeResult *result, MusterSuggestionKind kind)
{
  MusterSuggestion *suggestion = g_new0 (MusterSuggestion, 1);

  *suggestion
      = (MusterSuggestion){ kind, result->score, result->points, search->forge->races.options[result->build.race],
                            muster_forge_build_make (&result->build, search->forge, NULL) };
  suggestion->character->thing.name = muster_forge_dup_name (suggestion->character);
  g_ptr_array_add (found, suggestion);
}

static gboolean
has_race (const Search *search, const GPtrArray *found, guint race)
{
  for (guint i = 0; i < found->len; i++)
    if (((const MusterSuggestion *) found->pdata[i])->other == search->forge->races.options[race])
      return TRUE;
  return FALSE;
}

/* The best of a race that isn't among them yet. */
static void
find_other (Search *search, GPtrArray *found)
{
  MusterForgeResult best = { 0 };
  gboolean any = FALSE;

  for (guint i = 0; i < search->forge->races.n; i++)
    if (!has_race (search, found, i) && find (search, (gint) i, search->room)
        && (!any || search->best.score > best.score
            || (search->best.score == best.score && search->best.points < best.points)))
      {
        best = search->best;
        any = TRUE;
      }
  if (any)
    add (search, found, &best, MUSTER_SUGGESTION_OTHER);
}

/* Where points count for nothing but themselves, nobody is cheaper than the best. */
static void
find_cheaper (Search *search, GPtrArray *found)
{
  const MusterSuggestion *first = found->pdata[0];

  if (first->score > 0 && find (search, MUSTER_FORGE_FREE, first->points * CHEAPER / 100) && search->best.score > 0)
    add (search, found, &search->best, MUSTER_SUGGESTION_CHEAPER);
}

GPtrArray *
muster_group_suggestion_find (const MusterForge *forge, const MusterCollisionGroup *group, const MusterForgeAim *aim,
                              gint budget)
{
  gint room = muster_group_suggestion_get_room (forge->catalog, group);
  g_autoptr (GArray) sets = list_sets (forge, group);
  Search search = { forge, group, aim, sets, budget >= 0 ? MIN (room, budget) : room };
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_suggestion_free);

  if (!find (&search, MUSTER_FORGE_FREE, search.room))
    return found;
  add (&search, found, &search.best, MUSTER_SUGGESTION_NEWCOMER);
  find_other (&search, found);
  find_cheaper (&search, found);
  if (found->len < MOST)
    find_other (&search, found);
  return found;
}
