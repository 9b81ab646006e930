/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a draft that is played: whose turn it is, the pool with its copies and its Sidekick limit, and beside it what each player
 * has. All of it is in view at once; in a narrow window the one half is above the other. */
#pragma once

#include <adwaita.h>

#include "games/puppet-wars/draft.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DRAFT_TABLE (muster_draft_table_get_type ())
G_DECLARE_FINAL_TYPE (MusterDraftTable, muster_draft_table, MUSTER, DRAFT_TABLE, GtkWidget)

/* The signal "taken" carries the number of the entry that the player at turn wants; "back" takes the last pick back; "kept" asks for
 * the toy boxes. */

/* Shows where a draft is, for as long as that is the same. */
void muster_draft_table_show (MusterDraftTable *table, const MusterPuppetWarsDraft *draft);

/* Puts the keyboard into the search of the pool, for the next player with no words in it. */
void muster_draft_table_focus (MusterDraftTable *table);
void muster_draft_table_forget_words (MusterDraftTable *table);

G_END_DECLS
