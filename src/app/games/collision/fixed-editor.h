/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor for fixed characters: Major Arcana, whose numbers are entered, not computed. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_FIXED_EDITOR (muster_fixed_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterFixedEditor, muster_fixed_editor, MUSTER, FIXED_EDITOR, MusterEditor)

GtkWidget *muster_fixed_editor_new (MusterSession *session);

G_END_DECLS
