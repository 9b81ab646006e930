/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row of an action on a puppet's card, which expands to all its fields. */
#pragma once

#include "app/widgets/rows/fold-row.h"
#include "model/passage.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ACTION_ROW (muster_action_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterActionRow, muster_action_row, MUSTER, ACTION_ROW, MusterFoldRow)

/* Emits "written" with a field (MusterPassageField) and its new text, and "removed". */
GtkWidget *muster_action_row_new (void);

void muster_action_row_show (MusterActionRow *row, const MusterPassage *action);
void muster_action_row_flush (MusterActionRow *row);

/* Says under its value or its suits what is wrong with what was typed there; NULL: nothing. For the signal "written". */
void muster_action_row_complain (MusterActionRow *row, MusterPassageField field, const char *sentence);

/* What was wrong was so with another action. To be shown afterwards. */
void muster_action_row_reset (MusterActionRow *row);

/* Expands it and focuses its first field. */
void muster_action_row_open (MusterActionRow *row);

G_END_DECLS
