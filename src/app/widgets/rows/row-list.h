/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A long list of rows on a page: only those near the view are there, and they are used again for others as it scrolls.
 * A list of a few scrolls with its page; one of many has a part of the page for itself and scrolls there. */
#pragma once

#include "app/widgets/rows/list-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ROW_LIST (muster_row_list_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterRowList, muster_row_list, MUSTER, ROW_LIST, AdwBin)

struct _MusterRowListClass
{
  AdwBinClass parent_class;

  /* Makes a row (MusterListRow) that can show any of the things. */
  GtkWidget *(*make_row) (MusterRowList *list);

  /* Shows the thing at the row's place. Called from muster_row_list_show() and whenever a row comes into view. */
  void (*show_row) (MusterRowList *list, MusterListRow *row);
};

/* What the list is called for those who don't see it. */
void muster_row_list_set_label (MusterRowList *list, const char *label);

/* Shows so many things. Rows that are in view stay where they are, with the focus, and show what is at their place
 * now. */
void muster_row_list_show (MusterRowList *list, guint n);

/* Brings a row into view and puts the focus on it. */
void muster_row_list_focus (MusterRowList *list, guint n);

G_END_DECLS
