/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every set of three values that serves the group is searched through. Few tarots may not fight in a battle of the group's size:
 * only where the best of a set has one of them, the others are gone through one by one. */
#include "forge/group-suggestion.h"

#include "forge/best.h"
#include "forge/code.h"
#include "games/collision/value-plan.h"

typedef struct
{
  const MusterForge *forge;
  const MusterCollisionGroup *group;
  const MusterForgeAim *aim;
  gint room;
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

/* TRUE where the best of the draft may fight, or there is none. */
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
static gboolean
is_largest (const Search *search, const MusterCollisionValuePlan *plan)
{
  guint n = muster_catalog_count (search->forge->catalog, MUSTER_KIND_VALUE);

  return muster_value_set_size (plan->values) == MIN (n, MUSTER_COLLISION_MAX_GROUP_VALUES);
}

GPtrArray *
muster_group_suggestion_find (const MusterForge *forge, const MusterCollisionGroup *group, const MusterForgeAim *aim)
{
  Search search = { forge, group, aim, muster_group_suggestion_get_room (forge->catalog, group) };
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_suggestion_free);
  g_autoptr (GPtrArray) nobody = g_ptr_array_new (),
                        plans = muster_collision_value_plans_new (forge->catalog, group, nobody);
  MusterSuggestion *suggestion;

  for (guint i = 0; i < plans->len; i++)
    if (((const MusterCollisionValuePlan *) plans->pdata[i])->serves && is_largest (&search, plans->pdata[i]))
      try_values (&search, ((const MusterCollisionValuePlan *) plans->pdata[i])->values);
  if (!search.found)
    return found;
  suggestion = g_new0 (MusterSuggestion, 1);
  *suggestion = (MusterSuggestion){ MUSTER_SUGGESTION_NEWCOMER, search.best.score, search.best.points, NULL,
                                    muster_forge_build_make (&search.best.build, forge, NULL) };
  suggestion->character->thing.name = muster_forge_dup_name (suggestion->character);
  g_ptr_array_add (found, suggestion);
  return found;
}
