/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/games/castles/realm-group.h"

#include <glib/gi18n.h>

#include "app/games/castles/kingdom-action.h"
#include "app/widgets/icon-button.h"
#include "app/widgets/rows/text-row.h"

struct _MusterRealmGroup
{
  MusterRowGroup parent;
  guint realm;
  MusterTextRow *name;
  GtkWidget *remove; /* not there for the kingdom itself */
  MusterRealmView *view;
};

G_DEFINE_FINAL_TYPE (MusterRealmGroup, muster_realm_group, MUSTER_TYPE_ROW_GROUP)

static guint renamed_signal;

static void
renamed_cb (MusterRealmGroup *group, const char *name)
{
  g_signal_emit (group, renamed_signal, 0, group->realm, name);
}

void
muster_realm_group_set_realm (MusterRealmGroup *group, const MusterCatalog *catalog, guint realm)
{
  MusterCastlesKingdomChange remove = { .act = MUSTER_CASTLES_KINGDOM_REMOVE_STATE, .realm = realm };

  group->realm = realm;
  muster_realm_view_set_catalog (group->view, catalog);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (group->name),
                                 realm == 0 ? _ ("Name of the kingdom") : _ ("Name of the puppet state"));
  muster_icon_button_set_name (group->remove, _ ("Remove this puppet state"));
  muster_kingdom_action_set (group->remove, MUSTER_KINGDOM_CHANGE_ACTION, &remove);
  /* Hidden it would leave its gap. */
  if (realm == 0)
    adw_entry_row_remove (ADW_ENTRY_ROW (group->name), group->remove);
}

void
muster_realm_group_show (MusterRealmGroup *group, const MusterCastlesKingdom *kingdom)
{
  muster_text_row_show (group->name, muster_castles_kingdom_get_realm (kingdom, group->realm)->thing.name);
  muster_realm_view_show (group->view, kingdom, group->realm);
}

void
muster_realm_group_flush (MusterRealmGroup *group)
{
  muster_text_row_flush (group->name);
}

GtkWidget *
muster_realm_group_get_name_row (MusterRealmGroup *group)
{
  return GTK_WIDGET (group->name);
}

MusterRealmView *
muster_realm_group_get_view (MusterRealmGroup *group)
{
  return group->view;
}

static void
muster_realm_group_class_init (MusterRealmGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  renamed_signal = g_signal_new ("renamed", MUSTER_TYPE_REALM_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_STRING);
  g_type_ensure (MUSTER_TYPE_TEXT_ROW);
  g_type_ensure (MUSTER_TYPE_REALM_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/muster/Muster/games/castles/realm-group.ui");
  gtk_widget_class_bind_template_child (widget_class, MusterRealmGroup, name);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmGroup, remove);
  gtk_widget_class_bind_template_child (widget_class, MusterRealmGroup, view);
  gtk_widget_class_bind_template_callback (widget_class, renamed_cb);
}

static void
muster_realm_group_init (MusterRealmGroup *group)
{
  gtk_widget_init_template (GTK_WIDGET (group));
}

GtkWidget *
muster_realm_group_new (void)
{
  return g_object_new (MUSTER_TYPE_REALM_GROUP, NULL);
}
