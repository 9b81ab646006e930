/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The content of a row: a title with a text below, and widgets before and after. It wraps, and if a word would break,
 * the widgets after the title move to a second line (see row-layout.h). It looks like libadwaita's rows.
 *
 * In templates, children of type "prefix" and "suffix" are before and after the title. */
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

/* For building rows from templates: adds a child of type "prefix" or "suffix". FALSE for other types. */
gboolean muster_row_line_add_child (MusterRowLine *line, GObject *child, const char *type);

/* Sets a row's accessible name and description from its line. */
void muster_row_line_name (MusterRowLine *line, GtkAccessible *row);

/* Keeps the subtitle to one line, so that the row keeps its height whatever it says; what is cut is told when it is pointed at. */
void muster_row_line_cut_subtitle (MusterRowLine *line);

G_END_DECLS
