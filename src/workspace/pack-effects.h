/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the options of a pack do to the game, in words for the player: how many legal characters can have each, what they cost, and
 * which options make others needless. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* A sentence for each option that characters of Collision choose (char *); empty where the pack has none, or isn't used. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_pack_effects_list (MusterSession *session, const MusterHousePack *pack);

/* What becomes of the library's things when a pack is switched on or off, or installed with these bytes (`instead`, else NULL): a
 * MusterConsequence each. NULL where that can't be known. Free with g_ptr_array_unref(). */
GPtrArray *muster_pack_effects_foresee (MusterSession *session, const char *id, gboolean on, GBytes *instead);

/* The options of a pack that have a price (const MusterOption), in the catalogue's order. Free with g_ptr_array_unref(). */
GPtrArray *muster_pack_effects_list_priced (MusterSession *session, const MusterHousePack *pack);

G_END_DECLS
