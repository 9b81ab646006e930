/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row that unfolds others: what AdwExpanderRow is, but it wraps (see row-line.h). Its title and text are plain, not
 * markup.
 *
 * In templates, children of the types "prefix" and "action" stand before the title and after it; others are rows to
 * unfold. */
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

/* Whether it can unfold; the switch, where it has one, is this for the player. It unfolds when it becomes possible. */
void muster_fold_row_set_enable_expansion (MusterFoldRow *row, gboolean enabled);
gboolean muster_fold_row_get_enable_expansion (MusterFoldRow *row);
void muster_fold_row_set_show_enable_switch (MusterFoldRow *row, gboolean shown);

G_END_DECLS
