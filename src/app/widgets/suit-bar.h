/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The four suits with emblems and roles, and a description of the selected one. */
#pragma once

#include <adwaita.h>

#include "model/catalog/option.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SUIT_BAR (muster_suit_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterSuitBar, muster_suit_bar, MUSTER, SUIT_BAR, GtkWidget)

/* Emits "chosen" when the selection changes. */
GtkWidget *muster_suit_bar_new (MusterSuit suit);

/* Shows a suit without emitting "chosen". */
void muster_suit_bar_show (MusterSuitBar *bar, MusterSuit suit);

/* MUSTER_SUIT_ANY: none. */
MusterSuit muster_suit_bar_get (MusterSuitBar *bar);

G_END_DECLS
