/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The head of a roster: a band in its game's style with title, name, legality, points and code. */
#pragma once

#include "model/page/roster.h"
#include "print/brush.h"

G_BEGIN_DECLS

/* Its height, in points. */
gdouble muster_roster_head_measure (const MusterRoster *roster);

/* Paints it at the top of a box. */
void muster_roster_head_paint (MusterBrush *brush, const MusterRoster *roster, MusterBox box);

G_END_DECLS
