/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the program's own files are: beside it where it was moved or never installed, else where meson put them. */
#pragma once

#include <glib.h>

#include "muster-config.h"

G_BEGIN_DECLS

/* The content database and the example document. */
const char *muster_paths_get_content (void);
const char *muster_paths_get_example (void);

/* The terminal program, which decodes pictures. */
const char *muster_paths_get_helper (void);

/* The folder of compiled settings schemas beside the program; NULL where there is none. */
char *muster_paths_dup_schemas (void);

G_END_DECLS
