/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters as a short text to paste into a chat: a header, a line a member, what is wrong, and which content. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The text of these cards (MusterCard) and rosters (MusterRoster). The same for the same; free with g_free(). */
char *muster_text_dup (const GPtrArray *cards, const GPtrArray *rosters);

G_END_DECLS
