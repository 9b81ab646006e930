/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Closing the window when nothing can be saved, not even beside the library: the player decides. */
#pragma once

#include "app/shell/shell.h"

G_BEGIN_DECLS

/* Commits input and saves everything. FALSE if that fails: a dialog asks, and closes the window. */
gboolean muster_window_closing_may (MusterShell *window);

G_END_DECLS
