/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An aim: what a player wants of a character, as weights on its numbers. */
#pragma once

#include "forge/draft.h"
#include "model/catalog/stat.h"

G_BEGIN_DECLS

/* After the ten stats. The weapon's are those of the weapon that scores best with the aim, and 0 without one. */
enum
{
  MUSTER_AIM_W_ATT = MUSTER_N_STATS,
  MUSTER_AIM_W_POW,
  MUSTER_AIM_REACH,
  MUSTER_AIM_SKILLS,
  MUSTER_AIM_SKILL_POINTS,
  MUSTER_N_AIM_KEYS,
};

#define MUSTER_AIM_MOST 99 /* of a weight, and of its negative */

typedef struct
{
  gint weights[MUSTER_N_AIM_KEYS];
} MusterForgeAim;

/* The key's name in a call: "w-att". */
const char *muster_aim_get_key (guint key);

/* Reads "def:3,w-att:2". FALSE with a MUSTER_ERROR_USAGE that names what is wrong: in `key` the word that isn't a key,
 * where it is that; else it stays NULL. */
gboolean muster_aim_parse (MusterForgeAim *aim, const char *text, char **key, GError **error);

/* An aim that the content names (MUSTER_KIND_AIM). */
MusterForgeAim muster_aim_of_option (const MusterOption *option);

/* The score of a character, as its totals has the numbers. */
gint64 muster_aim_score (const MusterForgeAim *aim, const MusterCollisionCharacter *character);

/* What an option adds to the score of a character that has a weapon, or has none. */
gint64 muster_aim_score_option (const MusterForgeAim *aim, const MusterOption *option, gboolean armed);

/* What a weapon with its enchantment (or NULL) adds as the one whose numbers count. */
gint64 muster_aim_score_line (const MusterForgeAim *aim, const MusterOption *weapon, const MusterOption *enchantment);

G_END_DECLS
