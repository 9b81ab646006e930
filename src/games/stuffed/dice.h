/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exact chance that the dice of Stuffed show a combination, in one roll and with the Hero's reroll.
 *
 * The Hero's ability costs a die: one of the eight is spent, and the other seven are kept or rerolled.
 *
 * A combination is a minimum number of dice for each of the five attributes. The rulebook doesn't say what is on a die;
 * five attributes on six faces mean that one is there twice. If a player gives the faces the chance is one number;
 * otherwise it is a range over the five possible dice. */
#pragma once

#include "model/fraction.h"

G_BEGIN_DECLS

#define MUSTER_STUFFED_DICE_ATTRIBUTES 5
#define MUSTER_STUFFED_DICE_FACES 6

/* The game has eight dice. Counts for up to twelve fit MusterFraction. */
#define MUSTER_STUFFED_DICE_USUAL 8
#define MUSTER_STUFFED_DICE_MOST 12

/* Equal if the faces are known. */
typedef struct
{
  MusterFraction low;
  MusterFraction high;
} MusterStuffedDiceRange;

typedef struct
{
  MusterStuffedDiceRange roll; /* in one roll */
  MusterStuffedDiceRange
      reroll; /* in one roll or, if that fails, with a die spent on the Hero and the best others rerolled */
} MusterStuffedDiceChances;

/* Sets `chances` to the chances that `n_dice` dice show at least `wanted[a]` of each attribute a. `faces` is the
 * attribute, 0 to 4, of each of the MUSTER_STUFFED_DICE_FACES faces; NULL if unknown.
 *
 * FALSE and MUSTER_ERROR_USAGE for more than MUSTER_STUFFED_DICE_MOST dice or an invalid face. A combination of more
 * dice than there are isn't an error; its chance is 0. */
gboolean muster_stuffed_dice_count (guint n_dice, const guint wanted[MUSTER_STUFFED_DICE_ATTRIBUTES],
                                    const guint *faces, MusterStuffedDiceChances *chances, GError **error);

G_END_DECLS
