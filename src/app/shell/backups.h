/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Backups of the library while the window is open, and copies of them in the folder that the settings name. */
#pragma once

#include "app/shell/session.h"

G_BEGIN_DECLS

/* Makes one soon after a change, where one is due, for as long as the session lives. What goes wrong the session tells. */
void muster_backups_keep (MusterSession *session);

/* Makes one at once, and its copy. Returns the path of the copy, where there is one, or of the backup; NULL without an error
 * where none was due. Free with g_free(). */
char *muster_backups_make (MusterSession *session, gboolean only_if_due, GError **error);

G_END_DECLS
