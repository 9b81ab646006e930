/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reference page of Puppet Wars Unstitched. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterRoster *muster_puppet_wars_make_reference (const MusterCatalog *catalog);

G_END_DECLS
