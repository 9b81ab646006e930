/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the widgets of a kingdom ask for, as actions: "kingdom.change" with a whole change, "kingdom.pick" with one whose
 * card is yet to be picked, "kingdom.menu" with one in whose menu others are. Whoever shows the kingdom has both. */
#pragma once

#include <gtk/gtk.h>

#include "games/castles/kingdom-change.h"

G_BEGIN_DECLS

#define MUSTER_KINGDOM_CHANGE_ACTION "kingdom.change"
#define MUSTER_KINGDOM_PICK_ACTION "kingdom.pick"
#define MUSTER_KINGDOM_MENU_ACTION "kingdom.menu"
#define MUSTER_KINGDOM_ACT_TYPE "(uuuuuuus)"

/* A change as a target of actions, and back; without a catalogue, without its option. Floating. */
GVariant *muster_kingdom_action_new (const MusterCastlesKingdomChange *change);
MusterCastlesKingdomChange muster_kingdom_action_get (GVariant *variant, const MusterCatalog *catalog);

/* Asks for it from a widget. */
void muster_kingdom_action_ask (GtkWidget *widget, const char *action, const MusterCastlesKingdomChange *change);

/* Makes a button ask for it. */
void muster_kingdom_action_set (GtkWidget *button, const char *action, const MusterCastlesKingdomChange *change);

/* Lets the other button of the mouse ask for the same. */
void muster_kingdom_action_add_menu_click (GtkWidget *button);

G_END_DECLS
