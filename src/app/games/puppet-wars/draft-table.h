/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a running draft: whose turn it is, the pool with copies and Sidekick limit, and what each player has,
 * all visible at once; in a narrow window one half is above the other. */
#pragma once

#include <adwaita.h>

#include "games/puppet-wars/draft.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DRAFT_TABLE (muster_draft_table_get_type ())
G_DECLARE_FINAL_TYPE (MusterDraftTable, muster_draft_table, MUSTER, DRAFT_TABLE, GtkWidget)

/* Emits "taken" with the entry that the current player wants, "back" to undo the last pick, "kept" to keep the toy
 * boxes. */

/* Shows a draft, which must not change until the next call. */
void muster_draft_table_show (MusterDraftTable *table, const MusterPuppetWarsDraft *draft);

/* Focuses the pool's search, clearing it for the next player. */
void muster_draft_table_focus (MusterDraftTable *table);
void muster_draft_table_forget_words (MusterDraftTable *table);

G_END_DECLS
