/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Errors from outside: unreadable files, broken databases, full disks.
 *
 * An illegal character is never an error; it is a MusterProblem. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define MUSTER_ERROR (muster_error_quark ())

typedef enum
{
  MUSTER_ERROR_UNREADABLE, /* the file can't be read */
  MUSTER_ERROR_MALFORMED,  /* it was read, but isn't what it should be */
  MUSTER_ERROR_TOO_LARGE,  /* larger than the limits allow */
  MUSTER_ERROR_TOO_NEW,    /* made by a newer version of Muster */
  MUSTER_ERROR_UNWRITABLE, /* the result can't be written */
  MUSTER_ERROR_EXISTS,     /* it exists already */
  MUSTER_ERROR_USAGE,      /* the call is invalid */
} MusterError;

GQuark muster_error_quark (void);

/* Sets MUSTER_ERROR_USAGE with a message. Always returns FALSE. */
gboolean muster_error_refuse (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
