/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The icon of a card of Castles, in the colour of the words around it. */
#pragma once

#include <adwaita.h>

#include "model/catalog/option.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CARD_ICON (muster_card_icon_get_type ())
G_DECLARE_FINAL_TYPE (MusterCardIcon, muster_card_icon, MUSTER, CARD_ICON, GtkWidget)

GtkWidget *muster_card_icon_new (int size);

/* For rows in templates. */
void muster_card_icon_set_size (MusterCardIcon *icon, int size);

/* NULL: an unknown card. */
void muster_card_icon_show (MusterCardIcon *icon, const MusterOption *card);

G_END_DECLS
