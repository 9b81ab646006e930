/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A menu that is never wider than its window: labels wrap if needed, and accelerators are omitted. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void muster_small_menu_use (GtkPopover *menu);

G_END_DECLS
