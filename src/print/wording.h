/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Telling: the words that every text about cards and rosters shares, so that a chat, a page and the terminal say the same. */
#pragma once

#include "model/page/card.h"
#include "model/page/roster.h"

G_BEGIN_DECLS

/* "Legal", "Not legal" or "Legal by agreement". */
const char *muster_wording_get_verdict (MusterLegality legality);

/* Whether players agreed on the n-th problem of a card, and what is said of it: "Agreed: …" where they did. Free with g_free(). */
gboolean muster_wording_is_agreed (const MusterCard *card, guint n);
char *muster_wording_dup_card_problem (const MusterCard *card, guint n);

/* A problem's sentence; where it is agreed, that it is, and what the players wrote of it. Free with g_free(). */
char *muster_wording_dup_problem (const MusterProblem *problem);

/* Those of a list's problems that go under one heading: what is against a rule, or what is legal and surely not meant.
 * MusterProblem, which stay the list's. Free with g_ptr_array_unref(). And that heading. */
GPtrArray *muster_wording_select_problems (const MusterRoster *roster, gboolean hints);
const char *muster_wording_get_problems_title (gboolean hints);

/* "75 points"; empty where there are none (-1). Free with g_free(). */
char *muster_wording_dup_points (gint64 points);

/* "183 of 250 points, 67 left"; empty where there are none. Free with g_free(). */
char *muster_wording_dup_total (const MusterRoster *roster);

/* What a line costs: "52 (26 each)"; empty where it costs nothing. Free with g_free(). */
char *muster_wording_dup_line_points (const MusterRosterLine *line);

/* "Dark"; empty for none. */
const char *muster_wording_get_damage (MusterDamage damage);

/* What a kind of ability is called: "Attack" for "attack"; empty for a kind that needs no word. */
const char *muster_wording_get_kind (const char *kind);

/* "Sabre · Shadow". Free with g_free(). */
char *muster_wording_dup_block_title (const MusterCardBlock *block);

/* A block in one line after its title: "EC 2, W-Att 4, …; Dark; Crit Injury+2; Special Sharp". Free with g_free(). */
char *muster_wording_dup_block (const MusterCardBlock *block);

/* "Block 2 (RE) 1E". Free with g_free(). */
char *muster_wording_dup_entry_title (const MusterCardEntry *entry);

/* The numbers of a row that has any: "Def 7 · Arm 7". Free with g_free(). */
char *muster_wording_dup_numbers (const GArray *numbers);

/* The versions and hashes of all content that these were made with, each once. Free with g_free(). */
char *muster_wording_dup_content (const GPtrArray *cards, const GPtrArray *rosters);

/* Whether a text that has lists must still tell of a card: none of the lists does, and it isn't blank. */
gboolean muster_wording_needs_card (const MusterCard *card, const GPtrArray *rosters);

/* The text in one line: breaks, tabs and control characters as single spaces, and nothing that turns its direction. Free with g_free(). */
char *muster_wording_dup_flat (const char *text);
void muster_wording_append_flat (GString *out, const char *text);

G_END_DECLS
