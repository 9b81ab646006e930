/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures for Castles, drawn by us: a castle with what its upgrade adds to it, and a sign for each card. */
#pragma once

#include <cairo.h>

#include "model/option.h"

G_BEGIN_DECLS

/* A castle that fills the width and stands on the lower edge. `upgrade` is the upgrade's id, or NULL; one that has no picture of
 * its own gets a banner. A fallen castle lies in ruins. */
double muster_castle_art_get_height (double width, const char *upgrade, gboolean fallen);
void muster_castle_art_paint (cairo_t *cr, double width, double height, const char *upgrade, gboolean fallen,
                              gboolean dark);

/* The sign of a card in lines of the present colour; by its id, or else by its kind. NULL: a card that nobody knows. */
void muster_castle_art_paint_sign (cairo_t *cr, double size, const MusterOption *card);

G_END_DECLS
