/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What-if: how one change alters a character's result, without judging a copy. Everything the change can't affect is
 * computed once per place; each option then costs a few comparisons. The result always equals that of
 * muster_collision_judge(). */
#pragma once

#include "games/collision/finding.h"
#include "games/collision/value-family.h"

G_BEGIN_DECLS

/* Totals of choices. */
typedef struct
{
  gint64 points;
  gint hands;
  guint weapons, skills;
  guint unknown;    /* errors: unknown options, */
  guint under_rank; /* those that the tarot's rank or suit forbids, */
  guint closed;     /* those that no named value opens, */
  guint slaying;    /* and enchantments that clash with their weapon */
} MusterCollisionSums;

typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  const MusterCollisionFinding *finding;
  gboolean looks_at_whole;    /* the finding is about the whole character */
  MusterCollisionPick *picks; /* all choices made */
  guint n_picks;
  MusterCollisionSums all; /* their totals */
  gboolean repeats;        /* some skill occurs twice */

  /* The place, and the totals of all other choices. */
  gboolean begun;
  MusterCollisionSlot slot;
  guint index;
  gboolean with_enchantment; /* the place is a weapon including its enchantment */
  MusterCollisionSums sums;
  guint errors;                             /* that don't depend on the place */
  guint same;                               /* occurrences of the finding's skill */
  guint n_values;                           /* how many the others need; or named ones, which stay */
  MusterValueSet smallest;                  /* union of the smallest sets that open the others */
  const MusterOption *race, *tarot;         /* known ones */
  const MusterOption *weapon, *enchantment; /* the other part of the weapon */
  const MusterOption *free[2];              /* the first free skills, if the finding is about them */
} MusterCollisionWhatIf;

typedef struct
{
  gint64 points;
  guint errors;
  guint n_values;
  gboolean mended; /* the finding is gone */
} MusterCollisionOutcome;

/* Initialises for a character. `finding` is one of its findings; NULL if `mended` isn't needed. Both must outlive
 * `what_if`; clear it afterwards. */
void muster_collision_what_if_init (MusterCollisionWhatIf *what_if, const MusterCatalog *catalog,
                                    const MusterCollisionCharacter *character, const MusterCollisionFinding *finding);
void muster_collision_what_if_clear (MusterCollisionWhatIf *what_if);

/* Switches to another finding of the same character; select a place again afterwards. */
void muster_collision_what_if_ask (MusterCollisionWhatIf *what_if, const MusterCollisionFinding *finding);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterCollisionWhatIf, muster_collision_what_if_clear)

/* Selects a place, for choosing an option as muster_collision_character_choose() does, or with `remove` for removing
 * the choice. It must be a place where remedies for the finding are searched, or MUSTER_COLLISION_SLOT_VALUES. */
void muster_collision_what_if_begin (MusterCollisionWhatIf *what_if, MusterCollisionSlot slot, guint index,
                                     gboolean remove);

/* Computes only `points` and `n_values` of a choice, which is often enough to reject it. */
static inline void
muster_collision_what_if_weigh (const MusterCollisionWhatIf *what_if, const MusterOption *option,
                                MusterCollisionOutcome *outcome)
{
  /* An additional option needs at most one more value, and none if one of the smallest sets opens it. */
  gboolean open = what_if->character->names_values || option->values == 0 || (option->values & what_if->smallest) != 0;

  outcome->points = what_if->sums.points + option->points;
  outcome->n_values = what_if->n_values + !open;
}

/* The effect of choosing an option in that place. `errors` aren't counted if the finding isn't solved. */
void muster_collision_what_if_choose (const MusterCollisionWhatIf *what_if, const MusterOption *option,
                                      MusterCollisionOutcome *outcome);

/* The effect of removing the choice. */
void muster_collision_what_if_remove (const MusterCollisionWhatIf *what_if, MusterCollisionOutcome *outcome);

/* The effect of naming these values, or none. Unknown values are then dropped. */
void muster_collision_what_if_name_values (const MusterCollisionWhatIf *what_if, gboolean names, MusterValueSet values,
                                           MusterCollisionOutcome *outcome);

G_END_DECLS
