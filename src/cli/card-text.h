/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards and lists for people at a terminal: as wide as it is, in colour where it has any. */
#pragma once

#include "cli/collection.h"

G_BEGIN_DECLS

/* Prints all lists, then all cards, with a blank line before each but the very first. */
void muster_collection_print (const MusterCollection *collection, gboolean first);

G_END_DECLS
