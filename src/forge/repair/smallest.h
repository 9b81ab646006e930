/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest repair of a thing, whatever it is: a character or a battle group of Collision has one, other things have none. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/change.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  MusterChange *change; /* all of it, as one */
  GPtrArray *texts;     /* char: each change in words */
} MusterSmallestRepair;

/* NULL where the thing is legal, or nothing helps, or nobody looks for repairs of such things. */
MusterSmallestRepair *muster_smallest_repair_find (const MusterCatalog *catalog, const MusterThing *thing);
void muster_smallest_repair_free (MusterSmallestRepair *repair);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSmallestRepair, muster_smallest_repair_free)

/* "Replace Boat Hook by Sabre (-1 point) · …". Free with g_free(). */
char *muster_smallest_repair_dup_text (const MusterSmallestRepair *repair);

G_END_DECLS
