/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adopting: adds what a damaged library has beyond a new one, verifying every text by its checksum. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

/* The number of things recovered, recovered in an earlier state, and lost; and of states missing from the history. */
typedef struct
{
  guint recovered, older, lost, past_lost;
} MusterAdopted;

/* Reads the pages of the damaged file (library-salvage.h), without changing it, and adds what they contain as one
 * change. */
gboolean muster_library_adopt (MusterLibrary *library, const char *damaged, MusterAdopted *counts, GError **error);

G_END_DECLS
