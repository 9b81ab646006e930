/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The search goes through all characters in the order of the catalogue and leaves out what can't be good enough. What is
 * good enough is known from the start: each head's best is the best of some character, so that the last of the wanted
 * number of heads is a floor. How good the rest of a character can be, its bounds tell exactly for each set of values, so
 * that hardly a step is in vain. */
#include "forge/best.h"

#include "forge/score-bound.h"
#include "forge/tables.h"
#include "games/collision/rules.h"

#define MOST_SETS 70 /* the number of sets of three of eight values */

/* A value to compare: higher score, then fewer points. */
typedef struct
{
  gint64 score;
  gint points;
} Value;

typedef struct
{
  Value value;
  guint race, tarot, class, mode;
} Head;

/* The state of the search: choices, their score and cost, and the sets that can still lead to a result. */
typedef struct
{
  Value so_far;
  gint hands; /* left */
  guint n_sets;
  guint8 sets[MOST_SETS];
} Step;

typedef struct
{
  MusterScoreBounds *bounds;
  guint top;
  Value floor;   /* worse values aren't wanted */
  GArray *found; /* MusterForgeResult, best first */
  guint class, mode;
  const MusterOption *tarot;
  MusterForgeBuild build;
} Search;

static const Value nothing = { G_MININT64, G_MAXINT };

static gboolean
is_better (Value a, Value b)
{
  return a.score != b.score ? a.score > b.score : a.points < b.points;
}

/* Whether a value is good enough. Later characters in the catalogue must be better than the last one found. */
static gboolean
is_wanted (const Search *search, Value value)
{
  const MusterForgeResult *last;

  if (value.score == G_MININT64 || is_better (search->floor, value))
    return FALSE;
  if (search->found->len < search->top)
    return TRUE;
  last = &g_array_index (search->found, MusterForgeResult, search->found->len - 1);
  return is_better (value, (Value){ last->score, last->points });
}

/* The best that a front can add. */
static Value
reach (const Search *search, Value so_far, MusterFront front)
{
  const MusterFrontEntry *best = muster_front_find (front, search->bounds->most - so_far.points);

  return best != NULL ? (Value){ so_far.score + best->score, so_far.points + best->points } : nothing;
}

static Value
better (Value a, Value b)
{
  return is_better (a, b) ? a : b;
}

static void
record (Search *search, Value value)
{
  MusterForgeResult result = { value.score, value.points, search->build };
  guint at = search->found->len;

  while (at > 0)
    {
      const MusterForgeResult *before = &g_array_index (search->found, MusterForgeResult, at - 1);

      if (!is_better (value, (Value){ before->score, before->points }))
        break;
      at--;
    }
  g_array_insert_val (search->found, at, result);
  if (search->found->len > search->top)
    g_array_set_size (search->found, search->top);
}

/* Steps. Each takes an option and keeps the sets that open it and can still reach the floor. */

typedef MusterFront (*FindFront) (Search *search, guint set, const Step *step);

static void
take (const Search *search, const Step *from, const MusterOption *option, gint64 score, Step *to)
{
  to->so_far.score = from->so_far.score + score;
  to->so_far.points = from->so_far.points + (option != NULL ? option->points : 0);
  to->hands = from->hands - (option != NULL ? option->hands : 0);
  to->n_sets = 0;
}

static gboolean
keep_sets (Search *search, const Step *from, const MusterOption *option, FindFront find, Step *to)
{
  if (to->so_far.points > search->bounds->most || to->hands < 0)
    return FALSE;
  for (guint i = 0; i < from->n_sets; i++)
    if ((option == NULL || muster_family_opens (search->bounds->sets[from->sets[i]], option))
        && is_wanted (search, reach (search, to->so_far, find (search, from->sets[i], to))))
      to->sets[to->n_sets++] = from->sets[i];
  return to->n_sets > 0;
}

/* Skills. */

static void
search_skills (Search *search, const Step *from, guint first)
{
  MusterScoreBounds *bounds = search->bounds;
  const MusterForge *forge = bounds->forge;
  guint limit = muster_forge_classes_nth (forge->classes, search->class)->limit, taken = search->build.n_skills;
  gboolean whole = TRUE;

  for (guint i = first; i < forge->skills.n; i++)
    whole &= !bounds->draft->has_skill[i];
  if (whole && is_wanted (search, from->so_far))
    record (search, from->so_far);
  for (guint i = first; taken < limit && i < forge->skills.n; i++)
    {
      const MusterOption *skill = forge->skills.options[i];
      Step to;

      take (search, from, skill, bounds->skills[search->mode][i], &to);
      for (guint j = 0; to.so_far.points <= bounds->most && j < from->n_sets; j++)
        if (muster_forge_skill_fits (forge, bounds->draft, bounds->sets[from->sets[j]], search->tarot, i)
            && is_wanted (search,
                          reach (search, to.so_far,
                                 muster_score_bounds_get_later_skills (bounds, from->sets[j], search->class,
                                                                       search->mode, i + 1, limit - taken - 1))))
          to.sets[to.n_sets++] = from->sets[j];
      if (to.n_sets > 0)
        {
          search->build.skills[taken] = (gint) i;
          search->build.n_skills = taken + 1;
          search_skills (search, &to, i + 1);
          search->build.n_skills = taken;
        }
      if (bounds->draft->has_skill[i])
        return;
    }
}

/* Accessory, armor enchantment, armor: from the last slot to the first. */

static MusterFront
find_skills (Search *search, guint set, const Step *step)
{
  return muster_score_bounds_get_skills (search->bounds, set, search->class, search->mode);
}

static MusterFront
find_after_armor_enchantment (Search *search, guint set, const Step *step)
{
  return muster_score_bounds_get_tails (search->bounds, set, search->class, search->mode)
      ->after_armor_enchantment[step->hands];
}

static MusterFront
find_after_armor (Search *search, guint set, const Step *step)
{
  return muster_score_bounds_get_tails (search->bounds, set, search->class, search->mode)->after_armor[step->hands];
}

static MusterFront
find_after_weapons (Search *search, guint set, const Step *step)
{
  return muster_score_bounds_get_tails (search->bounds, set, search->class, search->mode)->after_weapons[step->hands];
}

static gboolean
allows (gint settled, gint number)
{
  return number < 0 ? settled < 0 : muster_forge_allows (settled, number);
}

static void
search_accessory (Search *search, const Step *from)
{
  const MusterForgeKind *accessories = &search->bounds->forge->accessories;

  for (gint i = MUSTER_FORGE_NONE; i < (gint) accessories->n; i = muster_forge_next (i))
    {
      const MusterOption *option = i >= 0 ? accessories->options[i] : NULL;
      Step to;

      if (!allows (search->bounds->draft->accessory, i))
        continue;
      take (search, from, option, i >= 0 ? search->bounds->accessories[search->mode][i] : 0, &to);
      search->build.accessory = i;
      if (keep_sets (search, from, option, find_skills, &to))
        search_skills (search, &to, 0);
    }
}

static void
search_armor_enchantment (Search *search, const Step *from)
{
  const MusterForgeKind *enchantments = &search->bounds->forge->armor_enchantments;

  for (gint i = MUSTER_FORGE_NONE; i < (gint) enchantments->n; i = muster_forge_next (i))
    {
      const MusterOption *option = i >= 0 ? enchantments->options[i] : NULL;
      Step to;

      if (!allows (search->bounds->draft->armor_enchantment, i)
          || (option != NULL && (search->build.armor < 0 || !muster_collision_rank_allows (search->tarot, option))))
        continue;
      take (search, from, option, i >= 0 ? search->bounds->armor_enchantments[search->mode][i] : 0, &to);
      search->build.armor_enchantment = i;
      if (keep_sets (search, from, option, find_after_armor_enchantment, &to))
        search_accessory (search, &to);
    }
}

static void
search_armor (Search *search, const Step *from)
{
  const MusterForgeKind *armors = &search->bounds->forge->armors;

  for (gint i = MUSTER_FORGE_NONE; i < (gint) armors->n; i = muster_forge_next (i))
    {
      const MusterOption *option = i >= 0 ? armors->options[i] : NULL;
      Step to;

      if (!allows (search->bounds->draft->armor, i))
        continue;
      take (search, from, option, i >= 0 ? search->bounds->armors[search->mode][i] : 0, &to);
      search->build.armor = i;
      if (keep_sets (search, from, option, option != NULL ? find_after_armor : find_after_armor_enchantment, &to))
        search_armor_enchantment (search, &to);
    }
}

/* Weapons. */

static const MusterScoreBoundWeapon *
get_weapon (const Search *search, guint n)
{
  return &g_array_index (search->bounds->uses, MusterScoreBoundWeapon, n);
}

static gboolean
weapon_opens (const Search *search, guint set, const MusterScoreBoundWeapon *weapon)
{
  return muster_forge_weapon_fits (search->bounds->forge, search->bounds->sets[set], search->tarot, weapon->weapon,
                                   weapon->enchantment);
}

static void
put_on (Search *search, guint place, const MusterScoreBoundWeapon *weapon)
{
  search->build.weapons[place] = (MusterForgeWeapon){ weapon->weapon, weapon->enchantment };
}

static void
search_second_weapons (Search *search, const Step *from, guint first)
{
  const MusterScoreBoundWeapon *one = get_weapon (search, first);

  for (guint n = first; n < search->bounds->uses->len; n++)
    {
      const MusterScoreBoundWeapon *weapon = get_weapon (search, n);
      Step to = { .so_far.points = from->so_far.points + weapon->points, .hands = from->hands - weapon->hands };

      if (to.hands < 0 || to.so_far.points > search->bounds->most
          || !muster_forge_weapon_ways_match (one->way, weapon->way))
        continue;
      to.so_far.score = from->so_far.score + MAX (one->main + weapon->side, one->side + weapon->main);
      for (guint i = 0; i < from->n_sets; i++)
        if (is_wanted (search, reach (search, to.so_far, find_after_weapons (search, from->sets[i], &to)))
            && weapon_opens (search, from->sets[i], weapon))
          to.sets[to.n_sets++] = from->sets[i];
      put_on (search, 1, weapon);
      if (to.n_sets > 0)
        search_armor (search, &to);
    }
}

/* A single weapon. */
static void
search_single (Search *search, const Step *from, const MusterScoreBoundWeapon *weapon)
{
  Step to = *from, kept;

  if (!muster_forge_allows_one_weapon (search->bounds->draft, weapon->way))
    return;
  to.so_far.score += weapon->main;
  kept = to;
  kept.n_sets = 0;
  search->build.weapons[1] = (MusterForgeWeapon){ MUSTER_FORGE_NONE, MUSTER_FORGE_NONE };
  if (keep_sets (search, &to, NULL, find_after_weapons, &kept))
    search_armor (search, &kept);
}

/* The best with this weapon and another one or none; `so_far` doesn't include this weapon's score. */
static Value
reach_with_weapon (Search *search, const Step *step, const MusterScoreBoundWeapon *weapon, guint set)
{
  const MusterForgeDraft *draft = search->bounds->draft;
  const MusterScoreBoundTails *tails = muster_score_bounds_get_tails (search->bounds, set, search->class, search->mode);
  Value main = step->so_far, side = step->so_far, best = nothing;

  main.score += weapon->main;
  side.score += weapon->side;
  if (muster_forge_allows_one_weapon (draft, weapon->way))
    best = reach (search, main, tails->after_weapons[step->hands]);
  for (guint asked = 0; muster_forge_allows_two_weapons (draft) && asked < MUSTER_COLLISION_MAX_WEAPONS; asked++)
    if ((weapon->way >> (1 - asked) & 1) != 0 && (asked == 0 || draft->n_weapons > 0))
      {
        best = better (best, reach (search, main, tails->second_side[asked][step->hands]));
        best = better (best, reach (search, side, tails->second_main[asked][step->hands]));
      }
  return best;
}

static void
search_armed (Search *search, const Step *from)
{
  for (guint n = 0; n < search->bounds->uses->len; n++)
    {
      const MusterScoreBoundWeapon *weapon = get_weapon (search, n);
      Step to = { .so_far = { from->so_far.score, from->so_far.points + weapon->points },
                  .hands = from->hands - weapon->hands };

      if (to.hands < 0 || to.so_far.points > search->bounds->most)
        continue;
      for (guint i = 0; i < from->n_sets; i++)
        if (is_wanted (search, reach_with_weapon (search, &to, weapon, from->sets[i]))
            && weapon_opens (search, from->sets[i], weapon))
          to.sets[to.n_sets++] = from->sets[i];
      if (to.n_sets == 0)
        continue;
      put_on (search, 0, weapon);
      search_single (search, &to, weapon);
      if (muster_forge_allows_two_weapons (search->bounds->draft))
        search_second_weapons (search, &to, n);
    }
}

/* Heads. */

static Value
score_head (const Search *search, const Head *head)
{
  const MusterScoreBounds *bounds = search->bounds;
  const MusterForge *forge = bounds->forge;

  return (Value){ bounds->races[head->mode][head->race] + bounds->tarots[head->mode][head->tarot],
                  forge->races.options[head->race]->points + forge->tarots.options[head->tarot]->points };
}

static gboolean
opens_head (const Search *search, guint set, const Head *head)
{
  const MusterForge *forge = search->bounds->forge;

  return muster_family_opens (search->bounds->sets[set], forge->races.options[head->race])
         && muster_family_opens (search->bounds->sets[set], forge->tarots.options[head->tarot]);
}

/* The best with this head under one set of values. */
static Value
reach_head (Search *search, guint set, const Head *head)
{
  Value so_far = score_head (search, head);

  if (so_far.points > search->bounds->most)
    return nothing;
  return reach (search, so_far, muster_score_bounds_get_all (search->bounds, set, head->class, head->mode));
}

/* Heads that reach anything if all values were open: an upper bound. */
static GArray *
list_heads (Search *search)
{
  const MusterForge *forge = search->bounds->forge;
  const MusterForgeDraft *draft = search->bounds->draft;
  GArray *heads = g_array_new (FALSE, FALSE, sizeof (Head));

  for (guint r = 0; r < forge->races.n; r++)
    for (guint t = 0; muster_forge_allows (draft->race, (gint) r) && t < forge->tarots.n; t++)
      for (guint mode = 0; muster_forge_allows (draft->tarot, (gint) t) && mode < MUSTER_SCORE_BOUND_MODES; mode++)
        {
          Head head = { nothing, r, t, (guint) forge->classes->of[r * forge->tarots.n + t], mode };

          head.value = reach_head (search, search->bounds->n_sets, &head);
          if (head.value.score != G_MININT64)
            g_array_append_val (heads, head);
        }
  return heads;
}

static gint
compare_heads (gconstpointer a, gconstpointer b)
{
  const Head *one = a, *other = b;

  return is_better (one->value, other->value) ? -1 : is_better (other->value, one->value) ? 1 : 0;
}

static Value
settle_head (Search *search, const Head *head)
{
  Value best = nothing;

  for (guint i = 0; i < search->bounds->n_sets; i++)
    if (opens_head (search, i, head))
      best = better (best, reach_head (search, i, head));
  return best;
}

/* Inserts a value into the best `top`, best first. */
static void
rank_value (GArray *values, Value value, guint top)
{
  guint at = values->len;

  while (at > 0 && is_better (value, g_array_index (values, Value, at - 1)))
    at--;
  g_array_insert_val (values, at, value);
  if (values->len > top)
    g_array_set_size (values, top);
}

/* The last of the `top` best heads, by their exact best. Starts with the most promising and stops when no other can be
 * among them. */
static Value
find_floor (Search *search, const GArray *heads)
{
  g_autoptr (GArray) sorted = g_array_copy ((GArray *) heads);
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (Value));

  g_array_sort (sorted, compare_heads);
  for (guint i = 0; i < sorted->len; i++)
    {
      const Head *head = &g_array_index (sorted, Head, i);
      Value value;

      if (values->len == search->top && !is_better (head->value, g_array_index (values, Value, search->top - 1)))
        break;
      value = settle_head (search, head);
      if (value.score != G_MININT64)
        rank_value (values, value, search->top);
    }
  return values->len == search->top ? g_array_index (values, Value, search->top - 1) : nothing;
}

static void
search_head (Search *search, const Head *head)
{
  Step step = { score_head (search, head), MUSTER_COLLISION_MAX_HANDS, 0, { 0 } };

  for (guint i = 0; i < search->bounds->n_sets; i++)
    if (opens_head (search, i, head) && is_wanted (search, reach_head (search, i, head)))
      step.sets[step.n_sets++] = (guint8) i;
  if (step.n_sets == 0)
    return;
  search->class = head->class;
  search->mode = head->mode;
  search->tarot = search->bounds->forge->tarots.options[head->tarot];
  search->build = (MusterForgeBuild){ .race = (gint) head->race, .tarot = (gint) head->tarot };
  for (guint i = 0; i < MUSTER_COLLISION_MAX_WEAPONS; i++)
    search->build.weapons[i] = (MusterForgeWeapon){ MUSTER_FORGE_NONE, MUSTER_FORGE_NONE };
  if (head->mode == 0)
    search_armor (search, &step);
  else
    search_armed (search, &step);
}

GArray *
muster_forge_find_best (const MusterForge *forge, const MusterForgeDraft *draft, const MusterForgeAim *aim, gint points,
                        guint top)
{
  g_autoptr (MusterScoreBounds) bounds = muster_score_bounds_new (forge, draft, aim, points);
  Search search = { .bounds = bounds, .top = top, .floor = nothing };
  g_autoptr (GArray) heads = list_heads (&search);

  search.found = g_array_new (FALSE, FALSE, sizeof (MusterForgeResult));
  search.floor = find_floor (&search, heads);
  for (guint i = 0; i < heads->len; i++)
    if (is_wanted (&search, g_array_index (heads, Head, i).value))
      search_head (&search, &g_array_index (heads, Head, i));
  return search.found;
}

GArray *
muster_forge_find_front (const MusterForge *forge, const MusterForgeDraft *draft, const MusterForgeAim *aim,
                         gint points)
{
  g_autoptr (MusterScoreBounds) bounds = muster_score_bounds_new (forge, draft, aim, points);
  Search search = { .bounds = bounds, .top = 1, .floor = nothing };
  g_autoptr (GArray) heads = list_heads (&search);
  g_autoptr (MusterFrontPool) pool = muster_front_pool_new (bounds->most);
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (MusterFrontEntry));
  MusterFront front;

  for (guint i = 0; i < heads->len; i++)
    for (guint set = 0; set < bounds->n_sets; set++)
      {
        const Head *head = &g_array_index (heads, Head, i);
        Value so_far = score_head (&search, head);

        if (opens_head (&search, set, head))
          muster_front_add_shifted (pool, muster_score_bounds_get_all (bounds, set, head->class, head->mode),
                                    so_far.points, so_far.score);
      }
  front = muster_front_take (pool);
  g_array_append_vals (entries, front.entries, front.n);
  return entries;
}
