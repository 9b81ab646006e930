/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two widgets: beside each other where there is room, else one above the other. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define MUSTER_TYPE_ADAPTIVE_PAIR (muster_adaptive_pair_get_type ())
G_DECLARE_FINAL_TYPE (MusterAdaptivePair, muster_adaptive_pair, MUSTER, ADAPTIVE_PAIR, GtkWidget)

/* In a template, its children are the main one, which takes what room is left, and the one aside: at the end where there is
 * room for both, below where there isn't. Where the main one is hidden, the other has all of it. */

G_END_DECLS
