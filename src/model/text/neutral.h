/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Removes characters from untrusted text that would make it display as something else: direction controls (U+061C,
 * U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069) and terminal controls (U+0080 to U+009F). Apply it to everything
 * shown to people or programs; documents and the library keep the original. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The length in bytes of a control at the start of `text`; 0 if there is none. `turns` is set if it changes the
 * direction. The text needn't be valid UTF-8. */
gsize muster_neutral_measure (const char *text, gboolean *turns);

/* The text without controls: direction controls are dropped, others become a space. Free with g_free(). */
char *muster_neutral_dup (const char *text);

G_END_DECLS
