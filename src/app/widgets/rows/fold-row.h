/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that expands to show others: like AdwExpanderRow, but wrapping (see row-line.h). Title and text are plain, not
 * markup.
 *
 * In templates, children of type "prefix" and "action" are before and after the title; others are rows inside. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_FOLD_ROW (muster_fold_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterFoldRow, muster_fold_row, MUSTER, FOLD_ROW, AdwPreferencesRow)

struct _MusterFoldRowClass
{
  AdwPreferencesRowClass parent_class;
};

GtkWidget *muster_fold_row_new (void);

void muster_fold_row_set_subtitle (MusterFoldRow *row, const char *subtitle);
const char *muster_fold_row_get_subtitle (MusterFoldRow *row);

/* Keeps it to one line (see row-line.h). */
void muster_fold_row_cut_subtitle (MusterFoldRow *row);

void muster_fold_row_add_prefix (MusterFoldRow *row, GtkWidget *widget);
void muster_fold_row_add_action (MusterFoldRow *row, GtkWidget *widget);
void muster_fold_row_add_row (MusterFoldRow *row, GtkWidget *child);

void muster_fold_row_set_expanded (MusterFoldRow *row, gboolean expanded);
gboolean muster_fold_row_get_expanded (MusterFoldRow *row);

/* Whether it can expand; if there is a switch, this is its state. Enabling also expands it. */
void muster_fold_row_set_enable_expansion (MusterFoldRow *row, gboolean enabled);
gboolean muster_fold_row_get_enable_expansion (MusterFoldRow *row);
void muster_fold_row_set_show_enable_switch (MusterFoldRow *row, gboolean shown);

G_END_DECLS
