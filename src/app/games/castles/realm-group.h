/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A kingdom or one of its puppet states on the page of its editor: its name, above its castles and its hand. */
#pragma once

#include "app/games/castles/realm-view.h"
#include "app/widgets/rows/row-group.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REALM_GROUP (muster_realm_group_get_type ())
G_DECLARE_FINAL_TYPE (MusterRealmGroup, muster_realm_group, MUSTER, REALM_GROUP, MusterRowGroup)

/* For a puppet state; that of the kingdom is in the template of its editor. The signal "renamed" carries the number of the realm (guint)
 * and its new name. */
GtkWidget *muster_realm_group_new (void);

/* Says which realm of a kingdom it is, 0 being the kingdom itself; once. */
void muster_realm_group_set_realm (MusterRealmGroup *group, const MusterCatalog *catalog, guint realm);

/* Shows it; the kingdom is needed until it is shown again. */
void muster_realm_group_show (MusterRealmGroup *group, const MusterCastlesKingdom *kingdom);

/* Commits pending input. */
void muster_realm_group_flush (MusterRealmGroup *group);

GtkWidget *muster_realm_group_get_name_row (MusterRealmGroup *group);
MusterRealmView *muster_realm_group_get_view (MusterRealmGroup *group);

G_END_DECLS
