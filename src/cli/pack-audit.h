/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster pack audit`: how good each option of Collision is. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* Prints a row per option; returns a MusterExit. */
int muster_pack_audit (const MusterCatalog *catalog, gboolean tsv);

G_END_DECLS
