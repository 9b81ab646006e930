/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row with a character's portrait: a picture is chosen as a file, dropped or pasted, then cropped on a page over
 * the rows. */
#pragma once

#include "app/shell/editor.h"
#include "model/portrait.h"
#include "app/widgets/rows/wrap-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PORTRAIT_ROW (muster_portrait_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterPortraitRow, muster_portrait_row, MUSTER, PORTRAIT_ROW, MusterWrapRow)

/* The signal "settled" carries the picture that was taken (GBytes), or NULL if the portrait is taken away. */
GtkWidget *muster_portrait_row_new (void);

/* Says which editor has the row, and lays the page to crop on over its rows. Without one the picture is taken as it is. */
void muster_portrait_row_set_editor (MusterPortraitRow *row, MusterEditor *editor);

/* NULL: none. */
void muster_portrait_row_show (MusterPortraitRow *row, MusterPortrait *portrait);

/* Loads a file as if it were dropped. */
void muster_portrait_row_read (MusterPortraitRow *row, GFile *file);

G_END_DECLS
