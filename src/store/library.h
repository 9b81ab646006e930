/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The library: a player's characters, groups and lists, every change of them, and what they look like.
 *
 * One SQLite database. Every change is one transaction together with its place in the history, on disk before the
 * function that makes it returns TRUE: whatever happens after that, it is there. Several programs may have the same
 * library open; each sees the others' changes, and a change that was made from an old state is refused, never merged or
 * overwritten.
 *
 * A library is used from one thread. Where a function fails, its error is one sentence, and nothing has changed. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/digest.h"
#include "model/thing.h"

G_BEGIN_DECLS

#define MUSTER_LIBRARY_ERROR (muster_library_error_quark ())

typedef enum
{
  MUSTER_LIBRARY_ERROR_FAILED,     /* the disk, or something else outside */
  MUSTER_LIBRARY_ERROR_FULL,       /* no space is left */
  MUSTER_LIBRARY_ERROR_UNWRITABLE, /* a folder or a file that can't be written, or isn't there */
  MUSTER_LIBRARY_ERROR_BUSY,       /* another program has held it for too long */
  MUSTER_LIBRARY_ERROR_TOO_NEW,    /* made by a later Muster; it is left as it is */
  MUSTER_LIBRARY_ERROR_FOREIGN,    /* something else than a library; it is left as it is */
  MUSTER_LIBRARY_ERROR_DAMAGED,    /* see muster_library_mend() */
  MUSTER_LIBRARY_ERROR_MOVED,      /* another file has taken its place, after a repair; open it again */
  MUSTER_LIBRARY_ERROR_CHANGED,    /* the thing has changed since it was read; read it again */
  MUSTER_LIBRARY_ERROR_MISSING,    /* no such thing */
  MUSTER_LIBRARY_ERROR_NOTHING,    /* nothing to undo, or to redo */
  MUSTER_LIBRARY_ERROR_REFUSED,    /* it makes no sense */
} MusterLibraryError;

GQuark muster_library_error_quark (void);

/* What the library has to know of things, from stages that it can't see. All members are needed. */
typedef struct
{
  char *(*write) (const MusterThing *thing, const MusterCatalog *catalog);              /* muster_thing_write */
  MusterThing *(*read) (const char *xml, const MusterCatalog *catalog, GError **error); /* muster_thing_read */
  MusterDigest *(*digest) (const MusterCatalog *catalog, const MusterThing *thing);     /* muster_digest_new */
  GPtrArray *(*compare) (const char *facts, const MusterCatalog *catalog, const MusterThing *thing); /* …_dup_changes */
} MusterLibraryCodec;

typedef struct _MusterLibrary MusterLibrary;

/* The player's library: MUSTER_LIBRARY, or a file in the XDG data folder. Free with g_free(). */
char *muster_library_dup_default_path (void);

/* Opens a library, and makes it where there is none. An older one is brought up to date, after a backup. A damaged one is
 * set aside, as muster_library_mend() does. The codec and the catalogue must outlive the library. */
MusterLibrary *muster_library_open (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog,
                                    GError **error);

/* Goes on with another catalogue, which must outlive the library. */
void muster_library_set_catalog (MusterLibrary *library, const MusterCatalog *catalog);
void muster_library_close (MusterLibrary *library);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibrary, muster_library_close)

/* One sentence that the player must read, where opening the library took more than opening it; else NULL. */
const char *muster_library_get_notice (const MusterLibrary *library);

/* Whether another program has changed the library since this was asked last; cheap, to be asked often. */
gboolean muster_library_has_changed (MusterLibrary *library);

/* Whether another file has taken its place since it was opened; then it has to be opened again. */
gboolean muster_library_has_moved (MusterLibrary *library);

/* Looking. */

typedef struct
{
  gint64 id;
  gint64 state;   /* changes with every change */
  char *kind;     /* its element: "battle-group" */
  char *name;     /* empty where the player gave none */
  char *tags;     /* a line each */
  char *content;  /* the version of the content it was made with */
  gint64 points;  /* -1: it has none */
  gboolean legal; /* as it was when it was saved */
  gint64 saved;   /* seconds since 1970 */
  gint64 trashed; /* when it went to the trash; 0 where it didn't */
} MusterLibraryEntry;

void muster_library_entry_free (MusterLibraryEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryEntry, muster_library_entry_free)

typedef enum
{
  MUSTER_LIBRARY_SORT_NAME,
  MUSTER_LIBRARY_SORT_KIND, /* then by name, as the others */
  MUSTER_LIBRARY_SORT_POINTS,
  MUSTER_LIBRARY_SORT_SAVED, /* latest first */
} MusterLibrarySort;

/* Everything in it (MusterLibraryEntry), or everything in its trash. */
GPtrArray *muster_library_list (MusterLibrary *library, gboolean trash, MusterLibrarySort sort, GError **error);
void muster_library_sort (GPtrArray *entries, MusterLibrarySort sort);
int muster_library_entry_compare (const MusterLibraryEntry *a, const MusterLibraryEntry *b, MusterLibrarySort sort);

MusterLibraryEntry *muster_library_get_entry (MusterLibrary *library, gint64 id, GError **error);

/* Reads a thing, from the trash too. Members that are things of the library are as they are there, and have a link. */
MusterThing *muster_library_get (MusterLibrary *library, gint64 id, gint64 *state, GError **error);

/* The numbers (gint64) of all things that have every one of these words, or the beginning of it, on their card or among
 * their tags; in ascending order. All of them where there is no word. */
GArray *muster_library_search (MusterLibrary *library, const char *words, GError **error);

/* The numbers (gint64) of all things that were legal when they were saved and have this text in their document, in ascending order. */
GArray *muster_library_search_legal (MusterLibrary *library, const char *text, GError **error);

/* The names (char) of the groups that have this thing for a member. */
GPtrArray *muster_library_list_holders (MusterLibrary *library, gint64 id, GError **error);

/* What a change of the content did to a thing since it was saved, a phrase (char) each; see games/digest.h. Empty where it
 * did nothing. */
GPtrArray *muster_library_list_changes (MusterLibrary *library, gint64 id, GError **error);

/* Changing. Each is one step to undo. */

/* What the program calls the change that it is about to make ("Choose Sabre"), in the player's language: the history keeps
 * it. It holds for the next call that changes something, whether that succeeds or not; NULL for none. */
void muster_library_set_label (MusterLibrary *library, const char *label);

/* Adds a thing; its number, or 0. Members with a link that have been edited are saved with it, as by the next one. */
gint64 muster_library_add (MusterLibrary *library, const MusterThing *thing, GError **error);

/* Saves a thing that was edited, and its members with a link where they were too. `state` is the one it was read at, and
 * becomes the new one. Nothing happens where nothing was edited. */
gboolean muster_library_save (MusterLibrary *library, gint64 id, gint64 *state, const MusterThing *thing,
                              GError **error);

gboolean muster_library_rename (MusterLibrary *library, gint64 id, const char *name, GError **error);
gint64 muster_library_duplicate (MusterLibrary *library, gint64 id, GError **error);

/* Tags are single lines; of `add` and `remove` either may be NULL. */
gboolean muster_library_tag (MusterLibrary *library, gint64 id, const char *add, const char *remove, GError **error);

/* How long the trash keeps things; longer where a group has them. */
#define MUSTER_LIBRARY_TRASH_DAYS 30

/* Moves a thing to the trash, or back. Groups that have it keep it. */
gboolean muster_library_trash (MusterLibrary *library, gint64 id, GError **error);
gboolean muster_library_untrash (MusterLibrary *library, gint64 id, GError **error);

/* Makes a thing a member of another, by a link. */
gboolean muster_library_join (MusterLibrary *library, gint64 group, gint64 member, guint count, GError **error);

typedef struct
{
  guint added;
  guint known; /* those that were there already, byte for byte */
  GArray *ids; /* gint64, of each thing in turn: the new one, or the one that was there */
} MusterLibraryImport;

void muster_library_import_free (MusterLibraryImport *import);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryImport, muster_library_import_free)

/* Adds the things (MusterThing) of a document, all or none, as one change; what is there already is not added again, and
 * nothing is ever replaced. Links to other libraries are taken off, which changes the things. */
MusterLibraryImport *muster_library_import (MusterLibrary *library, GPtrArray *things, GError **error);

/* A thing for a file: with its members in full and no links. */
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
  char *name;  /* of the thing; of the first, where there were several */
  char *label; /* as muster_library_set_label() gave it; empty where it didn't */
  gint64 made;
  gboolean undone;
  gboolean overtaken; /* it is undone, and what it changed has gone another way since */
} MusterLibraryChange;

void muster_library_change_free (MusterLibraryChange *change);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryChange, muster_library_change_free)

/* "rename “Vex”", or with a label of its own, "Choose Sabre (“Vex”)". Free with g_free(). */
char *muster_library_change_dup_label (const MusterLibraryChange *change);

/* Undoes the last change that isn't undone: of this thing, or of any where `id` is 0. Refused where a later change
 * stands on it, and with MUSTER_LIBRARY_ERROR_NOTHING where there is none. Returns what was undone. A thing whose making is undone
 * goes to the trash. */
MusterLibraryChange *muster_library_undo (MusterLibrary *library, gint64 id, GError **error);

/* Does again what was undone last, and hasn't been overtaken: once a thing is edited otherwise, what was undone of its edits
 * before isn't done again. Tags and the trash are another matter than edits, and overtake none. */
MusterLibraryChange *muster_library_redo (MusterLibrary *library, gint64 id, GError **error);

/* The same for the edits of one thing alone, whatever its name or choices were, past what came between: making, importing,
 * deleting and tagging it are left as they are, and are undone as changes of their own (below). Peeking only says which edit it
 * would be. MUSTER_LIBRARY_ERROR_NOTHING where there is none. */
MusterLibraryChange *muster_library_peek_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error);
MusterLibraryChange *muster_library_turn_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error);

/* The change that the last of the functions above made; 0 where it failed, or found nothing to do. A program that keeps these
 * numbers can undo what it did itself, while others change other things. */
gint64 muster_library_get_last_change (const MusterLibrary *library);

/* That change alone: whether it can be undone, or done again where `undo` is FALSE, as things stand; and doing that. Refused
 * (MUSTER_LIBRARY_ERROR_CHANGED) where the same side of something that it changed has been changed since: its document, its tags,
 * or whether it is in the trash. */
MusterLibraryChange *muster_library_peek_change (MusterLibrary *library, gint64 change, gboolean undo, GError **error);
MusterLibraryChange *muster_library_turn_change (MusterLibrary *library, gint64 change, gboolean undo, GError **error);

/* The numbers (gint64) of the things that a change is about, in ascending order; some may not be there at present, where
 * their making was undone. */
GArray *muster_library_list_touched (MusterLibrary *library, gint64 change, GError **error);

/* The last so many changes (MusterLibraryChange), latest first. */
GPtrArray *muster_library_list_history (MusterLibrary *library, guint most, GError **error);

/* What a thing was at some time. Every such state stays for MUSTER_LIBRARY_TRASH_DAYS, whatever is undone or forgotten. */
typedef struct
{
  gint64 state;
  gint64 made; /* seconds since 1970 */
  char
      *label; /* of the change that led to it, as by muster_library_change_dup_label(); empty where that is forgotten */
  char *name; /* of the thing, then */
  char *tags; /* a line each */
  gint64 points; /* -1: it had none */
  gboolean legal;
  gboolean present; /* the thing is so now */
} MusterLibraryVersion;

void muster_library_version_free (MusterLibraryVersion *version);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterLibraryVersion, muster_library_version_free)

/* The different states (MusterLibraryVersion) of a thing, latest first; also of one that isn't there at present. */
GPtrArray *muster_library_list_versions (MusterLibrary *library, gint64 id, GError **error);

/* A thing as it was in one of them, to look at; its members are as they were saved with it. */
MusterThing *muster_library_get_version (MusterLibrary *library, gint64 id, gint64 state, GError **error);

/* Makes a thing what it was then, document and tags, as one step that can be undone; one in the trash comes back. Nothing happens
 * where it is so already. */
gboolean muster_library_restore_version (MusterLibrary *library, gint64 id, gint64 state, GError **error);

/* Portraits. */

#define MUSTER_PORTRAIT_MAX_BYTES (10 * 1024 * 1024)
#define MUSTER_PORTRAIT_MAX_SIDE 4096

/* Makes pictures that came with a file (portraits of its things and their members) our own, each once, by muster_picture_recode() with
 * that helper, before the things are added or imported. One that can't be read is kept with its thing as it came, and never shown; returns
 * how many. Those past the first thousand different ones, and those that two minutes don't suffice for, count as unreadable. */
guint muster_portraits_recode_all (const GPtrArray *things, const char *helper);

/* Whoever shows a thing without adding it first calls this after that: what is still as it came is no picture any more, but text. */
void muster_portraits_hide (const MusterThing *thing);

/* A portrait that is new (muster_portrait_new() of recoded bytes) is kept with the thing that is saved with it: its bytes once in
 * the library, however many things and states show them; only their head is looked at. One that nothing shows goes when the library
 * is tidied up. */

/* Backups and repairs. */

/* Makes a backup, or where `only_if_due` one only where the last is an hour old and the library has changed. The backups
 * of the last 12 hours, 10 days and 9 months that have any stay. Returns its path, or NULL without an error where none was
 * due. Free with g_free(). */
char *muster_library_backup (MusterLibrary *library, gboolean only_if_due, GError **error);

/* Puts a copy of a backup into another folder, on another disk perhaps; of those that are there, the same stay as beside the
 * library. Returns its path. Free with g_free(). */
char *muster_library_copy_backup (const char *backup, const char *folder, GError **error);

/* The paths (char) of the backups of the library at `path`, latest first. */
GPtrArray *muster_library_list_backups (const char *path);

/* Puts a backup in the place of the library, which is set aside. Returns where it is now. Free with g_free(). Whoever has
 * the library open finds that it has moved. */
char *muster_library_restore (const char *path, const char *backup, GError **error);

/* Keeps old states as what differs from later ones, removes what isn't needed any more, and gives the space back to the disk, after a
 * backup. `before` and `after` are the sizes of the file, in bytes; either may be NULL. */
gboolean muster_library_compact (MusterLibrary *library, gint64 *before, gint64 *after, GError **error);

/* Reads all of it and finds out what is wrong: sentences (char), none where all is well. */
GPtrArray *muster_library_check (MusterLibrary *library, GError **error);

/* After MUSTER_LIBRARY_ERROR_DAMAGED: closes the library, sets the file aside, takes the newest good backup and adds what
 * can be read of the damaged one. The notice of the new library tells. */
MusterLibrary *muster_library_mend (MusterLibrary *library, GError **error);

G_END_DECLS
