/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists by chance, for what must hold of every list: legal or not, short or long. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define LISTS_N_GAMES 4

/* A battle group, toy box, kingdom or team (by `game`) as document XML. Free with g_free(). */
char *lists_dup_random (GRand *rand, guint game);

G_END_DECLS
