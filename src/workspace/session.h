/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: the player's library as one program sees it, and the one thing in it that is current: shown and edited.
 *
 * Nobody saves by hand. A change (model/change) is one step, and one change of the library, and it is on the disk before the
 * listeners are told. Where the disk refuses it, what the player did stays in memory, muster_session_get_save_error() says why, and
 * every later step tries again. Undo and redo are of the thing that is current, and go on after a restart.
 *
 * Pointers into the thing hold until the session is asked to do something: after muster_session_apply(), ask for the thing again. */
#pragma once

#include "model/catalog/catalog.h"
#include "workspace/house.h"
#include "model/change.h"
#include "store/library.h"

G_BEGIN_DECLS

typedef struct _MusterSession MusterSession;

/* Takes the catalogue over. */
MusterSession *muster_session_new (MusterCatalog *catalog);
MusterSession *muster_session_ref (MusterSession *session);
void muster_session_unref (MusterSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSession, muster_session_unref)

/* What somebody wants to hear of; a function may be NULL. */
typedef struct
{
  void (*changed) (gpointer data);  /* after every step, undo and redo, and after changes by others */
  void (*selected) (gpointer data); /* another thing is current */
  void (*failed) (const char *sentence, gpointer data);
} MusterSessionListener;

/* Copies the listener, and keeps `data` until it leaves or the session ends; `free_data` may be NULL. Returns a number for
 * muster_session_unlisten(). */
guint muster_session_listen (MusterSession *session, const MusterSessionListener *listener, gpointer data,
                             GDestroyNotify free_data);
void muster_session_unlisten (MusterSession *session, guint number);

/* Tells the listeners that something failed which belongs to the session, such as a backup. */
void muster_session_fail (MusterSession *session, const char *sentence);

const MusterCatalog *muster_session_get_catalog (MusterSession *session);

/* The same with the games' content and the packs that are installed. NULL after an error. */
MusterSession *muster_session_new_with_packs (GError **error);

/* Whether packs have been installed, changed or switched since they were read; the second goes on with them then. Settle what is being
 * typed before it. */
gboolean muster_session_has_new_packs (MusterSession *session);
gboolean muster_session_refresh_packs (MusterSession *session);

/* The packs as they were read last; NULL where they never were. */
const MusterHouse *muster_session_get_house (MusterSession *session);

/* Goes on with another catalogue, which it takes over: packs have changed. Things are made again with its options; the last
 * catalogue stays until the session ends. */
void muster_session_set_catalog (MusterSession *session, MusterCatalog *catalog);

/* Opens a library, made where there is none, and makes the thing that was changed last the current one. Before that the session has
 * nothing, and nothing can be done with it. */
gboolean muster_session_open (MusterSession *session, const char *path, GError **error);

/* The library, for looking; NULL where there is none. Call muster_session_refresh() after changing it without the session. */
MusterLibrary *muster_session_get_library (MusterSession *session);

/* Whether there is one, and an error where not: before it was opened, and while one that was replaced or damaged can't be opened again. */
gboolean muster_session_has_library (MusterSession *session, GError **error);

/* Shows what others may have done to the library, and opens it again where it was away. */
void muster_session_refresh (MusterSession *session);

/* Tries again to save what isn't on the disk; TRUE where all is. The second tells the listeners of it. */
gboolean muster_session_flush (MusterSession *session);
void muster_session_retry (MusterSession *session);

/* Why something isn't on the disk, as a sentence; NULL where all is. */
const char *muster_session_get_save_error (MusterSession *session);

/* What isn't on the disk (MusterThing), each as a thing of its own that can be added later; empty where all is. The second lets
 * go of it, as it is kept elsewhere or not wanted. */
GPtrArray *muster_session_list_unsaved (MusterSession *session);
void muster_session_forget_unsaved (MusterSession *session);

/* Where the library is; NULL before it was opened. */
const char *muster_session_get_path (MusterSession *session);

/* The current thing. */

/* The thing that is shown and edited: one of the library, or a member of it. NULL where there is none. */
const MusterThing *muster_session_get_thing (MusterSession *session);

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
const MusterThing *muster_session_get_group (MusterSession *session);

/* Counts up whenever more has changed in the library than the thing at hand, so that lists have to be read again. */
guint muster_session_get_listing (MusterSession *session);

/* Changing. Labels are what undo will call it; a change has its own. */

/* Makes a change of the thing at hand, which is one step. Takes it over. FALSE where it isn't possible; then nothing happens. */
gboolean muster_session_apply (MusterSession *session, MusterChange *change);

/* Adds a thing to the library and shows it; takes it over. */
void muster_session_add (MusterSession *session, const char *label, MusterThing *thing);

/* Makes a thing of the library a member of the one at hand, by a link, so many of it. Nothing happens where that can't be. */
void muster_session_join (MusterSession *session, const char *label, gint64 member, guint count);

/* Adds a copy of a thing to the library, by itself, and goes on showing what is shown. Returns its number, which
 * muster_session_join() takes; 0 after the listeners were told why not. */
gint64 muster_session_keep (MusterSession *session, const char *label, const MusterThing *thing);

/* The same, and the copy with its link, as muster_session_dup_linked() gives it; NULL likewise. */
MusterThing *muster_session_keep_linked (MusterSession *session, const char *label, const MusterThing *thing);

/* Makes the n-th member of the thing at hand one by a link, to a thing of the library that is like it. */
void muster_session_link (MusterSession *session, guint n, gint64 id);

/* A thing of the library with a link to where it came from, as a member of something has it; NULL where there is none. Free with
 * muster_thing_free(). */
MusterThing *muster_session_dup_linked (MusterSession *session, gint64 id);

/* What the library has of a class, by name: MusterThing, each with a link to where it came from, as a member of something has it.
 * Never NULL. Free with g_ptr_array_unref(). */
GPtrArray *muster_session_list_things (MusterSession *session, const MusterThingClass *klass);

/* With any thing of the library. A copy and a restored thing are shown; removing is moving to the trash. FALSE after the listeners were told why. */
gboolean muster_session_duplicate (MusterSession *session, const char *label, gint64 id);
gboolean muster_session_remove (MusterSession *session, const char *label, gint64 id);
gboolean muster_session_restore (MusterSession *session, const char *label, gint64 id);

/* Moves several to the trash, or back; returns how many of them, from the first, it did. */
guint muster_session_move (MusterSession *session, const char *label, const gint64 *ids, gsize n, gboolean to_trash);

gboolean muster_session_rename (MusterSession *session, const char *label, gint64 id, const char *name);
gboolean muster_session_restore_version (MusterSession *session, const char *label, gint64 id, gint64 state);
gboolean muster_session_tag (MusterSession *session, const char *label, gint64 id, const char *add, const char *remove);

/* Makes a change of any thing of the library, which is one step of it, under that label. */
gboolean muster_session_change (MusterSession *session, const char *label, gint64 id, const MusterChange *change);

/* Repairs things (gint64) of the library by their smallest repairs, each as one step; one that needs none is left as it is. Characters
 * come before the groups that have them. Returns the changes of the library (gint64), as many as were repaired; where it couldn't, the
 * listeners were told why. The second undoes them, each that still can be. */
GArray *muster_session_repair (MusterSession *session, const gint64 *ids, gsize n);
void muster_session_take_back (MusterSession *session, const GArray *changes);

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
