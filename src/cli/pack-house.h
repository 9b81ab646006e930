/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster pack list|install|remove|new|on|off`: the player's installed packs. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All print their errors and return a MusterExit. */

int muster_pack_list (gboolean tsv);
int muster_pack_install (char **paths, gboolean replace);
int muster_pack_remove (char **names);
int muster_pack_switch (char **names, gboolean on);

/* Prints the new file's path, for editing. */
int muster_pack_new (char **names, const char *game);

G_END_DECLS
