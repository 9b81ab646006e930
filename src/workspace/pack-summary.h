/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a pack adds and where it is used, in words for the player. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* The names of its options: "Boat Hook, Wharf Rat". Empty if it isn't used. Free with g_free(). */
char *muster_pack_summary_dup_options (MusterSession *session, const MusterHousePack *pack);

/* How many options it adds. */
guint muster_pack_summary_count_options (MusterSession *session, const MusterHousePack *pack);

/* The names of the library's things that use its options (char *). Free with g_ptr_array_unref(). */
GPtrArray *muster_pack_summary_list_users (MusterSession *session, const MusterHousePack *pack);

G_END_DECLS
