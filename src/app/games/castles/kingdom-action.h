/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The requests of a kingdom's widgets, as actions: "kingdom.change" with a complete change, "kingdom.pick" with one
 * whose card must be picked, "kingdom.menu" for a menu of changes. The editor implements them. */
#pragma once

#include <gtk/gtk.h>

#include "games/castles/kingdom-change.h"

G_BEGIN_DECLS

#define MUSTER_KINGDOM_CHANGE_ACTION "kingdom.change"
#define MUSTER_KINGDOM_PICK_ACTION "kingdom.pick"
#define MUSTER_KINGDOM_MENU_ACTION "kingdom.menu"
#define MUSTER_KINGDOM_ACT_TYPE "(uuuuuuus)"

/* A change as an action target, and back; without a catalogue, its option is left out. Floating. */
GVariant *muster_kingdom_action_new (const MusterCastlesKingdomChange *change);
MusterCastlesKingdomChange muster_kingdom_action_get (GVariant *variant, const MusterCatalog *catalog);

/* Activates the action for a change. */
void muster_kingdom_action_ask (GtkWidget *widget, const char *action, const MusterCastlesKingdomChange *change);

/* Makes a button activate it. */
void muster_kingdom_action_set (GtkWidget *button, const char *action, const MusterCastlesKingdomChange *change);

/* Makes the secondary mouse button do the same. */
void muster_kingdom_action_add_menu_click (GtkWidget *button);

G_END_DECLS
