/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The generic editor, for classes without one: renames the thing, lists its members, and shows its problems. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_GENERIC_EDITOR (muster_generic_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterGenericEditor, muster_generic_editor, MUSTER, GENERIC_EDITOR, MusterEditor)

GtkWidget *muster_generic_editor_new (MusterSession *session);

G_END_DECLS
