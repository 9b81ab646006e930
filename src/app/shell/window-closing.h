/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Closing the window where nothing can be saved, not even beside the library: the player says what becomes of it. */
#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* Saves what is still being typed, and all that isn't on the disk. FALSE: that can't be, and a dialog asks; it closes the window. */
gboolean muster_window_closing_may (MusterShell *window);

G_END_DECLS
