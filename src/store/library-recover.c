/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recovery. A damaged library is copied aside, byte for byte; then a new one is made from the newest good backup, and what
 * the damaged one has beyond that is read row by row, every text against its checksum, and added as one change. Only when
 * all of it is on the disk does it take the old one's place: until then, everything can begin again. */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>
#include <fcntl.h>

#include "model/member.h"
#include "model/i18n.h"
#include "store/library-private.h"

#define MAX_GAP 200000 /* numbers to try one by one where the pages between are gone */
#define PAGE 4096

typedef struct
{
  sqlite3 *damaged;
  MusterLibrary *library; /* the new one */
  gboolean same_lineage;  /* so that numbers mean the same in both */
  GHashTable *latest;     /* thing to its states (GArray of gint64), as far as they can be read */
  GHashTable *present;    /* thing to its present state, likewise */
  gint64 change;
  guint recovered, lost;
  int trouble; /* with the disk, on the way; then all of it has to be done again another time */
} Recovering;

static void
note_trouble (Recovering *recovering, int code)
{
  if (muster_sql_is_trouble (code))
    recovering->trouble = code;
}

/* Reading what is left. */

typedef void (*Found) (Recovering *recovering, sqlite3_stmt *row);

/* Steps through a query and hands each row over. TRUE where it came to its end; `last` is the key of the last row. */
static gboolean
walk (Recovering *recovering, const char *sql, gint64 from, gint64 *last, gint64 stop, Found found)
{
  sqlite3_stmt *row = NULL;
  int step = sqlite3_prepare_v2 (recovering->damaged, sql, -1, &row, NULL);

  sqlite3_bind_int64 (row, 1, from);
  while (step == SQLITE_OK || step == SQLITE_ROW)
    {
      step = sqlite3_step (row);
      if (step != SQLITE_ROW || sqlite3_column_int64 (row, 0) == stop)
        break;
      *last = sqlite3_column_int64 (row, 0);
      found (recovering, row);
    }
  sqlite3_finalize (row);
  note_trouble (recovering, step);
  return step == SQLITE_DONE;
}

/* Every row that can be read: from the front up to the damage, from the back down to it, and by number in between. */
static void
scan (Recovering *recovering, const char *columns, const char *table, const char *key, Found found)
{
  g_autofree char *forward
      = g_strdup_printf ("SELECT %s, %s FROM %s WHERE %s > ? ORDER BY %s", key, columns, table, key, key);
  g_autofree char *backward
      = g_strdup_printf ("SELECT %s, %s FROM %s WHERE %s > ? ORDER BY %s DESC", key, columns, table, key, key);
  g_autofree char *single = g_strdup_printf ("SELECT %s, %s FROM %s WHERE %s = ?", key, columns, table, key);
  g_autofree char *bound = g_strdup_printf ("SELECT seq FROM sqlite_sequence WHERE name = '%s'", table);
  gint64 first = 0, last = 0, ignored = 0;

  if (walk (recovering, forward, 0, &first, -1, found))
    return;
  walk (recovering, backward, first, &last, first, found);
  if (last == 0)
    last = muster_sql_ask (recovering->damaged, bound, first + 1000) + 1;
  for (gint64 i = first + 1; i < last && i - first < MAX_GAP; i++)
    walk (recovering, single, i, &ignored, -1, found);
}

static void
found_state_cb (Recovering *recovering, sqlite3_stmt *row)
{
  gint64 state = sqlite3_column_int64 (row, 0), thing = sqlite3_column_int64 (row, 1);
  GArray *states = g_hash_table_lookup (recovering->latest, &thing);

  if (states == NULL)
    {
      states = g_array_new (FALSE, FALSE, sizeof (gint64));
      g_hash_table_insert (recovering->latest, g_memdup2 (&thing, sizeof thing), states);
    }
  g_array_append_val (states, state);
}

static void
found_thing_cb (Recovering *recovering, sqlite3_stmt *row)
{
  gint64 thing = sqlite3_column_int64 (row, 0), state = sqlite3_column_int64 (row, 1);

  g_hash_table_insert (recovering->present, g_memdup2 (&thing, sizeof thing), g_memdup2 (&state, sizeof state));
}

/* The backup may have it, damaged as well. */
static void
found_portrait_cb (Recovering *recovering, sqlite3_stmt *row)
{
  g_autoptr (GBytes) bytes = NULL;

  if (!muster_portraits_is_true (row, 2, 1))
    return;
  bytes = g_bytes_new (sqlite3_column_blob (row, 2), (gsize) sqlite3_column_bytes (row, 2));
  muster_sql_run (recovering->library, NULL,
                  "INSERT INTO portrait (hash, type, width, height, added, bytes) VALUES (?, ?, ?, ?, ?, ?) "
                  "ON CONFLICT (hash) DO UPDATE SET bytes = excluded.bytes",
                  "ttiiib", muster_sql_text (row, 1), muster_sql_text (row, 3), (gint64) sqlite3_column_int64 (row, 4),
                  (gint64) sqlite3_column_int64 (row, 5), (gint64) sqlite3_column_int64 (row, 6), bytes);
}

/* Pictures that neither has whole go, so that the library isn't found damaged again; the texts still say which they were. */
static gboolean
drop_false_portraits (MusterLibrary *library, GError **error)
{
  g_autoptr (GArray) false_ones = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt *row = muster_sql_query (library, error, "SELECT portrait, hash, bytes FROM portrait", "");
  gboolean fine = row != NULL;

  while (fine && muster_sql_next (library, row, NULL))
    if (!muster_portraits_is_true (row, 2, 1))
      {
        gint64 portrait = sqlite3_column_int64 (row, 0);

        g_array_append_val (false_ones, portrait);
      }
  for (guint i = 0; fine && i < false_ones->len; i++)
    fine = muster_sql_run (library, error, "DELETE FROM likeness WHERE portrait = ?", "i",
                           g_array_index (false_ones, gint64, i))
           && muster_sql_run (library, error, "DELETE FROM portrait WHERE portrait = ?", "i",
                              g_array_index (false_ones, gint64, i));
  return fine;
}

/* A state that was read, with its text. */
typedef struct
{
  MusterThing *thing;
  MusterLibraryState state;
} Saved;

/* The one row of a query on the damaged library; NULL where it can't be read. */
static sqlite3_stmt *
read_row (Recovering *recovering, const char *sql, gint64 number)
{
  sqlite3_stmt *row = NULL;
  int code = sqlite3_prepare_v2 (recovering->damaged, sql, -1, &row, NULL);

  if (code == SQLITE_OK)
    {
      sqlite3_bind_int64 (row, 1, number);
      code = sqlite3_step (row);
    }
  note_trouble (recovering, code);
  if (code == SQLITE_ROW)
    return row;
  sqlite3_finalize (row);
  return NULL;
}

static gboolean
read_text (Recovering *recovering, gint64 body, Saved *saved)
{
  sqlite3_stmt *row = read_row (recovering, "SELECT hash, xml FROM body WHERE body = ?", body);

  if (row != NULL)
    {
      g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, muster_sql_text (row, 1), -1);

      if (g_str_equal (hash, muster_sql_text (row, 0)))
        saved->thing = recovering->library->codec->read (muster_sql_text (row, 1), recovering->library->catalog, NULL);
    }
  sqlite3_finalize (row);
  return saved->thing != NULL;
}

/* Version 1 had no tags. */
static gboolean
read_saved (Recovering *recovering, gint64 state, Saved *saved)
{
  sqlite3_stmt *row = read_row (recovering, "SELECT body, trashed, tags FROM state WHERE state = ?", state);
  gboolean fine = FALSE;

  if (row == NULL)
    row = read_row (recovering, "SELECT body, trashed, '' FROM state WHERE state = ?", state);
  if (row != NULL && read_text (recovering, sqlite3_column_int64 (row, 0), saved))
    {
      saved->state.state = state;
      saved->state.trashed = sqlite3_column_int64 (row, 1);
      saved->state.tags = g_strdup (muster_sql_text (row, 2));
      fine = TRUE;
    }
  sqlite3_finalize (row);
  return fine;
}

static void
saved_clear (Saved *saved)
{
  g_clear_pointer (&saved->thing, muster_thing_free);
  muster_library_state_clear (&saved->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Saved, saved_clear)

/* The present state of a thing, or the latest before it that can be read. */
static gboolean
read_best (Recovering *recovering, gint64 thing, Saved *saved)
{
  GArray *states = g_hash_table_lookup (recovering->latest, &thing);
  gint64 *present = g_hash_table_lookup (recovering->present, &thing);
  gint64 below = G_MAXINT64;

  if (present != NULL && read_saved (recovering, *present, saved))
    return TRUE;
  while (states != NULL)
    {
      gint64 best = 0;

      for (guint i = 0; i < states->len; i++)
        if (g_array_index (states, gint64, i) < below)
          best = MAX (best, g_array_index (states, gint64, i));
      if (best == 0)
        return FALSE;
      if (read_saved (recovering, best, saved))
        return TRUE;
      below = best;
    }
  return FALSE;
}

/* Adding it. */

static gboolean
begin_change (Recovering *recovering, const MusterThing *thing, GError **error)
{
  if (recovering->change == 0)
    recovering->change = muster_history_begin (recovering->library, MUSTER_LIBRARY_RECOVER, thing->name, error);
  return recovering->change != 0;
}

/* Whether the new library has the very same thing already. */
static gboolean
has_same (Recovering *recovering, const MusterThing *thing)
{
  MusterLibrary *library = recovering->library;
  g_autofree char *xml = library->codec->write (thing, library->catalog);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, xml, -1);
  gint64 n = 0;

  return muster_sql_number (
             library, NULL, &n, 0,
             "SELECT count (*) FROM body JOIN state ON state.body = body.body JOIN thing ON thing.state = state.state "
             "WHERE hash = ?",
             "t", hash)
         && n > 0;
}

/* Links that lead nowhere in the new library would fail there. */
static gboolean
drop_dead_links (Recovering *recovering, MusterThing *thing)
{
  GPtrArray *members = muster_thing_get_members (thing);
  gint64 id, state, n = 0;

  for (guint i = 0; members != NULL && i < members->len; i++)
    if (muster_member_get_link (members->pdata[i], &id, &state)
        && (!recovering->same_lineage
            || !muster_sql_number (recovering->library, NULL, &n, 0, "SELECT count (*) FROM thing WHERE thing = ?", "i",
                                   id)
            || n == 0))
      muster_member_unlink (members->pdata[i]);
  return TRUE;
}

/* `known`: whether the new library has a thing of that number. */
static gboolean
add_saved (Recovering *recovering, gint64 thing, gint64 before, gboolean known, Saved *saved, GError **error)
{
  MusterLibrary *library = recovering->library;
  gint64 id = known ? thing : muster_library_write_thing (library, recovering->same_lineage ? thing : 0, error);
  gint64 state = 0;

  drop_dead_links (recovering, saved->thing);
  if (id != 0 && begin_change (recovering, saved->thing, error))
    state = muster_library_write_state (library, id, saved->thing, &saved->state, error);
  recovering->recovered++;
  return state != 0 && muster_history_step (library, recovering->change, id, before, state, error);
}

static gboolean
adopt (Recovering *recovering, gint64 thing, GError **error)
{
  gint64 *present = g_hash_table_lookup (recovering->present, &thing), mine = 0, known = 0;
  g_auto (Saved) saved = { 0 };
  gboolean exact;

  if (present != NULL && *present == 0)
    return TRUE; /* its making was undone */
  if (recovering->same_lineage
      && (!muster_sql_number (recovering->library, error, &known, 0, "SELECT count (*) FROM thing WHERE thing = ?", "i",
                              thing)
          || !muster_sql_number (recovering->library, error, &mine, 0, "SELECT state FROM thing WHERE thing = ?", "i",
                                 thing)))
    return FALSE;
  if (present != NULL && mine != 0 && *present == mine)
    return TRUE; /* as in the backup */
  if (!read_best (recovering, thing, &saved))
    {
      recovering->lost += mine == 0;
      return TRUE;
    }
  exact = present != NULL && saved.state.state == *present;
  if ((mine != 0 && !exact && saved.state.state <= mine)
      || (!recovering->same_lineage && has_same (recovering, saved.thing)))
    return TRUE;
  return add_saved (recovering, thing, mine, known != 0, &saved, error);
}

static int
compare_ids_cb (gconstpointer a, gconstpointer b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

static void
add_keys (GHashTable *table, GHashTable *seen, GArray *ids)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (g_hash_table_add (seen, key))
      g_array_append_vals (ids, key, 1);
}

static gboolean
adopt_all (Recovering *recovering, GError **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  add_keys (recovering->present, seen, ids);
  add_keys (recovering->latest, seen, ids);
  g_array_sort (ids, compare_ids_cb); /* so that a group comes after its members */
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) > 0 && !adopt (recovering, g_array_index (ids, gint64, i), error))
      return FALSE;
  return TRUE;
}

static char *
dup_lineage (sqlite3 *db)
{
  sqlite3_stmt *row = NULL;
  char *lineage = NULL;

  if (sqlite3_prepare_v2 (db, "SELECT lineage FROM about", -1, &row, NULL) == SQLITE_OK
      && sqlite3_step (row) == SQLITE_ROW)
    lineage = g_strdup (muster_sql_text (row, 0));
  sqlite3_finalize (row);
  return lineage;
}

static gboolean
salvage (Recovering *recovering, GError **error)
{
  g_autofree char *theirs = dup_lineage (recovering->damaged), *ours = dup_lineage (recovering->library->db);
  gint64 things = muster_sql_ask (recovering->library->db, "SELECT count (*) FROM thing", 0);
  gboolean fine;

  recovering->same_lineage = things == 0 || g_strcmp0 (theirs, ours) == 0;
  if (!muster_library_begin (recovering->library, error))
    return FALSE;
  scan (recovering, "thing", "state", "state", found_state_cb);
  scan (recovering, "state", "thing", "thing", found_thing_cb);
  scan (recovering, "hash, bytes, type, width, height, added", "portrait", "portrait", found_portrait_cb);
  fine = drop_false_portraits (recovering->library, error) && adopt_all (recovering, error);
  if (fine && recovering->trouble != SQLITE_OK)
    fine = muster_sql_fail (NULL, recovering->library->path, recovering->trouble, error);
  return muster_library_end (recovering->library, fine, error);
}

/* A file that was cut off gets its length back, as SQLite reads nothing of it otherwise; what is missing is zeros. */
static void
stretch (const char *damaged, const char *sound)
{
  int to = g_open (damaged, O_RDWR | O_CLOEXEC, 0);
  GStatBuf about = { 0 }, about_sound = { 0 };
  guint32 pages = 0;
  gint64 most;

  if (to < 0 || fstat (to, &about) != 0 || g_stat (sound, &about_sound) != 0
      || pread (to, &pages, sizeof pages, 28) != sizeof pages)
    pages = 0;
  pages = GUINT32_FROM_BE (pages);
  most = MAX ((about.st_size + PAGE - 1) / PAGE, about_sound.st_size / PAGE);
  if (pages > most && pages < 4 * most + 1000)
    most = pages;
  pages = GUINT32_TO_BE ((guint32) most);
  if (to < 0)
    return;
  if (most * PAGE > about.st_size && ftruncate (to, most * PAGE) == 0
      && pwrite (to, &pages, sizeof pages, 28) != sizeof pages)
    g_debug ("%s couldn't be stretched", damaged);
  close (to);
}

/* The first page, with the list of tables, comes from another library where it is beyond reading: it is the same in all
 * that were made alike, and every text is checked anyway. */
static gboolean
graft (const char *damaged, const char *sound)
{
  g_autofree char *page = g_malloc0 (PAGE);
  int from = g_open (sound, O_RDONLY | O_CLOEXEC, 0), to = g_open (damaged, O_WRONLY | O_CLOEXEC, 0);
  gint64 size = to >= 0 ? lseek (to, 0, SEEK_END) : 0;
  guint32 pages = GUINT32_TO_BE ((guint32) (size / PAGE));
  gboolean fine = from >= 0 && size >= 2 * PAGE && pread (from, page, PAGE, 0) == PAGE;

  memcpy (page + 28, &pages, sizeof pages);
  memset (page + 32, 0, 8); /* no free pages */
  fine = fine && pwrite (to, page, PAGE, 0) == PAGE;
  if (from >= 0)
    close (from);
  if (to >= 0)
    close (to);
  return fine;
}

/* Opens a copy of what was set aside, which is left alone. FALSE after an error; `db` is NULL where nothing can be read. */
static gboolean
open_damaged (const char *aside, const char *copy, const char *sound, sqlite3 **db, GError **error)
{
  g_autoptr (GError) cause = NULL;
  int trouble = SQLITE_OK;

  *db = NULL;
  muster_library_remove (copy);
  if (!g_file_test (aside, G_FILE_TEST_EXISTS))
    return TRUE;
  if (!muster_library_set_aside (aside, copy, error))
    return FALSE;
  stretch (copy, sound);
  *db = muster_sql_open (copy, SQLITE_OPEN_READWRITE, &cause);
  if (*db == NULL && !g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  if (*db != NULL
      && muster_sql_ask_carefully (*db, "SELECT count (*) FROM sqlite_schema WHERE name = 'state'", -1, &trouble) == 1)
    return TRUE; /* the table is there, if not all of it */
  g_clear_pointer (db, sqlite3_close);
  if (trouble != SQLITE_OK)
    return muster_sql_fail (NULL, copy, trouble, error);
  if (graft (copy, sound))
    *db = muster_sql_open (copy, SQLITE_OPEN_READWRITE, NULL);
  return TRUE;
}

/* The whole. */

static gboolean
copy_backup (const char *backup, const char *to, GError **error)
{
  sqlite3 *db = muster_sql_open_still (backup, error);
  gboolean fine = db != NULL && muster_library_copy (db, to, error);

  sqlite3_close (db);
  return fine;
}

/* The newest good backup as a file of its own; `taken` stays NULL where there is none. FALSE after an error. */
static gboolean
take_backup (const char *path, const char *to, char **taken, GError **error)
{
  g_autoptr (GPtrArray) backups = muster_library_list_backups (path);

  for (guint i = 0; *taken == NULL && i < backups->len; i++)
    {
      gboolean good;

      if (!muster_library_judge (backups->pdata[i], &good, error)
          || (good && !copy_backup (backups->pdata[i], to, error)))
        return FALSE;
      if (good)
        *taken = g_strdup (backups->pdata[i]);
    }
  return TRUE;
}

static char *
dup_notice (const char *aside, const char *backup, const Recovering *recovering)
{
  g_autofree char *kept = g_path_get_basename (aside);
  g_autofree char *used = backup != NULL ? g_path_get_basename (backup) : NULL;
  GString *notice = g_string_new (NULL);

  g_string_printf (notice, _ ("The library was damaged and has been set aside as %s"), kept);
  if (used != NULL)
    g_string_append_printf (notice, _ ("; the backup %s was opened"), used);
  g_string_append_printf (notice,
                          used != NULL ? _ (", and %u newer things were recovered") : _ ("; %u things were recovered"),
                          recovering->recovered);
  if (recovering->lost > 0)
    g_string_append_printf (notice, _ (", %u could not be"), recovering->lost);
  g_string_append_c (notice, '.');
  return g_string_free (notice, FALSE);
}

/* Fills the new library from the damaged one, as far as that can be read at all. */
static gboolean
fill (Recovering *recovering, const char *aside, const char *copy, const char *coming, GError **error)
{
  gboolean fine;

  sqlite3_wal_checkpoint_v2 (recovering->library->db, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
  if (!open_damaged (aside, copy, coming, &recovering->damaged, error))
    return FALSE;
  if (recovering->damaged == NULL)
    return TRUE;
  recovering->latest = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) g_array_unref);
  recovering->present = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  fine = salvage (recovering, error);
  g_hash_table_unref (recovering->latest);
  g_hash_table_unref (recovering->present);
  sqlite3_close (recovering->damaged);
  return fine;
}

char *
muster_library_recover (const char *path, const MusterLibraryCodec *codec, const MusterCatalog *catalog, GError **error)
{
  g_autofree char *aside = muster_library_dup_beside (path, "damaged"), *coming = g_strconcat (path, ".coming", NULL);
  g_autofree char *copy = g_strconcat (path, ".reading", NULL), *backup = NULL;
  Recovering recovering = { 0 };
  gboolean fine;

  muster_library_remove (coming);
  if (!muster_library_set_aside (path, aside, error))
    return NULL;
  fine = take_backup (path, coming, &backup, error);
  recovering.library = fine ? muster_library_open_plain (coming, codec, catalog, error) : NULL;
  fine = recovering.library != NULL && fill (&recovering, aside, copy, coming, error);
  if (recovering.library != NULL)
    muster_library_close (recovering.library);
  fine = fine && muster_library_replace (path, coming, error);
  muster_library_remove (copy);
  muster_library_remove (coming);
  return fine ? dup_notice (aside, backup, &recovering) : NULL;
}
