/* Libraries of version 1, as the first Muster wrote them. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes one with so many characters: "Old 01", "Old 02", … */
void library_1_write (const char *path, guint n);

G_END_DECLS
