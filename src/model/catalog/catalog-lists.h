/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The options of a kind all at once: quicker for searches that ask again and again. */
#pragma once

#include "model/catalog/catalog.h"

G_BEGIN_DECLS

/* In book order, and how many there are. They live until an option is added. */
const MusterOption *const *muster_catalog_get_options (const MusterCatalog *catalog, MusterKind kind, guint *n);

G_END_DECLS
