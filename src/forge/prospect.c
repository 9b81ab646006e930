/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/prospect.h"

#include "games/collision/rules.h"

#define HANDS MUSTER_PROSPECT_HANDS
#define MODES MUSTER_PROSPECT_MODES

/* What options score. */

static gint64 *
score_kind (const MusterProspects *prospects, const MusterForgeKind *kind, gboolean armed)
{
  gint64 *scores = g_new (gint64, kind->n + 1);

  for (guint i = 0; i < kind->n; i++)
    scores[i] = muster_aim_score_option (&prospects->aim, kind->options[i], armed);
  return scores;
}

static void
score_options (MusterProspects *prospects)
{
  const MusterForge *forge = prospects->forge;

  for (guint mode = 0; mode < MODES; mode++)
    {
      prospects->races[mode] = score_kind (prospects, &forge->races, mode == 1);
      prospects->tarots[mode] = score_kind (prospects, &forge->tarots, mode == 1);
      prospects->armors[mode] = score_kind (prospects, &forge->armors, mode == 1);
      prospects->armor_enchantments[mode] = score_kind (prospects, &forge->armor_enchantments, mode == 1);
      prospects->accessories[mode] = score_kind (prospects, &forge->accessories, mode == 1);
      prospects->skills[mode] = score_kind (prospects, &forge->skills, mode == 1);
      for (guint i = 0; i < forge->skills.n; i++)
        prospects->aims_skills |= prospects->skills[mode][i] > 0 || prospects->draft->has_skill[i];
    }
}

/* A weapon with an enchantment that scores no better than the bare one helps no front, where both will do. */
static void
add_uses_of_weapon (MusterProspects *prospects, gint number)
{
  const MusterForge *forge = prospects->forge;
  const MusterOption *carried = forge->weapons.options[number];
  MusterProspectWeapon bare = { 0 };

  for (gint e = MUSTER_FORGE_NONE; e < (gint) forge->weapon_enchantments.n; e = muster_forge_next (e))
    {
      const MusterOption *with = e >= 0 ? forge->weapon_enchantments.options[e] : NULL;
      MusterProspectWeapon weapon = { number, e, carried->points, carried->hands };

      weapon.way = muster_forge_weapon_way (prospects->draft, number, e);
      if (weapon.way == 0 || (with != NULL && !muster_collision_weapon_takes (carried, with)))
        continue;
      weapon.points += with != NULL ? with->points : 0;
      weapon.side = muster_aim_score_option (&prospects->aim, carried, TRUE)
                    + (with != NULL ? muster_aim_score_option (&prospects->aim, with, TRUE) : 0);
      weapon.main = weapon.side + muster_aim_score_line (&prospects->aim, carried, with);
      weapon.useful_main = with == NULL || bare.way != weapon.way || weapon.main > bare.main;
      weapon.useful_side = with == NULL || bare.way != weapon.way || weapon.side > bare.side;
      if (with == NULL)
        bare = weapon;
      g_array_append_val (prospects->uses, weapon);
    }
}

static void
list_weapons (MusterProspects *prospects)
{
  prospects->uses = g_array_new (FALSE, FALSE, sizeof (MusterProspectWeapon));
  for (guint w = 0; w < prospects->forge->weapons.n; w++)
    if (prospects->forge->weapons.options[w]->hands <= MUSTER_COLLISION_MAX_HANDS)
      add_uses_of_weapon (prospects, (gint) w);
}

static void
list_sets (MusterProspects *prospects)
{
  const MusterForge *forge = prospects->forge;
  const MusterForgeDraft *draft = prospects->draft;
  guint n = draft->hopeless ? 0 : draft->names_values ? 1 : forge->sets->len;

  prospects->sets = g_new (const MusterFamily *, n + 1);
  prospects->named = muster_family_of_set (draft->values, &forge->present);
  for (guint i = 0; i < n; i++)
    {
      const MusterFamily *set = draft->names_values ? &prospects->named : &g_array_index (forge->sets, MusterFamily, i);

      if (muster_forge_draft_is_open (draft, forge, set))
        prospects->sets[prospects->n_sets++] = set;
    }
  prospects->sets[prospects->n_sets] = &forge->present;
}

MusterProspects *
muster_prospects_new (const MusterForge *forge, const MusterForgeDraft *draft, const MusterForgeAim *aim, gint most)
{
  MusterProspects *prospects = g_new0 (MusterProspects, 1);

  prospects->forge = forge;
  prospects->draft = draft;
  prospects->aim = *aim;
  prospects->most = most < 0 ? forge->most_points : MIN (most, forge->most_points);
  prospects->pool = muster_front_pool_new (prospects->most);
  list_sets (prospects);
  score_options (prospects);
  list_weapons (prospects);
  prospects->gear = g_new0 (MusterProspectGear, (prospects->n_sets + 1) * forge->classes->n_tiers * MODES + 1);
  prospects->tails = g_new0 (MusterProspectTails, (prospects->n_sets + 1) * forge->classes->list->len * MODES + 1);
  prospects->totals
      = g_malloc0 (sizeof *prospects->totals * ((prospects->n_sets + 1) * forge->classes->list->len * MODES + 1));
  return prospects;
}

static guint
find_tail (const MusterProspects *prospects, guint set, guint class, guint mode)
{
  return (set * prospects->forge->classes->list->len + class) * MODES + mode;
}

void
muster_prospects_free (MusterProspects *prospects)
{
  guint n = (prospects->n_sets + 1) * prospects->forge->classes->list->len * MODES;

  for (guint i = 0; i < n; i++)
    g_free (prospects->tails[i].skills);
  for (guint mode = 0; mode < MODES; mode++)
    {
      g_free (prospects->races[mode]);
      g_free (prospects->tarots[mode]);
      g_free (prospects->armors[mode]);
      g_free (prospects->armor_enchantments[mode]);
      g_free (prospects->accessories[mode]);
      g_free (prospects->skills[mode]);
    }
  g_array_unref (prospects->uses);
  g_free (prospects->sets);
  g_free (prospects->gear);
  g_free (prospects->tails);
  g_free (prospects->totals);
  muster_front_pool_free (prospects->pool);
  g_free (prospects);
}

/* Gear. */

static gboolean
weapon_is_open (const MusterProspects *prospects, const MusterFamily *set, const MusterOption *tarot,
                const MusterProspectWeapon *weapon)
{
  const MusterOption *with
      = weapon->enchantment >= 0 ? prospects->forge->weapon_enchantments.options[weapon->enchantment] : NULL;

  return muster_family_opens (set, prospects->forge->weapons.options[weapon->weapon])
         && (with == NULL || (muster_family_opens (set, with) && muster_collision_rank_allows (tarot, with)));
}

static MusterFront
find_weapons (MusterProspects *prospects, const MusterFamily *set, const MusterOption *tarot, guint asked, gint hands,
              gboolean main)
{
  for (guint i = 0; i < prospects->uses->len; i++)
    {
      const MusterProspectWeapon *weapon = &g_array_index (prospects->uses, MusterProspectWeapon, i);

      if ((main ? weapon->useful_main : weapon->useful_side) && weapon->hands == hands
          && (weapon->way >> asked & 1) != 0 && weapon_is_open (prospects, set, tarot, weapon))
        muster_front_add (prospects->pool, weapon->points, main ? weapon->main : weapon->side);
    }
  return muster_front_take (prospects->pool);
}

/* Where the draft asks for no weapon, both are the same. */
static void
find_all_weapons (MusterProspects *prospects, const MusterFamily *set, const MusterOption *tarot,
                  MusterProspectGear *gear)
{
  for (guint asked = 0; asked < MUSTER_COLLISION_MAX_WEAPONS; asked++)
    for (gint hands = 0; hands < HANDS; hands++)
      {
        gboolean same = asked > 0 && prospects->draft->n_weapons == 0;

        gear->main[asked][hands]
            = same ? gear->main[0][hands] : find_weapons (prospects, set, tarot, asked, hands, TRUE);
        gear->side[asked][hands]
            = same ? gear->side[0][hands] : find_weapons (prospects, set, tarot, asked, hands, FALSE);
      }
}

/* One slot with one option at most: none where the draft allows it, and what is open. */
static MusterFront
find_options (MusterProspects *prospects, const MusterFamily *set, const MusterOption *tarot,
              const MusterForgeKind *kind, const gint64 *scores, gint settled, gint hands)
{
  if (settled < 0)
    muster_front_add (prospects->pool, 0, 0);
  for (guint i = 0; i < kind->n; i++)
    if ((scores[i] > 0 || settled >= 0) && muster_forge_allows (settled, (gint) i) && kind->options[i]->hands <= hands
        && muster_family_opens (set, kind->options[i])
        && (tarot == NULL || muster_collision_rank_allows (tarot, kind->options[i])))
      muster_front_add (prospects->pool, kind->options[i]->points, scores[i]);
  return muster_front_take (prospects->pool);
}

static MusterFront
find_armor (MusterProspects *prospects, const MusterFamily *set, MusterFront enchantments, guint mode)
{
  const MusterForgeKind *armors = &prospects->forge->armors;
  const MusterForgeDraft *draft = prospects->draft;

  if (draft->armor < 0 && draft->armor_enchantment < 0)
    muster_front_add (prospects->pool, 0, 0);
  for (guint i = 0; i < armors->n; i++)
    if (muster_forge_allows (draft->armor, (gint) i) && muster_family_opens (set, armors->options[i]))
      muster_front_add_shifted (prospects->pool, enchantments, armors->options[i]->points, prospects->armors[mode][i]);
  return muster_front_take (prospects->pool);
}

/* One weapon or two that take so many hands together. */
static MusterFront
find_armed (MusterProspects *prospects, const MusterProspectGear *gear, gint hands)
{
  const MusterForgeDraft *draft = prospects->draft;
  guint ways = draft->n_weapons == 0 ? 1 : 2;

  if (muster_forge_allows_one_weapon (draft, 1))
    muster_front_add_shifted (prospects->pool, gear->main[0][hands], 0, 0);
  for (gint a = 0; muster_forge_allows_two_weapons (draft) && a <= hands; a++)
    for (guint asked = 0; asked < ways; asked++)
      muster_front_add_sums (prospects->pool, gear->main[asked][a], gear->side[1 - asked][hands - a]);
  return muster_front_take (prospects->pool);
}

static MusterFront
find_gear (MusterProspects *prospects, const MusterProspectGear *gear, guint mode)
{
  MusterFront armed[HANDS], held;

  if (mode == 0)
    return prospects->draft->n_weapons == 0
               ? muster_front_sum (prospects->pool, gear->held[MUSTER_COLLISION_MAX_HANDS], gear->armor)
               : (MusterFront){ 0, NULL };
  for (gint hands = 0; hands < HANDS; hands++)
    armed[hands] = find_armed (prospects, gear, hands);
  for (gint hands = 0; hands < HANDS; hands++)
    muster_front_add_sums (prospects->pool, armed[hands], gear->held[MUSTER_COLLISION_MAX_HANDS - hands]);
  held = muster_front_take (prospects->pool);
  return muster_front_sum (prospects->pool, held, gear->armor);
}

const MusterProspectGear *
muster_prospects_get_gear (MusterProspects *prospects, guint set, guint class, guint mode)
{
  const MusterForge *forge = prospects->forge;
  guint tier = muster_forge_classes_nth (forge->classes, class)->tier;
  const MusterOption *tarot = forge->classes->tiers[tier];
  MusterProspectGear *gear = &prospects->gear[(set * forge->classes->n_tiers + tier) * MODES + mode];

  if (gear->known)
    return gear;
  gear->known = TRUE;
  if (mode == 1)
    find_all_weapons (prospects, prospects->sets[set], tarot, gear);
  for (gint hands = 0; hands < HANDS; hands++)
    gear->held[hands] = find_options (prospects, prospects->sets[set], NULL, &forge->accessories,
                                      prospects->accessories[mode], prospects->draft->accessory, hands);
  gear->enchantments = find_options (prospects, prospects->sets[set], tarot, &forge->armor_enchantments,
                                     prospects->armor_enchantments[mode], prospects->draft->armor_enchantment,
                                     MUSTER_COLLISION_MAX_HANDS);
  gear->armor = find_armor (prospects, prospects->sets[set], gear->enchantments, mode);
  gear->gear = find_gear (prospects, gear, mode);
  return gear;
}

/* Skills. */

/* Skills that cost and score the same. */
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

/* NULL where a settled skill doesn't fit. */
static GArray *
group_skills (const MusterProspects *prospects, const MusterFamily *set, const MusterOption *tarot, guint mode)
{
  const MusterForge *forge = prospects->forge;
  g_autoptr (GArray) groups = g_array_new (FALSE, FALSE, sizeof (Alike));

  for (guint i = 0; i < forge->skills.n; i++)
    {
      gboolean must = prospects->draft->has_skill[i];

      if (prospects->skills[mode][i] <= 0 && !must)
        continue;
      if (muster_forge_skill_fits (forge, prospects->draft, set, tarot, i))
        add_alike (groups, forge->skills.options[i]->points, prospects->skills[mode][i], must);
      else if (must)
        return NULL;
    }
  return g_steal_pointer (&groups);
}

/* The fronts of so many skills, from the most down; of a group that must come, all. */
static void
add_group (MusterProspects *prospects, MusterFront *rows, guint limit, const Alike *group)
{
  for (guint k = limit + 1; k-- > 0;)
    {
      for (guint j = group->must ? group->n : 0; j <= MIN (group->n, k); j++)
        muster_front_add_shifted (prospects->pool, rows[k - j], (gint) j * group->points, (gint64) j * group->score);
      rows[k] = muster_front_take (prospects->pool);
    }
}

static MusterFront
find_skills (MusterProspects *prospects, guint set, guint class, guint mode)
{
  const MusterForgeClass *of = muster_forge_classes_nth (prospects->forge->classes, class);
  g_autoptr (GArray) groups
      = prospects->aims_skills ? group_skills (prospects, prospects->sets[set], of->tarot, mode) : NULL;
  g_autofree MusterFront *rows = g_new0 (MusterFront, of->limit + 1);

  if (groups == NULL && prospects->aims_skills)
    return (MusterFront){ 0, NULL };
  muster_front_add (prospects->pool, 0, 0);
  rows[0] = muster_front_take (prospects->pool);
  for (guint i = 0; groups != NULL && i < groups->len; i++)
    add_group (prospects, rows, of->limit, &g_array_index (groups, Alike, i));
  for (guint k = 0; k <= of->limit; k++)
    muster_front_add_shifted (prospects->pool, rows[k], 0, 0);
  return muster_front_take (prospects->pool);
}

static void
find_total (MusterProspects *prospects, guint set, guint class, guint mode)
{
  guint at = find_tail (prospects, set, class, mode);
  MusterFront gear;

  if (prospects->totals[at].known)
    return;
  prospects->totals[at].known = TRUE;
  gear = muster_prospects_get_gear (prospects, set, class, mode)->gear;
  prospects->totals[at].skills = find_skills (prospects, set, class, mode);
  prospects->totals[at].all
      = prospects->aims_skills ? muster_front_sum (prospects->pool, gear, prospects->totals[at].skills) : gear;
}

MusterFront
muster_prospects_get_all (MusterProspects *prospects, guint set, guint class, guint mode)
{
  find_total (prospects, set, class, mode);
  return prospects->totals[find_tail (prospects, set, class, mode)].all;
}

MusterFront
muster_prospects_get_skills (MusterProspects *prospects, guint set, guint class, guint mode)
{
  find_total (prospects, set, class, mode);
  return prospects->totals[find_tail (prospects, set, class, mode)].skills;
}

/* Tails. */

static MusterFront
find_second (MusterProspects *prospects, const MusterFront weapons[HANDS], const MusterFront after[HANDS], gint left)
{
  for (gint hands = 0; hands <= left; hands++)
    muster_front_add_sums (prospects->pool, weapons[hands], after[left - hands]);
  return muster_front_take (prospects->pool);
}

const MusterProspectTails *
muster_prospects_get_tails (MusterProspects *prospects, guint set, guint class, guint mode)
{
  MusterProspectTails *tails = &prospects->tails[find_tail (prospects, set, class, mode)];
  const MusterProspectGear *gear;
  MusterFront skills;

  if (tails->known)
    return tails;
  tails->known = TRUE;
  gear = muster_prospects_get_gear (prospects, set, class, mode);
  skills = muster_prospects_get_skills (prospects, set, class, mode);
  for (gint left = 0; left < HANDS; left++)
    {
      tails->after_armor_enchantment[left] = muster_front_sum (prospects->pool, gear->held[left], skills);
      tails->after_armor[left]
          = muster_front_sum (prospects->pool, gear->enchantments, tails->after_armor_enchantment[left]);
      tails->after_weapons[left]
          = muster_front_sum (prospects->pool, gear->armor, tails->after_armor_enchantment[left]);
    }
  for (guint asked = 0; mode == 1 && asked < MUSTER_COLLISION_MAX_WEAPONS; asked++)
    for (gint left = 0; left < HANDS; left++)
      {
        tails->second_main[asked][left] = find_second (prospects, gear->main[asked], tails->after_weapons, left);
        tails->second_side[asked][left] = find_second (prospects, gear->side[asked], tails->after_weapons, left);
      }
  return tails;
}

/* From the last skill back: with it, or without. */
static MusterFront *
find_later_skills (MusterProspects *prospects, guint set, guint class, guint mode)
{
  const MusterForge *forge = prospects->forge;
  const MusterForgeClass *of = muster_forge_classes_nth (forge->classes, class);
  guint n = forge->skills.n, width = of->limit + 1;
  MusterFront *rows = g_new0 (MusterFront, (n + 1) * width);

  for (guint k = 0; k < width; k++)
    {
      muster_front_add (prospects->pool, 0, 0);
      rows[n * width + k] = muster_front_take (prospects->pool);
    }
  for (guint i = n; i-- > 0;)
    for (guint k = 0; k < width; k++)
      {
        gboolean must = prospects->draft->has_skill[i];

        if (!must && !muster_forge_skill_fits (forge, prospects->draft, prospects->sets[set], of->tarot, i))
          {
            rows[i * width + k] = rows[(i + 1) * width + k];
            continue;
          }
        if (!must)
          muster_front_add_shifted (prospects->pool, rows[(i + 1) * width + k], 0, 0);
        if (k > 0)
          muster_front_add_shifted (prospects->pool, rows[(i + 1) * width + k - 1], forge->skills.options[i]->points,
                                    prospects->skills[mode][i]);
        rows[i * width + k] = muster_front_take (prospects->pool);
      }
  return rows;
}

MusterFront
muster_prospects_get_later_skills (MusterProspects *prospects, guint set, guint class, guint mode, guint skill, guint n)
{
  MusterProspectTails *tails = &prospects->tails[find_tail (prospects, set, class, mode)];

  if (tails->skills == NULL)
    tails->skills = find_later_skills (prospects, set, class, mode);
  return tails->skills[skill * (muster_forge_classes_nth (prospects->forge->classes, class)->limit + 1) + n];
}
