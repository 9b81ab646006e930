/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tarots as a grid of suits by ranks: what is open, what breaks a rule and why, what is chosen. */
#pragma once

#include <adwaita.h>

#include "games/collision/offer.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TAROT_GRID (muster_tarot_grid_get_type ())
G_DECLARE_FINAL_TYPE (MusterTarotGrid, muster_tarot_grid, MUSTER, TAROT_GRID, GtkWidget)

/* The signals "picked" and "previewed" carry the number of an offer. The offers must outlive the grid. */
GtkWidget *muster_tarot_grid_new (const MusterCollisionOffers *offers);

G_END_DECLS
