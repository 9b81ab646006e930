/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The smallest repair of any thing: Collision's characters and battle groups have one, other things none. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/change.h"
#include "model/thing.h"

G_BEGIN_DECLS

typedef struct
{
  MusterChange *change; /* all changes as one */
  GPtrArray *texts;     /* char: each change as text */
} MusterSmallestRepair;

/* NULL if the thing is legal, nothing helps, or its kind has no repairs. */
MusterSmallestRepair *muster_smallest_repair_find (const MusterCatalog *catalog, const MusterThing *thing);
void muster_smallest_repair_free (MusterSmallestRepair *repair);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSmallestRepair, muster_smallest_repair_free)

/* "Replace Boat Hook by Sabre (-1 point) · …". Free with g_free(). */
char *muster_smallest_repair_dup_text (const MusterSmallestRepair *repair);

G_END_DECLS
