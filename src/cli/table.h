/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text table for the terminal: columns as wide as needed, numbers right-aligned. If the terminal is too narrow, the
 * widest columns wrap. Columns without content are omitted. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _MusterTable MusterTable;

/* `headers` is NULL-terminated. If all are empty, there is no header line. */
MusterTable *muster_table_new (const char *const *headers);
void muster_table_free (MusterTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterTable, muster_table_free)

/* Takes a row with as many cells as there are headers. */
void muster_table_add (MusterTable *table, char **cells);

/* The table for a terminal with that many columns; 0 for unlimited. Free with g_free(). */
char *muster_table_dup_text (const MusterTable *table, guint width);

G_END_DECLS
