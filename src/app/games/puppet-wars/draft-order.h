/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of a round: the players, whose turn it is, and their progress. */
#pragma once

#include <adwaita.h>

#include "games/puppet-wars/draft.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DRAFT_ORDER (muster_draft_order_get_type ())
G_DECLARE_FINAL_TYPE (MusterDraftOrder, muster_draft_order, MUSTER, DRAFT_ORDER, AdwBin)

GtkWidget *muster_draft_order_new (void);

void muster_draft_order_show (MusterDraftOrder *order, const MusterPuppetWarsDraft *draft);

G_END_DECLS
