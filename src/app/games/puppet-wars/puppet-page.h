/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for a puppet of a toy box: both sides of its card, copied or the player's own. */
#pragma once

#include "workspace/session.h"
#include "games/puppet-wars/toy-box.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_PUPPET_PAGE (muster_puppet_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterPuppetPage, muster_puppet_page, MUSTER, PUPPET_PAGE, AdwBin)

/* For the puppet at `entry` of the session's toy box, or MUSTER_PUPPET_WARS_TOY_BOX_OWN_MASTER. Its steps are the
 * session's; emits "closed". */
GtkWidget *muster_puppet_page_new (MusterSession *session, guint entry);

guint muster_puppet_page_get_entry (MusterPuppetPage *page);

/* Shows the puppet's current state. FALSE if it is gone. */
gboolean muster_puppet_page_show (MusterPuppetPage *page);

/* Commits pending input. */
void muster_puppet_page_flush (MusterPuppetPage *page);

void muster_puppet_page_focus (MusterPuppetPage *page);

G_END_DECLS
