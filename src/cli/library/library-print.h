/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists of the library, for people and programs. */
#pragma once

#include "store/library.h"

G_BEGIN_DECLS

/* The entries, or those whose numbers are in `found`, which may be NULL. Those in `agreed` are legal by agreement. Both
 * are ascending. */
void muster_library_print_entries (GPtrArray *entries, GArray *found, GArray *agreed, gboolean tsv);

void muster_library_print_history (GPtrArray *changes, gboolean tsv);

/* The versions (MusterLibraryVersion) of a thing. */
void muster_library_print_versions (GPtrArray *versions, gboolean tsv);

/* "Raid: Sabre 6 → 7 points; now 2 over the limit" */
void muster_library_print_changes (const char *name, GPtrArray *changes);

G_END_DECLS
