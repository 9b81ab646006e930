/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The first is the optimum. For the second, the first open slot is fixed to each of its options in turn, and the best
 * clearly different result is taken. The third is where the front of score against points is still near the top for
 * clearly fewer points; if it resembles another one, other slots are fixed. */
#include "forge/suggestion.h"

#include "forge/best.h"
#include "forge/tables.h"
#include "model/i18n.h"

#define MOST 3

/* The cheaper one's minimum score and maximum points relative to the best, in percent. */
#define NEAR 80
#define CHEAPER 85

void
muster_suggestion_free (MusterSuggestion *suggestion)
{
  muster_collision_character_free (suggestion->character);
  g_free (suggestion);
}

typedef struct
{
  const MusterForge *forge;
  const MusterCollisionCharacter *kept;
  const MusterForgeAim *aim;
  gint points;     /* or MUSTER_FORGE_ANY_POINTS */
  guint different; /* minimum number of slots in which builds differ */
  GPtrArray *found;
  MusterForgeBuild builds[MOST]; /* of the builds found */
} Search;

/* In how many conspicuous features two builds differ; for the tarot that is the suit. */
static guint
count_differences (const MusterForge *forge, const MusterForgeBuild *a, const MusterForgeBuild *b)
{
  return (a->race != b->race) + (forge->tarots.options[a->tarot]->suit != forge->tarots.options[b->tarot]->suit)
         + (a->armor != b->armor) + (a->accessory != b->accessory) + (a->weapons[0].weapon != b->weapons[0].weapon)
         + (a->weapons[1].weapon != b->weapons[1].weapon);
}

static gboolean
is_clearly_different (const Search *search, const MusterForgeBuild *build)
{
  for (guint i = 0; i < search->found->len; i++)
    if (count_differences (search->forge, build, &search->builds[i]) < search->different)
      return FALSE;
  return TRUE;
}

static gboolean
find_best (const Search *search, const MusterForgeDraft *draft, gint points, MusterForgeResult *result)
{
  g_autoptr (GArray) best = muster_forge_find_best (search->forge, draft, search->aim, points, 1);

  if (best->len > 0)
    *result = g_array_index (best, MusterForgeResult, 0);
  return best->len > 0;
}

static void
keep (Search *search, const MusterForgeResult *result, MusterSuggestionKind kind, const MusterOption *other)
{
  MusterSuggestion *suggestion = g_new0 (MusterSuggestion, 1);

  search->builds[search->found->len] = result->build;
  *suggestion = (MusterSuggestion){ kind, result->score, result->points, other,
                                    muster_forge_build_make (&result->build, search->forge, search->kept) };
  g_ptr_array_add (search->found, suggestion);
}

/* Another option in one slot. */

#define N_SLOTS 4

/* The n-th open slot; NULL past the last. */
static gint *
get_slot (MusterForgeDraft *draft, const MusterForge *forge, guint n, const MusterForgeKind **kind)
{
  gint *slots[N_SLOTS] = { &draft->race, &draft->tarot, &draft->armor, &draft->accessory };
  const MusterForgeKind *kinds[N_SLOTS] = { &forge->races, &forge->tarots, &forge->armors, &forge->accessories };

  for (guint i = 0; i < N_SLOTS; i++)
    if (*slots[i] == MUSTER_FORGE_FREE && n-- == 0)
      {
        *kind = kinds[i];
        return slots[i];
      }
  return NULL;
}

static void
find_other (Search *search, const MusterForgeDraft *draft, guint nth)
{
  g_auto (MusterForgeDraft) settled = { 0 };
  const MusterForgeKind *kind;
  MusterForgeResult best = { 0 };
  const MusterOption *other = NULL;
  gint *slot;

  muster_forge_draft_copy (&settled, draft, search->forge);
  slot = get_slot (&settled, search->forge, nth, &kind);
  for (guint i = 0; slot != NULL && i < kind->n; i++)
    {
      MusterForgeResult result;

      *slot = (gint) i;
      if (!find_best (search, &settled, search->points, &result) || !is_clearly_different (search, &result.build))
        continue;
      if (other == NULL || result.score > best.score || (result.score == best.score && result.points < best.points))
        {
          best = result;
          other = kind->options[i];
        }
    }
  if (other != NULL)
    keep (search, &best, MUSTER_SUGGESTION_OTHER, other);
}

/* For fewer points. */
static void
find_cheaper (Search *search, const MusterForgeDraft *draft)
{
  const MusterSuggestion *first = search->found->pdata[0];
  g_autoptr (GArray) front = NULL;
  MusterForgeResult result;

  if (first->score <= 0)
    return;
  front = muster_forge_find_front (search->forge, draft, search->aim, first->points);
  for (guint i = 0; i < front->len; i++)
    {
      const MusterFrontEntry *entry = &g_array_index (front, MusterFrontEntry, i);

      if (entry->score * 100 < first->score * NEAR)
        continue;
      if (entry->points * 100 <= first->points * CHEAPER && find_best (search, draft, entry->points, &result)
          && is_clearly_different (search, &result.build))
        keep (search, &result, MUSTER_SUGGESTION_CHEAPER, NULL);
      return;
    }
}

GPtrArray *
muster_suggestions_find (const MusterForge *forge, const MusterCollisionCharacter *kept, const MusterForgeAim *aim,
                         gint budget)
{
  Search search = { forge, kept,
                    aim,   budget == MUSTER_COLLISION_NO_BUDGET ? MUSTER_FORGE_ANY_POINTS : budget,
                    2,     g_ptr_array_new_with_free_func ((GDestroyNotify) muster_suggestion_free) };
  g_auto (MusterForgeDraft) draft = { 0 };
  MusterForgeResult best;

  muster_forge_draft_read (&draft, forge, kept, 0);
  if (!find_best (&search, &draft, search.points, &best))
    return search.found;
  keep (&search, &best, MUSTER_SUGGESTION_BEST, NULL);
  find_other (&search, &draft, 0);
  find_cheaper (&search, &draft);
  for (search.different = 2; search.different > 0; search.different--)
    for (guint i = 0; i < N_SLOTS && search.found->len < MOST; i++)
      find_other (&search, &draft, i);
  return search.found;
}

/* As text. */

static char *
dup_best (const MusterSuggestion *suggestion, const char *score, gint budget, gboolean something_stays)
{
  if (something_stays)
    return budget == MUSTER_COLLISION_NO_BUDGET
               ? g_strdup_printf (_ ("%s, the most with your choices"), score)
               : g_strdup_printf (_ ("%s, the most with your choices for %d points"), score, budget);
  return budget == MUSTER_COLLISION_NO_BUDGET
             ? g_strdup_printf (_ ("%s, the most any legal character reaches"), score)
             : g_strdup_printf (_ ("%s, the most any legal character of %d points reaches"), score, budget);
}

/* An aim without weights only minimises points. */
static gboolean
asks_for_points (const MusterOption *named)
{
  MusterForgeAim aim = muster_aim_of_option (named);

  for (guint i = 0; i < MUSTER_N_AIM_KEYS; i++)
    if (aim.weights[i] != 0)
      return FALSE;
  return TRUE;
}

char *
muster_suggestion_dup_reason (const MusterSuggestion *suggestion, const MusterOption *named, gint budget,
                              gboolean something_stays)
{
  g_autofree char *score = g_strdup_printf ("%s %" G_GINT64_FORMAT, muster_option_get_name (named), suggestion->score);

  if (asks_for_points (named) && suggestion->kind == MUSTER_SUGGESTION_NEWCOMER)
    return g_strdup (_ ("The fewest points that the group has room for"));
  if (asks_for_points (named) && suggestion->kind == MUSTER_SUGGESTION_OWNED)
    return g_strdup_printf (_ ("The fewest points that look like %s"),
                            muster_thing_get_name (suggestion->character->miniature));
  if (asks_for_points (named) && suggestion->kind == MUSTER_SUGGESTION_BEST)
    return g_strdup (something_stays ? _ ("The fewest points with your choices")
                                     : _ ("The fewest points of any legal character"));
  if (asks_for_points (named) && suggestion->kind == MUSTER_SUGGESTION_OTHER)
    return g_strdup_printf (_ ("The fewest points with %s"), muster_option_get_name (suggestion->other));
  switch (suggestion->kind)
    {
    case MUSTER_SUGGESTION_BEST:
      return dup_best (suggestion, score, budget, something_stays);
    case MUSTER_SUGGESTION_OTHER:
      return g_strdup_printf (_ ("%s, the most with %s"), score, muster_option_get_name (suggestion->other));
    case MUSTER_SUGGESTION_OWNED:
      /* Translators: an aim with its score, and a miniature */
      return g_strdup_printf (_ ("%s, the most that looks like %s"), score,
                              muster_thing_get_name (suggestion->character->miniature));
    case MUSTER_SUGGESTION_NEWCOMER:
      return budget == MUSTER_COLLISION_NO_BUDGET
                 ? g_strdup_printf (_ ("%s, the most that the group has room for"), score)
                 : g_strdup_printf (_ ("%s, the most for %d points that fits the group"), score, budget);
    case MUSTER_SUGGESTION_CHEAPER:
    default:
      return g_strdup_printf (_ ("%s, the most for %d points"), score, suggestion->points);
    }
}
