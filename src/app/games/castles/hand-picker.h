/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Enters a hand by clicking: every card that matters in a siege, with its count. */
#pragma once

#include <adwaita.h>

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_HAND_PICKER (muster_hand_picker_get_type ())
G_DECLARE_FINAL_TYPE (MusterHandPicker, muster_hand_picker, MUSTER, HAND_PICKER, GtkWidget)

/* Edits the hand of `holder`, which must outlive the picker. Emits "changed". */
GtkWidget *muster_hand_picker_new (const MusterCatalog *catalog, MusterCastlesKingdom *holder);

/* The current hand, valid until it changes. */
const MusterCastlesHand *muster_hand_picker_get_hand (MusterHandPicker *picker);

G_END_DECLS
