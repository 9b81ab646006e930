/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a toy box: a puppet, how many of it there are, and what is wrong with that. */
#pragma once

#include "app/widgets/rows/list-row.h"

#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PUPPET_ROW (muster_puppet_row_get_type ())
G_DECLARE_FINAL_TYPE (MusterPuppetRow, muster_puppet_row, MUSTER, PUPPET_ROW, MusterListRow)

/* "activated" asks for its card, "counted" carries how many somebody wants, "removed" asks for none. */
GtkWidget *muster_puppet_row_new (void);

/* `all` is how many of it the toy box has, in this and other rows. `wrong` has sentences about what is wrong with it;
 * empty: nothing. */
void muster_puppet_row_show (MusterPuppetRow *row, const MusterPuppetWarsPuppet *puppet, guint all, const char *wrong);

G_END_DECLS
