/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An aim: what a player wants from a character, as weights for its numbers. */
#pragma once

#include "forge/draft.h"
#include "model/catalog/stat.h"

G_BEGIN_DECLS

/* Follow the ten stats. Weapon numbers are those of the weapon that scores best, or 0 without one. */
enum
{
  MUSTER_AIM_W_ATT = MUSTER_N_STATS,
  MUSTER_AIM_W_POW,
  MUSTER_AIM_REACH,
  MUSTER_AIM_SKILLS,
  MUSTER_AIM_SKILL_POINTS,
  MUSTER_N_AIM_KEYS,
};

#define MUSTER_AIM_MOST 99 /* limit of a weight, positive or negative */

typedef struct
{
  gint weights[MUSTER_N_AIM_KEYS];
} MusterForgeAim;

/* The key's name in commands: "w-att". */
const char *muster_aim_get_key (guint key);

/* Parses "def:3,w-att:2". FALSE with MUSTER_ERROR_USAGE that explains the error; `key` receives an unknown key,
 * otherwise it stays NULL. */
gboolean muster_aim_parse (MusterForgeAim *aim, const char *text, char **key, GError **error);

/* An aim defined in the content (MUSTER_KIND_AIM). */
MusterForgeAim muster_aim_of_option (const MusterOption *option);

/* What an option adds to the score of a character with or without a weapon. */
gint64 muster_aim_score_option (const MusterForgeAim *aim, const MusterOption *option, gboolean armed);

/* What a weapon with its enchantment (or NULL) adds as the main weapon. */
gint64 muster_aim_score_line (const MusterForgeAim *aim, const MusterOption *weapon, const MusterOption *enchantment);

G_END_DECLS
