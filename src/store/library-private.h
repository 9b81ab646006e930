/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the library. */
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
  GHashTable *statements; /* SQL to sqlite3_stmt, cached */
  int lock;               /* file descriptor; locked while writing */
  int log_pages;          /* size of the log after the last change */
  gint64 data_version;
  char *label;        /* for the next change */
  gint64 last_change; /* made by the last transaction; 0 for none */
  char *notice;
};

/* The time in seconds; tests replace it. */
extern gint64 (*muster_library_clock) (void);

/* SQL. Parameter types: i for a number (gint64), t for a text or NULL, b for GBytes, n for a number stored as NULL if
 * 0. */

/* A query with its parameters. It is cached, so don't free it but reset it with muster_sql_done(). NULL after an
 * error. */
sqlite3_stmt *muster_sql_query (MusterLibrary *library, GError **error, const char *sql, const char *types, ...);

/* Advances to the next row. FALSE after the last and after an error; the query is reset then. */
gboolean muster_sql_next (MusterLibrary *library, sqlite3_stmt *query, GError **error);
void muster_sql_done (sqlite3_stmt *query);

/* Runs a statement without rows. */
gboolean muster_sql_run (MusterLibrary *library, GError **error, const char *sql, const char *types, ...);

/* The single number of a query; `fallback` if there is no row or it is NULL. FALSE after an error. */
gboolean muster_sql_number (MusterLibrary *library, GError **error, gint64 *number, gint64 fallback, const char *sql,
                            const char *types, ...);

/* A text column; "" for NULL. */
const char *muster_sql_text (sqlite3_stmt *row, int column);

/* Converts the SQLite error `code` into one of ours. Always returns FALSE. */
gboolean muster_sql_fail (sqlite3 *db, const char *path, int code, GError **error);

/* Sets a refusal as error. Always returns FALSE. */
gboolean muster_library_refuse (GError **error, MusterLibraryError code, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* Opens a database with all our settings, without modifying it. */
sqlite3 *muster_sql_open (const char *path, int flags, GError **error);

/* Opens a file that nobody writes, read-only and without files beside it. */
sqlite3 *muster_sql_open_still (const char *path, GError **error);

/* The single number of a query on a bare connection; `fallback` if there is none. */
gint64 muster_sql_ask (sqlite3 *db, const char *sql, gint64 fallback);

/* Whether a result is an outside failure such as the disk, rather than bad contents. */
gboolean muster_sql_is_failure (int code);

/* The same as muster_sql_ask(); where the answer wasn't to be had because of such failure, `failure` becomes its code. */
gint64 muster_sql_ask_carefully (sqlite3 *db, const char *sql, gint64 fallback, int *failure);

/* The state of a file's tables, found before any is used. */
typedef enum
{
  MUSTER_SCHEMA_OURS,
  MUSTER_SCHEMA_DAMAGED, /* something is missing or wrong */
  MUSTER_SCHEMA_FOREIGN, /* it has something that we never create: a view, a trigger, a table */
} MusterSchema;

/* Compares a file's tables with those that our SQL creates for that version, or if 0 for the version it claims. `what`
 * receives the name of a foreign object unless NULL; free with g_free(). */
MusterSchema muster_schema_judge (sqlite3 *db, gint64 version, char **what, int *failure);

/* Whether SQLite's integrity check passes. */
gboolean muster_sql_is_sound (sqlite3 *db, int *failure);

/* Whether every text in a library of that version matches its checksum. */
gboolean muster_sql_are_texts_true (sqlite3 *db, gint64 version, int *failure);

/* Files. */

/* The real path of the file, through any links, even if it doesn't exist yet; names of files beside it are based on it.
 * NULL after an error. Free with g_free(). */
char *muster_library_resolve (const char *path, GError **error);

/* Creates a file accessible only to its owner. */
gboolean muster_library_create (const char *path);

/* Removes everyone else's access to a file or folder of the library. */
void muster_library_make_private (const char *path);
void muster_library_make_all_private (const char *path);

/* The backup folder of a library. Free with g_free(). */
char *muster_library_dup_backups (const char *path);

/* The backups of a library, by the latest change in them, whatever their dates. */
GPtrArray *muster_library_list_backups_by_turn (const char *path);

/* The paths (char) of files set aside, latest first. */
GPtrArray *muster_library_list_aside (const char *path);

/* Removes the oldest of these files while their total size exceeds `most` bytes or eight times the first; always keeps
 * the first `least`. */
void muster_library_forget_bulky (GPtrArray *files, guint least, gint64 most);

/* The lock beside a library: one writer at a time among all programs. -1 after an error. */
int muster_library_lock_open (const char *path, GError **error);
gboolean muster_library_lock (int lock, const char *path, GError **error);
void muster_library_unlock (int lock);

/* Frame a change. If `fine` is FALSE or ending fails, nothing is changed. */
gboolean muster_library_begin (MusterLibrary *library, GError **error);
gboolean muster_library_end (MusterLibrary *library, gboolean fine, GError **error);

/* Applies the schema updates of each version after `from` up to `to`. */
gboolean muster_library_raise (sqlite3 *db, const char *path, gint64 from, gint64 to, GError **error);

/* A file name beside a library: "library.damaged-20260101-120000.db". Free with g_free(). */
char *muster_library_dup_beside (const char *path, const char *word);

/* Copies a library and its log byte for byte, durably. */
gboolean muster_library_set_aside (const char *path, const char *to, GError **error);

/* Replaces a library that was set aside by the file `with`. */
gboolean muster_library_replace (const char *path, const char *with, GError **error);

/* Removes one of our files with all that SQLite keeps beside it. */
void muster_library_remove (const char *path);

/* Syncs a file and its directory entry. */
gboolean muster_library_sync (const char *path, GError **error);

/* Files that SQLite may have open: nothing else may open and close them; see library-raw.c. */

/* The first bytes of a file. FALSE if it has fewer or can't be read. */
gboolean muster_raw_read_head (const char *path, gpointer head, gsize length);
gboolean muster_raw_sync (const char *path, GError **error);

/* Writes all bytes of a file to a descriptor. If writing failed, errno is set instead of `error`. */
gboolean muster_raw_pour (const char *from, int to, GError **error);

/* A file for random access; beyond its end there are zeros. */
typedef struct _MusterRaw MusterRaw;
MusterRaw *muster_raw_open (const char *path, GError **error);
void muster_raw_free (MusterRaw *raw);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterRaw, muster_raw_free)
gint64 muster_raw_get_size (const MusterRaw *raw);
gboolean muster_raw_read (MusterRaw *raw, gpointer data, gsize length, gint64 at, GError **error);

/* Copies an open database to another file, completely or not at all. */
gboolean muster_library_copy (sqlite3 *db, const char *to, GError **error);

/* A backup of a library before an upgrade. */
gboolean muster_library_backup_before (sqlite3 *db, const char *path, GError **error);

/* Whether a file that nobody writes is a sound library. FALSE after an error, if that can't be determined. */
gboolean muster_library_judge (const char *path, gboolean *good, GError **error);

/* History. */

/* Begins a change; returns its number, or 0. */
gint64 muster_history_begin (MusterLibrary *library, MusterLibraryVerb verb, const char *name, GError **error);

/* Performs one step: from state `before` to `after`; 0 means that the thing isn't there. */
gboolean muster_history_step (MusterLibrary *library, gint64 change, gint64 thing, gint64 before, gint64 after,
                              GError **error);

/* Removes the oldest changes, and old things from the trash. */
gboolean muster_history_tidy (MusterLibrary *library, GError **error);

/* Removes unreferenced data that the history needn't keep, within a transaction. */
gboolean muster_history_sweep (MusterLibrary *library, GError **error);

/* Moves a thing from one state to another if it is in the first; 0 is none. */
gboolean muster_history_move (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, GError **error);

/* A change, read from a row of MUSTER_CHANGE_COLUMNS. */
#define MUSTER_CHANGE_COLUMNS "change.change, verb, change.name, label, change.made, undone, overtaken"
MusterLibraryChange *muster_history_read_change (sqlite3_stmt *row);

/* For a thing that moves from state `from` to `to`: undone steps about other sides are rebased, so they can still be
 * redone; the rest is marked overtaken if `anew`, otherwise left alone. */
gboolean muster_history_carry (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, gboolean anew,
                               GError **error);

/* Time. */

/* Reads the clock and records elapsed time. */
gboolean muster_time_pass (MusterLibrary *library, GError **error);

/* The time before which data may be removed, on the scale of elapsed time; negative if all must be kept. */
gboolean muster_time_get_horizon (MusterLibrary *library, gint64 *horizon, GError **error);

/* Updates a thing's search words from one state to another; 0 is none. */
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

/* The current state of a thing. */
gboolean muster_library_find_state (MusterLibrary *library, gint64 id, MusterLibraryState *state, GError **error);

/* Writes a new state of a thing; returns its number, or 0. Tags and trash are taken from `old`, or NULL. For the second
 * the thing's text is given. */
gint64 muster_library_write_state (MusterLibrary *library, gint64 id, const MusterThing *thing,
                                   const MusterLibraryState *old, GError **error);
gint64 muster_library_write_text (MusterLibrary *library, gint64 id, const MusterThing *thing, const char *xml,
                                  const MusterLibraryState *old, GError **error);

/* Whether a body has that text. */
gboolean muster_library_has_text (MusterLibrary *library, gint64 body, const char *xml);

/* Another state with the same body; returns its number, or 0. */
gint64 muster_library_copy_state (MusterLibrary *library, const MusterLibraryState *old, const char *tags,
                                  gint64 trashed, GError **error);

/* Adds a thing without a state; returns its number, which is `id` unless that is 0. */
gint64 muster_library_write_thing (MusterLibrary *library, gint64 id, GError **error);

/* The texts of a body, with the hash verified. */
gboolean muster_body_read (MusterLibrary *library, gint64 body, MusterText *text, GError **error);

/* Within a transaction: stores a body in full; or as a difference to another, if no thing is in it and that saves
 * space. */
gboolean muster_body_unfold (MusterLibrary *library, gint64 body, GError **error);
gboolean muster_body_fold (MusterLibrary *library, gint64 body, gint64 onto, GError **error);
gboolean muster_body_fold_all (MusterLibrary *library, GError **error);

/* The thing in a body as written, with the hash verified. */
MusterThing *muster_library_read_body (MusterLibrary *library, gint64 body, GError **error);

/* Things. */

/* A thing with its members as currently in the library, and with hashes instead of pictures; `state` may be NULL. */
MusterThing *muster_library_get_plain (MusterLibrary *library, gint64 id, gint64 *state, GError **error);

/* A copy as its body will store it, within a transaction: our pictures are stored separately and replaced by hashes. */
MusterThing *muster_library_copy_thing (MusterLibrary *library, const MusterThing *thing, GError **error);

/* Adds a thing within a change; returns its number, or 0. Tags and trash are taken from `like`, as above. */
gint64 muster_library_add_step (MusterLibrary *library, gint64 change, const MusterThing *thing,
                                const MusterLibraryState *like, GError **error);

/* Portraits. */

/* Stores our pictures, within a transaction, and replaces them by hashes in the thing. */
gboolean muster_portraits_detach (MusterLibrary *library, MusterThing *thing, GError **error);

/* Records which pictures a body shows, from its text. */
gboolean muster_portraits_tie (MusterLibrary *library, gint64 body, const MusterThing *thing, GError **error);

/* Whether the bytes of a picture in one column match the hash in another. */
gboolean muster_portraits_is_true (sqlite3_stmt *row, int bytes, int hash);

/* Replaces hashes by the pictures. */
gboolean muster_portraits_attach (MusterLibrary *library, MusterThing *thing, GError **error);

/* Recovery. */

/* Whether these are the first 32 bytes of an SQLite log. */
gboolean muster_log_is_head (const guint8 *head);

/* Whether the log of a library has complete changes after a damaged part, which SQLite would silently skip. FALSE after
 * an error. */
gboolean muster_log_is_damaged (const char *path, gboolean *damaged, GError **error);

/* Whether any page of a file contains one of our documents, whatever else is damaged. */
gboolean muster_salvage_knows (const char *path);

/* Sets the file aside and replaces it by the best recovery; `lock` must be held. Returns a sentence for the player, or
 * NULL after an error. Free with g_free(). */
char *muster_library_recover (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog,
                              GError **error);

/* Opens the file at `path`, which must be a sound library of this version, while the lock is held. */
MusterLibrary *muster_library_open_plain (const char *path, const MusterLibraryCodec *codec,
                                          const MusterCatalog *catalog, GError **error);

G_END_DECLS
