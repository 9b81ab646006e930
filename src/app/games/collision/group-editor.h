/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor for battle groups. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_GROUP_EDITOR (muster_group_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterGroupEditor, muster_group_editor, MUSTER, GROUP_EDITOR, MusterEditor)

GtkWidget *muster_group_editor_new (MusterSession *session);

G_END_DECLS
