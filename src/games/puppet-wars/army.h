/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recommended armies: a ready toy box for each Master with an army in the content. */
#pragma once

#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

/* MusterPuppetWarsToyBox in the order of the Masters and named after them: each Sidekick of the army once, each Pawn
 * twice, in the size that results. Free with g_ptr_array_unref(). */
GPtrArray *muster_puppet_wars_list_armies (const MusterCatalog *catalog);

G_END_DECLS
