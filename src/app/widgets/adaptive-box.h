/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two widgets: side by side if there is room, otherwise stacked. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ADAPTIVE_BOX (muster_adaptive_box_get_type ())
G_DECLARE_FINAL_TYPE (MusterAdaptiveBox, muster_adaptive_box, MUSTER, ADAPTIVE_BOX, GtkWidget)

/* In a template, its children are the main one, which takes what room is left, and the one aside: at the end where there is
 * room for both, below where there isn't. Where the main one is hidden, the other has all of it. */

G_END_DECLS
