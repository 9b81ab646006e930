/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saving the current thing as a variant: a copy with its own name, and for a character another budget. */
#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* Adds the action "win.variant". */
void muster_window_variant_install (GtkWidgetClass *widget_class);

G_END_DECLS
