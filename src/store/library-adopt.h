/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Adopting: what a damaged library has beyond a new one is added to that, every text held against its checksum. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

/* How many things were recovered, of them as they were earlier, and lost; and states that are missing from the history. */
typedef struct
{
  guint recovered, older, lost, past_lost;
} MusterAdopted;

/* Reads the pages of the damaged file (library-salvage.h), which is left alone, and adds what they have as one change. */
gboolean muster_library_adopt (MusterLibrary *library, const char *damaged, MusterAdopted *counts, GError **error);

G_END_DECLS
