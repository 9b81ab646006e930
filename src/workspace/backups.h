/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backups of the library while a session is open, and copies of them in a folder of the player's choice. */
#pragma once

#include "workspace/session.h"

G_BEGIN_DECLS

/* The folder for copies, as the player's settings have it now; "" for none. Free with g_free(). */
typedef char *(*MusterBackupsFolder) (void);

/* Makes a backup soon after a change, where one is due, for as long as the session lives. The session tells of failures. */
void muster_backups_keep (MusterSession *session, MusterBackupsFolder dup_folder);

/* Makes one at once, and a copy in that folder unless it is "". Returns the path of the copy, where there is one, or of the backup; NULL
 * without an error where none was due. Free with g_free(). */
char *muster_backups_make (MusterSession *session, const char *folder, gboolean only_if_due, GError **error);

/* Where a backup of that library is, named by its path or by its name in the folder of backups. Free with g_free(). */
char *muster_backups_dup_path (const char *library, const char *name);

G_END_DECLS
