/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a long list (row-list.h), reused while scrolling. It looks like a preferences row (see row-line.h), takes
 * the focus, and is activated by Enter, space or click. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_LIST_ROW (muster_list_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterListRow, muster_list_row, MUSTER, LIST_ROW, GtkWidget)

struct _MusterListRowClass
{
  GtkWidgetClass parent_class;
};

/* Its index in the list. */
guint muster_list_row_get_n (MusterListRow *row);
void muster_list_row_set_n (MusterListRow *row, guint n);

/* Sets the visible and accessible text; `wrong` marks it as an error. */
void muster_list_row_show (MusterListRow *row, const char *title, const char *text, gboolean wrong);

const char *muster_list_row_get_title (MusterListRow *row);
const char *muster_list_row_get_subtitle (MusterListRow *row);

/* Emits "activated". */
void muster_list_row_activate (MusterListRow *row);

G_END_DECLS
