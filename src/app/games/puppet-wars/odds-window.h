/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Chances of the puppet deck: for an action or attack, with the cards in hand and the target's dodge card. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ODDS_WINDOW (muster_odds_window_get_type ())
G_DECLARE_FINAL_TYPE (MusterOddsWindow, muster_odds_window, MUSTER, ODDS_WINDOW, AdwWindow)

GtkWidget *muster_odds_window_new (GtkWindow *parent);

G_END_DECLS
