/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of a miniature: its photo, how many there are, and what it shows. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_MINIATURE_EDITOR (muster_miniature_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterMiniatureEditor, muster_miniature_editor, MUSTER, MINIATURE_EDITOR, MusterEditor)

GtkWidget *muster_miniature_editor_new (MusterSession *session);

G_END_DECLS
