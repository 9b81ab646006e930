/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of kingdoms: castles laid out as on the table, rows for puppet states, and the siege. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_KINGDOM_EDITOR (muster_kingdom_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterKingdomEditor, muster_kingdom_editor, MUSTER, KINGDOM_EDITOR, MusterEditor)

GtkWidget *muster_kingdom_editor_new (MusterSession *session);

G_END_DECLS
