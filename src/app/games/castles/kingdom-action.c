/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/kingdom-action.h"

GVariant *
muster_kingdom_action_new (const MusterCastlesKingdomChange *change)
{
  return g_variant_new (MUSTER_KINGDOM_ACT_TYPE, (guint) change->act, change->realm, change->castle, change->card,
                        change->to_realm, change->to_castle, change->to_card,
                        change->option != NULL ? change->option->id : "");
}

MusterCastlesKingdomChange
muster_kingdom_action_get (GVariant *variant, const MusterCatalog *catalog)
{
  MusterCastlesKingdomChange change = { 0 };
  g_autofree char *option = NULL;
  guint act;

  g_variant_get (variant, MUSTER_KINGDOM_ACT_TYPE, &act, &change.realm, &change.castle, &change.card, &change.to_realm,
                 &change.to_castle, &change.to_card, &option);
  change.act = (MusterCastlesKingdomAct) act;
  if (*option != '\0' && catalog != NULL)
    change.option = muster_catalog_find (catalog, MUSTER_KIND_CASTLE_CARD, option);
  return change;
}

void
muster_kingdom_action_ask (GtkWidget *widget, const char *action, const MusterCastlesKingdomChange *change)
{
  /* GTK borrows the variant, so nobody else would free it. */
  g_autoptr (GVariant) asked = g_variant_ref_sink (muster_kingdom_action_new (change));

  gtk_widget_activate_action_variant (widget, action, asked);
}

void
muster_kingdom_action_set (GtkWidget *button, const char *action, const MusterCastlesKingdomChange *change)
{
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), muster_kingdom_action_new (change));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
}

static void
released_cb (GtkGesture *gesture)
{
  g_signal_emit_by_name (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), "clicked");
}

void
muster_kingdom_action_add_menu_click (GtkWidget *button)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  /* On release: a menu opened earlier would swallow the release, and the button would stay pressed. */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (gesture), GDK_BUTTON_SECONDARY);
  g_signal_connect (gesture, "released", G_CALLBACK (released_cb), NULL);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (gesture));
}
