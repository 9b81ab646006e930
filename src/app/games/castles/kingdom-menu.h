/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What can be done with a castle, a defense or a card in hand: the menu that a click on it opens. */
#pragma once

#include "app/games/castles/kingdom-action.h"

G_BEGIN_DECLS

/* `what` is the change that takes it away. */
GMenuModel *muster_kingdom_menu_new (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what);

G_END_DECLS
