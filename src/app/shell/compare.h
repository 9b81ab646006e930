/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares two to four things: a table of every number and text, differences first and marked, and their cards. */
#pragma once

#include <adwaita.h>

#include "app/shell/editor.h"
#include "model/page/card.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_COMPARE (muster_compare_get_type ())
G_DECLARE_FINAL_TYPE (MusterCompare, muster_compare, MUSTER, COMPARE, AdwWindow)

/* A window over `parent` for the first cards of things of one kind (MusterCard). Takes ownership of the cards. Others
 * of the library can be added in it. */
GtkWidget *muster_compare_new (GtkWindow *parent, MusterSession *session, GPtrArray *cards);

/* The first card of a thing, optionally with another name; NULL if it has none. Free with muster_card_free(). */
MusterCard *muster_compare_make_card (MusterSession *session, const MusterThing *thing, const char *name);

/* Asks in the editor what to compare the current thing with, then opens the window. */
void muster_compare_ask (GtkWindow *parent, MusterEditor *editor);

G_END_DECLS
