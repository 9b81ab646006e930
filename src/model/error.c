/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/error.h"

G_DEFINE_QUARK (muster - error - quark, muster_error)

gboolean
muster_error_refuse (GError **error, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  if (error != NULL)
    *error = g_error_new_valist (MUSTER_ERROR, MUSTER_ERROR_USAGE, format, args);
  va_end (args);
  return FALSE;
}
