/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a chooser. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_CHOOSER_ROW (muster_chooser_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterChooserRow, muster_chooser_row, MUSTER, CHOOSER_ROW, GtkListBoxRow)

GtkWidget *muster_chooser_row_new (void);

/* All but the title may be NULL. */
void muster_chooser_row_show (MusterChooserRow *row, const char *title, const char *numbers, const char *text,
                              const char *reason);

/* Whether taking it breaks no rule. */
gboolean muster_chooser_row_fits (MusterChooserRow *row);

/* Whether its title or text has these words; they are folded. */
gboolean muster_chooser_row_matches (MusterChooserRow *row, const char *folded);

G_END_DECLS
