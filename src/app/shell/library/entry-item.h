/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the sidebar: a library entry, or a heading for a kind. It holds only what the library's index has, so that
 * ten thousand are made without reading a document. */
#pragma once

#include <gio/gio.h>

#include "store/library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ENTRY_ITEM (muster_entry_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterEntryItem, muster_entry_item, MUSTER, ENTRY_ITEM, GObject)

/* An entry (takes ownership), or a heading; `rank` is the order of its kind. */
MusterEntryItem *muster_entry_item_new (MusterLibraryEntry *entry, guint rank);
MusterEntryItem *muster_entry_item_new_heading (const char *heading, guint rank);

const MusterLibraryEntry *muster_entry_item_get (MusterEntryItem *item); /* NULL for a heading */
const char *muster_entry_item_get_heading (MusterEntryItem *item);       /* NULL for an entry */
gint64 muster_entry_item_get_id (MusterEntryItem *item);                 /* 0 for a heading */
guint muster_entry_item_get_rank (MusterEntryItem *item);

/* What somebody found out about the entry as it is now, to be forgotten when it says something else; NULL: nothing yet.
 * Takes ownership of it. */
gpointer muster_entry_item_get_found (MusterEntryItem *item);
void muster_entry_item_set_found (MusterEntryItem *item, gpointer found, GDestroyNotify free_found);

/* Swaps contents with another item of the same thing; emits "changed". */
void muster_entry_item_swap (MusterEntryItem *item, MusterEntryItem *other);

/* Sort order: by kind, heading first, then as listed. */
gint muster_entry_item_compare (MusterEntryItem *a, MusterEntryItem *b, MusterLibrarySort sort);

G_END_DECLS
