/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The order of a draft's round: the players as they come, whose turn it is, and how far each has got. */
#pragma once

#include <adwaita.h>

#include "games/puppet-wars/draft.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DRAFT_ORDER (muster_draft_order_get_type ())
G_DECLARE_FINAL_TYPE (MusterDraftOrder, muster_draft_order, MUSTER, DRAFT_ORDER, AdwBin)

GtkWidget *muster_draft_order_new (void);

void muster_draft_order_show (MusterDraftOrder *order, const MusterPuppetWarsDraft *draft);

G_END_DECLS
