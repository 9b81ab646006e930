/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of versions: a basis is what is fixed before the parts of a character are considered. */
#pragma once

#include "forge/repair/repair-versions.h"

G_BEGIN_DECLS

#define MUSTER_N_VERSION_PARTS 4
#define MUSTER_N_GEAR_PARTS 3 /* all but the skills, which come last */
extern const MusterRepairPart *const muster_version_parts[MUSTER_N_VERSION_PARTS];

#define MUSTER_N_RANKS (G_MAXUINT8 + 1)

/* What is fixed before the parts. */
typedef struct
{
  MusterValueSet values;
  gboolean opened;           /* the values were named and are now open */
  const MusterOption *race;  /* NULL: another one, with this bonus */
  gint bonus;                /* bonus to the number of skills, for another race */
  const MusterOption *like;  /* the current one, or one of the equivalent ones */
  const MusterSumSet *races; /* differences from changing the race; in scratch */
  const MusterOption *tarot; /* the resulting one */
  guint changes;             /* changes used by these */
  MusterSumSet *set;         /* differences for the fewest changes, if wanted */
  gconstpointer walking;     /* cached data for walking it, in scratch; NULL until needed */
  guint turn;                /* the turn it was computed in */
} MusterBasis;

/* Results for the gear, shared by tarots whose ranks allow the same enchantments. */
typedef struct
{
  guint turn; /* the turn it was computed in; see muster_versions_begin() */
  guint least;
  gboolean has_reach;
  gint64 *lowest;
  MusterReach reach;
  MusterSumSet *fewest; /* differences for the fewest changes; NULL until needed */
} MusterGear;

struct _MusterVersions
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  gint battle;
  gint64 points;
  GArray *bonuses; /* gint: distinct bonuses of the races */
  MusterSums sums; /* persistent results */
  MusterSums scratch;
  GArray *bases; /* MusterBasis: those with the fewest changes */
  guint fewest;
  guint turn;
  gboolean sound;                  /* with the current values nothing needs to change */
  guint8 tiers[MUSTER_N_RANKS];    /* by rank: how many of the ranks that enchantments require it reaches */
  MusterGear gear[MUSTER_N_RANKS]; /* by tier, for the current values; in scratch */
};

typedef gboolean (*MusterBasisFunc) (MusterVersions *versions, MusterBasis *basis, guint most, gpointer data);

/* Drops results for other values. */
void muster_versions_begin (MusterVersions *versions);

/* Iterates over every basis of at most that many changes: with the named values if the set contains them; with open
 * values; or both. FALSE if the function stopped it. */
gboolean muster_versions_each_named (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func,
                                     gpointer data);
gboolean muster_versions_each_open (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func,
                                    gpointer data);
gboolean muster_versions_each (MusterVersions *versions, MusterValueSet set, guint most, MusterBasisFunc func,
                               gpointer data);

MusterRepairFrame muster_basis_get_frame (MusterVersions *versions, const MusterBasis *basis);

/* The next replacement race with the basis's bonus, from index n on; NULL after the last. */
const MusterOption *muster_basis_next_race (const MusterVersions *versions, const MusterBasis *basis, guint *n);

gint64 muster_basis_get_tarot_difference (const MusterVersions *versions, const MusterBasis *basis);

/* Whether that many changes may be enough, and race and tarot aren't changed needlessly: if everything could stay,
 * changing them must save points. */
gboolean muster_basis_can_be_enough (MusterVersions *versions, const MusterBasis *basis, const MusterRepairFrame *frame,
                                     guint most);

/* The differences of a basis with the fewest changes for each part; in the versions' sums. */
MusterSumSet *muster_basis_find_fewest (MusterVersions *versions, const MusterBasis *basis,
                                        const MusterRepairFrame *frame);

/* What a part can make with at most that many changes. */
MusterReach muster_basis_reach_part (const MusterRepairFrame *frame, guint part, guint most);

G_END_DECLS
