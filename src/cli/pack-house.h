/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster pack list|install|remove|new|on|off`: the packs that a player has installed. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All of them print what is wrong, and return a MusterExit. */

int muster_pack_list (gboolean tsv);
int muster_pack_install (char **paths, gboolean replace);
int muster_pack_remove (char **names);
int muster_pack_switch (char **names, gboolean on);

/* Prints where it is, to be edited. */
int muster_pack_new (char **names, const char *game);

G_END_DECLS
