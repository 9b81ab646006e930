/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of rows: like AdwPreferencesGroup, but its heading wraps, and the suffix moves below if there is no room.
 * Title and description are plain, not markup. Use the functions below instead of AdwPreferencesGroup's; it is a
 * subclass only so that it can be added to an AdwPreferencesPage. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ROW_GROUP (muster_row_group_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterRowGroup, muster_row_group, MUSTER, ROW_GROUP, AdwPreferencesGroup)

struct _MusterRowGroupClass
{
  AdwPreferencesGroupClass parent_class;
};

/* NULL: no title. */
GtkWidget *muster_row_group_new (const char *title);

/* NULL and "" hide it. */
void muster_row_group_set_title (MusterRowGroup *group, const char *title);
void muster_row_group_set_description (MusterRowGroup *group, const char *description);

/* The widget beside the heading. In templates: a child of type "header-suffix". */
void muster_row_group_set_header_suffix (MusterRowGroup *group, GtkWidget *suffix);

/* Rows go into the list, other widgets below it. */
void muster_row_group_add (MusterRowGroup *group, GtkWidget *widget);
void muster_row_group_remove (MusterRowGroup *group, GtkWidget *widget);

G_END_DECLS
