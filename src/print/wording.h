/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Wording: phrases shared by all texts about cards and rosters, so that chat, page and terminal agree. */
#pragma once

#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

/* "Legal", "Not legal" or "Legal by agreement". */
const char *muster_wording_get_verdict (MusterLegality legality);

/* Whether the n-th problem of a card was agreed, and its text: "Agreed: …" if it was. Free with g_free(). */
gboolean muster_wording_is_agreed (const MusterCard *card, guint n);
char *muster_wording_dup_card_problem (const MusterCard *card, guint n);

/* A problem's sentence; if agreed, with the players' note. Free with g_free(). */
char *muster_wording_dup_problem (const MusterProblem *problem);

/* A list's problems for one heading: broken rules, or hints. MusterProblem, borrowed from the list. Free with
 * g_ptr_array_unref(). And that heading. */
GPtrArray *muster_wording_select_problems (const MusterRoster *roster, gboolean hints);
const char *muster_wording_get_problems_title (gboolean hints);

/* "75 points"; empty for -1. Free with g_free(). */
char *muster_wording_dup_points (gint64 points);

/* "183 of 250 points, 67 left"; empty if there are none. Free with g_free(). */
char *muster_wording_dup_total (const MusterRoster *roster);

/* A line's cost: "52 (26 each)"; empty if it has none. Free with g_free(). */
char *muster_wording_dup_line_points (const MusterRosterLine *line);

/* "Dark"; empty for none. */
const char *muster_wording_get_damage (MusterDamage damage);

/* The name of a kind of ability: "Attack" for "attack"; empty for kinds without one. */
const char *muster_wording_get_kind (const char *kind);

/* "Sabre · Shadow". Free with g_free(). */
char *muster_wording_dup_block_title (const MusterCardBlock *block);

/* A block after its title, in one line: "EC 2, W-Att 4, …; Dark; Crit Injury+2; Special Sharp". Free with g_free(). */
char *muster_wording_dup_block (const MusterCardBlock *block);

/* "Block 2 (RE) 1E". Free with g_free(). */
char *muster_wording_dup_entry_title (const MusterCardEntry *entry);

/* The numbers of a row that aren't empty: "Def 7 · Arm 7". Free with g_free(). */
char *muster_wording_dup_numbers (const GArray *numbers);

/* The versions and hashes of all content used, without duplicates. Free with g_free(). */
char *muster_wording_dup_content (const GPtrArray *cards, const GPtrArray *rosters);

/* Whether a text with lists must also describe a card: no list has it, and it isn't blank. */
gboolean muster_wording_needs_card (const MusterCard *card, const GPtrArray *rosters);

/* The text on one line: line breaks, tabs and control characters become single spaces, direction controls are removed.
 * Free with g_free(). */
char *muster_wording_dup_flat (const char *text);
void muster_wording_append_flat (GString *out, const char *text);

G_END_DECLS
