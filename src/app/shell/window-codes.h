/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Codes that come into the window: typed into a dialog, pasted, or followed as a link. */
#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* For the class of the window. */
void muster_window_codes_install (GtkWidgetClass *widget_class);

/* Opens what a code or a link stands for. Where it can't be, a dialog says why and lets the player mend it. */
void muster_window_codes_open (MusterShell *window, const char *code);

G_END_DECLS
