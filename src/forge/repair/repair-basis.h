/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of versions share: a basis is what is settled before the parts of a character are looked at. */
#pragma once

#include "forge/repair/repair-versions.h"

G_BEGIN_DECLS

#define MUSTER_N_VERSION_PARTS 4
#define MUSTER_N_GEAR_PARTS 3 /* all but the skills, which are the last */
extern const MusterRepairPart *const muster_version_parts[MUSTER_N_VERSION_PARTS];

#define MUSTER_N_RANKS (G_MAXUINT8 + 1)

/* What stands before the parts are looked at. */
typedef struct
{
  MusterValueSet values;
  gboolean opened;           /* the values were named */
  const MusterOption *race;  /* NULL: another one, with this bonus */
  gint bonus;                /* to the number of skills, of another one */
  const MusterOption *like;  /* the present one, or one of those */
  const MusterSumSet *races; /* the differences that the race makes; in scratch */
  const MusterOption *tarot; /* the one it will have */
  guint changes;             /* these make */
  MusterSumSet *set;         /* differences of the fewest changes, where they are looked for */
  gconstpointer walking;     /* what was worked out for walking it, in scratch; NULL until asked for */
  guint turn;                /* when that was */
} MusterBasis;

/* What was worked out for the gear, for tarots whose ranks allow the same enchantments. */
typedef struct
{
  guint turn; /* what it was worked out for; see muster_versions_begin() */
  guint least;
  gboolean has_reach;
  gint64 *lowest;
  MusterReach reach;
  MusterSumSet *fewest; /* differences of the fewest changes; NULL until asked for */
} MusterGear;

struct _MusterVersions
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  gint battle;
  gint64 points;
  GArray *bonuses; /* gint: of the races, each once */
  MusterSums sums; /* what is kept */
  MusterSums scratch;
  GArray *bases; /* MusterBasis: of the fewest changes */
  guint fewest;
  guint turn;
  gboolean sound;                  /* with the values at hand nothing has to be changed */
  guint8 tiers[MUSTER_N_RANKS];    /* how many of the ranks that an enchantment asks for each rank reaches */
  MusterGear gear[MUSTER_N_RANKS]; /* by tier, for the values at hand; in scratch */
};

typedef gboolean (*MusterBasisFunc) (MusterVersions *versions, MusterBasis *basis, guint most, gpointer data);

/* Forgets what was worked out for other values. */
void muster_versions_begin (MusterVersions *versions);

/* Goes through every basis of at most so many changes: with the values that the character names, where the set has
 * them all; with the values open; with either. FALSE where the function ended it. */
gboolean muster_versions_each_named (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func,
                                     gpointer data);
gboolean muster_versions_each_open (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func,
                                    gpointer data);
gboolean muster_versions_each (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func,
                               gpointer data);

MusterRepairFrame muster_basis_get_frame (MusterVersions *versions, const MusterBasis *basis);

/* The next race in place of the present one, with the basis's bonus, from the n-th on; NULL after the last. */
const MusterOption *muster_basis_next_race (const MusterVersions *versions, const MusterBasis *basis, guint *n);

gint64 muster_basis_get_tarot_difference (const MusterVersions *versions, const MusterBasis *basis);

/* Whether so many changes can be enough, and race and tarot aren't changed for nothing: where all could stay as it
 * is, they are changed only to save points. */
gboolean muster_basis_can_be_enough (MusterVersions *versions, const MusterBasis *basis, const MusterRepairFrame *frame,
                                     guint most);

/* The differences that a basis makes with the fewest changes that it needs, each part with its fewest; in the versions' sums. */
MusterSumSet *muster_basis_find_fewest (MusterVersions *versions, const MusterBasis *basis,
                                        const MusterRepairFrame *frame);

/* What a part can make with at most so many changes. */
MusterReach muster_basis_reach_part (const MusterRepairFrame *frame, guint part, guint most);

G_END_DECLS
