/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the house. */
#pragma once

#include "workspace/house.h"

G_BEGIN_DECLS

/* The path of a pack while it is enabled, or disabled. Free with g_free(). */
char *muster_house_dup_file (const char *id, gboolean on);

/* Records why a pack isn't used, as a sentence of bounded length. */
void muster_house_pack_set_problem (MusterHousePack *pack, const char *problem);

/* Locks a folder, creating it for its owner only. Close the result to unlock. -1 after an error. */
int muster_house_lock (const char *folder, GError **error);

G_END_DECLS
