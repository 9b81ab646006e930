/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/owned/owned.h"

#include "forge/tables.h"

#include "games/collision/miniature.h"

#define MOST_SUGGESTED 3

/* Catalogue order, slot by slot, with an empty slot first. */
static int
compare_numbers (const gint *a, const gint *b, guint n)
{
  for (guint i = 0; i < n; i++)
    if (a[i] != b[i])
      return a[i] < b[i] ? -1 : 1;
  return 0;
}

static int
compare_builds (const MusterForgeBuild *a, const MusterForgeBuild *b)
{
  const gint left[] = { a->race,
                        a->tarot,
                        a->weapons[0].weapon,
                        a->weapons[0].enchantment,
                        a->weapons[1].weapon,
                        a->weapons[1].enchantment,
                        a->armor,
                        a->armor_enchantment,
                        a->accessory };
  const gint right[] = { b->race,
                         b->tarot,
                         b->weapons[0].weapon,
                         b->weapons[0].enchantment,
                         b->weapons[1].weapon,
                         b->weapons[1].enchantment,
                         b->armor,
                         b->armor_enchantment,
                         b->accessory };
  int order = compare_numbers (left, right, G_N_ELEMENTS (left));

  if (order == 0)
    order = compare_numbers (a->skills, b->skills, MIN (a->n_skills, b->n_skills));
  return order != 0 ? order : (a->n_skills > b->n_skills) - (a->n_skills < b->n_skills);
}

static int
compare_results (gconstpointer a, gconstpointer b)
{
  const MusterForgeResult *left = a, *right = b;

  if (left->score != right->score)
    return left->score > right->score ? -1 : 1;
  if (left->points != right->points)
    return left->points < right->points ? -1 : 1;
  return compare_builds (&left->build, &right->build);
}

/* Adds the best with one miniature. */
static void
add_best (GArray *results, const MusterForge *forge, const MusterCollisionCharacter *character,
          MusterForgeClosed closed, const MusterForgeAim *aim, gint points, guint top,
          const MusterCollisionCharacter *miniature)
{
  g_autoptr (MusterCollisionCharacter) completed = muster_collision_miniature_complete (miniature, character);
  g_auto (MusterForgeDraft) draft = { 0 };
  g_autoptr (GArray) best = NULL;

  if (completed == NULL)
    return;
  if (muster_collision_miniature_shows_weapons (miniature))
    closed |= 1u << MUSTER_COLLISION_SLOT_WEAPON;
  muster_forge_draft_read (&draft, forge, completed, closed);
  best = muster_forge_find_best (forge, &draft, aim, points, top);
  g_array_append_vals (results, best->data, best->len);
}

GArray *
muster_forge_find_best_owned (const MusterForge *forge, const MusterCollisionCharacter *character,
                              MusterForgeClosed closed, const MusterForgeAim *aim, gint points, guint top,
                              const GPtrArray *miniatures)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (MusterForgeResult));
  g_autoptr (MusterCollisionCharacter) nobody = muster_collision_character_new ();
  guint n = 0;

  for (guint i = 0; i < miniatures->len; i++)
    add_best (results, forge, character != NULL ? character : nobody, closed, aim, points, top, miniatures->pdata[i]);
  g_array_sort (results, compare_results);
  for (guint i = 0; i < results->len && n < top; i++)
    {
      MusterForgeResult *all = (MusterForgeResult *) results->data;

      if (n == 0 || compare_results (&all[n - 1], &all[i]) != 0)
        all[n++] = all[i];
    }
  g_array_set_size (results, n);
  return results;
}

/* Suggestions. */

static int
compare_suggestions (gconstpointer a, gconstpointer b)
{
  const MusterSuggestion *left = *(gconstpointer *) a, *right = *(gconstpointer *) b;

  if (left->score != right->score)
    return left->score > right->score ? -1 : 1;
  return (left->points > right->points) - (left->points < right->points);
}

/* The best with one miniature; NULL if no legal character looks like it. */
static MusterSuggestion *
suggest (const MusterForge *forge, const MusterCollisionCharacter *kept, const MusterForgeAim *aim, gint points,
         const MusterCollisionCharacter *miniature)
{
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (MusterForgeResult));
  g_autoptr (MusterChange) change = muster_collision_change_new_miniature (miniature);
  const MusterForgeResult *best;
  MusterSuggestion *suggestion;

  add_best (results, forge, kept, 0, aim, points, 1, miniature);
  if (results->len == 0)
    return NULL;
  best = &g_array_index (results, MusterForgeResult, 0);
  suggestion = g_new0 (MusterSuggestion, 1);
  suggestion->kind = MUSTER_SUGGESTION_OWNED;
  suggestion->score = best->score;
  suggestion->points = best->points;
  suggestion->character = muster_forge_build_make (&best->build, forge, kept);
  muster_change_apply (change, &suggestion->character->thing);
  return suggestion;
}

GPtrArray *
muster_suggestions_find_owned (const MusterForge *forge, const MusterCollisionCharacter *kept,
                               const MusterForgeAim *aim, gint budget, const GPtrArray *miniatures)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_suggestion_free);
  gint points = budget == MUSTER_COLLISION_NO_BUDGET ? MUSTER_FORGE_ANY_POINTS : budget;

  for (guint i = 0; i < miniatures->len; i++)
    {
      MusterSuggestion *suggestion = suggest (forge, kept, aim, points, miniatures->pdata[i]);

      if (suggestion != NULL)
        g_ptr_array_add (found, suggestion);
    }
  g_ptr_array_sort (found, compare_suggestions);
  g_ptr_array_set_size (found, (gint) MIN (found->len, MOST_SUGGESTED));
  return found;
}
