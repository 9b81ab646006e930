/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads each table once from front to back into the catalogue. Every value is checked, because a file from elsewhere,
 * or a damaged one, may contain anything. */
#include "store/content.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

#include "model/error.h"
#include "model/i18n.h"
#include "store/content-format.h"

/* Far more than any game has, yet quick to read. */
#define MAX_OPTIONS 100000
#define MAX_TEXT (1024 * 1024)
#define MAX_SIZE (64 * 1024 * 1024) /* of all rows together */
#define MAX_STEPS (5 * 1000 * 1000) /* of SQLite's virtual machine, per query */
#define ROW_SIZE 64                 /* cost of a row besides its texts */
#define MAX_CAUSE 120

typedef struct
{
  sqlite3 *db;
  const char *path; /* NULL: from bytes that were just compiled */
  GError **error;
  MusterCatalog *catalog;
  GHashTable *options; /* number to MusterOption */
  gsize size;          /* of what has been read so far */
} Reading;

static gboolean
fail (Reading *reading, MusterError code, const char *cause)
{
  if (reading->path != NULL)
    g_set_error (reading->error, MUSTER_ERROR, code, "%s: %s", reading->path, cause);
  else
    g_set_error_literal (reading->error, MUSTER_ERROR, code, cause);
  return FALSE;
}

static gboolean
fail_damaged (Reading *reading, const char *cause)
{
  g_autofree char *sentence
      = g_strdup_printf (reading->path != NULL ? _ ("this content database is damaged (%s)")
                                               : _ ("Muster would refuse what these packs compile into (%s)"),
                         cause);

  return fail (reading, MUSTER_ERROR_MALFORMED, sentence);
}

/* SQLite quotes the offending text, which may be anything: line breaks, half a character, a whole table. */
static char *
dup_one_line (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *line = g_string_new (NULL);

  for (const char *p = valid; *p != '\0' && line->len < MAX_CAUSE; p = g_utf8_next_char (p))
    g_string_append_unichar (line, g_unichar_iscntrl (g_utf8_get_char (p)) ? ' ' : g_utf8_get_char (p));
  return g_string_free (line, FALSE);
}

static gboolean
fail_sql (Reading *reading)
{
  g_autofree char *cause = dup_one_line (sqlite3_errmsg (reading->db));

  return fail_damaged (reading, cause);
}

static const char *
text_at (sqlite3_stmt *row, int column)
{
  return (const char *) sqlite3_column_text (row, column);
}

/* Whether a text can be displayed: valid UTF-8 without terminal control characters, which are U+0000 to U+001F and
 * U+007F to U+009F. */
static gboolean
is_plain (const char *text, gsize length)
{
  if (!g_utf8_validate_len (text, length, NULL))
    return FALSE;
  for (const guchar *p = (const guchar *) text; *p != '\0'; p++)
    if (*p < 0x20 || *p == 0x7f || (*p == 0xc2 && p[1] < 0xa0))
      return FALSE;
  return TRUE;
}

/* Checks a row before it is used. Types: i for a number, t for a text. */
static gboolean
check_row (Reading *reading, sqlite3_stmt *row, const char *types)
{
  reading->size += ROW_SIZE;
  for (int i = 0; types[i] != '\0'; i++)
    {
      gboolean is_text = types[i] == 't';

      if (sqlite3_column_type (row, i) != (is_text ? SQLITE_TEXT : SQLITE_INTEGER))
        return fail_damaged (reading, _ ("a number or text is missing"));
      if (is_text && !is_plain (text_at (row, i), (gsize) sqlite3_column_bytes (row, i)))
        return fail_damaged (reading, _ ("a text is unreadable"));
      reading->size += is_text ? (gsize) sqlite3_column_bytes (row, i) : 0;
    }
  return reading->size <= MAX_SIZE || fail_damaged (reading, _ ("it holds too much"));
}

typedef gboolean (*ReadRow) (Reading *reading, sqlite3_stmt *row, gpointer data);

/* Runs a query and passes each row to a function until one fails. */
static gboolean
each_row (Reading *reading, const char *sql, const char *types, ReadRow read, gpointer data)
{
  sqlite3_stmt *rows = NULL;
  gboolean fine = sqlite3_prepare_v2 (reading->db, sql, -1, &rows, NULL) == SQLITE_OK;
  int step = SQLITE_ROW;

  if (!fine)
    return fail_sql (reading);
  while (fine && (step = sqlite3_step (rows)) == SQLITE_ROW)
    fine = check_row (reading, rows, types) && read (reading, rows, data);
  if (fine && step != SQLITE_DONE)
    fine = fail_sql (reading);
  sqlite3_finalize (rows);

  return fine;
}

static gint64
number_at (sqlite3_stmt *row, int column, const MusterField *field)
{
  switch (field->type)
    {
    case MUSTER_FIELD_YES_NO:
      return g_str_equal (text_at (row, column), "yes") ? 1 : g_str_equal (text_at (row, column), "no") ? 0 : -1;
    case MUSTER_FIELD_WORD:
      return muster_words_find (field->words, text_at (row, column));
    case MUSTER_FIELD_INT8:
    case MUSTER_FIELD_UINT8:
    case MUSTER_FIELD_INT:
    case MUSTER_FIELD_TEXT:
    case MUSTER_FIELD_FEATURES:
    default:
      return sqlite3_column_int64 (row, column);
    }
}

static gboolean
read_option (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  MusterKind kind = *(MusterKind *) data;
  gint64 number = sqlite3_column_int64 (row, 0), pack = sqlite3_column_int64 (row, 1);
  MusterOption *option = muster_catalog_add (reading->catalog, kind, text_at (row, 3), text_at (row, 4));
  int column = 6;

  if (option == NULL)
    return fail_damaged (reading, _ ("an id occurs twice"));
  if (g_hash_table_size (reading->options) >= MAX_OPTIONS)
    return fail_damaged (reading, _ ("it holds too many options"));

  if (pack < 0 || pack >= muster_catalog_n_packs (reading->catalog))
    return fail_damaged (reading, _ ("an option belongs to no pack"));
  option->pack = (guint) pack;
  option->about = muster_catalog_keep (reading->catalog, text_at (row, 5));
  option->keywords = muster_catalog_keep (reading->catalog, text_at (row, 2));
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    {
      if (!muster_content_stores (field))
        continue;
      if (field->type == MUSTER_FIELD_TEXT)
        G_STRUCT_MEMBER (const char *, option, field->offset)
            = muster_catalog_keep (reading->catalog, text_at (row, column));
      else if (!muster_field_set (field, option, number_at (row, column, field)))
        return fail_damaged (reading, _ ("a number is out of range"));
      column++;
    }
  g_hash_table_insert (reading->options, g_memdup2 (&number, sizeof number), option);

  return TRUE;
}

/* The types of the columns of muster_content_dup_columns(). */
static char *
dup_types (MusterKind kind)
{
  GString *types = g_string_new ("ttt");

  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    if (muster_content_stores (field))
      g_string_append_c (types, muster_content_is_text (field) ? 't' : 'i');
  return g_string_free (types, FALSE);
}

/* An option without a row in `option` has a NULL pack and is refused. */
static gboolean
read_kind (Reading *reading, MusterKind kind)
{
  g_autofree char *table = muster_content_dup_table (kind);
  g_autofree char *columns = muster_content_dup_columns (kind);
  g_autofree char *column_types = dup_types (kind);
  g_autofree char *types = g_strconcat ("iit", column_types, NULL);
  g_autofree char *sql = g_strdup_printf ("SELECT option, pack, keywords, %s FROM %s "
                                          "LEFT JOIN (SELECT option, pack, keywords FROM option) "
                                          "USING (option) ORDER BY option",
                                          columns, table);

  return each_row (reading, sql, types, read_option, &kind);
}

static gboolean
read_pack (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  MusterPackFacts facts = { text_at (row, 0), text_at (row, 1), text_at (row, 2), text_at (row, 3), text_at (row, 4) };

  muster_catalog_add_pack (reading->catalog, &facts);
  return TRUE;
}

static MusterOption *
option_at (Reading *reading, sqlite3_stmt *row, int column)
{
  gint64 number = sqlite3_column_int64 (row, column);
  MusterOption *option = g_hash_table_lookup (reading->options, &number);

  if (option == NULL)
    fail_damaged (reading, _ ("something belongs to an option that isn't there"));
  return option;
}

static gboolean
read_opens (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  MusterOption *option = option_at (reading, row, 0);
  const MusterOption *value = muster_catalog_find (reading->catalog, MUSTER_KIND_VALUE, text_at (row, 1));

  if (option == NULL)
    return FALSE;
  if (value == NULL || option->kind == MUSTER_KIND_VALUE)
    return fail_damaged (reading, _ ("an option has a value that isn't there"));
  option->values |= value->values;
  return TRUE;
}

/* A list of `n` elements of that size with room for one more. Capacity doubles, so it is full when n is a power of
 * two. */
static gpointer
make_room (Reading *reading, gconstpointer list, guint n, gsize size)
{
  gpointer roomier;

  if ((n & (n - 1)) != 0)
    return (gpointer) list;
  roomier = muster_catalog_alloc (reading->catalog, MAX (2 * n, 1) * size);
  if (n > 0)
    memcpy (roomier, list, n * size);
  return roomier;
}

/* Features must be numbered from 0 without gaps. */
static gboolean
read_feature (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  MusterOption *option = option_at (reading, row, 0);
  gint place = muster_words_find (muster_content_places, text_at (row, 2));
  MusterFeature *features;

  if (option == NULL)
    return FALSE;
  if (place <= 0 || sqlite3_column_int64 (row, 1) != option->n_features)
    return fail_damaged (reading, _ ("an option's features are out of order"));
  features = make_room (reading, option->features, option->n_features, sizeof *features);
  features[option->n_features++] = (MusterFeature){ .text = muster_catalog_keep (reading->catalog, text_at (row, 3)),
                                                    .place = (MusterFeaturePlace) (place - 1) };
  option->features = features;
  return TRUE;
}

/* The feature that a row of `explains` or `adds` belongs to. */
static MusterFeature *
feature_at (Reading *reading, sqlite3_stmt *row)
{
  MusterOption *option = option_at (reading, row, 0);
  gint64 number = sqlite3_column_int64 (row, 1);

  if (option == NULL)
    return NULL;
  if (number < 0 || number >= option->n_features)
    {
      fail_damaged (reading, _ ("something belongs to a feature that isn't there"));
      return NULL;
    }
  return (MusterFeature *) &option->features[number];
}

static gboolean
read_explains (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  MusterFeature *feature = feature_at (reading, row);
  const MusterOption *ability = muster_catalog_find (reading->catalog, MUSTER_KIND_ABILITY, text_at (row, 2));

  if (feature == NULL)
    return FALSE;
  if (ability == NULL)
    return fail_damaged (reading, _ ("a feature refers to an ability that isn't there"));
  feature->abilities = make_room (reading, feature->abilities, feature->n_abilities, sizeof *feature->abilities);
  feature->abilities[feature->n_abilities++] = ability;
  return TRUE;
}

static gint
find_addable (const char *name)
{
  for (gint i = 0; muster_addable[i].name != NULL; i++)
    if (g_str_equal (muster_addable[i].name, name))
      return i;
  return -1;
}

/* The numbers a feature adds are in the order of muster_addable, as in packs. */
static gboolean
read_adds (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  MusterFeature *feature = feature_at (reading, row);
  gint what = find_addable (text_at (row, 2));
  gint64 amount = sqlite3_column_int64 (row, 3);
  MusterAdd *adds;
  guint at;

  if (feature == NULL)
    return FALSE;
  if (what < 0 || amount < -99 || amount > 99)
    return fail_damaged (reading, _ ("a feature adds what can't be added"));
  adds = make_room (reading, feature->adds, feature->n_adds, sizeof *adds);
  for (at = feature->n_adds++; at > 0 && adds[at - 1].what > what; at--)
    adds[at] = adds[at - 1];
  if (at > 0 && adds[at - 1].what == what)
    return fail_damaged (reading, _ ("a feature adds to one number twice"));
  adds[at] = (MusterAdd){ (guint8) what, (gint8) amount };
  feature->adds = adds;
  return TRUE;
}

static gboolean
read_features (Reading *reading)
{
  GHashTableIter options;
  gpointer option;

  if (!each_row (reading, "SELECT option, feature, place, text FROM feature ORDER BY option, feature", "iitt",
                 read_feature, NULL)
      || !each_row (reading, "SELECT option, feature, ability FROM explains ORDER BY option, feature, position", "iit",
                    read_explains, NULL)
      || !each_row (reading, "SELECT option, feature, stat, amount FROM adds", "iiti", read_adds, NULL))
    return FALSE;

  g_hash_table_iter_init (&options, reading->options);
  while (g_hash_table_iter_next (&options, NULL, &option))
    if (!muster_catalog_add_up (option))
      return fail_damaged (reading, _ ("a number is out of range"));
  return TRUE;
}

static gboolean
read_skills (Reading *reading)
{
  for (guint i = 0; i < muster_catalog_count (reading->catalog, MUSTER_KIND_SKILL); i++)
    {
      MusterOption *skill = (MusterOption *) muster_catalog_nth (reading->catalog, MUSTER_KIND_SKILL, i);

      skill->teaches = muster_catalog_find (reading->catalog, MUSTER_KIND_ABILITY, skill->id);
      if (skill->teaches == NULL)
        return fail_damaged (reading, _ ("a skill teaches nothing"));
    }
  return TRUE;
}

static gboolean
read_all (Reading *reading)
{
  if (!each_row (reading, "SELECT name, game, version, hash, about FROM pack ORDER BY pack", "ttttt", read_pack, NULL)
      || !read_kind (reading, MUSTER_KIND_VALUE))
    return FALSE;
  if (muster_catalog_count (reading->catalog, MUSTER_KIND_VALUE) > MUSTER_MAX_VALUES)
    return fail_damaged (reading, _ ("it holds too many values"));
  muster_catalog_settle_values (reading->catalog);

  for (MusterKind kind = MUSTER_KIND_VALUE + 1; kind < MUSTER_N_KINDS; kind++)
    if (!read_kind (reading, kind))
      return FALSE;
  return each_row (reading, "SELECT option, value FROM opens", "it", read_opens, NULL) && read_features (reading)
         && read_skills (reading);
}

static gboolean
read_number (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  *(gint64 *) data = sqlite3_column_int64 (row, 0);
  return TRUE;
}

/* Whether it is our database, complete, and not too new. */
static gboolean
check_marks (Reading *reading, gint64 length)
{
  gint64 application = 0, version = 0, page = 0;

  if (sqlite3_exec (reading->db, "PRAGMA schema_version", NULL, NULL, NULL) == SQLITE_NOTADB)
    return fail (reading, MUSTER_ERROR_MALFORMED, _ ("this is not a content database"));
  if (!each_row (reading, "PRAGMA application_id", "i", read_number, &application)
      || !each_row (reading, "PRAGMA user_version", "i", read_number, &version)
      || !each_row (reading, "PRAGMA page_size", "i", read_number, &page))
    return FALSE;
  if (application != MUSTER_CONTENT_APPLICATION_ID)
    return fail (reading, MUSTER_ERROR_MALFORMED, _ ("this is not a content database"));
  if (version > MUSTER_CONTENT_VERSION)
    return fail (reading, MUSTER_ERROR_TOO_NEW,
                 _ ("this content database was made by a newer Muster; update Muster to read it"));
  if (version < 1)
    return fail_damaged (reading, _ ("it has no version"));
  if (version < MUSTER_CONTENT_VERSION)
    return fail (reading, MUSTER_ERROR_MALFORMED,
                 _ ("this content database was made by an older Muster; compile its packs again"));
  if (length % page != 0)
    return fail_damaged (reading, _ ("it is cut short"));
  return TRUE;
}

/* Only a malicious file makes a query run this long. */
static int
stop_cb (void *data)
{
  return 1;
}

static void
distrust (sqlite3 *db)
{
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_DQS_DML, 0, NULL); /* otherwise a missing column would become a string */
  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, MAX_TEXT);
  sqlite3_limit (db, SQLITE_LIMIT_SQL_LENGTH, 64 * 1024);
  sqlite3_limit (db, SQLITE_LIMIT_COLUMN, 100);
  sqlite3_limit (db, SQLITE_LIMIT_EXPR_DEPTH, 40);
  sqlite3_limit (db, SQLITE_LIMIT_VDBE_OP, 25000);
  sqlite3_limit (db, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_progress_handler (db, MAX_STEPS, stop_cb, NULL);
  sqlite3_exec (db, "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;", NULL, NULL, NULL);
}

/* Immutable: SQLite neither locks the file nor looks for, or creates, others beside it. */
static gboolean
open_content (Reading *reading)
{
  char *real = realpath (reading->path, NULL);
  g_autofree char *uri = g_filename_to_uri (real != NULL ? real : "/", NULL, NULL);
  g_autofree char *immutable = g_strconcat (uri, "?immutable=1", NULL);
  int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI;

  free (real);
  if (sqlite3_open_v2 (immutable, &reading->db, flags, NULL) != SQLITE_OK)
    return fail (reading, MUSTER_ERROR_UNREADABLE, sqlite3_errmsg (reading->db));
  distrust (reading->db);
  return TRUE;
}

/* Anything but a regular file would fail later with a worse message, or block. */
static gboolean
check_file (Reading *reading, gint64 *length)
{
  GStatBuf about;

  if (g_stat (reading->path, &about) != 0)
    return fail (reading, MUSTER_ERROR_UNREADABLE,
                 errno == ENOENT ? _ ("there is no content database here") : g_strerror (errno));
  if (S_ISDIR (about.st_mode))
    return fail (reading, MUSTER_ERROR_UNREADABLE, _ ("this is a folder, not a content database"));
  if (!S_ISREG (about.st_mode))
    return fail (reading, MUSTER_ERROR_UNREADABLE, _ ("this is not a content database"));
  *length = about.st_size;
  return TRUE;
}

static MusterCatalog *
read_with (const char *path, gboolean (*open) (Reading *reading, gconstpointer data, gint64 *length),
           gconstpointer data, GError **error)
{
  g_autoptr (GHashTable) options = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();
  Reading reading = { NULL, path, error, catalog, options, 0 };
  gint64 length = 0;
  gboolean fine = open (&reading, data, &length) && check_marks (&reading, length) && read_all (&reading);

  sqlite3_close (reading.db);

  return fine ? g_steal_pointer (&catalog) : NULL;
}

static gboolean
open_file (Reading *reading, gconstpointer unused, gint64 *length)
{
  return check_file (reading, length) && open_content (reading);
}

static gboolean
open_bytes (Reading *reading, gconstpointer data, gint64 *length)
{
  gsize size;
  gconstpointer bytes = g_bytes_get_data ((GBytes *) data, &size);

  *length = (gint64) size;
  if (sqlite3_open (":memory:", &reading->db) != SQLITE_OK
      || sqlite3_deserialize (reading->db, "main", (unsigned char *) bytes, *length, *length,
                              SQLITE_DESERIALIZE_READONLY)
             != SQLITE_OK)
    return fail_sql (reading);
  distrust (reading->db);
  return TRUE;
}

MusterCatalog *
muster_content_read (const char *path, GError **error)
{
  return read_with (path, open_file, NULL, error);
}

gboolean
muster_content_is_readable (GBytes *content, GError **error)
{
  g_autoptr (MusterCatalog) catalog = read_with (NULL, open_bytes, content, error);

  return catalog != NULL;
}
