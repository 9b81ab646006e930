/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A heading in a list that folds the rows below it: "34 that don't fit". The list's owner hides and shows them. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_FOLD_HEADING (muster_fold_heading_get_type ())
G_DECLARE_FINAL_TYPE (MusterFoldHeading, muster_fold_heading, MUSTER, FOLD_HEADING, GtkListBoxRow)

GtkWidget *muster_fold_heading_new (void);

/* The number of rows below it. */
void muster_fold_heading_set_count (MusterFoldHeading *heading, guint count);
guint muster_fold_heading_get_count (MusterFoldHeading *heading);

/* Whether the player has opened it. */
void muster_fold_heading_set_open (MusterFoldHeading *heading, gboolean open);
gboolean muster_fold_heading_is_open (MusterFoldHeading *heading);

/* Shows it as open temporarily, whatever the player chose. */
void muster_fold_heading_show_open (MusterFoldHeading *heading, gboolean open);

G_END_DECLS
