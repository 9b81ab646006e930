/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entering a hand of cards by pointing: every card that matters to a siege, with how many of it are held. */
#pragma once

#include <adwaita.h>

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_HAND_PICKER (muster_hand_picker_get_type ())
G_DECLARE_FINAL_TYPE (MusterHandPicker, muster_hand_picker, MUSTER, HAND_PICKER, GtkWidget)

/* Changes the hand of `holder`, who outlives the picker. The signal "changed" says that it is another one. */
GtkWidget *muster_hand_picker_new (const MusterCatalog *catalog, MusterCastlesKingdom *holder);

/* The hand as it is, until it changes. */
const MusterCastlesHand *muster_hand_picker_get_hand (MusterHandPicker *picker);

G_END_DECLS
