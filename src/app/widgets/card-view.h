/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card, front and back, as it will be printed, or a roster on small pages, by the code that prints them.
 *
 * The signal "zone" carries what of a card is pointed at (const MusterCardZone), and whether to go there, as somebody clicked. It returns
 * whether there is anything to go to. */
#pragma once

#include <adwaita.h>

#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CARD_VIEW (muster_card_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterCardView, muster_card_view, MUSTER, CARD_VIEW, GtkWidget)

GtkWidget *muster_card_view_new (void);

/* The argument must live until the next call; NULL shows nothing. */
void muster_card_view_show_card (MusterCardView *view, const MusterCard *card);
void muster_card_view_show_roster (MusterCardView *view, const MusterRoster *roster);

G_END_DECLS
