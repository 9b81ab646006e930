/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a row shows: a title with a text under it, and widgets before and after them. It wraps, and where a word would
 * break, the widgets after the title have a line of their own (see row-layout.h). It is laid out and coloured as the
 * toolkit's own rows are.
 *
 * In templates, children of the types "prefix" and "suffix" come before and after the title. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ROW_LINE (muster_row_line_get_type ())
G_DECLARE_FINAL_TYPE (MusterRowLine, muster_row_line, MUSTER, ROW_LINE, GtkWidget)

void muster_row_line_set_title (MusterRowLine *line, const char *title);
const char *muster_row_line_get_title (MusterRowLine *line);

/* NULL and "" hide it. */
void muster_row_line_set_subtitle (MusterRowLine *line, const char *subtitle);
const char *muster_row_line_get_subtitle (MusterRowLine *line);

void muster_row_line_add_prefix (MusterRowLine *line, GtkWidget *widget);
void muster_row_line_add_suffix (MusterRowLine *line, GtkWidget *widget);

/* For whoever builds a row from a template: puts a child of the type "prefix" or "suffix" where it belongs. FALSE: it
 * is neither. */
gboolean muster_row_line_add_child (MusterRowLine *line, GObject *child, const char *type);

/* Lets a row be called and told of by what the line says. */
void muster_row_line_name (MusterRowLine *line, GtkAccessible *row);

/* Keeps the subtitle to one line, so that the row keeps its height whatever it says; what is cut is told when it is pointed at. */
void muster_row_line_cut_subtitle (MusterRowLine *line);

G_END_DECLS
