/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The worksheet: a page for building a character by hand, step by step. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

MusterRoster *muster_collision_make_worksheet (const MusterCatalog *catalog);

G_END_DECLS
