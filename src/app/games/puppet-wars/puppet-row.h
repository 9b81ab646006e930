/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a toy box: a puppet, its count and problems. */
#pragma once

#include "app/widgets/rows/list-row.h"

#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PUPPET_ROW (muster_puppet_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterPuppetRow, muster_puppet_row, MUSTER, PUPPET_ROW, MusterListRow)

/* Emits "activated" to edit its card, "counted" with the new count, "removed". */
GtkWidget *muster_puppet_row_new (void);

/* `all` is its count in all rows of the toy box. `wrong` has its problems as sentences; empty for none. */
void muster_puppet_row_show (MusterPuppetRow *row, const MusterPuppetWarsPuppet *puppet, guint all, const char *wrong);

G_END_DECLS
