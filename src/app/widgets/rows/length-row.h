/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for a length, stored in millimetres and shown in the player's units. */
#pragma once

#include "app/widgets/rows/wrap-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_LENGTH_ROW (muster_length_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterLengthRow, muster_length_row, MUSTER, LENGTH_ROW, MusterWrapRow)

/* For a settings key in millimetres, from `least` to `most`. */
GtkWidget *muster_length_row_new (const char *title, const char *key, gdouble least, gdouble most);

/* A size in the player's units: "63.5 × 88.9 mm". Free with g_free(). */
char *muster_length_dup_size (gdouble width, gdouble height);

G_END_DECLS
