/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The entries of a library as items for a list, by kind, then in order: all that are in it, or in its trash. Items stay the same as
 * long as they say the same, so that a list of ten thousand changes only where it has to. */
#pragma once

#include "app/shell/library/entry-item.h"
#include "workspace/session.h"

G_BEGIN_DECLS

typedef struct _MusterEntryList MusterEntryList;

/* Empty, until it is read. */
MusterEntryList *muster_entry_list_new (MusterSession *session);
void muster_entry_list_free (MusterEntryList *list);

/* Reads all there is. Where that can't be read, the list stays as it is. */
void muster_entry_list_read (MusterEntryList *list, gboolean trash, MusterLibrarySort sort);

/* The same with new items: of another part of the library, or in another order. */
void muster_entry_list_read_anew (MusterEntryList *list, gboolean trash, MusterLibrarySort sort);

/* Whether all has to be read again, as more than the thing at hand has changed. */
gboolean muster_entry_list_is_old (MusterEntryList *list);

/* The thing at hand as it is in the library now; NULL where it isn't. The list has the one that it was until the second is
 * called, which puts the item where it belongs. */
MusterEntryItem *muster_entry_list_read_one (MusterEntryList *list);
void muster_entry_list_place (MusterEntryList *list, MusterEntryItem *item);

/* Those (MusterEntryItem) that have all of these words, each kind below its heading. The list holds them. */
GPtrArray *muster_entry_list_search (MusterEntryList *list, const char *words);

G_END_DECLS
