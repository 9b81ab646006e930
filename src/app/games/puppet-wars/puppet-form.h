/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a puppet's card: groups of rows for both of its sides, and the steps that a player does with them. It shows a puppet of
 * the session's toy box, or the one that the session shows by itself. */
#pragma once

#include "workspace/session.h"
#include "app/widgets/rows/row-group.h"
#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PUPPET_FORM (muster_puppet_form_get_type ())
G_DECLARE_FINAL_TYPE (MusterPuppetForm, muster_puppet_form, MUSTER, PUPPET_FORM, GObject)

/* `entry` is the puppet's in the toy box, or MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER. Whoever has the form keeps it as long as its
 * groups. */
MusterPuppetForm *muster_puppet_form_new (MusterSession *session, guint entry);

/* The puppet; NULL where there is none any more. */
const MusterPuppetWarsPuppet *muster_puppet_form_get_puppet (MusterPuppetForm *form);

/* Its groups in the order of a page, for the owner to put there; NULL behind the last. The first says who it is. */
MusterRowGroup *muster_puppet_form_get_group (MusterPuppetForm *form, guint n);

GtkWidget *muster_puppet_form_get_name_row (MusterPuppetForm *form);

/* Shows the puppet as it is now. */
void muster_puppet_form_show (MusterPuppetForm *form);

/* Settles at once what is still being typed. */
void muster_puppet_form_flush (MusterPuppetForm *form);

G_END_DECLS
