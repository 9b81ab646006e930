/* Reading: each table once, front to back, into the catalogue. Every value is checked on the way in, as a database that
 * another program wrote, or a disk garbled, may hold anything. */
#include "store/content.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sqlite3.h>

#include "model/error.h"
#include "store/content-format.h"

/* Far beyond any game's tables, and still nothing to wait for. */
#define MAX_OPTIONS 100000
#define MAX_TEXT (1024 * 1024)

typedef struct
{
  sqlite3 *db;
  const char *path;
  GError **error;
  MusterCatalog *catalog;
  GHashTable *options; /* number to MusterOption */
} Reading;

static gboolean
fail (Reading *reading, MusterError code, const char *cause)
{
  g_set_error (reading->error, MUSTER_ERROR, code, "%s: %s", reading->path, cause);
  return FALSE;
}

static gboolean
fail_damaged (Reading *reading, const char *cause)
{
  g_autofree char *sentence = g_strdup_printf (_ ("this content database is damaged (%s)"), cause);

  return fail (reading, MUSTER_ERROR_MALFORMED, sentence);
}

static gboolean
fail_sql (Reading *reading)
{
  return fail_damaged (reading, sqlite3_errmsg (reading->db));
}

static const char *
text_at (sqlite3_stmt *row, int column)
{
  const char *text = (const char *) sqlite3_column_text (row, column);

  return text != NULL ? text : "";
}

typedef gboolean (*ReadRow) (Reading *reading, sqlite3_stmt *row, gpointer data);

/* Runs a query and hands each row over, until one fails. */
static gboolean
each_row (Reading *reading, const char *sql, ReadRow read, gpointer data)
{
  sqlite3_stmt *rows = NULL;
  gboolean fine = sqlite3_prepare_v2 (reading->db, sql, -1, &rows, NULL) == SQLITE_OK;
  int step = SQLITE_ROW;

  if (!fine)
    return fail_sql (reading);
  while (fine && (step = sqlite3_step (rows)) == SQLITE_ROW)
    fine = read (reading, rows, data);
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
  gint64 number = sqlite3_column_int64 (row, 0);
  MusterOption *option = muster_catalog_add (reading->catalog, kind, text_at (row, 2), text_at (row, 3));
  int column = 5;

  if (option == NULL)
    return fail_damaged (reading, _ ("an id occurs twice"));
  if (g_hash_table_size (reading->options) >= MAX_OPTIONS)
    return fail_damaged (reading, _ ("it holds too many options"));

  option->pack = (guint) sqlite3_column_int (row, 1);
  if (option->pack >= muster_catalog_n_packs (reading->catalog))
    return fail_damaged (reading, _ ("an option belongs to no pack"));
  option->about = muster_catalog_keep (reading->catalog, text_at (row, 4));
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    {
      if (!muster_content_stores (field))
        continue;
      if (field->type == MUSTER_FIELD_TEXT)
        G_STRUCT_MEMBER (const char *, option, field->offset) = muster_catalog_keep (reading->catalog, text_at (row, column));
      else if (!muster_field_set (field, option, number_at (row, column, field)))
        return fail_damaged (reading, _ ("a number is out of range"));
      column++;
    }
  g_hash_table_insert (reading->options, g_memdup2 (&number, sizeof number), option);

  return TRUE;
}

static gboolean
read_kind (Reading *reading, MusterKind kind)
{
  g_autofree char *table = muster_content_dup_table (kind);
  g_autofree char *columns = muster_content_dup_columns (kind);
  g_autofree char *sql = g_strdup_printf ("SELECT option, pack, %s FROM %s JOIN (SELECT option, pack FROM option) USING (option) ORDER BY option",
                                          columns, table);

  return each_row (reading, sql, read_option, &kind);
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
  if (value == NULL)
    return fail_damaged (reading, _ ("an option has a value that isn't there"));
  option->values |= value->values;
  return TRUE;
}

/* The three tables of what options give are read in order; each row also tells how many there are in its list, so that
 * the first one makes room for all. A list that isn't numbered from 0 without a gap is refused. */

static gboolean
read_feature (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  MusterOption *option = option_at (reading, row, 0);
  gint place = muster_words_find (muster_content_places, text_at (row, 2));
  gsize n = (gsize) sqlite3_column_int64 (row, 4);

  if (option == NULL)
    return FALSE;
  if (place <= 0 || sqlite3_column_int64 (row, 1) != option->n_features)
    return fail_damaged (reading, _ ("an option's features are out of order"));
  if (option->features == NULL)
    option->features = muster_catalog_alloc (reading->catalog, n * sizeof *option->features);
  ((MusterFeature *) option->features)[option->n_features++]
      = (MusterFeature){ .text = muster_catalog_keep (reading->catalog, text_at (row, 3)), .place = (MusterPlace) (place - 1) };
  return TRUE;
}

/* The feature a row of `explains` or `adds` belongs to. */
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
  gsize n = (gsize) sqlite3_column_int64 (row, 3);

  if (feature == NULL)
    return FALSE;
  if (ability == NULL)
    return fail_damaged (reading, _ ("a feature refers to an ability that isn't there"));
  if (feature->abilities == NULL)
    feature->abilities = muster_catalog_alloc (reading->catalog, n * sizeof *feature->abilities);
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

static gboolean
read_adds (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  MusterFeature *feature = feature_at (reading, row);
  gint what = find_addable (text_at (row, 2));
  gint64 amount = sqlite3_column_int64 (row, 3);
  gsize n = (gsize) sqlite3_column_int64 (row, 4);

  if (feature == NULL)
    return FALSE;
  if (what < 0 || amount < -99 || amount > 99)
    return fail_damaged (reading, _ ("a feature adds what can't be added"));
  if (feature->adds == NULL)
    feature->adds = muster_catalog_alloc (reading->catalog, n * sizeof *feature->adds);
  ((MusterAdd *) feature->adds)[feature->n_adds++] = (MusterAdd){ (guint8) what, (gint8) amount };
  return TRUE;
}

static gboolean
read_features (Reading *reading)
{
  GHashTableIter options;
  gpointer option;

  if (!each_row (reading, "SELECT option, feature, place, text, count (*) OVER (PARTITION BY option) FROM feature ORDER BY option, feature",
                 read_feature, NULL)
      || !each_row (reading, "SELECT option, feature, ability, count (*) OVER (PARTITION BY option, feature) FROM explains ORDER BY option, feature, position",
                    read_explains, NULL)
      || !each_row (reading, "SELECT option, feature, stat, amount, count (*) OVER (PARTITION BY option, feature) FROM adds ORDER BY option, feature",
                    read_adds, NULL))
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
  if (!each_row (reading, "SELECT name, game, version, hash, about FROM pack ORDER BY pack", read_pack, NULL)
      || !read_kind (reading, MUSTER_KIND_VALUE))
    return FALSE;
  if (muster_catalog_count (reading->catalog, MUSTER_KIND_VALUE) > MUSTER_MAX_VALUES)
    return fail_damaged (reading, _ ("it holds too many values"));
  muster_catalog_settle_values (reading->catalog);

  for (MusterKind kind = MUSTER_KIND_VALUE + 1; kind < MUSTER_N_KINDS; kind++)
    if (!read_kind (reading, kind))
      return FALSE;
  return each_row (reading, "SELECT option, value FROM opens", read_opens, NULL) && read_features (reading)
         && read_skills (reading);
}

static gboolean
read_number (Reading *reading, sqlite3_stmt *row, gpointer data)
{
  *(gint64 *) data = sqlite3_column_int64 (row, 0);
  return TRUE;
}

/* Whether it is ours at all, and not from a later time. */
static gboolean
check_marks (Reading *reading)
{
  gint64 application = 0, version = 0;

  if (sqlite3_exec (reading->db, "PRAGMA schema_version", NULL, NULL, NULL) == SQLITE_NOTADB)
    return fail (reading, MUSTER_ERROR_MALFORMED, _ ("this is not a content database"));
  if (!each_row (reading, "PRAGMA application_id", read_number, &application)
      || !each_row (reading, "PRAGMA user_version", read_number, &version))
    return FALSE;
  if (application != MUSTER_CONTENT_APPLICATION_ID)
    return fail (reading, MUSTER_ERROR_MALFORMED, _ ("this is not a content database"));
  if (version > MUSTER_CONTENT_VERSION)
    return fail (reading, MUSTER_ERROR_TOO_NEW, _ ("this content database was made by a newer Muster; update Muster to read it"));
  if (version < 1)
    return fail_damaged (reading, _ ("it has no version"));
  return TRUE;
}

static void
distrust (sqlite3 *db)
{
  sqlite3_db_config (db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config (db, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  sqlite3_limit (db, SQLITE_LIMIT_LENGTH, MAX_TEXT);
  sqlite3_limit (db, SQLITE_LIMIT_SQL_LENGTH, 64 * 1024);
  sqlite3_limit (db, SQLITE_LIMIT_COLUMN, 100);
  sqlite3_limit (db, SQLITE_LIMIT_EXPR_DEPTH, 40);
  sqlite3_limit (db, SQLITE_LIMIT_VDBE_OP, 25000);
  sqlite3_limit (db, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_exec (db, "PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;", NULL, NULL, NULL);
}

MusterCatalog *
muster_content_read (const char *path, GError **error)
{
  g_autoptr (GHashTable) options = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (MusterCatalog) catalog = muster_catalog_new ();
  Reading reading = { NULL, path, error, catalog, options };
  gboolean fine;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    {
      fail (&reading, MUSTER_ERROR_UNREADABLE, _ ("there is no content database here"));
      return NULL;
    }
  if (sqlite3_open_v2 (path, &reading.db, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    fine = fail (&reading, MUSTER_ERROR_UNREADABLE, sqlite3_errmsg (reading.db));
  else
    {
      distrust (reading.db);
      fine = check_marks (&reading) && read_all (&reading);
    }
  sqlite3_close (reading.db);

  return fine ? g_steal_pointer (&catalog) : NULL;
}
