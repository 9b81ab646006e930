/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The four suits to choose from, each with its emblem and the part its characters play; below them what the chosen one is good at. */
#pragma once

#include <adwaita.h>

#include "model/catalog/option.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SUIT_BAR (muster_suit_bar_get_type ())
G_DECLARE_FINAL_TYPE (MusterSuitBar, muster_suit_bar, MUSTER, SUIT_BAR, GtkWidget)

/* The signal "chosen" says that another suit is chosen, or none any more. */
GtkWidget *muster_suit_bar_new (MusterSuit suit);

/* Shows a suit, which is nobody's choice. */
void muster_suit_bar_show (MusterSuitBar *bar, MusterSuit suit);

/* MUSTER_SUIT_ANY: none. */
MusterSuit muster_suit_bar_get (MusterSuitBar *bar);

G_END_DECLS
