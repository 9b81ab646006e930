/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/points.h"

#include <glib/gi18n.h>

char *
muster_points_dup (gint64 points)
{
  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), (int) points);
}
