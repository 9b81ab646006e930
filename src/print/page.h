/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What surrounds the cards on a sheet: crop marks, a ruler, and a line of text. */
#pragma once

#include "print/brush.h"
#include "print/sheet.h"

G_BEGIN_DECLS

#define MUSTER_CROP_MARK_MM 4.0
#define MUSTER_CROP_MARK_POINTS 0.4
#define MUSTER_RULER_MM 50.0

/* Paints the marks at card edges without a neighbour, outside the bleed. */
void muster_page_paint_marks (MusterBrush *brush, const MusterSheetLayout *layout, const GArray *placements);

/* Paints the ruler, its explanation and the text into the wider margin. */
void muster_page_paint_margin (MusterBrush *brush, const MusterSheetLayout *layout, gboolean back, const char *words);

G_END_DECLS
