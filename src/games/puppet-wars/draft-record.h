/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft that was kept: taking it up again, telling how it stands, and what it comes to in the end. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/report.h"
#include "games/puppet-wars/draft.h"

G_BEGIN_DECLS

MusterReport *muster_puppet_wars_draft_record_check (const MusterCatalog *catalog, const MusterThing *thing,
                                                     gboolean remedies);

/* "not begun", "pick 5 of 18", "finished", or that it can't be played. Free with g_free(). */
char *muster_puppet_wars_draft_record_dup_stage (const MusterThing *thing);

/* The draft as it stood when it was kept. NULL with MUSTER_ERROR_USAGE, or MUSTER_ERROR_TOO_LARGE, and one sentence for
 * the player where what was kept makes no sense. Free with muster_puppet_wars_draft_free(). */
MusterPuppetWarsDraft *muster_puppet_wars_draft_record_resume (const MusterPuppetWarsDraftRecord *record,
                                                               GError **error);

/* "Bea takes a puppet: pick 5 of 18." Free with g_free(). */
char *muster_puppet_wars_draft_dup_state (const MusterPuppetWarsDraft *draft);

/* "Room for 2 more Pawns and 1 more Sidekick.": what the player on turn may still take; NULL while Masters are chosen, and at
 * the end. Free with g_free(). */
char *muster_puppet_wars_draft_dup_room (const MusterPuppetWarsDraft *draft);

/* "Seamus, Misaki and 2 Ronin": what a player took so far, empty where that is nothing. Free with g_free(). */
char *muster_puppet_wars_draft_dup_taken (const MusterPuppetWarsDraft *draft, guint player);

/* What a player took, as a toy box of the player's name; `draft` is one that was resumed from this record. Free with
 * muster_puppet_wars_toy_box_free(). */
MusterPuppetWarsToyBox *muster_puppet_wars_draft_record_make_toy_box (const MusterPuppetWarsDraftRecord *record,
                                                                      const MusterPuppetWarsDraft *draft, guint player);

/* What the players agreed on: how many puppets, how many copies the pool has of one where it has more than one, and how many
 * Sidekicks each may take. Free with g_free(). */
char *muster_puppet_wars_draft_dup_terms (const MusterPuppetWarsDraft *draft);

G_END_DECLS
