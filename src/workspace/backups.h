/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backups of the library while a session is open, with copies in a folder of the player's choice. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* The folder for copies, from the player's current settings; "" for none. Free with g_free(). */
typedef char *(*MusterBackupsFolder) (void);

/* Makes a backup soon after a change if one is due, as long as the session lives. Failures are reported through the
 * session. */
void muster_backups_keep (MusterSession *session, MusterBackupsFolder dup_folder);

/* Makes a backup now, with a copy in that folder unless it is "". Returns the path of the copy if there is one,
 * otherwise of the backup; NULL without an error if no backup was due. Free with g_free(). */
char *muster_backups_make (MusterSession *session, const char *folder, gboolean only_if_due, GError **error);

/* The path of a library's backup, given its path or its name in the backup folder. Free with g_free(). */
char *muster_backups_dup_path (const char *library, const char *name);

G_END_DECLS
