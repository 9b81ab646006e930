/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The terminal, if any: its width and colours. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Columns of the terminal on standard output; 0 for a file or pipe. */
guint muster_terminal_get_width (void);

/* Whether to colour standard output: it is a terminal, and NO_COLOR isn't set. */
gboolean muster_terminal_has_color (void);

/* The columns a text takes; wide characters count as two, combining marks as none. */
guint muster_terminal_measure (const char *text);

/* As much of a text as fits into `width` columns, broken at a space if possible; advances `text`. Free with
 * g_free(). */
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

/* Prints a text, coloured if supported; or appends it to a string. */
void muster_terminal_print (MusterPaint paint, const char *text);
void muster_terminal_append (GString *out, MusterPaint paint, const char *text);

G_END_DECLS
