/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adding up a character: points, stats, weapons, and where each number comes from. */
#pragma once

#include "games/collision/stat-block.h"

G_BEGIN_DECLS

/* Adds the character up. Unknown options count nothing and take nothing. Allocates nothing. */
void muster_sheet_derive (const MusterCharacter *character, MusterSheet *sheet);

/* The n-th weapon on the card; FALSE where it is unknown. */
gboolean muster_sheet_derive_weapon (const MusterCharacter *character, const MusterSheet *sheet, guint n,
                                     MusterWeaponLine *line);

/* The texts of a weapon's Crit and Special cells: its own features, then what the enchantment adds. Free with g_free(). */
char *muster_weapon_line_dup_features (const MusterWeaponLine *line, MusterPlace place);

/* The numbers of a weapon line that have a story. */
typedef enum
{
  MUSTER_WEAPON_W_ATT,
  MUSTER_WEAPON_W_POW,
  MUSTER_WEAPON_REACH,
} MusterWeaponNumber;

/* Where a number comes from: MusterPart, those that add nothing left out. The sources live as long as the character.
 * Free with g_array_unref(). */
GArray *muster_sheet_explain_stat (const MusterCharacter *character, MusterStat stat);
GArray *muster_sheet_explain_points (const MusterCharacter *character);
GArray *muster_sheet_explain_weapon (const MusterCharacter *character, guint n, MusterWeaponNumber number);

/* The story as a line: "Def 7 = Red Elf 7 + 6 of Cups 1 + Scale Armor -1". Free with g_free(). */
char *muster_parts_dup_text (const char *name, const GArray *parts);

G_END_DECLS
