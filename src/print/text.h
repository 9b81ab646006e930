/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters as a short text to paste into a chat: a header, a line a member, what is wrong, and which content. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The text of these cards (MusterCard) and rosters (MusterRoster). The title isn't needed: every format of words is written by such a
 * function. The same for the same; free with g_free(). */
char *muster_text_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
