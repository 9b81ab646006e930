/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What one change would do to a character's judgement, without judging a changed copy: what the change can't alter is added up once
 * for its place, and each option for that place then takes a few comparisons. It says what muster_collision_judge() would. */
#pragma once

#include "games/collision/finding.h"
#include "games/collision/value-family.h"

G_BEGIN_DECLS

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  const MusterCollisionFinding *finding;

  /* The place, and what all choices but its own come to. */
  MusterCollisionSlot slot;
  guint index;
  gint64 points;
  gint hands;
  guint weapons, skills;
  guint errors;                             /* that no choice for the place alters */
  guint same;                               /* skills that are the finding's */
  MusterCollisionValueFamily values;        /* that open them */
  const MusterOption *race, *tarot;         /* known ones */
  const MusterOption *weapon, *enchantment; /* what stands beside the place on one weapon */
  const MusterOption *free[2]; /* the first skills to be had for nothing, where the finding asks for them */
} MusterCollisionWhatIf;

typedef struct
{
  gint64 points;
  guint errors;
  guint n_values;
  gboolean mended; /* the finding is gone */
} MusterCollisionOutcome;

/* Prepares for another option in one place, as muster_collision_character_choose() does it; or, with `remove`, for taking out what is there.
 * The place may also be MUSTER_COLLISION_SLOT_VALUES. `finding` is one that the character has, and the place one of those where a remedy is
 * looked for; NULL where nobody asks for `mended`. */
void muster_collision_what_if_begin (MusterCollisionWhatIf *what_if, const MusterCatalog *catalog,
                                     const MusterCollisionCharacter *character, const MusterCollisionFinding *finding,
                                     MusterCollisionSlot slot, guint index, gboolean remove);

/* What comes of choosing an option in that place. */
void muster_collision_what_if_choose (const MusterCollisionWhatIf *what_if, const MusterOption *option,
                                      MusterCollisionOutcome *outcome);

/* What comes of taking out what is there. */
void muster_collision_what_if_remove (const MusterCollisionWhatIf *what_if, MusterCollisionOutcome *outcome);

/* What comes of naming these values, or of naming none. Values that nobody knows are no longer named then. */
void muster_collision_what_if_name_values (const MusterCollisionWhatIf *what_if, gboolean names, MusterValueSet values,
                                           MusterCollisionOutcome *outcome);

G_END_DECLS
