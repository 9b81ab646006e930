/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words that a stranger wrote, without what would make a reader see other words: controls that turn the direction of a text
 * (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), and those that a terminal may obey (U+0080 to U+009F). Whatever shows
 * words to people or to programs neutralises them as they leave; documents and the library keep what the player wrote. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many bytes a control takes that `text` begins with; 0 where it begins with something else. `turns` says whether it is one that
 * turns the direction. The text may be anything, UTF-8 or not. */
gsize muster_neutral_measure (const char *text, gboolean *turns);

/* The text without them: nothing in place of one that turns the direction, a space for any other. Free with g_free(). */
char *muster_neutral_dup (const char *text);

G_END_DECLS
