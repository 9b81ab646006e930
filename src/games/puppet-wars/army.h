/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recommended armies: ready toy boxes, one for each Master whose army the content tells. */
#pragma once

#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

/* MusterPuppetWarsToyBox, in the order of the Masters, each named after its Master: of its army each Sidekick once and each Pawn twice, in
 * the size that this makes. Free with g_ptr_array_unref(). */
GPtrArray *muster_puppet_wars_list_armies (const MusterCatalog *catalog);

G_END_DECLS
