/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that makes a character or a battle group legal: how few changes do it, and each way of as many, listed, shown on the card
 * while it is looked at, and made as one step. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REPAIR_PAGE (muster_repair_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterRepairPage, muster_repair_page, MUSTER, REPAIR_PAGE, GtkWidget)

/* Lays the page over the editor's rows, for the character or battle group that the session shows; `origin` gets the focus when it goes. */
void muster_repair_page_open (MusterEditor *editor, GtkWidget *origin);

G_END_DECLS
