/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puppets of a toy box, a row each. */
#pragma once

#include "app/widgets/rows/row-list.h"
#include "games/puppet-wars/toy-box.h"
#include "model/report.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PUPPET_LIST (muster_puppet_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterPuppetList, muster_puppet_list, MUSTER, PUPPET_LIST, MusterRowList)

/* Signals carry the index of a puppet (guint): "entered" to edit its card, with the row (GtkWidget); "counted" with the
 * new count (guint); "removed". */

/* The report must be of the toy box's current state. Both must live until the next call of this or of
 * muster_puppet_list_forget(). */
void muster_puppet_list_show (MusterPuppetList *list, const MusterPuppetWarsToyBox *box, const MusterReport *report);
void muster_puppet_list_forget (MusterPuppetList *list);

/* The problems at a place of a toy box ("puppet/2"), in sentences; "" if there are none. Free with g_free(). */
char *muster_puppet_list_dup_wrong (const MusterReport *report, MusterPlace place);

G_END_DECLS
