/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sign of a card of Castles, in the colour of the words around it. */
#pragma once

#include <adwaita.h>

#include "model/catalog/option.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CARD_SIGN (muster_card_sign_get_type ())
G_DECLARE_FINAL_TYPE (MusterCardSign, muster_card_sign, MUSTER, CARD_SIGN, GtkWidget)

GtkWidget *muster_card_sign_new (int size);

/* NULL: a card that nobody knows. */
void muster_card_sign_show (MusterCardSign *sign, const MusterOption *card);

G_END_DECLS
