/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What goes wrong outside: unreadable files, broken databases, full disks.
 *
 * An illegal character is never an error; it is a MusterProblem. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_ERROR (muster_error_quark ())

typedef enum
{
  MUSTER_ERROR_UNREADABLE, /* the file can't be read at all */
  MUSTER_ERROR_MALFORMED,  /* it was read, and is not what it should be */
  MUSTER_ERROR_TOO_LARGE,  /* more than we are willing to read */
  MUSTER_ERROR_TOO_NEW,    /* made by a later version of Muster */
  MUSTER_ERROR_UNWRITABLE, /* the result can't be written */
  MUSTER_ERROR_EXISTS,     /* there is another one already */
  MUSTER_ERROR_USAGE,      /* the call makes no sense */
} MusterError;

GQuark muster_error_quark (void);

/* A call that makes no sense, and why: MUSTER_ERROR_USAGE. Always FALSE, to be returned. */
gboolean muster_error_refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
