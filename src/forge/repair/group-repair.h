/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Repairs of a battle group: the fewest changes that make it legal by the judge, proved.
 *
 * One change is a copy of a member taken out, or a change inside a member (see forge/repair.h). A member is one
 * element of the document, however many copies it has: a change inside it is one change and holds for all the copies
 * that stay. Fixed characters can only be taken out. The limit stays as it is. */
#pragma once

#include "forge/repair/repair.h"
#include "games/collision/group.h"

G_BEGIN_DECLS

typedef struct
{
  guint member;
  guint leave_out;              /* so many copies, each a change; 0: the change inside it */
  MusterCollisionRemedy change; /* with the difference for all copies that stay */
} MusterGroupChange;

typedef struct
{
  gboolean legal;     /* there is nothing to repair */
  gboolean too_large; /* so many members that nobody put it together: it isn't looked at */
  gint64 points;      /* as it is */
  gint64 difference;  /* how the total changes */
  guint n_changes;    /* the fewest; no other repair of as many has a smaller difference in points */
  GArray *changes;    /* MusterGroupChange, in the order to make them */
} MusterGroupRepair;

/* Finds the smallest repair of a group. It was judged legal. */
MusterGroupRepair *muster_group_repair_find (const MusterCatalog *catalog, const MusterCollisionGroup *group);
void muster_group_repair_free (MusterGroupRepair *repair);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterGroupRepair, muster_group_repair_free)

/* All changes as one. */
MusterChange *muster_group_repair_make_change (const MusterGroupRepair *repair, const MusterCatalog *catalog);

/* Each change in words: "Black Knight: Replace Pike by Spear (-3 points)", char, in the order they are made. */
GPtrArray *muster_group_repair_dup_texts (const MusterGroupRepair *repair, const MusterCatalog *catalog,
                                          const MusterCollisionGroup *group);

G_END_DECLS
