/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where a player's house packs are. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The pack folder: MUSTER_PACKS, or `muster/packs` in the player's data folder. Empty: none. Free with g_free(). */
char *muster_house_dup_folder (void);

G_END_DECLS
