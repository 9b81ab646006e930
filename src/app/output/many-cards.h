/* SPDX-License-Identifier: GPL-3.0-or-later */
/* More cards than are likely meant: a slip in one number asks for a thousand, so that the player is asked first. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls `go` at once where there are at most MUSTER_MANY_CARDS; else asks, with their number, and calls it when the player wants that.
 * `data` is a GObject that outlives the question. */
void muster_many_cards_ask (GtkWindow *parent, guint cards, gboolean exporting, void (*go) (gpointer data),
                            gpointer data);

G_END_DECLS
