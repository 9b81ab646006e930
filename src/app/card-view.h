/* The live card: front and back as they will be printed, by the code that prints them. */
#pragma once

#include <adwaita.h>

#include "model/card.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CARD_VIEW (muster_card_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterCardView, muster_card_view, MUSTER, CARD_VIEW, GtkWidget)

GtkWidget *muster_card_view_new (void);

/* Takes the card over; NULL shows nothing. */
void muster_card_view_take_card (MusterCardView *view, MusterCard *card);

G_END_DECLS
