/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Asks before making unusually many cards: a typo in a count asks for a thousand. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Calls `go` at once for at most MUSTER_MANY_CARDS; otherwise asks first, giving the number. `data` is a GObject that
 * outlives the dialog. */
void muster_many_cards_ask (GtkWindow *parent, guint cards, gboolean exporting, void (*go) (gpointer data),
                            gpointer data);

G_END_DECLS
