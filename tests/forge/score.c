/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/score.h"

#include "games/collision/totals.h"

static gint64
score_line (const MusterForgeAim *aim, const MusterCollisionWeaponLine *line)
{
  return (gint64) aim->weights[MUSTER_AIM_W_ATT] * line->w_att + (gint64) aim->weights[MUSTER_AIM_W_POW] * line->w_pow
         + (gint64) aim->weights[MUSTER_AIM_REACH] * line->reach;
}

gint64
score_of (const MusterForgeAim *aim, const MusterCollisionCharacter *character)
{
  MusterCollisionTotals totals;
  MusterCollisionWeaponLine line;
  gint64 score = 0, best = G_MININT64;

  muster_collision_totals_derive (character, &totals);
  for (guint i = 0; i < MUSTER_N_STATS; i++)
    score += (gint64) aim->weights[i] * totals.stats[i];
  for (guint i = 0; i < character->weapons->len; i++)
    if (muster_collision_totals_derive_weapon (character, &totals, i, &line))
      best = MAX (best, score_line (aim, &line));
  for (guint i = 0; i < character->skills->len; i++)
    {
      const MusterOption *skill = muster_collision_character_skill (character, i)->skill.option;

      if (skill != NULL)
        score += aim->weights[MUSTER_AIM_SKILLS] + (gint64) aim->weights[MUSTER_AIM_SKILL_POINTS] * skill->points;
    }
  return score + (best != G_MININT64 ? best : 0);
}
