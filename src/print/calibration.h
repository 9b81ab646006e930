/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The calibration page shows how far a printer misaligns the second side.
 *
 * The front has a cross in its middle, the back two scales around it. Held against the light, the cross falls on the
 * scales at the offsets to enter. */
#pragma once

#include "print/brush.h"
#include "print/sheet.h"

G_BEGIN_DECLS

#define MUSTER_CALIBRATION_MOST 10 /* mm, in each direction */

/* Paints one side for that layout. */
void muster_calibration_paint (MusterBrush *brush, const MusterSheetLayout *layout, gboolean back);

G_END_DECLS
