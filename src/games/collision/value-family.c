/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/collision/value-family.h"

/* The sets that contain each value, and those of each size. Bit S stands for the set S. */
static const MusterCollisionValueFamily having[MUSTER_MAX_VALUES] = {
  { { G_GUINT64_CONSTANT (0xaaaaaaaaaaaaaaaa), G_GUINT64_CONSTANT (0xaaaaaaaaaaaaaaaa),
      G_GUINT64_CONSTANT (0xaaaaaaaaaaaaaaaa), G_GUINT64_CONSTANT (0xaaaaaaaaaaaaaaaa) } },
  { { G_GUINT64_CONSTANT (0xcccccccccccccccc), G_GUINT64_CONSTANT (0xcccccccccccccccc),
      G_GUINT64_CONSTANT (0xcccccccccccccccc), G_GUINT64_CONSTANT (0xcccccccccccccccc) } },
  { { G_GUINT64_CONSTANT (0xf0f0f0f0f0f0f0f0), G_GUINT64_CONSTANT (0xf0f0f0f0f0f0f0f0),
      G_GUINT64_CONSTANT (0xf0f0f0f0f0f0f0f0), G_GUINT64_CONSTANT (0xf0f0f0f0f0f0f0f0) } },
  { { G_GUINT64_CONSTANT (0xff00ff00ff00ff00), G_GUINT64_CONSTANT (0xff00ff00ff00ff00),
      G_GUINT64_CONSTANT (0xff00ff00ff00ff00), G_GUINT64_CONSTANT (0xff00ff00ff00ff00) } },
  { { G_GUINT64_CONSTANT (0xffff0000ffff0000), G_GUINT64_CONSTANT (0xffff0000ffff0000),
      G_GUINT64_CONSTANT (0xffff0000ffff0000), G_GUINT64_CONSTANT (0xffff0000ffff0000) } },
  { { G_GUINT64_CONSTANT (0xffffffff00000000), G_GUINT64_CONSTANT (0xffffffff00000000),
      G_GUINT64_CONSTANT (0xffffffff00000000), G_GUINT64_CONSTANT (0xffffffff00000000) } },
  { { 0x0u, G_GUINT64_CONSTANT (0xffffffffffffffff), 0x0u, G_GUINT64_CONSTANT (0xffffffffffffffff) } },
  { { 0x0u, 0x0u, G_GUINT64_CONSTANT (0xffffffffffffffff), G_GUINT64_CONSTANT (0xffffffffffffffff) } },
};
static const MusterCollisionValueFamily sized[MUSTER_MAX_VALUES + 1] = {
  { { 0x1u, 0x0u, 0x0u, 0x0u } },
  { { G_GUINT64_CONSTANT (0x100010116), 0x1u, 0x1u, 0x0u } },
  { { G_GUINT64_CONSTANT (0x1011601161668), G_GUINT64_CONSTANT (0x100010116), G_GUINT64_CONSTANT (0x100010116),
      0x1u } },
  { { G_GUINT64_CONSTANT (0x116166816686880), G_GUINT64_CONSTANT (0x1011601161668),
      G_GUINT64_CONSTANT (0x1011601161668), G_GUINT64_CONSTANT (0x100010116) } },
  { { G_GUINT64_CONSTANT (0x1668688068808000), G_GUINT64_CONSTANT (0x116166816686880),
      G_GUINT64_CONSTANT (0x116166816686880), G_GUINT64_CONSTANT (0x1011601161668) } },
  { { G_GUINT64_CONSTANT (0x6880800080000000), G_GUINT64_CONSTANT (0x1668688068808000),
      G_GUINT64_CONSTANT (0x1668688068808000), G_GUINT64_CONSTANT (0x116166816686880) } },
  { { G_GUINT64_CONSTANT (0x8000000000000000), G_GUINT64_CONSTANT (0x6880800080000000),
      G_GUINT64_CONSTANT (0x6880800080000000), G_GUINT64_CONSTANT (0x1668688068808000) } },
  { { 0x0u, G_GUINT64_CONSTANT (0x8000000000000000), G_GUINT64_CONSTANT (0x8000000000000000),
      G_GUINT64_CONSTANT (0x6880800080000000) } },
  { { 0x0u, 0x0u, 0x0u, G_GUINT64_CONSTANT (0x8000000000000000) } },
};

void
muster_collision_value_family_init (MusterCollisionValueFamily *family)
{
  for (guint i = 0; i < G_N_ELEMENTS (family->words); i++)
    family->words[i] = G_MAXUINT64;
}

/* Any one of the option's values opens it. */
void
muster_collision_value_family_add (MusterCollisionValueFamily *family, MusterValueSet option)
{
  MusterCollisionValueFamily opening = { { 0 } };

  if (option == 0)
    return;
  for (guint rest = option; rest != 0; rest &= rest - 1)
    for (guint i = 0; i < G_N_ELEMENTS (opening.words); i++)
      opening.words[i] |= having[__builtin_ctz (rest)].words[i];
  for (guint i = 0; i < G_N_ELEMENTS (opening.words); i++)
    family->words[i] &= opening.words[i];
}

/* The values in the family's sets of this size; FALSE if it has none. */
static gboolean
gather (const MusterCollisionValueFamily *family, guint size, MusterValueSet *values)
{
  guint64 found[G_N_ELEMENTS (family->words)], any = 0;

  for (guint i = 0; i < G_N_ELEMENTS (found); i++)
    any |= found[i] = family->words[i] & sized[size].words[i];
  *values = 0;
  for (guint bit = 0; any != 0 && bit < MUSTER_MAX_VALUES; bit++)
    {
      guint64 has = 0;

      for (guint i = 0; i < G_N_ELEMENTS (found); i++)
        has |= found[i] & having[bit].words[i];
      if (has != 0)
        *values |= (MusterValueSet) (1u << bit);
    }
  return any != 0;
}

guint
muster_collision_value_family_get_smallest (const MusterCollisionValueFamily *family, MusterValueSet *values)
{
  guint size = 0;

  while (!gather (family, size, values) && size < MUSTER_MAX_VALUES)
    size++;
  return size;
}
