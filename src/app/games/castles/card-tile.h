/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A card of Castles on the table: its icon, its name and what it is worth. On a castle or in a hand; a click asks for what can be
 * done with it.
 *
 * On a castle it is moved with Alt and the arrows, or dragged; Delete takes it away. */
#pragma once

#include <adwaita.h>

#include "games/castles/kingdom.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_CARD_TILE (muster_card_tile_get_type ())
G_DECLARE_FINAL_TYPE (MusterCardTile, muster_card_tile, MUSTER, CARD_TILE, GtkButton)

/* In a castle's pile, or in a hand. */
GtkWidget *muster_card_tile_new (gboolean in_hand);

/* Its place is given by realm, castle (none for a hand) and card; `castles` is the number of castles in the row,
 * `height` the number of cards in the pile. `fate` says what a threat would do to it, or NULL. */
typedef struct
{
  guint realm, castle, card;
  guint castles, height;
  const char *fate;
} MusterCardPlace;

void muster_card_tile_show (MusterCardTile *tile, const MusterCastlesCard *card, const MusterCardPlace *place);

const MusterCardPlace *muster_card_tile_get_place (MusterCardTile *tile);

G_END_DECLS
