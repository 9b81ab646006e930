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
  MusterCollisionPick *picks; /* all choices that were made */
  guint n_picks;
  gboolean repeats; /* one of the skills is there twice */

  /* The place, and what all choices but its own come to. */
  gboolean begun;
  MusterCollisionSlot slot;
  guint index;
  gboolean with_enchantment; /* the place is a weapon with what is on it */
  gint64 points;
  gint hands;
  guint weapons, skills;
  guint errors;                             /* that no choice for the place alters */
  guint same;                               /* skills that are the finding's */
  guint n_values;                           /* how many the others need; or are named, which stay */
  MusterValueSet smallest;                  /* values of any of the smallest sets that open the others */
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

/* Prepares for a character. `finding` is one that it has; NULL where nobody asks for `mended`. Both must outlive `what_if`, which
 * is to be cleared. */
void muster_collision_what_if_init (MusterCollisionWhatIf *what_if, const MusterCatalog *catalog,
                                    const MusterCollisionCharacter *character, const MusterCollisionFinding *finding);
void muster_collision_what_if_clear (MusterCollisionWhatIf *what_if);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCollisionWhatIf, muster_collision_what_if_clear)

/* Goes to one place, to put another option there as muster_collision_character_choose() does; or, with `remove`, to take out what is
 * there. The place is one of those where a remedy for the finding is looked for; it may also be MUSTER_COLLISION_SLOT_VALUES. */
void muster_collision_what_if_begin (MusterCollisionWhatIf *what_if, MusterCollisionSlot slot, guint index,
                                     gboolean remove);

/* Only `points` and `n_values` of what comes of choosing an option in that place, for those who know then that they won't. */
static inline void
muster_collision_what_if_weigh (const MusterCollisionWhatIf *what_if, const MusterOption *option,
                                MusterCollisionOutcome *outcome)
{
  /* One more option asks for at most one more value, and for none where one of the smallest sets opens it. */
  gboolean open = what_if->character->names_values || option->values == 0 || (option->values & what_if->smallest) != 0;

  outcome->points = what_if->points + option->points;
  outcome->n_values = what_if->n_values + !open;
}

/* What comes of choosing an option in that place. Where a finding isn't mended by it, `errors` aren't counted: nobody would do that. */
void muster_collision_what_if_choose (const MusterCollisionWhatIf *what_if, const MusterOption *option,
                                      MusterCollisionOutcome *outcome);

/* What comes of taking out what is there. */
void muster_collision_what_if_remove (const MusterCollisionWhatIf *what_if, MusterCollisionOutcome *outcome);

/* What comes of naming these values, or of naming none. Values that nobody knows are no longer named then. */
void muster_collision_what_if_name_values (const MusterCollisionWhatIf *what_if, gboolean names, MusterValueSet values,
                                           MusterCollisionOutcome *outcome);

G_END_DECLS
