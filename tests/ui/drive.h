/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Driving the real window in-process: finding widgets by what a person sees, and doing what a person does. */
#pragma once

#include <adwaita.h>

#include "app/shell/window-files.h"
#include "app/shell/window.h"

G_BEGIN_DECLS

/* Lets everything happen that is about to. */
void drive_settle (void);

/* Lets the window be laid out and painted. */
void drive_wait_for_frame (GtkWidget *window);

/* The n-th widget of a type that is shown under `root`; NULL if there is none. */
GtkWidget *drive_nth (GtkWidget *root, GType type, guint n);

/* The window of a type that is open; NULL if none is. */
GtkWidget *drive_find_window (GType type);

/* The widget under `root` that the program calls so, whether it is shown or not: a setting's row has its key. NULL if
 * there is none. */
GtkWidget *drive_find_by_id (GtkWidget *root, const char *id);

/* The editor's row whose title begins like this; aborts if there is none. */
GtkWidget *drive_find_row (GtkWidget *root, const char *title);

/* Any row, on any page, whose title begins like this; aborts if there is none. */
GtkWidget *drive_find_titled (GtkWidget *root, const char *title);

/* The subtitle of a row in a list, preferences or editor; "" if it has none. */
const char *drive_get_title (GtkWidget *row);
const char *drive_get_subtitle (GtkWidget *row);

/* Enter on a row, or a click. */
void drive_activate (GtkWidget *row);

/* The button whose label or text begins so. */
GtkWidget *drive_find_button (GtkWidget *root, const char *label);

/* Whether a label that is shown has exactly this text. */
gboolean drive_has_text (GtkWidget *root, const char *text);

/* The picker that is open; NULL if none is. */
GtkWidget *drive_get_picker (GtkWidget *window);

/* Types into the search of a list and chooses the entry with exactly that name, even if folded; otherwise the best
 * match with Enter. */
void drive_search_and_take (GtkWidget *list, const char *words);

/* Shows what doesn't fit in a list to choose from, or folds it away. */
void drive_unfold (GtkWidget *list, gboolean open);

/* Activates a row of the editor, types words into the picker's search and takes what they find with Enter. */
void drive_choose (GtkWidget *window, const char *place, const char *words);

/* Activates a row of the editor and gives back the picker. */
GtkWidget *drive_open_picker (GtkWidget *window, const char *place);

/* The button with that accessible name. */
GtkWidget *drive_find_named (GtkWidget *root, const char *name);

/* Sends a key as if a person pressed it while that widget has the focus: all bindings are tried in GTK's order. Returns
 * whether it was handled. */
gboolean drive_press (GtkWidget *widget, guint key, GdkModifierType modifiers);

/* The same for the focused widget of the window. */
gboolean drive_key (GtkWidget *window, guint key, GdkModifierType modifiers);

/* Enter in an entry, which answers to it by itself. */
void drive_enter (GtkWidget *window);

/* What somebody who can't see a widget is told of it; NULL if it is nothing. */
char *drive_dup_name (GtkWidget *widget);
char *drive_dup_description (GtkWidget *widget);

/* Types text at the cursor. */
void drive_type (GtkWidget *window, const char *text);

/* Finds such a row and activates it. */
void drive_activate_row (GtkWidget *root, const char *title);

/* Types words into the chooser that is open and takes what they find with Enter. */
void drive_take (GtkWidget *window, const char *words);

/* The list of problems of the editor under `root`; where it is in a drawer, that is open now. */
GtkWidget *drive_open_problems (GtkWidget *root);

/* The button of the first remedy in it; NULL if there is none. */
GtkWidget *drive_find_first_remedy (GtkWidget *root);

void drive_undo (GtkWidget *window);
void drive_redo (GtkWidget *window);

G_END_DECLS
