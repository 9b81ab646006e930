/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The menu of a castle, a defense or a card in hand. */
#pragma once

#include "app/games/castles/kingdom-action.h"

G_BEGIN_DECLS

/* `what` is the change that removes it. */
GMenuModel *muster_kingdom_menu_new (const MusterCastlesKingdom *kingdom, const MusterCastlesKingdomChange *what);

G_END_DECLS
