/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the library share. */
#pragma once

#include <sqlite3.h>

#include "store/library-delta.h"
#include "store/library.h"

G_BEGIN_DECLS

#define MUSTER_LIBRARY_APPLICATION_ID 0x4d536c69 /* "MSli" */
#define MUSTER_LIBRARY_VERSION 4

struct _MusterLibrary
{
  sqlite3 *db;
  char *path;
  const MusterLibraryCodec *codec;
  const MusterCatalog *catalog;
  GHashTable *statements; /* SQL to sqlite3_stmt, kept for the next time */
  int lock;               /* a file descriptor; held while writing */
  int log_pages;          /* of the log, after the last change */
  gint64 data_version;
  char *label;        /* of the next change */
  gint64 last_change; /* the one that the last transaction made; 0 for none */
  char *notice;
};

/* The time in seconds; tests set the clock. */
extern gint64 (*muster_library_clock) (void);

/* SQL. Types: i for a number (gint64), t for a text or NULL, b for GBytes, n for a number that is NULL where it is 0. */

/* A query, with its parameters; from the library's own store, so it isn't freed but reset by muster_sql_done(). NULL after
 * an error. */
sqlite3_stmt *muster_sql_query (MusterLibrary *library, GError **error, const char *sql, const char *types, ...);

/* Moves to the next row. FALSE after the last, and after an error; then the query is done. */
gboolean muster_sql_next (MusterLibrary *library, sqlite3_stmt *query, GError **error);
void muster_sql_done (sqlite3_stmt *query);

/* Runs a statement that has no rows. */
gboolean muster_sql_run (MusterLibrary *library, GError **error, const char *sql, const char *types, ...);

/* The one number of a query; `fallback` where it has no row or a NULL. FALSE after an error. */
gboolean muster_sql_number (MusterLibrary *library, GError **error, gint64 *number, gint64 fallback, const char *sql,
                            const char *types, ...);

/* A text of a row; "" for NULL. */
const char *muster_sql_text (sqlite3_stmt *row, int column);

/* What SQLite says of `code`, as one of our errors. Always FALSE. */
gboolean muster_sql_fail (sqlite3 *db, const char *path, int code, GError **error);

/* A refusal of our own. Always FALSE. */
gboolean muster_library_refuse (GError **error, MusterLibraryError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Opens a database of ours with all its settings, but does nothing to it. */
sqlite3 *muster_sql_open (const char *path, int flags, GError **error);

/* Opens a file that nobody writes for reading, and nothing beside it. */
sqlite3 *muster_sql_open_still (const char *path, GError **error);

/* The one number of a query on a bare connection; `fallback` where there is none. */
gint64 muster_sql_ask (sqlite3 *db, const char *sql, gint64 fallback);

/* Whether a result means that something failed outside, such as the disk; not that the file holds what it shouldn't. */
gboolean muster_sql_is_failure (int code);

/* The same as muster_sql_ask(); where the answer wasn't to be had because of such failure, `failure` becomes its code. */
gint64 muster_sql_ask_carefully (sqlite3 *db, const char *sql, gint64 fallback, int *failure);

/* The tables of a file, before any of them is used. */
typedef enum
{
  MUSTER_SCHEMA_OURS,
  MUSTER_SCHEMA_DAMAGED, /* something of it is missing, or not as it should be */
  MUSTER_SCHEMA_FOREIGN, /* it has something that we never make: a view, a trigger, a table */
} MusterSchema;

/* Holds the tables of a file against those that our own SQL makes for that version, or for the one that it says of itself where that is 0.
 * `what` becomes the name of what is foreign, if it isn't NULL; free with g_free(). */
MusterSchema muster_schema_judge (sqlite3 *db, gint64 version, char **what, int *failure);

/* Whether SQLite's own check of its pages finds nothing wrong. */
gboolean muster_sql_is_sound (sqlite3 *db, int *failure);

/* Whether every text of a library of that version is what its checksum says. */
gboolean muster_sql_are_texts_true (sqlite3 *db, gint64 version, int *failure);

/* Files. */

/* The file that a path leads to, through any links, also where it is still to be made; all names beside it are made from this one. NULL
 * after an error. Free with g_free(). */
char *muster_library_resolve (const char *path, GError **error);

/* Makes a file that isn't there yet, for nobody but its owner. */
gboolean muster_library_create (const char *path);

/* Takes everybody else's rights to a file or a folder; to all that belongs to a library. */
void muster_library_make_private (const char *path);
void muster_library_make_all_private (const char *path);

/* The folder of a library's backups. Free with g_free(). */
char *muster_library_dup_backups (const char *path);

/* The backups of a library, the one with the latest changes first, whatever the clock showed when they were made. */
GPtrArray *muster_library_list_backups_by_turn (const char *path);

/* The paths (char) of what was set aside, latest first. */
GPtrArray *muster_library_list_aside (const char *path);

/* Removes the last of these files, as far as all together are larger than `most` bytes or eight times the first; but not the first
 * `least`. */
void muster_library_forget_bulky (GPtrArray *files, guint least, gint64 most);

/* The lock beside a library: one writer at a time, whichever program it is. -1 after an error. */
int muster_library_lock_open (const char *path, GError **error);
gboolean muster_library_lock (int lock, const char *path, GError **error);
void muster_library_unlock (int lock);

/* A change: all of it between these two. Where `fine` is FALSE, or the end fails, nothing happened. */
gboolean muster_library_begin (MusterLibrary *library, GError **error);
gboolean muster_library_end (MusterLibrary *library, gboolean fine, GError **error);

/* Makes the tables of each version after `from`, up to `to`. */
gboolean muster_library_raise (sqlite3 *db, const char *path, gint64 from, gint64 to, GError **error);

/* A file in the folder of a library, named after it: "library.damaged-20260101-120000.db". Free with g_free(). */
char *muster_library_dup_beside (const char *path, const char *word);

/* Copies a library's file, and the log that SQLite keeps beside it, byte for byte and onto the disk. */
gboolean muster_library_set_aside (const char *path, const char *to, GError **error);

/* Puts the file `with` in the place of a library that was set aside. */
gboolean muster_library_replace (const char *path, const char *with, GError **error);

/* Removes a file of our own making and all that SQLite keeps beside it. */
void muster_library_remove (const char *path);

/* Makes sure that a file is on the disk, and under its name. */
gboolean muster_library_sync (const char *path, GError **error);

/* Files that SQLite may have open: nothing else may open and close them, see library-raw.c. */

/* The first bytes of a file. FALSE where it has fewer, or can't be read. */
gboolean muster_raw_read_head (const char *path, gpointer head, gsize length);
gboolean muster_raw_sync (const char *path, GError **error);

/* Writes all bytes of a file to a descriptor. Where writing failed, `error` isn't set, but errno is. */
gboolean muster_raw_pour (const char *from, int to, GError **error);

/* A file to be read here and there; what lies past its end is zeros. */
typedef struct _MusterRaw MusterRaw;
MusterRaw *muster_raw_open (const char *path, GError **error);
void muster_raw_free (MusterRaw *raw);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRaw, muster_raw_free)
gint64 muster_raw_get_size (const MusterRaw *raw);
gboolean muster_raw_read (MusterRaw *raw, gpointer data, gsize length, gint64 at, GError **error);

/* A copy of an open database as another file, whole or not at all. */
gboolean muster_library_copy (sqlite3 *db, const char *to, GError **error);

/* A backup of a library that is about to be brought up to date. */
gboolean muster_library_backup_before (sqlite3 *db, const char *path, GError **error);

/* Whether a file that nobody writes is a library without fault. FALSE after an error, where that can't be said. */
gboolean muster_library_judge (const char *path, gboolean *good, GError **error);

/* History. */

/* Begins a change; its number, or 0. */
gint64 muster_history_begin (MusterLibrary *library, MusterLibraryVerb verb, const char *name, GError **error);

/* One step of it, done: from the state `before` to `after`, either 0 where the thing isn't there. */
gboolean muster_history_step (MusterLibrary *library, gint64 change, gint64 thing, gint64 before, gint64 after,
                              GError **error);

/* Forgets the oldest changes, and empties the trash of what has been there for too long. */
gboolean muster_history_tidy (MusterLibrary *library, GError **error);

/* Removes what nothing leads to any more and the history needn't keep, within a transaction. */
gboolean muster_history_sweep (MusterLibrary *library, GError **error);

/* Moves a thing from one state to another, where it is in the first; 0 is none. */
gboolean muster_history_move (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, GError **error);

/* A change as a row of MUSTER_CHANGE_COLUMNS has it. */
#define MUSTER_CHANGE_COLUMNS "change.change, verb, change.name, label, change.made, undone, overtaken"
MusterLibraryChange *muster_history_read_change (sqlite3_stmt *row);

/* What was undone and would be done again from the state `from` of a thing, now that it is in `to`: where that is about something
 * else, it can be done again from there; else it is overtaken where `anew`, and left alone where not. */
gboolean muster_history_carry (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, gboolean anew,
                               GError **error);

/* Time. */

/* Looks at the clock, and notes what time was lived through. */
gboolean muster_time_pass (MusterLibrary *library, GError **error);

/* The time before which nothing has to be kept any more, on the scale of what was lived through; below 0 where all has to. */
gboolean muster_time_get_horizon (MusterLibrary *library, gint64 *horizon, GError **error);

/* Moves the words that a thing is found by from those of one state to those of another; 0 is none. */
gboolean muster_search_follow (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, GError **error);

/* States. */

typedef struct
{
  gint64 state;
  gint64 body;
  gint64 trashed;
  char *tags;
} MusterLibraryState;

void muster_library_state_clear (MusterLibraryState *state);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterLibraryState, muster_library_state_clear)

/* The present state of a thing. */
gboolean muster_library_find_state (MusterLibrary *library, gint64 id, MusterLibraryState *state, GError **error);

/* Writes a new state of a thing; its number, or 0. `old` lends tags and trash; NULL for neither. The second has the thing's text
 * already. */
gint64 muster_library_write_state (MusterLibrary *library, gint64 id, const MusterThing *thing,
                                   const MusterLibraryState *old, GError **error);
gint64 muster_library_write_text (MusterLibrary *library, gint64 id, const MusterThing *thing, const char *xml,
                                  const MusterLibraryState *old, GError **error);

/* Whether a body has that text. */
gboolean muster_library_has_text (MusterLibrary *library, gint64 body, const char *xml);

/* Another state with the same body; its number, or 0. */
gint64 muster_library_copy_state (MusterLibrary *library, const MusterLibraryState *old, const char *tags,
                                  gint64 trashed, GError **error);

/* Adds a thing with no state yet; its number, `id` where that isn't 0. */
gint64 muster_library_write_thing (MusterLibrary *library, gint64 id, GError **error);

/* The texts of a body; its hash is checked. */
gboolean muster_body_read (MusterLibrary *library, gint64 body, MusterText *text, GError **error);

/* Within a transaction: keeps a body in full; or as what differs from another one that is, where no thing is in it at present and
 * that is worth it. */
gboolean muster_body_unfold (MusterLibrary *library, gint64 body, GError **error);
gboolean muster_body_fold (MusterLibrary *library, gint64 body, gint64 onto, GError **error);
gboolean muster_body_fold_all (MusterLibrary *library, GError **error);

/* The thing of a body, as it was written; its hash is checked. */
MusterThing *muster_library_read_body (MusterLibrary *library, gint64 body, GError **error);

/* Things. */

/* A thing with its members as they are in the library, but with hashes in the place of pictures, as its body has it; `state`
 * may be NULL. */
MusterThing *muster_library_get_plain (MusterLibrary *library, gint64 id, gint64 *state, GError **error);

/* A copy as its body will have it, within a transaction: pictures of our own are kept beside it, and their hashes stand in it. */
MusterThing *muster_library_copy_thing (MusterLibrary *library, const MusterThing *thing, GError **error);

/* Adds a thing within a change; its number, or 0. `like` lends tags and trash, as above. */
gint64 muster_library_add_step (MusterLibrary *library, gint64 change, const MusterThing *thing,
                                const MusterLibraryState *like, GError **error);

/* Portraits. */

/* Keeps pictures of our own, within a transaction; their hashes take their place in the thing. */
gboolean muster_portraits_detach (MusterLibrary *library, MusterThing *thing, GError **error);

/* Notes which pictures a body shows, as it was read from such a text. */
gboolean muster_portraits_tie (MusterLibrary *library, gint64 body, const MusterThing *thing, GError **error);

/* Whether the bytes of a picture, in one column of a row, are those of the hash in another. */
gboolean muster_portraits_is_true (sqlite3_stmt *row, int bytes, int hash);

/* Puts the pictures where their hashes stand. */
gboolean muster_portraits_attach (MusterLibrary *library, MusterThing *thing, GError **error);

/* Recovery. */

/* Whether the first 32 bytes of a log are what SQLite writes there. */
gboolean muster_log_is_head (const guint8 *head);

/* Whether the log beside a library has finished changes behind a place that is damaged, which SQLite would pass over in silence. FALSE
 * after an error. */
gboolean muster_log_is_damaged (const char *path, gboolean *damaged, GError **error);

/* Whether any page of a file has a document of ours, whatever else is gone. */
gboolean muster_salvage_knows (const char *path);

/* Sets the file aside and puts the best that can be made of it in its place; `lock` is held. The sentence for the player,
 * or NULL after an error. Free with g_free(). */
char *muster_library_recover (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog,
                              GError **error);

/* Opens what stands at `path`, which must be a library of this version without fault, while the lock is held. */
MusterLibrary *muster_library_open_plain (const char *path, const MusterLibraryCodec *codec,
                                          const MusterCatalog *catalog, GError **error);

G_END_DECLS
