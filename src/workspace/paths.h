/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the programs' own files are: beside the program where it was moved or never installed, else where meson put them. A variable
 * of the environment goes before both: MUSTER_CONTENT, MUSTER_HELPER, MUSTER_LOCALEDIR. */
#pragma once

#include <glib.h>

#include "muster-config.h"

G_BEGIN_DECLS

/* The content database and the example document. */
const char *muster_paths_get_content (void);
const char *muster_paths_get_example (void);
const char *muster_paths_get_starter (void);

/* A document beside the example. Free with g_free(). */
char *muster_paths_dup_sample (const char *name);

/* The terminal program, which decodes pictures (store/picture.h), and the window. A bare name is to be looked for in the PATH. */
const char *muster_paths_get_helper (void);
const char *muster_paths_get_window (void);

/* The program that `muster` becomes for commands that print. */
const char *muster_paths_get_printer (void);

/* The folder of the translations. */
const char *muster_paths_get_locale (void);

/* The folder of compiled settings schemas beside the program; NULL where there is none. Free with g_free(). */
char *muster_paths_dup_schemas (void);

G_END_DECLS
