/* SPDX-License-Identifier: GPL-3.0-or-later */
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

/* As much of a text as fits into `width` columns, broken at a space where there is one; `text` moves behind it. Free
 * with g_free(). */
char *muster_terminal_take_line (const char **text, guint width);

typedef enum
{
  MUSTER_PAINT_PLAIN,
  MUSTER_PAINT_BOLD,
  MUSTER_PAINT_GREEN,
  MUSTER_PAINT_RED,
  MUSTER_PAINT_YELLOW,
  MUSTER_PAINT_DIM,
} MusterPaint;

/* Prints a text, painted where standard output takes colour; or appends it to what will be printed. */
void muster_terminal_print (MusterPaint paint, const char *text);
void muster_terminal_append (GString *out, MusterPaint paint, const char *text);

G_END_DECLS
