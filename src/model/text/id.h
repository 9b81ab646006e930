/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ids: the names by which files refer to options.
 *
 * An id is the option's name in lower case without accents, with every run of other characters as one hyphen: "6 of
 * Cups" is `6-of-cups`, "Bête Noire" is `bete-noire`. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The id for `name`; empty if the name has no letter and no digit. Free with g_free(). */
char *muster_id_dup_from_name (const char *name);

G_END_DECLS
