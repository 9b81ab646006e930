/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a character that can be mended independently of each other, once its values and its tarot are settled
 * and with them the number of its skills: weapons and accessory, enchantments without a weapon, armor, skills.
 *
 * A change that only adds something never mends anything, and points are never negative: so a smallest repair changes
 * each weapon at most once, sets nothing that was empty but a race, a tarot, or the armor of an enchantment, and
 * gives no skill that is there already. Only what is left by that is looked at. */
#pragma once

#include "forge/repair/repair-sums.h"
#include "games/collision/remedy.h"

G_BEGIN_DECLS

/* What is settled. */
typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  MusterValueSet values;     /* those that are open */
  const MusterOption *tarot; /* the one that it will have */
  gint skills;               /* as many as it may have */
  MusterSums *sums;
  gpointer *
      weapons; /* where the weapons keep what they listed, as long as the sets, for no more changes than the first time; or NULL */
} MusterRepairFrame;

/* Goes on with the changes that are in the list by now; FALSE ends the walk. */
typedef gboolean (*MusterRepairNext) (gpointer data);

/* A way to change a part, changes (MusterCollisionRemedy) being added to the list for the time of `next`. */
typedef struct
{
  GArray *changes;
  MusterRepairNext next;
  gpointer data;
} MusterRepairWalk;

typedef struct
{
  /* The fewest changes that mend the part. */
  guint (*least) (const MusterRepairFrame *frame);

  /* For each number of changes the lowest difference in points, into `lowest` (0 to `most`), which comes with
   * G_MAXINT64 for "can't be done" in all of it. */
  void (*lowest) (const MusterRepairFrame *frame, gint64 *lowest, guint most);

  /* All differences that so many changes can make. */
  MusterReach (*reach) (const MusterRepairFrame *frame, guint most);

  /* Every way to make this difference with this number of changes. FALSE where the walk was ended. */
  gboolean (*walk) (const MusterRepairFrame *frame, guint changes, gint64 difference, const MusterRepairWalk *walk);
} MusterRepairPart;

extern const MusterRepairPart muster_repair_weapons, muster_repair_loose, muster_repair_armor, muster_repair_skills;

/* What a place can hold in the end. */
typedef struct
{
  guint changes; /* 0 or 1 */
  gint hands;
  gint64 difference;
  const MusterOption *option; /* NULL: nothing */
} MusterRepairChoice;

/* Whether the values, the hands and the rank allow it, as far as it alone goes. */
gboolean muster_repair_fits (const MusterRepairFrame *frame, MusterCollisionSlot slot, const MusterOption *option);

/* Whether a weapon can have an enchantment; NULL for none. */
gboolean muster_repair_goes_with (const MusterOption *weapon, const MusterOption *enchantment);

/* All that a place can hold: what it has, nothing, something else; an empty place is filled only where `sets`. Lives
 * as long as the frame's sums. */
MusterRepairChoice *muster_repair_list (const MusterRepairFrame *frame, MusterCollisionSlot slot,
                                        const MusterChoice *now, gboolean sets, guint *n);

/* The points of what is chosen; 0 for nothing and for what nobody knows. */
static inline gint64
muster_repair_points (const MusterOption *option)
{
  return option != NULL ? option->points : 0;
}

/* Adds the change of a place to an option, or to nothing, to the walk's list. */
void muster_repair_push (const MusterRepairWalk *walk, MusterCollisionSlot slot, guint index,
                         const MusterOption *option, gint64 points);

G_END_DECLS
