/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editors of all games. A game lists its own in app/games/GAME/editors.c; a class that no game's list names has the generic
 * editor. Nothing else in the window asks which game it is. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

/* A new editor for things of the class. */
GtkWidget *muster_editors_make (const MusterThingClass *klass, MusterSession *session);

/* Adds a line for each class that can be made from nothing. */
void muster_editors_fill_menu (GMenu *menu);

G_END_DECLS
