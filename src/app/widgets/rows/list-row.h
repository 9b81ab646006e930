/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a long list (row-list.h), which is used for one thing after the other as the list scrolls. It looks as a
 * row of preferences does (see row-line.h), has the focus itself, and Enter, the space bar or a click activate it. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_LIST_ROW (muster_list_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterListRow, muster_list_row, MUSTER, LIST_ROW, GtkWidget)

struct _MusterListRowClass
{
  GtkWidgetClass parent_class;
};

/* Its place in the list, from 0. */
guint muster_list_row_get_n (MusterListRow *row);
void muster_list_row_set_n (MusterListRow *row, guint n);

/* Says what the row is about, to those who see it and those who don't; `wrong` colours the text as a fault. */
void muster_list_row_show (MusterListRow *row, const char *title, const char *text, gboolean wrong);

const char *muster_list_row_get_title (MusterListRow *row);
const char *muster_list_row_get_subtitle (MusterListRow *row);

/* Emits the signal "activated". */
void muster_list_row_activate (MusterListRow *row);

G_END_DECLS
