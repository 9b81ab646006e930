/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A failing disk: an SQLite VFS around the default one that counts operations and makes one fail, once or from then
 * on. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  FAULT_ERROR, /* a disk that reports an error, for anything */
  FAULT_FULL,  /* one that has no room left: writing fails, or making a file */
} Fault;

/* Puts it in the place of the usual one. */
void faults_install (void);

/* Makes the n-th operation from now fail, counted from 1; and all after it if permanent. */
void faults_arm (Fault fault, guint n, gboolean for_good);

/* Ends that. Whether anything failed. */
gboolean faults_disarm (void);

G_END_DECLS
