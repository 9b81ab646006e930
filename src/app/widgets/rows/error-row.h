/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row under a field that says what is wrong with it, and isn't there where nothing is. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ERROR_ROW (muster_error_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterErrorRow, muster_error_row, MUSTER, ERROR_ROW, AdwPreferencesRow)

GtkWidget *muster_error_row_new (void);

/* NULL: nothing is wrong. */
void muster_error_row_show (MusterErrorRow *row, const char *sentence);

/* The same, and the field above looks like it. */
void muster_error_row_show_for (MusterErrorRow *row, GtkWidget *field, const char *sentence);

G_END_DECLS
