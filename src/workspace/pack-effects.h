/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the options of a pack do to the game, in words for the player: how many legal characters can have each, at what
 * cost, and which options make others needless. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* A sentence for each option that Collision characters choose (char *); empty if there are none or the pack isn't used.
 * Free with g_ptr_array_unref(). */
GPtrArray *muster_pack_effects_list (MusterSession *session, const MusterHousePack *pack);

/* What enabling, disabling or installing a pack (with the bytes `instead`, otherwise NULL) does to the library's
 * things: MusterConsequence. NULL if that can't be determined. Free with g_ptr_array_unref(). */
GPtrArray *muster_pack_effects_predict (MusterSession *session, const char *id, gboolean on, GBytes *instead);

/* What carried packs (char) would do instead of the installed ones: for the first pack that differs from an installed
 * one. NULL if none does. Free with g_ptr_array_unref(). */
GPtrArray *muster_pack_effects_predict_carried (MusterSession *session, const GPtrArray *packs);

/* The options of a pack that have a price (const MusterOption), in catalogue order. Free with g_ptr_array_unref(). */
GPtrArray *muster_pack_effects_list_priced (MusterSession *session, const MusterHousePack *pack);

G_END_DECLS
