/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The notes of power.h: every call that changed a file of the watched folder, in order. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  POWER_WRITE,
  POWER_TRUNCATE,
  POWER_SYNC,
  POWER_CREATE, /* of a file, or of a folder: its number is 0 */
  POWER_REMOVE,
  POWER_RENAME, /* `other` to `path` */
  POWER_SYNC_FOLDER,
} PowerKind;

typedef struct
{
  PowerKind kind;
  guint file; /* its number */
  gsize at;   /* where it is written, or its new length */
  GBytes *bytes;
  char *path, *other; /* below the folder; the folder itself is "." */
} PowerAct;

guint power_log_count (void);
const PowerAct *power_log_act (guint i);

G_END_DECLS
