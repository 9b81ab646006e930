/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and rosters as Markdown: the contents of the short text with layout, plus the rules used. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The Markdown for these cards (MusterCard) and rosters (MusterRoster). The title is unused; all text formats share
 * this signature. Deterministic; free with g_free(). */
char *muster_markdown_dup (const GPtrArray *cards, const GPtrArray *rosters, const char *title);

G_END_DECLS
