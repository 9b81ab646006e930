/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page that makes a character or battle group legal: the fewest changes, each alternative with a preview on the
 * card, applied as one step. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_REPAIR_PAGE (muster_repair_page_get_type ())
G_DECLARE_FINAL_TYPE (MusterRepairPage, muster_repair_page, MUSTER, REPAIR_PAGE, GtkWidget)

/* Opens the page over the editor's rows for the current character or battle group; `origin` gets the focus when it
 * closes. */
void muster_repair_page_open (MusterEditor *editor, GtkWidget *origin);

G_END_DECLS
