/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repairs of a battle group: the fewest changes that make it legal, proved and judged.
 *
 * A change removes one copy of a member or changes something inside a member (see forge/repair.h). A member is one
 * element of the document, whatever its count: a change inside it is one change for all remaining copies. Fixed
 * characters can only be removed. The limit stays. */
#pragma once

#include "forge/repair/repair.h"
#include "games/collision/group.h"

G_BEGIN_DECLS

typedef struct
{
  guint member;
  guint leave_out;              /* number of copies, each one change; 0: the change inside it */
  MusterCollisionRemedy change; /* its difference counts all remaining copies */
} MusterGroupChange;

typedef struct
{
  gboolean legal;     /* nothing to repair */
  gboolean too_large; /* unrealistically many members: not searched */
  gint64 points;      /* currently */
  gint64 difference;  /* change of the total */
  guint n_changes;    /* the minimum; no other repair with as many has a smaller difference in points */
  GArray *changes;    /* MusterGroupChange, in order */
} MusterGroupRepair;

/* Finds the smallest repair of a group. The result was judged legal. */
MusterGroupRepair *muster_group_repair_find (const MusterCatalog *catalog, const MusterCollisionGroup *group);
void muster_group_repair_free (MusterGroupRepair *repair);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterGroupRepair, muster_group_repair_free)

/* All changes as one. */
MusterChange *muster_group_repair_make_change (const MusterGroupRepair *repair, const MusterCatalog *catalog);

/* Each change as text: "Black Knight: Replace Pike by Spear (-3 points)", char, in order. */
GPtrArray *muster_group_repair_dup_texts (const MusterGroupRepair *repair, const MusterCatalog *catalog,
                                          const MusterCollisionGroup *group);

G_END_DECLS
