/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row for choosing from a list: like AdwComboRow, but wrapping (see wrap-row.h). The property "selected" is the
 * index. */
#pragma once

#include "app/widgets/rows/wrap-row.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DROP_ROW (muster_drop_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (MusterDropRow, muster_drop_row, MUSTER, DROP_ROW, MusterWrapRow)

struct _MusterDropRowClass
{
  MusterWrapRowClass parent_class;
};

GtkWidget *muster_drop_row_new (void);

/* A model of GtkStringObject, such as GtkStringList. */
void muster_drop_row_set_model (MusterDropRow *row, GListModel *model);
GListModel *muster_drop_row_get_model (MusterDropRow *row);

void muster_drop_row_set_selected (MusterDropRow *row, guint n);
guint muster_drop_row_get_selected (MusterDropRow *row);

G_END_DECLS
