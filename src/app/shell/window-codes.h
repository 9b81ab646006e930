/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening codes: typed into a dialog, pasted, or followed as a link. */
#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* For the window's class. */
void muster_window_codes_install (GtkWidgetClass *widget_class);

/* Opens a code or link. If that fails, a dialog says why and lets the player correct it. */
void muster_window_codes_open (MusterShell *window, const char *code);

G_END_DECLS
