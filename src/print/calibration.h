/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calibration page: a sheet that tells how far a printer misses with the second side.
 *
 * The front has a cross in its middle, the back two scales around it. Held against the light, the cross falls on the scales
 * where the offsets are read that bring both together. */
#pragma once

#include "print/brush.h"
#include "print/sheet.h"

G_BEGIN_DECLS

#define MUSTER_CALIBRATION_MOST 10 /* mm, to either side */

/* Paints one side of it onto paper as that layout has it. */
void muster_calibration_paint (MusterBrush *brush, const MusterSheetLayout *layout, gboolean back);

G_END_DECLS
