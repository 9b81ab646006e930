/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A character's numbers as a strip of chips: each shows its derivation when pointed at, focused or touched. */
#pragma once

#include <adwaita.h>

#include "games/collision/totals.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STAT_STRIP (muster_stat_strip_get_type ())
G_DECLARE_FINAL_TYPE (MusterStatStrip, muster_stat_strip, MUSTER, STAT_STRIP, GtkWidget)

void muster_stat_strip_show (MusterStatStrip *strip, const MusterCollisionCharacter *character,
                             const MusterCollisionTotals *totals);

/* Puts the keyboard on the points, or a stat by its id ("def"), which tells where it comes from. FALSE if there is no
 * such number. */
gboolean muster_stat_strip_focus_number (MusterStatStrip *strip, const char *id);

G_END_DECLS
