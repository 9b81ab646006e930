/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the house share. */
#pragma once

#include "workspace/house.h"

G_BEGIN_DECLS

/* Where a pack is while it is on, or off. Free with g_free(). */
char *muster_house_dup_file (const char *id, gboolean on);

/* Why a pack isn't used, as a sentence of a length that somebody reads. */
void muster_house_pack_set_problem (MusterHousePack *pack, const char *problem);

/* Takes the lock of a folder, made where there is none, for its owner alone. Close it again. -1 after an error. */
int muster_house_lock (const char *folder, GError **error);

G_END_DECLS
