/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "forge/random.h"

#include "forge/place.h"

/* SplitMix64: 64 bits of state, every number once per period. */
static guint64
next (MusterForgeRandom *random)
{
  guint64 z = random->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* Numbers from the last, incomplete range are drawn again, so that all results are equally likely. */
guint64
muster_forge_random_below (MusterForgeRandom *random, guint64 count)
{
  guint64 beyond = (G_MAXUINT64 % count + 1) % count, drawn;

  do
    drawn = next (random);
  while (drawn > G_MAXUINT64 - beyond);
  return drawn % count;
}

gboolean
muster_forge_draw (MusterForgeTables *tables, MusterForgeRandom *random, MusterForgeBuild *build)
{
  guint64 count = muster_forge_count_places (tables);

  return count > 0 && muster_forge_unrank (tables, muster_forge_random_below (random, count), build);
}
