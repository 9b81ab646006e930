/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The abilities and actions of one side of a card, with buttons to add more. */
#pragma once

#include <adwaita.h>

#include "model/passage.h"
#include "app/widgets/rows/row-group.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PASSAGE_GROUP (muster_passage_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterPassageGroup, muster_passage_group, MUSTER, PASSAGE_GROUP, MusterRowGroup)

/* Emits "written" with a passage's index, field (MusterPassageField) and new text, "removed" with its index, "added"
 * with the element of a new one. */
GtkWidget *muster_passage_group_new (const char *title);

void muster_passage_group_show (MusterPassageGroup *group, const GArray *passages);
void muster_passage_group_flush (MusterPassageGroup *group);

/* Says what is wrong with the value or the suits that were typed for the n-th, an action; NULL: nothing. For the signal "written". */
void muster_passage_group_complain (MusterPassageGroup *group, guint n, MusterPassageField field, const char *sentence);

/* What was wrong was so with others. To be shown afterwards. */
void muster_passage_group_reset (MusterPassageGroup *group);

G_END_DECLS
