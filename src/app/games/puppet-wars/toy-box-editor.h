/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of a toy box: size, Master, puppets with counts, and problems. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_TOY_BOX_EDITOR (muster_toy_box_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterToyBoxEditor, muster_toy_box_editor, MUSTER, TOY_BOX_EDITOR, MusterEditor)

GtkWidget *muster_toy_box_editor_new (MusterSession *session);

G_END_DECLS
