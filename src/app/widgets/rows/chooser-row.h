/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a chooser. */
#pragma once

#include <adwaita.h>

#include "model/text/search.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CHOOSER_ROW (muster_chooser_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterChooserRow, muster_chooser_row, MUSTER, CHOOSER_ROW, GtkListBoxRow)

/* Its index as added. */
GtkWidget *muster_chooser_row_new (guint n);
guint muster_chooser_row_get_n (MusterChooserRow *row);

/* All but the title may be NULL. A reason replaces the text, so that rows keep their height. TRUE if its searchable
 * text has changed. */
gboolean muster_chooser_row_show (MusterChooserRow *row, const char *title, const char *numbers, const char *text,
                                  const char *reason);

/* Whether choosing it breaks no rule. */
gboolean muster_chooser_row_fits (MusterChooserRow *row);

/* How well it matches a query from muster_search_dup_query(). */
MusterMatch muster_chooser_row_match (MusterChooserRow *row, const char *query);

G_END_DECLS
