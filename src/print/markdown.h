/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters as Markdown: what the short text says, laid out, and the rules that are used. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The Markdown of these cards (MusterCard) and rosters (MusterRoster). The title isn't needed: every format of words is written by such a
 * function. The same for the same; free with g_free(). */
char *muster_markdown_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
