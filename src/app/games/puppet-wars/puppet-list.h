/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puppets of a toy box, a row each. */
#pragma once

#include "app/widgets/rows/row-list.h"
#include "games/puppet-wars/toy-box.h"
#include "model/report.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PUPPET_LIST (muster_puppet_list_get_type ())
G_DECLARE_FINAL_TYPE (MusterPuppetList, muster_puppet_list, MUSTER, PUPPET_LIST, MusterRowList)

/* Each signal carries the place of a puppet (guint). "entered" asks for its card, with the row (GtkWidget) that it was
 * asked on; "counted" carries how many somebody wants (guint); "removed" asks for none. */

/* The report is of the same state of the toy box. Both are needed until the next call of this, or of the second. */
void muster_puppet_list_show (MusterPuppetList *list, const MusterPuppetWarsToyBox *box, const MusterReport *report);
void muster_puppet_list_forget (MusterPuppetList *list);

/* What is wrong at one place of a toy box ("puppet/2"), in sentences; "" where nothing is. Free with g_free(). */
char *muster_puppet_list_dup_wrong (const MusterReport *report, MusterPlace place);

G_END_DECLS
