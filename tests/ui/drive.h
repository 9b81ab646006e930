/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Driving the real window from inside the process: finding widgets by what a person sees, and doing what a person does. */
#pragma once

#include <adwaita.h>

#include "app/shell/window-files.h"
#include "app/shell/window.h"

G_BEGIN_DECLS

/* Lets everything happen that is about to. */
void drive_settle (void);

/* Lets the window be laid out and painted. */
void drive_wait_for_frame (GtkWidget *window);

/* The n-th widget of a type that is shown under `root`; NULL where there is none. */
GtkWidget *drive_nth (GtkWidget *root, GType type, guint n);

/* The window of a type that is open; NULL where none is. */
GtkWidget *drive_find_window (GType type);

/* The widget under `root` that the program calls so, whether it is shown or not: a setting's row has its key. NULL where there is
 * none. */
GtkWidget *drive_find_by_id (GtkWidget *root, const char *id);

/* The row of the editor whose title begins so; ends the test where there is none. */
GtkWidget *drive_find_row (GtkWidget *root, const char *title);

/* Any row, of whatever page, whose title begins so; ends the test where there is none. */
GtkWidget *drive_find_titled (GtkWidget *root, const char *title);

/* What a row of a list, of preferences or of an editor says; "" where it has no text under its title. */
const char *drive_get_title (GtkWidget *row);
const char *drive_get_subtitle (GtkWidget *row);

/* Enter on a row, or a click. */
void drive_activate (GtkWidget *row);

/* The button whose label or text begins so. */
GtkWidget *drive_find_button (GtkWidget *root, const char *label);

/* Whether a label that is shown has exactly this text. */
gboolean drive_has_text (GtkWidget *root, const char *text);

/* The picker that is open; NULL where none is. */
GtkWidget *drive_get_picker (GtkWidget *window);

/* Types words into the search of a list and takes what has that very name, be it folded away; or else, with Enter, the best match. */
void drive_search_and_take (GtkWidget *list, const char *words);

/* Shows what doesn't fit in a list to choose from, or folds it away. */
void drive_unfold (GtkWidget *list, gboolean open);

/* Activates a row of the editor, types words into the picker's search and takes what they find with Enter. */
void drive_choose (GtkWidget *window, const char *place, const char *words);

/* Activates a row of the editor and gives back the picker. */
GtkWidget *drive_open_picker (GtkWidget *window, const char *place);

/* The button that is called so for somebody who can't see it. */
GtkWidget *drive_find_named (GtkWidget *root, const char *name);

/* A key as a person presses it while that widget has the focus: every binding from the window down and up again is asked, as
 * the toolkit asks them. Returns whether somebody took it. */
gboolean drive_press (GtkWidget *widget, guint key, GdkModifierType modifiers);

/* The same for whatever has the focus in the window. */
gboolean drive_key (GtkWidget *window, guint key, GdkModifierType modifiers);

/* Enter in an entry, which answers to it by itself. */
void drive_enter (GtkWidget *window);

/* What somebody who can't see a widget is told of it; NULL where it is nothing. */
char *drive_dup_name (GtkWidget *widget);
char *drive_dup_description (GtkWidget *widget);

/* Types words where the cursor is. */
void drive_type (GtkWidget *window, const char *text);

/* Finds such a row and activates it. */
void drive_activate_row (GtkWidget *root, const char *title);

/* Types words into the chooser that is open and takes what they find with Enter. */
void drive_take (GtkWidget *window, const char *words);

/* The list of problems of the editor under `root`; where it is in a drawer, that is open now. */
GtkWidget *drive_open_problems (GtkWidget *root);

/* The button of the first remedy in it; NULL where there is none. */
GtkWidget *drive_find_first_remedy (GtkWidget *root);

void drive_undo (GtkWidget *window);
void drive_redo (GtkWidget *window);

G_END_DECLS
