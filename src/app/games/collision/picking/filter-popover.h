/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The popover for a picker's filter and order. */
#pragma once

#include <adwaita.h>

#include "app/games/collision/picking/offer-filter.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FILTER_POPOVER (muster_filter_popover_get_type ())
G_DECLARE_FINAL_TYPE (MusterFilterPopover, muster_filter_popover, MUSTER, FILTER_POPOVER, GtkPopover)

/* Edits the filter, which must outlive it. Emits "changed". */
GtkWidget *muster_filter_popover_new (const MusterCatalog *catalog, MusterKind kind, MusterOfferFilter *filter);

G_END_DECLS
