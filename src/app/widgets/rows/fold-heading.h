/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading within a list that folds away the rows under it: "34 that don't fit". Whoever has the list hides and shows them. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_FOLD_HEADING (muster_fold_heading_get_type ())
G_DECLARE_FINAL_TYPE (MusterFoldHeading, muster_fold_heading, MUSTER, FOLD_HEADING, GtkListBoxRow)

GtkWidget *muster_fold_heading_new (void);

/* How many rows are under it. */
void muster_fold_heading_set_count (MusterFoldHeading *heading, guint count);
guint muster_fold_heading_get_count (MusterFoldHeading *heading);

/* Whether somebody wants them open. */
void muster_fold_heading_set_open (MusterFoldHeading *heading, gboolean open);
gboolean muster_fold_heading_is_open (MusterFoldHeading *heading);

/* Shows that they are open for the moment, whatever is wanted. */
void muster_fold_heading_show_open (MusterFoldHeading *heading, gboolean open);

G_END_DECLS
