/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kingdom or puppet state on the table: castles side by side, the effects of special cards, and its hand. */
#pragma once

#include <adwaita.h>

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REALM_VIEW (muster_realm_view_get_type ())
G_DECLARE_FINAL_TYPE (MusterRealmView, muster_realm_view, MUSTER, REALM_VIEW, GtkWidget)

/* Gives it what cards there are, once. */
void muster_realm_view_set_catalog (MusterRealmView *view, const MusterCatalog *catalog);

/* Shows the n-th realm of a kingdom, which must live until the next call. */
void muster_realm_view_show (MusterRealmView *view, const MusterCastlesKingdom *kingdom, guint realm);

/* Clears it. */
void muster_realm_view_forget (MusterRealmView *view);

/* The widget of a castle, or of a card in its pile (G_MAXUINT: the castle itself); the nearest one if it is gone, or
 * the button that adds one. */
GtkWidget *muster_realm_view_find_castle (MusterRealmView *view, guint castle, guint card);

/* The same for a card of the hand. */
GtkWidget *muster_realm_view_find_card (MusterRealmView *view, guint card);

G_END_DECLS
