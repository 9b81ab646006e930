/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: the player's library as one window sees it, and the one thing in it that is shown and edited.
 *
 * There is no saving by hand. A step (begin, change the thing, end) is one change of the library, on the disk before "changed" tells
 * of it. Where the disk refuses, what the player did stays in memory, muster_session_get_trouble() says why, and every later
 * step tries again. Undo and redo are of the thing that is shown, and go on after a restart.
 *
 * Pointers into the thing hold until the next "changed" or "selected". */
#pragma once

#include <gio/gio.h>

#include "games/collision/character.h"
#include "store/library.h"

G_BEGIN_DECLS

#define MUSTER_TYPE_SESSION (muster_session_get_type ())
G_DECLARE_FINAL_TYPE (MusterSession, muster_session, MUSTER, SESSION, GObject)

/* Takes the catalogue over. The signal "changed" follows every step, undo and redo, and changes by others; "selected" every other
 * choice of what is shown; "failed" carries a sentence. */
MusterSession *muster_session_new (MusterCatalog *catalog);

const MusterCatalog *muster_session_get_catalog (MusterSession *session);

/* Opens a library, made where there is none, and shows what was changed last. Before that the session has nothing, and
 * nothing can be done with it. */
gboolean muster_session_open (MusterSession *session, const char *path, GError **error);

/* The library, for looking; NULL where there is none. Whoever changes it past the session calls muster_session_refresh() after that. */
MusterLibrary *muster_session_get_library (MusterSession *session);

/* Whether there is one, and an error where not: before it was opened, and while one that was replaced or damaged can't be opened again. */
gboolean muster_session_has_library (MusterSession *session, GError **error);

/* Shows what others may have done to the library, and opens it again where it was away. */
void muster_session_refresh (MusterSession *session);

/* Tries again what isn't on the disk; TRUE where all is. The second tells of it. */
gboolean muster_session_flush (MusterSession *session);
void muster_session_retry (MusterSession *session);

/* Why something isn't on the disk, as a sentence; NULL where all is. */
const char *muster_session_get_trouble (MusterSession *session);

/* What isn't on the disk (MusterThing), each as a thing of its own that can be added later; empty where all is. The second lets
 * go of it, as it is kept elsewhere or not wanted. */
GPtrArray *muster_session_list_unsaved (MusterSession *session, GError **error);
void muster_session_forget_unsaved (MusterSession *session);

/* Where the library is; NULL before it was opened. */
const char *muster_session_get_path (MusterSession *session);

/* What is shown. */

/* The thing that is shown and edited: one of the library, or a member of it. NULL where there is none. */
MusterThing *muster_session_get_thing (MusterSession *session);

/* The number of the thing of the library that is shown, be it through one of its members; 0 for none. Below 0 for one that
 * could not be written yet. */
gint64 muster_session_get_selected (MusterSession *session);
void muster_session_select (MusterSession *session, gint64 id);

/* What to show when the thing at hand goes away: its neighbour in the list that the player sees. */
void muster_session_set_neighbour (MusterSession *session, gint64 id);

/* Shows a member of the thing at hand for editing; steps are then still steps of the whole. A member with a link is saved to
 * the library as well. */
void muster_session_enter (MusterSession *session, const MusterThing *member);
void muster_session_leave (MusterSession *session);

/* The thing whose member is shown; NULL where it is shown itself. */
MusterThing *muster_session_get_group (MusterSession *session);

/* Counts up whenever more has changed in the library than the thing at hand, so that lists have to be read again. */
guint muster_session_get_listing (MusterSession *session);

/* Changing. Labels are what undo will call it. */

/* Begins a step: whatever is done to the thing at hand until muster_session_end() is one, under this label. */
void muster_session_begin (MusterSession *session, const char *label);
void muster_session_end (MusterSession *session);

/* Adds a thing to the library and shows it; takes it over. */
void muster_session_add (MusterSession *session, const char *label, MusterThing *thing);

/* Makes a thing of the library a member of the one at hand, by a link, so many of it. Nothing happens where that can't be. */
void muster_session_join (MusterSession *session, const char *label, gint64 member, guint count);

/* With any thing of the library. A copy and a restored thing are shown; removing is moving to the trash. FALSE after "failed". */
gboolean muster_session_duplicate (MusterSession *session, const char *label, gint64 id);
gboolean muster_session_remove (MusterSession *session, const char *label, gint64 id);
gboolean muster_session_restore (MusterSession *session, const char *label, gint64 id);

/* Moves several to the trash, or back; returns how many of them, from the first, it did. */
guint muster_session_move (MusterSession *session, const char *label, const gint64 *ids, gsize n, gboolean to_trash);

gboolean muster_session_rename (MusterSession *session, const char *label, gint64 id, const char *name);
gboolean muster_session_restore_version (MusterSession *session, const char *label, gint64 id, gint64 state);
gboolean muster_session_tag (MusterSession *session, const char *label, gint64 id, const char *add, const char *remove);

/* Adds the things (MusterThing) of a document, and shows the first of them; what is there already isn't added again, and nothing
 * is replaced. Pictures that came with the things are decoded by another program first. */
MusterLibraryImport *muster_session_import (MusterSession *session, const char *label, GPtrArray *things,
                                            GError **error);

/* The label of what would be undone or redone of the thing that is shown; NULL for nothing. What is done with things as a whole (adding,
 * removing, tagging) is no part of it: the opposite undoes it. */
const char *muster_session_get_undo (MusterSession *session);
const char *muster_session_get_redo (MusterSession *session);
void muster_session_undo (MusterSession *session);
void muster_session_redo (MusterSession *session);

G_END_DECLS
