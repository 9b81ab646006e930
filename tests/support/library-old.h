/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Libraries of past versions, as the Muster of their time wrote them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes one of version 1 or 2 with so many characters: "Old 01", "Old 02", … In version 2 each has the tag "kept". */
void library_old_write (const char *path, guint version, guint n);

G_END_DECLS
