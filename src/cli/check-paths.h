/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files to check: a folder stands for all .muster files in it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *path;
  GError *error; /* why it can't be read, if already known; or NULL */
} MusterCheckPath;

/* The files (MusterCheckPath) in the order of `paths`, those of a folder sorted. A folder that is unreadable or has no
 * such file is included with an error. Links to folders aren't followed. Free with g_ptr_array_unref(). */
GPtrArray *muster_check_paths_expand (char **paths);

G_END_DECLS
