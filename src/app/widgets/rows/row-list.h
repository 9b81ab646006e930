/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A long list of rows: only rows near the view exist, and are reused while scrolling. A short list scrolls with its
 * page; a long one has its own scrolled area. */
#pragma once

#include "app/widgets/rows/list-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ROW_LIST (muster_row_list_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterRowList, muster_row_list, MUSTER, ROW_LIST, AdwBin)

struct _MusterRowListClass
{
  AdwBinClass parent_class;

  /* Makes a row (MusterListRow) that can show any item. */
  GtkWidget *(*make_row) (MusterRowList *list);

  /* Shows the item at the row's index. Called by muster_row_list_show() and when a row comes into view. */
  void (*show_row) (MusterRowList *list, MusterListRow *row);
};

/* The list's accessible label. */
void muster_row_list_set_label (MusterRowList *list, const char *label);

/* Shows that many items. Visible rows keep their place and focus, and show what is now at their index. */
void muster_row_list_show (MusterRowList *list, guint n);

/* Scrolls to a row and focuses it. */
void muster_row_list_focus (MusterRowList *list, guint n);

G_END_DECLS
