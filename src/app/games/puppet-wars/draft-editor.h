/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A draft for players around one computer: players, picks, then toy boxes. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_DRAFT_EDITOR (muster_draft_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterDraftEditor, muster_draft_editor, MUSTER, DRAFT_EDITOR, MusterEditor)

GtkWidget *muster_draft_editor_new (MusterSession *session);

G_END_DECLS
