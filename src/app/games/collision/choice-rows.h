/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a character's choices in its editor's groups: one per slot, and always one more weapon and skill than
 * there are. */
#pragma once

#include "app/games/collision/choice-row.h"
#include "app/widgets/rows/row-group.h"
#include "games/collision/evaluation.h"

G_BEGIN_DECLS

typedef struct _MusterChoiceRows MusterChoiceRows;

/* Both callbacks get `data`, then the row: when it is activated, and when it is cleared. */
MusterChoiceRows *muster_choice_rows_new (GCallback activated, GCallback cleared, gpointer data);
void muster_choice_rows_free (MusterChoiceRows *rows);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterChoiceRows, muster_choice_rows_free)

/* The groups that receive additional rows. */
void muster_choice_rows_set_lists (MusterChoiceRows *rows, MusterRowGroup *weapons, MusterRowGroup *skills);

/* Makes a row of the editor's template the row of a place. */
void muster_choice_rows_take (MusterChoiceRows *rows, MusterChoiceRow *row, MusterCollisionSlot slot, guint index);

void muster_choice_rows_show (MusterChoiceRows *rows, const MusterCatalog *catalog,
                              const MusterCollisionCharacter *character, const MusterCollisionEvaluation *evaluation);

/* NULL if there is no such row. */
MusterChoiceRow *muster_choice_rows_find (MusterChoiceRows *rows, MusterCollisionSlot slot, guint index);

/* Focuses the first row of a slot, or the next one if it is focused already. FALSE if none is visible. */
gboolean muster_choice_rows_jump (MusterChoiceRows *rows, MusterCollisionSlot slot);

/* The problems of one slot, in sentences. Free with g_free(). */
char *muster_choice_rows_dup_wrong (const MusterCatalog *catalog, const MusterCollisionCharacter *character,
                                    const MusterCollisionEvaluation *evaluation, MusterCollisionSlot slot, guint index);

G_END_DECLS
