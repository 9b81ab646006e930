/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Making a forge and its tables. */
#pragma once

#include "forge/space.h"

G_BEGIN_DECLS

/* Any content has a forge. */
MusterForge *muster_forge_new (const MusterCatalog *catalog);
void muster_forge_free (MusterForge *forge);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterForge, muster_forge_free)

/* The tables of all characters, counting only. */
MusterForgeTables *muster_forge_get_all (MusterForge *forge);

G_END_DECLS
