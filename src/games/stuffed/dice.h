/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The exact chance that the dice of Stuffed show a combination, in one roll and with the Hero's reroll.
 *
 * The Hero's ability costs a die: of eight dice one is spent, and the seven others are kept or rolled again.
 *
 * A combination is how many dice of each of the five attributes are wanted, at least. The rulebook does not say what
 * the six faces of a die are; five attributes on six faces mean that one is there twice. Where a player names the faces
 * the chance is one number; until then it is a range, from the least to the most over the five dice there could be. */
#pragma once

#include "model/fraction.h"

G_BEGIN_DECLS

#define MUSTER_STUFFED_DICE_ATTRIBUTES 5
#define MUSTER_STUFFED_DICE_FACES 6

/* The game has eight dice. With twelve, the counts still fit MusterFraction. */
#define MUSTER_STUFFED_DICE_USUAL 8
#define MUSTER_STUFFED_DICE_MOST 12

/* Alike where the faces are known. */
typedef struct
{
  MusterFraction low;
  MusterFraction high;
} MusterStuffedDiceRange;

typedef struct
{
  MusterStuffedDiceRange roll; /* in one roll */
  MusterStuffedDiceRange
      reroll; /* in one roll or, where it misses, with a die spent on the Hero and the best of the others rolled
                             again */
} MusterStuffedDiceChances;

/* Sets `chances` to the chances that `n_dice` dice show at least `wanted[a]` of each attribute a. `faces` is the
 * attribute, 0 to 4, on each of the MUSTER_STUFFED_DICE_FACES faces, the same for all dice; NULL where it isn't known.
 *
 * FALSE and MUSTER_ERROR_USAGE for more than MUSTER_STUFFED_DICE_MOST dice or a face of no attribute. A combination of more
 * dice than there are is no error; its chance is 0. */
gboolean muster_stuffed_dice_count (guint n_dice, const guint wanted[MUSTER_STUFFED_DICE_ATTRIBUTES],
                                    const guint *faces, MusterStuffedDiceChances *chances, GError **error);

G_END_DECLS
