/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a character's choices, in the groups of its editor: one for each place, and always one more weapon and skill than there are. */
#pragma once

#include "app/games/collision/choice-row.h"
#include "app/widgets/rows/row-group.h"
#include "games/collision/evaluation.h"

G_BEGIN_DECLS

typedef struct _MusterChoiceRows MusterChoiceRows;

/* Both callbacks get `data`, then the row: for its activation, and for its choice being cleared. */
MusterChoiceRows *muster_choice_rows_new (GCallback activated, GCallback cleared, gpointer data);
void muster_choice_rows_free (MusterChoiceRows *rows);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterChoiceRows, muster_choice_rows_free)

/* The groups that get more rows as they are needed. */
void muster_choice_rows_set_lists (MusterChoiceRows *rows, MusterRowGroup *weapons, MusterRowGroup *skills);

/* Makes a row of the editor's template the row of a place. */
void muster_choice_rows_take (MusterChoiceRows *rows, MusterChoiceRow *row, MusterCollisionSlot slot, guint index);

void muster_choice_rows_show (MusterChoiceRows *rows, const MusterCatalog *catalog,
                              const MusterCollisionCharacter *character, const MusterCollisionEvaluation *evaluation);

/* NULL where there is no such row. */
MusterChoiceRow *muster_choice_rows_find (MusterChoiceRows *rows, MusterCollisionSlot slot, guint index);

/* Puts the keyboard on the first row of a slot, or on the next where it is on one already. FALSE where none is in view. */
gboolean muster_choice_rows_jump (MusterChoiceRows *rows, MusterCollisionSlot slot);

/* What is wrong with one place, in sentences. Free with g_free(). */
char *muster_choice_rows_dup_wrong (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                    const MusterCollisionEvaluation *evaluation, MusterCollisionSlot slot, guint index);

G_END_DECLS
