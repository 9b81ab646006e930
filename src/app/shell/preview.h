/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preview: how the current thing looks on paper. A card, or a roster and the cards of its members, one after the
 * other.
 *
 * The signal "zone" is that of the card (app/widgets/card-view). */
#pragma once

#include <adwaita.h>

#include "model/catalog/catalog.h"
#include "model/thing.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PREVIEW (muster_preview_get_type ())
G_DECLARE_FINAL_TYPE (MusterPreview, muster_preview, MUSTER, PREVIEW, GtkWidget)

/* The catalogue must outlive it. */
GtkWidget *muster_preview_new (const MusterCatalog *catalog);

/* Shows a thing, or its new state, at the same page as before; NULL shows nothing. The thing isn't needed
 * afterwards. */
void muster_preview_show (MusterPreview *preview, const MusterThing *thing);

/* Shows a card by number; -1: the list. */
void muster_preview_turn_to (MusterPreview *preview, gint card);

/* Returns to the first page, for another thing. */
void muster_preview_rewind (MusterPreview *preview);

G_END_DECLS
