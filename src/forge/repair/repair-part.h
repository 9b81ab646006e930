/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a character that can be repaired independently once values, tarot and thereby the number of skills are
 * fixed: weapons and accessory, enchantments without a weapon, armor, skills.
 *
 * Adding something never repairs anything, and points are never negative: so a smallest repair changes each weapon at
 * most once, fills no empty slot except race, tarot, or the armor for an enchantment, and adds no duplicate skill. Only
 * the remaining possibilities are searched. */
#pragma once

#include "forge/repair/repair-sums.h"
#include "games/collision/remedy.h"

G_BEGIN_DECLS

/* What is fixed. */
typedef struct
{
  const MusterCatalog *catalog;
  const MusterCollisionCharacter *character;
  MusterValueSet values;     /* the open ones */
  const MusterOption *tarot; /* the resulting one */
  gint skills;               /* the limit */
  MusterSums *sums;
  gpointer
      *weapons; /* cache for the weapons' lists, as long-lived as the sets, for no more changes than the first time; or
                * NULL */
} MusterRepairFrame;

/* Continues with the changes in the list so far; FALSE stops the walk. */
typedef gboolean (*MusterRepairNext) (gpointer data);

/* A way to change a part; its changes (MusterCollisionRemedy) are in the list while `next` runs. */
typedef struct
{
  GArray *changes;
  MusterRepairNext next;
  gpointer data;
} MusterRepairWalk;

typedef struct
{
  /* The fewest changes that repair the part. */
  guint (*least) (const MusterRepairFrame *frame);

  /* The lowest difference in points for each number of changes, into `lowest` (0 to `most`), initialised with
   * G_MAXINT64 for impossible. */
  void (*lowest) (const MusterRepairFrame *frame, gint64 *lowest, guint most);

  /* All possible differences with that many changes. */
  MusterReach (*reach) (const MusterRepairFrame *frame, guint most);

  /* All ways to make this difference with this number of changes. FALSE if the walk was stopped. */
  gboolean (*walk) (const MusterRepairFrame *frame, guint changes, gint64 difference, const MusterRepairWalk *walk);
} MusterRepairPart;

extern const MusterRepairPart muster_repair_weapons, muster_repair_loose, muster_repair_armor, muster_repair_skills;

/* A possible result of a slot. */
typedef struct
{
  guint changes; /* 0 or 1 */
  gint hands;
  gint64 difference;
  const MusterOption *option; /* NULL: empty */
} MusterRepairChoice;

/* Whether values, hands and rank allow it, considered alone. */
gboolean muster_repair_fits (const MusterRepairFrame *frame, MusterCollisionSlot slot, const MusterOption *option);

/* Whether a weapon can have an enchantment; NULL for none. */
gboolean muster_repair_goes_with (const MusterOption *weapon, const MusterOption *enchantment);

/* All possible results of a slot: its current option, nothing, something else; empty slots are filled only if `sets`.
 * Lives as long as the frame's sums. */
MusterRepairChoice *muster_repair_list (const MusterRepairFrame *frame, MusterCollisionSlot slot,
                                        const MusterChoice *now, gboolean sets, guint *n);

/* The points of a choice; 0 for none and for unknown ones. */
static inline gint64
muster_repair_points (const MusterOption *option)
{
  return option != NULL ? option->points : 0;
}

/* Adds the change of a slot to an option, or to nothing, to the walk's list. */
void muster_repair_push (const MusterRepairWalk *walk, MusterCollisionSlot slot, guint index,
                         const MusterOption *option, gint64 points);

G_END_DECLS
