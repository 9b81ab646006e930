/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editor of the player's own card of Stuffed: a Loyal, a Mercenary or an Advantage. */
#pragma once

#include "app/shell/editor.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_STUFFED_CARD_EDITOR (muster_stuffed_card_editor_get_type ())
G_DECLARE_FINAL_TYPE (MusterStuffedCardEditor, muster_stuffed_card_editor, MUSTER, STUFFED_CARD_EDITOR, MusterEditor)

GtkWidget *muster_stuffed_card_editor_new (MusterSession *session);

G_END_DECLS
