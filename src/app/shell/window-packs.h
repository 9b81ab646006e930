/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Packs in the window: dropped on it, changed by another program, or broken. */
#pragma once

#include "app/shell/shell.h"
#include "model/document.h"

G_BEGIN_DECLS

/* Whether a file name looks like a pack. */
gboolean muster_window_packs_is_pack (const char *path);

/* Installs a pack; asks if another with its name is installed. Errors are shown. */
void muster_window_packs_install (MusterShell *window, const char *path);

/* Whether a document carries packs that aren't installed; if so, asks whether to install them. */
gboolean muster_window_packs_offer (MusterShell *window, const MusterDocument *document);

/* Reloads packs that have changed, and names those that can't be used. */
void muster_window_packs_refresh (MusterShell *window);

/* Names those that can't be used. */
void muster_window_packs_name_broken (MusterShell *window);

void muster_window_packs_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
