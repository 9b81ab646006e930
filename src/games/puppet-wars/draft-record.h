/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A saved draft: resuming it, describing its state, and its result. */
#pragma once

#include "games/puppet-wars/toy-box.h"
#include "model/evaluation.h"
#include "games/puppet-wars/draft.h"

G_BEGIN_DECLS

MusterEvaluation *muster_puppet_wars_draft_record_judge (const MusterCatalog *catalog, const MusterThing *thing);
char *muster_puppet_wars_draft_record_dup_sentence (const MusterEvaluation *evaluation, const MusterThing *thing,
                                                    guint n);
void muster_puppet_wars_draft_record_report (const MusterEvaluation *evaluation, const MusterThing *thing,
                                             MusterReport *report);

/* "not begun", "pick 5 of 18", "finished", or that it is invalid. Free with g_free(). */
char *muster_puppet_wars_draft_record_dup_stage (const MusterThing *thing);

/* The draft as it was saved. NULL with MUSTER_ERROR_USAGE or MUSTER_ERROR_TOO_LARGE and a sentence for the player if
 * the record is invalid. Free with muster_puppet_wars_draft_free(). */
MusterPuppetWarsDraft *muster_puppet_wars_draft_record_resume (const MusterPuppetWarsDraftRecord *record,
                                                               GError **error);

/* "Bea takes a puppet: pick 5 of 18." Free with g_free(). */
char *muster_puppet_wars_draft_dup_state (const MusterPuppetWarsDraft *draft);

/* "Room for 2 more Pawns and 1 more Sidekick.": what the current player may still take; NULL while Masters are chosen,
 * and at the end. Free with g_free(). */
char *muster_puppet_wars_draft_dup_room (const MusterPuppetWarsDraft *draft);

/* "Seamus, Misaki and 2 Ronin": a player's picks so far; empty if none. Free with g_free(). */
char *muster_puppet_wars_draft_dup_taken (const MusterPuppetWarsDraft *draft, guint player);

/* A player's picks as a toy box with the player's name; `draft` was resumed from this record. Free with
 * muster_puppet_wars_toy_box_free(). */
MusterPuppetWarsToyBox *muster_puppet_wars_draft_record_make_toy_box (const MusterPuppetWarsDraftRecord *record,
                                                                      const MusterPuppetWarsDraft *draft, guint player);

/* The settings: number of puppets, copies in the pool if more than one, and the Sidekick limit. Free with g_free(). */
char *muster_puppet_wars_draft_dup_terms (const MusterPuppetWarsDraft *draft);

G_END_DECLS
