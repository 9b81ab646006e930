/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A menu that is never wider than its window: where there is no room, what it offers goes onto several lines, and the keys are left to the
 * window of shortcuts. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void muster_small_menu_use (GtkPopover *menu);

G_END_DECLS
