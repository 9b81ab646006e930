/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The library: a player's things, with every change.
 *
 * One SQLite database. Every change is one transaction with its history entry, on disk before the function returns
 * TRUE, and survives whatever happens after that. Several programs can have the library open; each sees the others'
 * changes, and a change based on an old state is refused, never merged or overwritten.
 *
 * A library is used from one thread. If a function fails, its error is a sentence, and nothing has changed. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/digest.h"
#include "model/thing.h"

G_BEGIN_DECLS

#define MUSTER_LIBRARY_ERROR (muster_library_error_quark ())

typedef enum
{
  MUSTER_LIBRARY_ERROR_FAILED,     /* the disk, or another outside failure */
  MUSTER_LIBRARY_ERROR_FULL,       /* the disk is full */
  MUSTER_LIBRARY_ERROR_UNWRITABLE, /* a folder or file isn't writable, or doesn't exist */
  MUSTER_LIBRARY_ERROR_BUSY,       /* another program has held the lock for too long */
  MUSTER_LIBRARY_ERROR_TOO_NEW,    /* made by a newer Muster; left unchanged */
  MUSTER_LIBRARY_ERROR_FOREIGN,    /* not a library; left unchanged */
  MUSTER_LIBRARY_ERROR_DAMAGED,    /* see muster_library_mend() */
  MUSTER_LIBRARY_ERROR_MOVED,      /* replaced by another file after a repair; open it again */
  MUSTER_LIBRARY_ERROR_CHANGED,    /* the thing has changed since it was read; read it again */
  MUSTER_LIBRARY_ERROR_MISSING,    /* there is no such thing */
  MUSTER_LIBRARY_ERROR_NOTHING,    /* nothing to undo or redo */
  MUSTER_LIBRARY_ERROR_REFUSED,    /* the request is invalid */
} MusterLibraryError;

GQuark muster_library_error_quark (void);

/* Operations on things from stages the library can't see. All members are required. */
typedef struct
{
  char *(*write) (const MusterThing *thing, const MusterCatalog *catalog);              /* muster_thing_write */
  MusterThing *(*read) (const char *xml, const MusterCatalog *catalog, GError **error); /* muster_thing_read */
  MusterDigest *(*digest) (const MusterCatalog *catalog, const MusterThing *thing);     /* muster_digest_new */
  GPtrArray *(*compare) (const char *facts, const MusterCatalog *catalog, const MusterThing *thing); /* …_dup_changes */
} MusterLibraryCodec;

typedef struct _MusterLibrary MusterLibrary;

/* The default library: MUSTER_LIBRARY, or a file in the XDG data folder. Free with g_free(). */
char *muster_library_dup_default_path (void);

/* Opens a library, creating it if it doesn't exist. Older ones are upgraded after a backup. A damaged one is recovered
 * as by muster_library_mend(). Codec and catalogue must outlive the library. */
MusterLibrary *muster_library_open (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog,
                                    GError **error);

/* Switches to another catalogue, which must outlive the library. */
void muster_library_set_catalog (MusterLibrary *library, const MusterCatalog *catalog);
void muster_library_close (MusterLibrary *library);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibrary, muster_library_close)

/* A sentence that the player must read if opening needed a repair or upgrade; otherwise NULL. */
const char *muster_library_get_notice (const MusterLibrary *library);

/* Whether another program has changed the library since the last call; cheap enough to poll. */
gboolean muster_library_has_changed (MusterLibrary *library);

/* Whether the file was replaced since it was opened; then open it again. */
gboolean muster_library_has_moved (MusterLibrary *library);

/* Looking. */

typedef struct
{
  gint64 id;
  gint64 state;   /* changes with every change */
  char *kind;     /* its element: "battle-group" */
  char *name;     /* empty if the player gave none */
  char *tags;     /* one per line */
  char *content;  /* content version it was made with */
  gint64 points;  /* -1: none */
  gboolean legal; /* when it was saved */
  gint64 saved;   /* seconds since 1970 */
  gint64 trashed; /* when it was moved to the trash; 0 if it wasn't */
} MusterLibraryEntry;

void muster_library_entry_free (MusterLibraryEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryEntry, muster_library_entry_free)

typedef enum
{
  MUSTER_LIBRARY_SORT_NAME,
  MUSTER_LIBRARY_SORT_KIND, /* then by name, like the others */
  MUSTER_LIBRARY_SORT_POINTS,
  MUSTER_LIBRARY_SORT_SAVED, /* latest first */
} MusterLibrarySort;

/* Everything in it (MusterLibraryEntry), or everything in its trash. */
GPtrArray *muster_library_list (MusterLibrary *library, gboolean trash, MusterLibrarySort sort, GError **error);
void muster_library_sort (GPtrArray *entries, MusterLibrarySort sort);
int muster_library_entry_compare (const MusterLibraryEntry *a, const MusterLibraryEntry *b, MusterLibrarySort sort);

MusterLibraryEntry *muster_library_get_entry (MusterLibrary *library, gint64 id, GError **error);

/* Reads a thing, also from the trash. Linked members are as in the library, with their links. */
MusterThing *muster_library_get (MusterLibrary *library, gint64 id, gint64 *state, GError **error);

/* The numbers (gint64) of all things with words on their card or tags that begin with each of these, ascending.
 * Everything if there are no words. */
GArray *muster_library_search (MusterLibrary *library, const char *words, GError **error);

/* The numbers (gint64) of all things that were legal when saved and contain this text in their document, ascending. */
GArray *muster_library_search_legal (MusterLibrary *library, const char *text, GError **error);

/* The names (char) of the groups with this thing as a member. */
GPtrArray *muster_library_list_holders (MusterLibrary *library, gint64 id, GError **error);

/* What content changes have done to a thing since it was saved, as phrases (char); see games/digest.h. Empty if
 * nothing. */
GPtrArray *muster_library_list_changes (MusterLibrary *library, gint64 id, GError **error);

/* Changing. Each call is one undo step. */

/* The label of the next change ("Choose Sabre"), in the player's language, for the history. Applies to the next
 * changing call, successful or not; NULL for none. */
void muster_library_set_label (MusterLibrary *library, const char *label);

/* Adds a thing; returns its number, or 0. Edited linked members are saved with it, as by muster_library_save(). */
gint64 muster_library_add (MusterLibrary *library, const MusterThing *thing, GError **error);

/* Saves an edited thing and its edited linked members. `state` is the state it was read in, and receives the new one.
 * Nothing happens without edits. */
gboolean muster_library_save (MusterLibrary *library, gint64 id, gint64 *state, const MusterThing *thing,
                              GError **error);

gboolean muster_library_rename (MusterLibrary *library, gint64 id, const char *name, GError **error);
gint64 muster_library_duplicate (MusterLibrary *library, gint64 id, GError **error);

/* Tags are single lines; `add` or `remove` may be NULL. */
gboolean muster_library_tag (MusterLibrary *library, gint64 id, const char *add, const char *remove, GError **error);

/* How long the trash keeps things; longer if a group contains them. */
#define MUSTER_LIBRARY_TRASH_DAYS 30

/* Moves a thing to the trash, or back. Groups that contain it keep it. */
gboolean muster_library_trash (MusterLibrary *library, gint64 id, GError **error);
gboolean muster_library_untrash (MusterLibrary *library, gint64 id, GError **error);

/* Makes a thing a linked member of another. */
gboolean muster_library_join (MusterLibrary *library, gint64 group, gint64 member, guint count, GError **error);

typedef struct
{
  guint added;
  guint known; /* identical things that existed already */
  GArray *ids; /* gint64 per thing: the new one, or the existing one */
} MusterLibraryImport;

void muster_library_import_free (MusterLibraryImport *import);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryImport, muster_library_import_free)

/* Adds the things (MusterThing) of a document, all or none, as one change. Identical ones aren't added again, and
 * nothing is replaced. Links to other libraries are removed from the things. */
MusterLibraryImport *muster_library_import (MusterLibrary *library, GPtrArray *things, GError **error);

/* A thing for a file: with complete members and without links. */
MusterThing *muster_library_export (MusterLibrary *library, gint64 id, GError **error);

/* The history. */

typedef enum
{
  MUSTER_LIBRARY_ADD,
  MUSTER_LIBRARY_EDIT,
  MUSTER_LIBRARY_RENAME,
  MUSTER_LIBRARY_DUPLICATE,
  MUSTER_LIBRARY_TAG,
  MUSTER_LIBRARY_TRASH,
  MUSTER_LIBRARY_UNTRASH,
  MUSTER_LIBRARY_JOIN,
  MUSTER_LIBRARY_IMPORT,
  MUSTER_LIBRARY_RECOVER,
  MUSTER_LIBRARY_RESTORE,
  MUSTER_LIBRARY_N_VERBS,
} MusterLibraryVerb;

typedef struct
{
  gint64 id;
  MusterLibraryVerb verb;
  char *name;  /* of the thing; of the first if several */
  char *label; /* as given to muster_library_set_label(); may be empty */
  gint64 made;
  gboolean undone;
  gboolean overtaken; /* undone, and can't be redone because of later changes */
} MusterLibraryChange;

void muster_library_change_free (MusterLibraryChange *change);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryChange, muster_library_change_free)

/* "rename “Vex”", or with a label "Choose Sabre (“Vex”)". Free with g_free(). */
char *muster_library_change_dup_label (const MusterLibraryChange *change);

/* Undoes the last change that isn't undone: of this thing, or of any if `id` is 0. Refused if a later change depends on
 * it; MUSTER_LIBRARY_ERROR_NOTHING if there is none. Returns what was undone. Undoing a thing's creation moves it to
 * the trash. */
MusterLibraryChange *muster_library_undo (MusterLibrary *library, gint64 id, GError **error);

/* Redoes what was undone last and isn't overtaken: a new edit of a thing overtakes its undone edits. Tags and trash are
 * independent of edits. */
MusterLibraryChange *muster_library_redo (MusterLibrary *library, gint64 id, GError **error);

/* The same for the edits of one thing, past other changes in between: creating, importing, deleting and tagging it are
 * not edits, and are undone as changes of their own (below). Peeking only finds the edit. MUSTER_LIBRARY_ERROR_NOTHING
 * if there is none. */
MusterLibraryChange *muster_library_peek_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error);
MusterLibraryChange *muster_library_turn_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error);

/* The change made by the last of the functions above; 0 if it failed or had nothing to do. With these numbers a program
 * can undo its own changes while others make theirs. */
gint64 muster_library_get_last_change (const MusterLibrary *library);

/* Undoes that change alone, or redoes it if `undo` is FALSE. Refused with MUSTER_LIBRARY_ERROR_CHANGED if the
 * same side of one of its things (document, tags, trash) has changed since. */
MusterLibraryChange *muster_library_turn_change (MusterLibrary *library, gint64 change, gboolean undo, GError **error);

/* The numbers (gint64) of the things in a change, ascending; some may not exist because their creation was undone. */
GArray *muster_library_list_touched (MusterLibrary *library, gint64 change, GError **error);

/* The last changes (MusterLibraryChange), latest first. */
GPtrArray *muster_library_list_history (MusterLibrary *library, guint most, GError **error);

/* A version of a thing. Versions are kept for MUSTER_LIBRARY_TRASH_DAYS, whatever is undone or cleaned up. */
typedef struct
{
  gint64 state;
  gint64 made;   /* seconds since 1970 */
  char *label;   /* of the change that led to it, as from muster_library_change_dup_label(); empty if no longer known */
  char *name;    /* of the thing at that time */
  char *tags;    /* one per line */
  gint64 points; /* -1: none */
  gboolean legal;
  gboolean present; /* it is the current one */
} MusterLibraryVersion;

void muster_library_version_free (MusterLibraryVersion *version);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryVersion, muster_library_version_free)

/* The distinct versions (MusterLibraryVersion) of a thing, latest first; also of one that no longer exists. */
GPtrArray *muster_library_list_versions (MusterLibrary *library, gint64 id, GError **error);

/* A thing in that version, for viewing; its members are as saved with it. */
MusterThing *muster_library_get_version (MusterLibrary *library, gint64 id, gint64 state, GError **error);

/* Restores a version's document and tags as one undo step; one in the trash comes back. Nothing happens if it is the
 * current version. */
gboolean muster_library_restore_version (MusterLibrary *library, gint64 id, gint64 state, GError **error);

/* Portraits. */

#define MUSTER_PORTRAIT_MAX_BYTES (10 * 1024 * 1024)
#define MUSTER_PORTRAIT_MAX_SIDE 4096

/* Makes pictures that came with a file (portraits of its things and their members) our own, each once, by muster_picture_recode() with
 * that helper, before the things are added or imported. One that can't be read is kept with its thing as it came, and never shown; returns
 * how many. Those past the first thousand different ones, and those that two minutes don't suffice for, count as unreadable. */
guint muster_portraits_recode_all (const GPtrArray *things, const char *helper);

/* Call this before showing a thing without adding it: pictures that weren't recoded become plain text. */
void muster_portraits_hide (const MusterThing *thing);

/* A new portrait (muster_portrait_new() of recoded bytes) is saved with its thing: its bytes are stored once in the
 * library, however many things and versions use it; only the header is checked. Unused pictures are removed when the
 * library is cleaned up. */

/* Backups and repairs. */

/* Makes a backup; with `only_if_due` only if the last one is an hour old and the library has changed. Keeps backups for
 * the last 12 hours, 10 days and 9 months that have any. Returns its path, or NULL without an error if none was due.
 * Free with g_free(). */
char *muster_library_backup (MusterLibrary *library, gboolean only_if_due, GError **error);

/* Copies a backup to another folder, perhaps on another disk, which keeps as many as the library's own. Returns the
 * copy's path. Free with g_free(). */
char *muster_library_copy_backup (const char *backup, const char *folder, GError **error);

/* The paths (char) of the backups of the library at `path`, latest first. */
GPtrArray *muster_library_list_backups (const char *path);

/* Replaces the library by a backup and sets the old one aside. Returns its new path. Free with g_free(). Programs that
 * have the library open notice that it has moved. */
char *muster_library_restore (const char *path, const char *backup, GError **error);

/* Stores old versions as differences, removes unneeded data, and returns the space to the disk, after a backup.
 * `before` and `after` receive the file sizes in bytes; either may be NULL. */
gboolean muster_library_compact (MusterLibrary *library, gint64 *before, gint64 *after, GError **error);

/* Reads everything and returns the errors as sentences (char); empty if it is sound. */
GPtrArray *muster_library_check (MusterLibrary *library, GError **error);

/* After MUSTER_LIBRARY_ERROR_DAMAGED: closes the library, sets the file aside, restores the newest good backup and adds
 * what is readable of the damaged file. The new library's notice explains it. */
MusterLibrary *muster_library_mend (MusterLibrary *library, GError **error);

G_END_DECLS
