/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the programs' own files are: beside the program if it was moved or never installed, otherwise where meson
 * installed them. The environment variables MUSTER_CONTENT, MUSTER_HELPER and MUSTER_LOCALEDIR take precedence. */
#pragma once

#include <glib.h>

#include "muster-config.h"

G_BEGIN_DECLS

/* The content database and the example document. */
const char *muster_paths_get_content (void);
const char *muster_paths_get_example (void);
const char *muster_paths_get_starter (void);

/* A document in the samples folder. Free with g_free(). */
char *muster_paths_dup_sample (const char *name);

/* The terminal program, which decodes pictures (store/picture.h), and the window. A bare name is looked up in PATH. */
const char *muster_paths_get_helper (void);
const char *muster_paths_get_window (void);

/* The program that `muster` executes for commands that print. */
const char *muster_paths_get_printer (void);

/* The program that has all commands but those that print. */
const char *muster_paths_get_commands (void);

/* The folder of the translations. */
const char *muster_paths_get_locale (void);

/* The folder of compiled settings schemas beside the program; NULL if there is none. Free with g_free(). */
char *muster_paths_dup_schemas (void);

G_END_DECLS
