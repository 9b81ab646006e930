/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster pack audit`: what each option of Collision is good for. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* Prints a row for each option; returns a MusterExit. */
int muster_pack_audit (const MusterCatalog *catalog, gboolean tsv);

G_END_DECLS
