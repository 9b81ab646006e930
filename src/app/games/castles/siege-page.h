/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The siege of a kingdom: whose hand attacks it, who joins in, and what falls, card by card.
 *
 * The signal "closed" says that the page is done. */
#pragma once

#include <adwaita.h>

#include "workspace/session.h"
#include "games/castles/kingdom.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SIEGE_PAGE (muster_siege_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterSiegePage, muster_siege_page, MUSTER, SIEGE_PAGE, AdwBin)

/* Copies the kingdom. */
GtkWidget *muster_siege_page_new (MusterSession *session, const MusterCastlesKingdom *kingdom);

void muster_siege_page_focus (MusterSiegePage *page);

G_END_DECLS
