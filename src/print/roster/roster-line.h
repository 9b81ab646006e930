/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of a roster in words to be set, and the row of its stats. */
#pragma once

#include "model/page/roster.h"
#include "print/brush.h"

G_BEGIN_DECLS

/* Its name, with its values beside it. Free with g_free(). */
char *muster_roster_line_dup_name_markup (const MusterRosterLine *line);

/* What it is made of, and a line for each thing it carries; empty if there is neither. Free with g_free(). */
char *muster_roster_line_dup_body_markup (const MusterRosterLine *line);

/* Paints its stats in cells of one width, so that those of all lines stand in columns; in type of that scale. */
void muster_roster_line_paint_stats (MusterBrush *brush, const MusterRoster *roster, const MusterRosterLine *line,
                                     MusterBox row, gdouble scale);

G_END_DECLS
