/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Buildings: a castle drawn by us, with what an upgrade adds to it. The window and paper share it. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* What it stands in: by day or night on a screen, in shades of grey, or in lines to save ink. */
typedef enum
{
  MUSTER_BUILDING_DAY,
  MUSTER_BUILDING_NIGHT,
  MUSTER_BUILDING_GREY,
  MUSTER_BUILDING_LINES,
} MusterBuildingLight;

/* A castle that fills the width and stands on the lower edge. `upgrade` is the upgrade's id, or NULL; one that has no picture of
 * its own gets a banner. A fallen castle lies in ruins. */
double muster_building_get_height (double width, const char *upgrade, gboolean fallen);
void muster_building_paint (cairo_t *cr, double width, double height, const char *upgrade, gboolean fallen,
                            MusterBuildingLight light);

G_END_DECLS
