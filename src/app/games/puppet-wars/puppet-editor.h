/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of a puppet in the library: its card, portrait, and number owned. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_PUPPET_EDITOR (muster_puppet_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterPuppetEditor, muster_puppet_editor, MUSTER, PUPPET_EDITOR, MusterEditor)

GtkWidget *muster_puppet_editor_new (MusterSession *session);

G_END_DECLS
