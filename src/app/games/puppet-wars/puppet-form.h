/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The form of a puppet's card: groups of rows for both sides, making changes of the puppet. It shows a puppet of the
 * session's toy box, or the session's current puppet. */
#pragma once

#include "workspace/session.h"
#include "app/widgets/rows/row-group.h"
#include "games/puppet-wars/toy-box.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PUPPET_FORM (muster_puppet_form_get_type ())
G_DECLARE_FINAL_TYPE (MusterPuppetForm, muster_puppet_form, MUSTER, PUPPET_FORM, GObject)

/* `entry` is the puppet's index in the toy box, or MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER. Keep the form as long as its
 * groups. */
MusterPuppetForm *muster_puppet_form_new (MusterSession *session, guint entry);

/* The puppet; NULL if it is gone. */
const MusterPuppetWarsPuppet *muster_puppet_form_get_puppet (MusterPuppetForm *form);

/* Its groups in page order, to be added by the owner; NULL after the last. The first identifies the puppet. */
MusterRowGroup *muster_puppet_form_get_group (MusterPuppetForm *form, guint n);

GtkWidget *muster_puppet_form_get_name_row (MusterPuppetForm *form);

/* Shows the puppet's current state. */
void muster_puppet_form_show (MusterPuppetForm *form);

/* Commits pending input. */
void muster_puppet_form_flush (MusterPuppetForm *form);

G_END_DECLS
