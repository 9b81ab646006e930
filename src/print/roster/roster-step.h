/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Steps of a form to be filled in by hand: what to do at the left, fields to write in at the right. */
#pragma once

#include "model/page/roster.h"
#include "print/brush.h"

G_BEGIN_DECLS

/* The height of a step in a column of that width, in points. */
gdouble muster_step_measure (MusterBrush *brush, const MusterRosterStep *step, gdouble width);

/* Paints the nth step (from 0). */
void muster_step_paint (MusterBrush *brush, const MusterRosterStep *step, guint n, MusterBox box);

/* Where the ith field of a step has room to write, below its label. */
MusterBox muster_step_get_room (const MusterRosterStep *step, guint i, MusterBox box);

G_END_DECLS
