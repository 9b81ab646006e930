/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The forge: exact answers about all characters that the content allows.
 *
 * It numbers the options of each slot in catalogue order, and knows the families of values (family.h). The rules are
 * those of games/collision/rules.h. It is made once for a catalogue, which must outlive it, and is immutable; queries
 * make their own tables (tables.h). */
#pragma once

#include "forge/family.h"
#include "games/collision/character.h"

G_BEGIN_DECLS

/* The options of one kind in catalogue order. */
typedef struct
{
  guint n;
  const MusterOption **options;
} MusterForgeKind;

typedef struct _MusterForgeTables MusterForgeTables;
typedef struct _MusterForgeClasses MusterForgeClasses;
typedef struct _MusterForgeStandings MusterForgeStandings;

typedef struct
{
  const MusterCatalog *catalog;
  MusterForgeKind races, tarots, weapons, weapon_enchantments, armors, armor_enchantments, accessories, skills;
  GHashTable *places;              /* MusterOption: its index in its kind */
  MusterFamily present;            /* the masks that occur in the content */
  GHashTable *families;            /* by sets; see muster_forge_get_families() */
  guint most_families;             /* where there are more, characters are counted by layers */
  gsize most_room;                 /* bytes for that, about */
  GArray *sets;                    /* MusterFamily: what each largest possible set of values opens */
  gint most_points;                /* no character costs more */
  MusterForgeClasses *classes;     /* of all heads */
  guint8 tiers[256];               /* by rank: how many of the ranks that options require it reaches */
  gint content;                    /* a number that identifies the content (code.h); -1 until computed */
  MusterForgeTables *all;          /* of all characters; made on demand */
  MusterForgeStandings *standings; /* made on demand; see standing.h */
} MusterForge;

/* An option's index in its kind. */
gint muster_forge_find (const MusterForge *forge, const MusterOption *option);

/* The families (MusterFamily) of some sets of values, which may be restricted to some masks: the forge keeps those that
 * are asked for again and again. It lends them until it is asked for others. NULL if they are too many
 * (layers/region.h). */
const GArray *muster_forge_get_families (const MusterForge *forge, const MusterFamily *sets, guint n_sets);

/* Makes the families of the open draft, and what keeps those that are asked for later. */
void muster_forge_gather_families (MusterForge *forge);

/* For tests, before anything is asked: with 1 family nearly every draft is counted by layers, without room a part at a time. */
void muster_forge_set_limits (MusterForge *forge, guint most_families, gsize most_room);

G_END_DECLS
