/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the sidebar: an entry of the library, or a heading over those of a kind. What it says is what the library's list
 * says, so that ten thousand of them are made without reading one document. */
#pragma once

#include <gio/gio.h>

#include "store/library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_ENTRY_ITEM (muster_entry_item_get_type ())
G_DECLARE_FINAL_TYPE (MusterEntryItem, muster_entry_item, MUSTER, ENTRY_ITEM, GObject)

/* An entry, taken over, or a heading; `rank` is the place of its kind among the kinds. */
MusterEntryItem *muster_entry_item_new (MusterLibraryEntry *entry, guint rank);
MusterEntryItem *muster_entry_item_new_heading (const char *heading, guint rank);

const MusterLibraryEntry *muster_entry_item_get (MusterEntryItem *item); /* NULL for a heading */
const char *muster_entry_item_get_heading (MusterEntryItem *item);       /* NULL for an entry */
gint64 muster_entry_item_get_id (MusterEntryItem *item);                 /* 0 for a heading */
guint muster_entry_item_get_rank (MusterEntryItem *item);

/* What somebody found out about the entry as it is now, to be forgotten when it says something else; NULL: nothing yet. Takes it over. */
gpointer muster_entry_item_get_found (MusterEntryItem *item);
void muster_entry_item_set_found (MusterEntryItem *item, gpointer found, GDestroyNotify free_found);

/* Says from now on what another item of the same thing says, and the other one what it said; the signal "changed" tells of it. */
void muster_entry_item_swap (MusterEntryItem *item, MusterEntryItem *other);

/* Where it stands: by kind, the heading first, then in that order. */
gint muster_entry_item_compare (MusterEntryItem *a, MusterEntryItem *b, MusterLibrarySort sort);

G_END_DECLS
