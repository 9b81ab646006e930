/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The entries of a library, or of its trash, as list items, by kind, then in order. Items keep their identity while
 * unchanged, so that a list of ten thousand changes only where needed. */
#pragma once

#include "app/shell/library/entry-item.h"
#include "workspace/session.h"

G_BEGIN_DECLS

typedef struct _MusterEntryList MusterEntryList;

/* Empty until read. */
MusterEntryList *muster_entry_list_new (MusterSession *session);
void muster_entry_list_free (MusterEntryList *list);

/* Reads everything. On failure the list stays. */
void muster_entry_list_read (MusterEntryList *list, gboolean trash, MusterLibrarySort sort);

/* The same with new items: for another part of the library, or another order. */
void muster_entry_list_read_anew (MusterEntryList *list, gboolean trash, MusterLibrarySort sort);

/* Whether everything must be read again, because more than the current thing has changed. */
gboolean muster_entry_list_is_old (MusterEntryList *list);

/* The current thing as it is in the library; NULL if it isn't there. The list holds the old item until the second
 * function moves the new one to its place. */
MusterEntryItem *muster_entry_list_read_one (MusterEntryList *list);
void muster_entry_list_place (MusterEntryList *list, MusterEntryItem *item);

/* The items (MusterEntryItem) that match all words, by kind with headings. Borrowed from the list. */
GPtrArray *muster_entry_list_search (MusterEntryList *list, const char *words);

G_END_DECLS
