/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row with a spin button. */
#pragma once

#include "app/widgets/rows/wrap-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_COUNT_ROW (muster_count_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterCountRow, muster_count_row, MUSTER, COUNT_ROW, MusterWrapRow)

/* The signal "counted" carries the number that a player chose, "refused" a text that a player typed and that is none of the row's numbers;
 * where nobody listens to that, the nearest number is meant. Words that are none change nothing. */
GtkWidget *muster_count_row_new (const char *title, gint least, gint most);

/* For rows in templates. */
void muster_count_row_set_range (MusterCountRow *row, gint least, gint most);

void muster_count_row_get_range (MusterCountRow *row, double *least, double *most);

/* Shows a number without emitting "counted". */
void muster_count_row_show (MusterCountRow *row, gint number);

/* The minimum means none and is shown as "–". */
void muster_count_row_set_blank (MusterCountRow *row, const char *blank);

G_END_DECLS
