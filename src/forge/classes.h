/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Heads (a race and a tarot), and classes of heads with the same enchantments and skills available. */
#pragma once

#include "forge/space.h"

G_BEGIN_DECLS

/* What the heads of a class share. Ranks that open the same options form a tier. */
typedef struct
{
  guint tier;
  const MusterOption *tarot; /* one of them, for rank and suit */
  guint limit;               /* number of skills */
} MusterForgeClass;

typedef struct
{
  guint class, race, tarot;
} MusterForgeHead;

struct _MusterForgeClasses
{
  guint n_tiers;
  const MusterOption **tiers; /* one tarot for each */
  GArray *list;               /* MusterForgeClass, by tier, suit and limit */
  GArray *heads;              /* MusterForgeHead, by class */
  gint *of;                   /* class by race and tarot, or -1 if the draft excludes that head */
};

/* The classes of heads with that race and tarot, each a number or free. */
MusterForgeClasses *muster_forge_classes_new (const MusterForge *forge, gint race, gint tarot);
void muster_forge_classes_free (MusterForgeClasses *classes);

static inline const MusterForgeClass *
muster_forge_classes_nth (const MusterForgeClasses *classes, guint n)
{
  return &g_array_index (classes->list, MusterForgeClass, n);
}

G_END_DECLS
