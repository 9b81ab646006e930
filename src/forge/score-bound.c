/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/score-bound.h"

#include "games/collision/rules.h"

#define HANDS MUSTER_SCORE_BOUND_HANDS
#define MODES MUSTER_SCORE_BOUND_MODES

/* Scores of options. */

static gint64 *
score_kind (const MusterScoreBounds *bounds, const MusterForgeKind *kind, gboolean armed)
{
  gint64 *scores = g_new (gint64, kind->n + 1);

  for (guint i = 0; i < kind->n; i++)
    scores[i] = muster_aim_score_option (&bounds->aim, kind->options[i], armed);
  return scores;
}

static void
score_options (MusterScoreBounds *bounds)
{
  const MusterForge *forge = bounds->forge;

  for (guint mode = 0; mode < MODES; mode++)
    {
      bounds->races[mode] = score_kind (bounds, &forge->races, mode == 1);
      bounds->tarots[mode] = score_kind (bounds, &forge->tarots, mode == 1);
      bounds->armors[mode] = score_kind (bounds, &forge->armors, mode == 1);
      bounds->armor_enchantments[mode] = score_kind (bounds, &forge->armor_enchantments, mode == 1);
      bounds->accessories[mode] = score_kind (bounds, &forge->accessories, mode == 1);
      bounds->skills[mode] = score_kind (bounds, &forge->skills, mode == 1);
      for (guint i = 0; i < forge->skills.n; i++)
        bounds->aims_skills |= bounds->skills[mode][i] > 0 || bounds->draft->has_skill[i];
    }
}

/* An enchanted weapon that scores no better than the bare one is useless where both are possible. */
static void
add_uses_of_weapon (MusterScoreBounds *bounds, gint number)
{
  const MusterForge *forge = bounds->forge;
  const MusterOption *carried = forge->weapons.options[number];
  MusterScoreBoundWeapon bare = { 0 };

  for (gint e = MUSTER_FORGE_NONE; e < (gint) forge->weapon_enchantments.n; e = muster_forge_next (e))
    {
      const MusterOption *with = e >= 0 ? forge->weapon_enchantments.options[e] : NULL;
      MusterScoreBoundWeapon weapon = { number, e, carried->points, carried->hands };

      weapon.way = muster_forge_weapon_way (bounds->draft, number, e);
      if (weapon.way == 0 || (with != NULL && !muster_collision_weapon_takes (carried, with)))
        continue;
      weapon.points += with != NULL ? with->points : 0;
      weapon.side = muster_aim_score_option (&bounds->aim, carried, TRUE)
                    + (with != NULL ? muster_aim_score_option (&bounds->aim, with, TRUE) : 0);
      weapon.main = weapon.side + muster_aim_score_line (&bounds->aim, carried, with);
      weapon.useful_main = with == NULL || bare.way != weapon.way || weapon.main > bare.main;
      weapon.useful_side = with == NULL || bare.way != weapon.way || weapon.side > bare.side;
      if (with == NULL)
        bare = weapon;
      g_array_append_val (bounds->uses, weapon);
    }
}

static void
list_weapons (MusterScoreBounds *bounds)
{
  bounds->uses = g_array_new (FALSE, FALSE, sizeof (MusterScoreBoundWeapon));
  for (guint w = 0; w < bounds->forge->weapons.n; w++)
    if (bounds->forge->weapons.options[w]->hands <= MUSTER_COLLISION_MAX_HANDS)
      add_uses_of_weapon (bounds, (gint) w);
}

static void
list_sets (MusterScoreBounds *bounds)
{
  const MusterForge *forge = bounds->forge;
  const MusterForgeDraft *draft = bounds->draft;
  guint n = draft->hopeless ? 0 : draft->names_values ? 1 : forge->sets->len;

  bounds->sets = g_new (const MusterFamily *, n + 1);
  bounds->named = muster_family_of_set (draft->values, &forge->present);
  for (guint i = 0; i < n; i++)
    {
      const MusterFamily *set = draft->names_values ? &bounds->named : &g_array_index (forge->sets, MusterFamily, i);

      if (muster_forge_draft_is_open (draft, forge, set))
        bounds->sets[bounds->n_sets++] = set;
    }
  bounds->sets[bounds->n_sets] = &forge->present;
}

MusterScoreBounds *
muster_score_bounds_new (const MusterForge *forge, const MusterForgeDraft *draft, const MusterForgeAim *aim, gint most)
{
  MusterScoreBounds *bounds = g_new0 (MusterScoreBounds, 1);

  bounds->forge = forge;
  bounds->draft = draft;
  bounds->aim = *aim;
  bounds->most = most < 0 ? forge->most_points : MIN (most, forge->most_points);
  bounds->pool = muster_front_pool_new (bounds->most);
  list_sets (bounds);
  score_options (bounds);
  list_weapons (bounds);
  bounds->gear = g_new0 (MusterScoreBoundGear, (bounds->n_sets + 1) * forge->classes->n_tiers * MODES + 1);
  bounds->tails = g_new0 (MusterScoreBoundTails, (bounds->n_sets + 1) * forge->classes->list->len * MODES + 1);
  bounds->totals = g_malloc0 (sizeof *bounds->totals * ((bounds->n_sets + 1) * forge->classes->list->len * MODES + 1));
  return bounds;
}

static guint
find_tail (const MusterScoreBounds *bounds, guint set, guint class, guint mode)
{
  return (set * bounds->forge->classes->list->len + class) * MODES + mode;
}

void
muster_score_bounds_free (MusterScoreBounds *bounds)
{
  guint n = (bounds->n_sets + 1) * bounds->forge->classes->list->len * MODES;

  for (guint i = 0; i < n; i++)
    g_free (bounds->tails[i].skills);
  for (guint mode = 0; mode < MODES; mode++)
    {
      g_free (bounds->races[mode]);
      g_free (bounds->tarots[mode]);
      g_free (bounds->armors[mode]);
      g_free (bounds->armor_enchantments[mode]);
      g_free (bounds->accessories[mode]);
      g_free (bounds->skills[mode]);
    }
  g_array_unref (bounds->uses);
  g_free (bounds->sets);
  g_free (bounds->gear);
  g_free (bounds->tails);
  g_free (bounds->totals);
  muster_front_pool_free (bounds->pool);
  g_free (bounds);
}

/* Gear. */

static gboolean
weapon_is_open (const MusterScoreBounds *bounds, const MusterFamily *set, const MusterOption *tarot,
                const MusterScoreBoundWeapon *weapon)
{
  const MusterOption *with
      = weapon->enchantment >= 0 ? bounds->forge->weapon_enchantments.options[weapon->enchantment] : NULL;

  return muster_family_opens (set, bounds->forge->weapons.options[weapon->weapon])
         && (with == NULL || (muster_family_opens (set, with) && muster_collision_rank_allows (tarot, with)));
}

static MusterFront
find_weapons (MusterScoreBounds *bounds, const MusterFamily *set, const MusterOption *tarot, guint asked, gint hands,
              gboolean main)
{
  for (guint i = 0; i < bounds->uses->len; i++)
    {
      const MusterScoreBoundWeapon *weapon = &g_array_index (bounds->uses, MusterScoreBoundWeapon, i);

      if ((main ? weapon->useful_main : weapon->useful_side) && weapon->hands == hands
          && (weapon->way >> asked & 1) != 0 && weapon_is_open (bounds, set, tarot, weapon))
        muster_front_add (bounds->pool, weapon->points, main ? weapon->main : weapon->side);
    }
  return muster_front_take (bounds->pool);
}

/* If the draft fixes no weapon, both are the same. */
static void
find_all_weapons (MusterScoreBounds *bounds, const MusterFamily *set, const MusterOption *tarot,
                  MusterScoreBoundGear *gear)
{
  for (guint asked = 0; asked < MUSTER_COLLISION_MAX_WEAPONS; asked++)
    for (gint hands = 0; hands < HANDS; hands++)
      {
        gboolean same = asked > 0 && bounds->draft->n_weapons == 0;

        gear->main[asked][hands] = same ? gear->main[0][hands] : find_weapons (bounds, set, tarot, asked, hands, TRUE);
        gear->side[asked][hands] = same ? gear->side[0][hands] : find_weapons (bounds, set, tarot, asked, hands, FALSE);
      }
}

/* A slot with at most one option: none if the draft allows it, and all that are open. */
static MusterFront
find_options (MusterScoreBounds *bounds, const MusterFamily *set, const MusterOption *tarot,
              const MusterForgeKind *kind, const gint64 *scores, gint settled, gint hands)
{
  if (settled < 0)
    muster_front_add (bounds->pool, 0, 0);
  for (guint i = 0; i < kind->n; i++)
    if ((scores[i] > 0 || settled >= 0) && muster_forge_allows (settled, (gint) i) && kind->options[i]->hands <= hands
        && muster_family_opens (set, kind->options[i])
        && (tarot == NULL || muster_collision_rank_allows (tarot, kind->options[i])))
      muster_front_add (bounds->pool, kind->options[i]->points, scores[i]);
  return muster_front_take (bounds->pool);
}

static MusterFront
find_armor (MusterScoreBounds *bounds, const MusterFamily *set, MusterFront enchantments, guint mode)
{
  const MusterForgeKind *armors = &bounds->forge->armors;
  const MusterForgeDraft *draft = bounds->draft;

  if (draft->armor < 0 && draft->armor_enchantment < 0)
    muster_front_add (bounds->pool, 0, 0);
  for (guint i = 0; i < armors->n; i++)
    if (muster_forge_allows (draft->armor, (gint) i) && muster_family_opens (set, armors->options[i]))
      muster_front_add_shifted (bounds->pool, enchantments, armors->options[i]->points, bounds->armors[mode][i]);
  return muster_front_take (bounds->pool);
}

/* One or two weapons with that many hands together. */
static MusterFront
find_armed (MusterScoreBounds *bounds, const MusterScoreBoundGear *gear, gint hands)
{
  const MusterForgeDraft *draft = bounds->draft;
  guint ways = draft->n_weapons == 0 ? 1 : 2;

  if (muster_forge_allows_one_weapon (draft, 1))
    muster_front_add_shifted (bounds->pool, gear->main[0][hands], 0, 0);
  for (gint a = 0; muster_forge_allows_two_weapons (draft) && a <= hands; a++)
    for (guint asked = 0; asked < ways; asked++)
      muster_front_add_sums (bounds->pool, gear->main[asked][a], gear->side[1 - asked][hands - a]);
  return muster_front_take (bounds->pool);
}

static MusterFront
find_gear (MusterScoreBounds *bounds, const MusterScoreBoundGear *gear, guint mode)
{
  MusterFront armed[HANDS], held;

  if (mode == 0)
    return bounds->draft->n_weapons == 0
               ? muster_front_sum (bounds->pool, gear->held[MUSTER_COLLISION_MAX_HANDS], gear->armor)
               : (MusterFront){ 0, NULL };
  for (gint hands = 0; hands < HANDS; hands++)
    armed[hands] = find_armed (bounds, gear, hands);
  for (gint hands = 0; hands < HANDS; hands++)
    muster_front_add_sums (bounds->pool, armed[hands], gear->held[MUSTER_COLLISION_MAX_HANDS - hands]);
  held = muster_front_take (bounds->pool);
  return muster_front_sum (bounds->pool, held, gear->armor);
}

const MusterScoreBoundGear *
muster_score_bounds_get_gear (MusterScoreBounds *bounds, guint set, guint class, guint mode)
{
  const MusterForge *forge = bounds->forge;
  guint tier = muster_forge_classes_nth (forge->classes, class)->tier;
  const MusterOption *tarot = forge->classes->tiers[tier];
  MusterScoreBoundGear *gear = &bounds->gear[(set * forge->classes->n_tiers + tier) * MODES + mode];

  if (gear->known)
    return gear;
  gear->known = TRUE;
  if (mode == 1)
    find_all_weapons (bounds, bounds->sets[set], tarot, gear);
  for (gint hands = 0; hands < HANDS; hands++)
    gear->held[hands] = find_options (bounds, bounds->sets[set], NULL, &forge->accessories, bounds->accessories[mode],
                                      bounds->draft->accessory, hands);
  gear->enchantments
      = find_options (bounds, bounds->sets[set], tarot, &forge->armor_enchantments, bounds->armor_enchantments[mode],
                      bounds->draft->armor_enchantment, MUSTER_COLLISION_MAX_HANDS);
  gear->armor = find_armor (bounds, bounds->sets[set], gear->enchantments, mode);
  gear->gear = find_gear (bounds, gear, mode);
  return gear;
}

/* Skills. */

/* Skills with the same cost and score. */
typedef struct
{
  gint points;
  gint64 score;
  guint n;
  gboolean must;
} Alike;

static void
add_alike (GArray *groups, gint points, gint64 score, gboolean must)
{
  Alike new = { points, score, 1, must };

  for (guint i = 0; i < groups->len; i++)
    {
      Alike *group = &g_array_index (groups, Alike, i);

      if (group->points == points && group->score == score && group->must == must)
        {
          group->n++;
          return;
        }
    }
  g_array_append_val (groups, new);
}

/* NULL if a fixed skill doesn't fit. */
static GArray *
group_skills (const MusterScoreBounds *bounds, const MusterFamily *set, const MusterOption *tarot, guint mode)
{
  const MusterForge *forge = bounds->forge;
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (Alike));

  for (guint i = 0; i < forge->skills.n; i++)
    {
      gboolean must = bounds->draft->has_skill[i];

      if (bounds->skills[mode][i] <= 0 && !must)
        continue;
      if (muster_forge_skill_fits (forge, bounds->draft, set, tarot, i))
        add_alike (groups, forge->skills.options[i]->points, bounds->skills[mode][i], must);
      else if (must)
        return NULL;
    }
  return g_steal_pointer (&groups);
}

/* The fronts by number of skills, from the most down; fixed groups are taken completely. */
static void
add_group (MusterScoreBounds *bounds, MusterFront *rows, guint limit, const Alike *group)
{
  for (guint k = limit + 1; k-- > 0;)
    {
      for (guint j = group->must ? group->n : 0; j <= MIN (group->n, k); j++)
        muster_front_add_shifted (bounds->pool, rows[k - j], (gint) j * group->points, (gint64) j * group->score);
      rows[k] = muster_front_take (bounds->pool);
    }
}

static MusterFront
find_skills (MusterScoreBounds *bounds, guint set, guint class, guint mode)
{
  const MusterForgeClass *of = muster_forge_classes_nth (bounds->forge->classes, class);
  g_autoptr (GArray) groups = bounds->aims_skills ? group_skills (bounds, bounds->sets[set], of->tarot, mode) : NULL;
  g_autofree MusterFront *rows = g_new0 (MusterFront, of->limit + 1);

  if (groups == NULL && bounds->aims_skills)
    return (MusterFront){ 0, NULL };
  muster_front_add (bounds->pool, 0, 0);
  rows[0] = muster_front_take (bounds->pool);
  for (guint i = 0; groups != NULL && i < groups->len; i++)
    add_group (bounds, rows, of->limit, &g_array_index (groups, Alike, i));
  for (guint k = 0; k <= of->limit; k++)
    muster_front_add_shifted (bounds->pool, rows[k], 0, 0);
  return muster_front_take (bounds->pool);
}

static void
find_total (MusterScoreBounds *bounds, guint set, guint class, guint mode)
{
  guint at = find_tail (bounds, set, class, mode);
  MusterFront gear;

  if (bounds->totals[at].known)
    return;
  bounds->totals[at].known = TRUE;
  gear = muster_score_bounds_get_gear (bounds, set, class, mode)->gear;
  bounds->totals[at].skills = find_skills (bounds, set, class, mode);
  bounds->totals[at].all
      = bounds->aims_skills ? muster_front_sum (bounds->pool, gear, bounds->totals[at].skills) : gear;
}

MusterFront
muster_score_bounds_get_all (MusterScoreBounds *bounds, guint set, guint class, guint mode)
{
  find_total (bounds, set, class, mode);
  return bounds->totals[find_tail (bounds, set, class, mode)].all;
}

MusterFront
muster_score_bounds_get_skills (MusterScoreBounds *bounds, guint set, guint class, guint mode)
{
  find_total (bounds, set, class, mode);
  return bounds->totals[find_tail (bounds, set, class, mode)].skills;
}

/* Tails. */

static MusterFront
find_second (MusterScoreBounds *bounds, const MusterFront weapons[HANDS], const MusterFront after[HANDS], gint left)
{
  for (gint hands = 0; hands <= left; hands++)
    muster_front_add_sums (bounds->pool, weapons[hands], after[left - hands]);
  return muster_front_take (bounds->pool);
}

const MusterScoreBoundTails *
muster_score_bounds_get_tails (MusterScoreBounds *bounds, guint set, guint class, guint mode)
{
  MusterScoreBoundTails *tails = &bounds->tails[find_tail (bounds, set, class, mode)];
  const MusterScoreBoundGear *gear;
  MusterFront skills;

  if (tails->known)
    return tails;
  tails->known = TRUE;
  gear = muster_score_bounds_get_gear (bounds, set, class, mode);
  skills = muster_score_bounds_get_skills (bounds, set, class, mode);
  for (gint left = 0; left < HANDS; left++)
    {
      tails->after_armor_enchantment[left] = muster_front_sum (bounds->pool, gear->held[left], skills);
      tails->after_armor[left]
          = muster_front_sum (bounds->pool, gear->enchantments, tails->after_armor_enchantment[left]);
      tails->after_weapons[left] = muster_front_sum (bounds->pool, gear->armor, tails->after_armor_enchantment[left]);
    }
  for (guint asked = 0; mode == 1 && asked < MUSTER_COLLISION_MAX_WEAPONS; asked++)
    for (gint left = 0; left < HANDS; left++)
      {
        tails->second_main[asked][left] = find_second (bounds, gear->main[asked], tails->after_weapons, left);
        tails->second_side[asked][left] = find_second (bounds, gear->side[asked], tails->after_weapons, left);
      }
  return tails;
}

/* From the last skill back: with it, or without. */
static MusterFront *
find_later_skills (MusterScoreBounds *bounds, guint set, guint class, guint mode)
{
  const MusterForge *forge = bounds->forge;
  const MusterForgeClass *of = muster_forge_classes_nth (forge->classes, class);
  guint n = forge->skills.n, width = of->limit + 1;
  MusterFront *rows = g_new0 (MusterFront, (n + 1) * width);

  for (guint k = 0; k < width; k++)
    {
      muster_front_add (bounds->pool, 0, 0);
      rows[n * width + k] = muster_front_take (bounds->pool);
    }
  for (guint i = n; i-- > 0;)
    for (guint k = 0; k < width; k++)
      {
        gboolean must = bounds->draft->has_skill[i];

        if (!must && !muster_forge_skill_fits (forge, bounds->draft, bounds->sets[set], of->tarot, i))
          {
            rows[i * width + k] = rows[(i + 1) * width + k];
            continue;
          }
        if (!must)
          muster_front_add_shifted (bounds->pool, rows[(i + 1) * width + k], 0, 0);
        if (k > 0)
          muster_front_add_shifted (bounds->pool, rows[(i + 1) * width + k - 1], forge->skills.options[i]->points,
                                    bounds->skills[mode][i]);
        rows[i * width + k] = muster_front_take (bounds->pool);
      }
  return rows;
}

MusterFront
muster_score_bounds_get_later_skills (MusterScoreBounds *bounds, guint set, guint class, guint mode, guint skill,
                                      guint n)
{
  MusterScoreBoundTails *tails = &bounds->tails[find_tail (bounds, set, class, mode)];

  if (tails->skills == NULL)
    tails->skills = find_later_skills (bounds, set, class, mode);
  return tails->skills[skill * (muster_forge_classes_nth (bounds->forge->classes, class)->limit + 1) + n];
}
