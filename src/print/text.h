/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters as a short text for chats: a header, one line per member, problems, and the content version. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The text for these cards (MusterCard) and rosters (MusterRoster). The title is unused; all text formats share this
 * signature. Deterministic; free with g_free(). */
char *muster_text_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
