/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files that a check was asked for: a folder stands for all .muster files below it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  char *path;
  GError *error; /* why it can't be read, where that is known already; or NULL */
} MusterCheckPath;

/* The files (MusterCheckPath) in the order of `paths`, those of a folder sorted by path. A folder that can't be read or
 * has no such file is there itself, with an error. Links to folders aren't followed. Free with g_ptr_array_unref(). */
GPtrArray *muster_check_paths_expand (char **paths);

G_END_DECLS
