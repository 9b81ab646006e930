/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Points as words. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* "1 point", "7 points". Free with g_free(). */
char *muster_points_dup (gint64 points);

G_END_DECLS
