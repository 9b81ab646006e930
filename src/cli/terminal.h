/* The terminal, where there is one: how wide it is and whether it takes colour. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Columns of the terminal on standard output; 0 where it is a file or a pipe, which have no width. */
guint muster_terminal_get_width (void);

/* Whether to colour standard output: a terminal, and the player hasn't set NO_COLOR. */
gboolean muster_terminal_has_color (void);

/* Columns a text takes, with wide characters as two and marks as none. */
guint muster_terminal_measure (const char *text);

G_END_DECLS
