/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/aim.h"

#include "games/collision/totals.h"
#include "model/error.h"
#include "model/i18n.h"

const char *
muster_aim_get_key (guint key)
{
  static const char *const others[] = { "w-att", "w-pow", "reach", "skills", "skill-points" };

  return key < MUSTER_N_STATS ? muster_stat_get_id ((MusterStat) key) : others[key - MUSTER_N_STATS];
}

static gboolean
find_key (const char *word, guint *key)
{
  for (*key = 0; *key < MUSTER_N_AIM_KEYS; (*key)++)
    if (g_str_equal (word, muster_aim_get_key (*key)))
      return TRUE;
  return FALSE;
}

static gboolean
parse_weight (MusterForgeAim *aim, const char *text, char **unknown, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ":", 2);
  gint64 weight;
  guint key;

  if (*text == '\0')
    return muster_error_refuse (error, _ ("an aim is a list of keys with weights, such as def:3,w-att:2"));
  if (!find_key (parts[0], &key))
    {
      *unknown = g_strdup (parts[0]);
      return muster_error_refuse (error, _ ("“%s” isn't a number of a character"), parts[0]);
    }
  if (parts[1] == NULL)
    return muster_error_refuse (error, _ ("“%s” has no weight; write %s:1"), text, text);
  if (!g_ascii_string_to_signed (parts[1], 10, -MUSTER_AIM_MOST, MUSTER_AIM_MOST, &weight, NULL))
    return muster_error_refuse (error, _ ("the weight “%s” of %s isn't a whole number from %d to %d"), parts[1],
                                parts[0], -MUSTER_AIM_MOST, MUSTER_AIM_MOST);
  if (aim->weights[key] != 0)
    return muster_error_refuse (error, _ ("“%s” has two weights"), parts[0]);
  aim->weights[key] = (gint) weight;
  return TRUE;
}

gboolean
muster_aim_parse (MusterForgeAim *aim, const char *text, char **key, GError **error)
{
  g_auto (GStrv) words = g_strsplit (text, ",", -1);

  *aim = (MusterForgeAim){ 0 };
  if (words[0] == NULL)
    return parse_weight (aim, "", key, error);
  for (char **word = words; *word != NULL; word++)
    if (!parse_weight (aim, *word, key, error))
      return FALSE;
  return TRUE;
}

MusterForgeAim
muster_aim_of_option (const MusterOption *option)
{
  MusterForgeAim aim;

  for (guint i = 0; i < MUSTER_N_STATS; i++)
    aim.weights[i] = option->stats[i];
  aim.weights[MUSTER_AIM_W_ATT] = option->w_att;
  aim.weights[MUSTER_AIM_W_POW] = option->w_pow;
  aim.weights[MUSTER_AIM_REACH] = option->reach;
  aim.weights[MUSTER_AIM_SKILLS] = option->skills;
  aim.weights[MUSTER_AIM_SKILL_POINTS] = option->worth;
  return aim;
}

static gint64
score_numbers (const MusterForgeAim *aim, gint w_att, gint w_pow, gint reach)
{
  return (gint64) aim->weights[MUSTER_AIM_W_ATT] * w_att + (gint64) aim->weights[MUSTER_AIM_W_POW] * w_pow
         + (gint64) aim->weights[MUSTER_AIM_REACH] * reach;
}

gint64
muster_aim_score_line (const MusterForgeAim *aim, const MusterOption *weapon, const MusterOption *enchantment)
{
  MusterCollisionWeaponLine line = muster_collision_weapon_line_of (weapon, enchantment);

  return score_numbers (aim, line.w_att, line.w_pow, line.reach);
}

/* A weapon's numbers include Att, Str and the race's Reach, so with a weapon these count twice. */
gint64
muster_aim_score_option (const MusterForgeAim *aim, const MusterOption *option, gboolean armed)
{
  gint64 score = 0;

  for (guint i = 0; i < MUSTER_N_STATS; i++)
    score += (gint64) aim->weights[i] * option->stats[i];
  if (armed)
    score += score_numbers (aim, option->stats[MUSTER_STAT_ATT], option->stats[MUSTER_STAT_STR],
                            option->kind == MUSTER_KIND_RACE ? option->reach : 0);
  if (option->kind == MUSTER_KIND_SKILL)
    score += aim->weights[MUSTER_AIM_SKILLS] + (gint64) aim->weights[MUSTER_AIM_SKILL_POINTS] * option->points;
  return score;
}
