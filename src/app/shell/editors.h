/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editors of all games. A game lists its own in app/games/GAME/editors.c; classes without one get the generic
 * editor. Nothing else in the window asks which game it is. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

/* A new editor for the class. */
GtkWidget *muster_editors_make (const MusterThingClass *klass, MusterSession *session);

/* Adds the games' actions to the window's class. */
void muster_editors_install (GtkWidgetClass *window_class);

/* Adds an item for each class that can be made empty. */
void muster_editors_fill_menu (GMenu *menu);

G_END_DECLS
