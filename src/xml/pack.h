/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Content packs: the XML that players write and the catalogue is made of.
 *
 * Several packs make one catalogue: a later one may add options to a value that an earlier one describes, and refer to
 * its abilities. */
#pragma once

#include "model/catalog.h"

G_BEGIN_DECLS

/* Reads the packs at `paths` (ending with NULL) into one catalogue. Where anything is wrong with any of them the
 * catalogue is NULL and `complaints` holds a line for each thing, as "PATH:LINE: what is wrong". */
MusterCatalog *muster_packs_read (const char *const *paths, GPtrArray *complaints);

G_END_DECLS
