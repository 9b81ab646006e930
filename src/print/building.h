/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buildings: drawings of castles with their upgrades, shared by window and paper. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* The surroundings: day or night on screen, greyscale, or outlines to save ink. */
typedef enum
{
  MUSTER_BUILDING_DAY,
  MUSTER_BUILDING_NIGHT,
  MUSTER_BUILDING_GREY,
  MUSTER_BUILDING_LINES,
} MusterBuildingLight;

/* A castle that fills the width and stands on the lower edge. `upgrade` is the upgrade's id, or NULL; those without a
 * drawing get a banner. A fallen castle is a ruin. */
double muster_building_get_height (double width, const char *upgrade, gboolean fallen);
void muster_building_paint (cairo_t *cr, double width, double height, const char *upgrade, gboolean fallen,
                            MusterBuildingLight light);

G_END_DECLS
