/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of texts for the terminal: columns as wide as they need to be, numbers to the right. Where the terminal is too
 * narrow for all of it, the widest columns wrap. A column without a single cell to show is left out. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _MusterTable MusterTable;

/* `headers` ends with NULL. Where all of them are empty, they take no line. */
MusterTable *muster_table_new (const char *const *headers);
void muster_table_free (MusterTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTable, muster_table_free)

/* Takes a row of as many cells as there are headers over. */
void muster_table_add (MusterTable *table, char **cells);

/* The table as text for a terminal of that many columns; 0 for as wide as it gets. Free with g_free(). */
char *muster_table_dup_text (const MusterTable *table, guint width);

G_END_DECLS
