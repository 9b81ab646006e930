/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A session: a program's view of the player's library, with one current thing, which is shown and edited.
 *
 * Saving is automatic. A change (model/change) is one step and one change of the library, on disk before the listeners
 * are notified. If the disk refuses it, it stays in memory, muster_session_get_save_error() says why, and every later
 * step tries again. Undo and redo belong to the current thing, and survive restarts.
 *
 * Pointers into the thing are valid until the next call that may change it: after muster_session_apply(), get the thing
 * again. */
#pragma once

#include "model/catalog/catalog.h"
#include "workspace/house.h"
#include "model/change.h"
#include "model/document.h"
#include "store/library.h"

G_BEGIN_DECLS

typedef struct _MusterSession MusterSession;

/* Takes ownership of the catalogue. */
MusterSession *muster_session_new (MusterCatalog *catalog);
MusterSession *muster_session_ref (MusterSession *session);
void muster_session_unref (MusterSession *session);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterSession, muster_session_unref)

/* Callbacks; each may be NULL. */
typedef struct
{
  void (*changed) (gpointer data);  /* after every step, undo and redo, and after changes by other programs */
  void (*selected) (gpointer data); /* another thing is current */
  void (*failed) (const char *sentence, gpointer data);
} MusterSessionListener;

/* Copies the listener and keeps `data` until it is removed or the session ends; `free_data` may be NULL. Returns a
 * number for muster_session_unlisten(). */
guint muster_session_listen (MusterSession *session, const MusterSessionListener *listener, gpointer data,
                             GDestroyNotify free_data);
void muster_session_unlisten (MusterSession *session, guint number);

/* Reports a failure that belongs to the session, such as a backup's, to the listeners. */
void muster_session_fail (MusterSession *session, const char *sentence);

/* What things are judged with: the games' content, the installed packs, and the house options that the current thing carries. It changes
 * with the current thing; old ones stay valid as long as the session. */
const MusterCatalog *muster_session_get_catalog (MusterSession *session);

/* The same without what the current thing carries. */
const MusterCatalog *muster_session_get_installed (MusterSession *session);

/* The same with the games' content and the installed packs. NULL after an error. */
MusterSession *muster_session_new_with_packs (GError **error);

/* Whether packs have changed since they were read; and loading them again. Flush pending input before that. */
gboolean muster_session_has_new_packs (MusterSession *session);
gboolean muster_session_refresh_packs (MusterSession *session);

/* The packs as last read; NULL if they weren't. */
const MusterHouse *muster_session_get_house (MusterSession *session);

/* Switches to another catalogue after packs have changed. Takes ownership. Things are made again with its options; old
 * catalogues live as long as the session. */
void muster_session_set_catalog (MusterSession *session, MusterCatalog *catalog);

/* Opens a library, creating it if needed, and selects the thing that was changed last. Until then the session is empty
 * and unusable. */
gboolean muster_session_open (MusterSession *session, const char *path, GError **error);

/* The library, for reading; NULL if there is none. Call muster_session_refresh() after changing it directly. */
MusterLibrary *muster_session_get_library (MusterSession *session);

/* Whether there is a library. Sets an error if not: before opening, and if a replaced or damaged one can't be opened
 * again. */
gboolean muster_session_has_library (MusterSession *session, GError **error);

/* Shows changes made by others, and opens the library again if it was gone. */
void muster_session_refresh (MusterSession *session);

/* Tries to save everything again; TRUE if all is saved. muster_session_retry() also notifies the listeners. */
gboolean muster_session_flush (MusterSession *session);
void muster_session_retry (MusterSession *session);

/* Why something isn't saved, as a sentence; NULL if all is. */
const char *muster_session_get_save_error (MusterSession *session);

/* Unsaved things (MusterThing), independent of each other so that they can be added elsewhere; empty if all is saved.
 * muster_session_forget_unsaved() gives them up. */
GPtrArray *muster_session_list_unsaved (MusterSession *session);
void muster_session_forget_unsaved (MusterSession *session);

/* The library's path; NULL before it is opened. */
const char *muster_session_get_path (MusterSession *session);

/* The current thing. */

/* The current thing: one of the library, or a member of one. NULL if there is none. */
const MusterThing *muster_session_get_thing (MusterSession *session);

/* The number of the library's thing that is current, or contains the current member; 0: none. Negative if it couldn't
 * be saved yet. */
gint64 muster_session_get_selected (MusterSession *session);
void muster_session_select (MusterSession *session, gint64 id);

/* What to show if the current thing goes away: its neighbour in the visible list. */
void muster_session_set_neighbour (MusterSession *session, gint64 id);

/* Selects a member of the current thing for editing; steps remain steps of the whole thing. A linked member is saved to
 * the library as well. */
void muster_session_enter (MusterSession *session, const MusterThing *member);
void muster_session_leave (MusterSession *session);

/* The thing whose member is current; NULL if it is current itself. */
const MusterThing *muster_session_get_group (MusterSession *session);

/* Increases whenever more than the current thing has changed in the library, so that lists must reload. */
guint muster_session_get_list_version (MusterSession *session);

/* Changing. Labels name the undo step; a change has its own. */

/* Applies a change to the current thing as one step. Takes ownership. FALSE, with nothing done, if it isn't
 * possible. */
gboolean muster_session_apply (MusterSession *session, MusterChange *change);

/* Adds a thing to the library and selects it. Takes ownership. */
void muster_session_add (MusterSession *session, const char *label, MusterThing *thing);

/* Adds a library thing to the current one as linked members. Nothing happens if that isn't possible. */
void muster_session_join (MusterSession *session, const char *label, gint64 member, guint count);

/* Adds a copy of a thing to the library without selecting it. Returns its number, for muster_session_join(); 0 after
 * notifying the listeners of an error. */
gint64 muster_session_add_copy (MusterSession *session, const char *label, const MusterThing *thing);

/* The same, returning the copy with its link, as from muster_session_dup_linked(); NULL on error. */
MusterThing *muster_session_add_linked_copy (MusterSession *session, const char *label, const MusterThing *thing);

/* Links the n-th member of the current thing to an equal thing of the library. */
void muster_session_link (MusterSession *session, guint n, gint64 id);

/* A thing of the library with its link, for use as a member; NULL if there is none. Free with muster_thing_free(). */
MusterThing *muster_session_dup_linked (MusterSession *session, gint64 id);

/* The library's things of a class, by name: MusterThing with links, for use as members. Never NULL. Free with
 * g_ptr_array_unref(). */
GPtrArray *muster_session_list_things (MusterSession *session, const MusterThingClass *klass);

/* Operations on any thing of the library. Copies and restored things are selected; removing moves to the trash. FALSE
 * after notifying the listeners. */
gboolean muster_session_duplicate (MusterSession *session, const char *label, gint64 id);
gboolean muster_session_remove (MusterSession *session, const char *label, gint64 id);

/* Moves several to the trash, or back; returns how many succeeded, from the first. */
guint muster_session_move (MusterSession *session, const char *label, const gint64 *ids, gsize n, gboolean to_trash);

gboolean muster_session_rename (MusterSession *session, const char *label, gint64 id, const char *name);
gboolean muster_session_restore_version (MusterSession *session, const char *label, gint64 id, gint64 state);
gboolean muster_session_tag (MusterSession *session, const char *label, gint64 id, const char *add, const char *remove);

/* Changes any thing of the library as one step with that label. */
gboolean muster_session_change (MusterSession *session, const char *label, gint64 id, const MusterChange *change);

/* Applies the smallest repairs to things (gint64) of the library, each as one step; things that need none are skipped.
 * Characters come before the groups that contain them. Returns the library changes (gint64), one per repaired thing;
 * the listeners are notified of failures. The second function undoes them, as far as still possible. */
GArray *muster_session_repair (MusterSession *session, const gint64 *ids, gsize n);
void muster_session_take_back (MusterSession *session, const GArray *changes);

/* Adds things (MusterThing) of the current catalogue and selects the first. Existing ones aren't added again, and nothing is
 * replaced. Their pictures are first decoded by the sandboxed helper. */
MusterLibraryImport *muster_session_import (MusterSession *session, const char *label, GPtrArray *things,
                                            GError **error);

/* The same with a document of the installed content (muster_session_get_installed()): its things are judged with the house options that
 * it carries. */
MusterLibraryImport *muster_session_import_document (MusterSession *session, const char *label,
                                                     const MusterDocument *document, GError **error);

/* The labels of the current thing's undo and redo steps; NULL for none. Adding, removing and tagging whole things are
 * not steps; their opposite undoes them. */
const char *muster_session_get_undo (MusterSession *session);
const char *muster_session_get_redo (MusterSession *session);
void muster_session_undo (MusterSession *session);
void muster_session_redo (MusterSession *session);

G_END_DECLS
