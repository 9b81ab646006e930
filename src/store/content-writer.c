/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compiling: builds the database in memory in one transaction and returns its bytes. */
#include "store/content.h"

#include <gio/gio.h>
#include <sqlite3.h>
#include <string.h>

#include "model/error.h"
#include "model/i18n.h"
#include "sql.h"
#include "store/content-format.h"

typedef struct
{
  sqlite3 *db;
  const MusterCatalog *catalog;
  gint64 option; /* number of the current option */
} Writing;

/* Functions below return an SQLite result code, so that a chain stops at the first failure. */

static int
run (Writing *writing, const char *sql)
{
  return sqlite3_exec (writing->db, sql, NULL, NULL, NULL);
}

/* Inserts one row. Types: i for a number (gint64), t for a text. */
static int
insert (Writing *writing, const char *sql, const char *types, ...)
{
  sqlite3_stmt *row = NULL;
  int result = sqlite3_prepare_v2 (writing->db, sql, -1, &row, NULL);
  va_list args;

  va_start (args, types);
  for (int i = 1; result == SQLITE_OK && types[i - 1] != '\0'; i++)
    if (types[i - 1] == 'i')
      result = sqlite3_bind_int64 (row, i, va_arg (args, gint64));
    else
      result = sqlite3_bind_text (row, i, va_arg (args, const char *), -1, SQLITE_TRANSIENT);
  va_end (args);

  if (result == SQLITE_OK && sqlite3_step (row) == SQLITE_DONE)
    result = sqlite3_finalize (row);
  else
    {
      result = sqlite3_errcode (writing->db);
      sqlite3_finalize (row);
    }
  return result;
}

static int
write_packs (Writing *writing)
{
  int result = SQLITE_OK;

  for (guint i = 0; result == SQLITE_OK && i < muster_catalog_n_packs (writing->catalog); i++)
    {
      const MusterPackFacts *pack = muster_catalog_pack (writing->catalog, i);

      result = insert (writing, "INSERT INTO pack VALUES (?, ?, ?, ?, ?, ?)", "ittttt", (gint64) i, pack->name,
                       pack->game, pack->version, pack->hash, pack->about);
    }
  return result;
}

static char *
dup_plain_cell (const MusterField *field, const MusterOption *option)
{
  g_auto (MusterPlain) plain = muster_plain_begin ();

  return muster_field_dup_cell (field, option);
}

static int
bind_field (sqlite3_stmt *row, int at, const MusterField *field, const MusterOption *option)
{
  g_autofree char *cell = NULL;

  if (!muster_content_is_text (field))
    return sqlite3_bind_int64 (row, at, muster_field_get (field, option));
  cell = dup_plain_cell (field, option);
  return sqlite3_bind_text (row, at, cell, -1, SQLITE_TRANSIENT);
}

static int
write_row (Writing *writing, sqlite3_stmt *row, const MusterOption *option)
{
  int at = 5;

  sqlite3_reset (row);
  sqlite3_bind_int64 (row, 1, writing->option);
  sqlite3_bind_text (row, 2, option->id, -1, SQLITE_STATIC);
  sqlite3_bind_text (row, 3, option->name, -1, SQLITE_STATIC);
  sqlite3_bind_text (row, 4, option->about, -1, SQLITE_STATIC);
  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL; field++)
    if (muster_content_stores (field))
      bind_field (row, at++, field, option);

  return sqlite3_step (row) == SQLITE_DONE ? SQLITE_OK : sqlite3_errcode (writing->db);
}

static int
write_feature (Writing *writing, const MusterFeature *feature, gint64 number)
{
  int result = insert (writing, "INSERT INTO feature VALUES (?, ?, ?, ?)", "iitt", writing->option, number,
                       muster_content_places[feature->place + 1], feature->text);

  for (guint i = 0; result == SQLITE_OK && i < feature->n_abilities; i++)
    result = insert (writing, "INSERT INTO explains VALUES (?, ?, ?, ?)", "iiit", writing->option, number, (gint64) i,
                     feature->abilities[i]->id);
  for (guint i = 0; result == SQLITE_OK && i < feature->n_adds; i++)
    result = insert (writing, "INSERT INTO adds VALUES (?, ?, ?, ?)", "iiti", writing->option, number,
                     muster_addable[feature->adds[i].what].name, (gint64) feature->adds[i].amount);
  return result;
}

static int
write_ties (Writing *writing, const MusterOption *option)
{
  int result = SQLITE_OK;

  for (guint bit = 0; option->kind != MUSTER_KIND_VALUE && result == SQLITE_OK && bit < MUSTER_MAX_VALUES; bit++)
    if ((option->values & (1u << bit)) != 0)
      result = insert (writing, "INSERT INTO opens VALUES (?, ?)", "it", writing->option,
                       muster_catalog_value (writing->catalog, bit)->id);
  for (guint i = 0; result == SQLITE_OK && i < option->n_features; i++)
    result = write_feature (writing, &option->features[i], i);
  return result;
}

static sqlite3_stmt *
prepare_row (Writing *writing, MusterKind kind)
{
  g_autofree char *table = muster_content_dup_table (kind);
  g_autofree char *columns = muster_content_dup_columns (kind);
  g_autoptr (GString) sql = g_string_new (NULL);
  sqlite3_stmt *row = NULL;

  g_string_printf (sql, "INSERT INTO %s (option, %s) VALUES (?", table, columns);
  for (const char *p = columns; p != NULL; p = strchr (p + 1, ','))
    g_string_append (sql, ", ?");
  g_string_append_c (sql, ')');

  return sqlite3_prepare_v2 (writing->db, sql->str, -1, &row, NULL) == SQLITE_OK ? row : NULL;
}

static int
write_kind (Writing *writing, MusterKind kind)
{
  sqlite3_stmt *row = prepare_row (writing, kind);
  int result = row != NULL ? SQLITE_OK : sqlite3_errcode (writing->db);

  for (guint i = 0; result == SQLITE_OK && i < muster_catalog_count (writing->catalog, kind); i++)
    {
      const MusterOption *option = muster_catalog_nth (writing->catalog, kind, i);

      writing->option++;
      result = insert (writing, "INSERT INTO option VALUES (?, ?, ?, ?)", "itit", writing->option,
                       muster_kind_get_id (kind), (gint64) option->pack, option->keywords);
      if (result == SQLITE_OK)
        result = write_row (writing, row, option);
      if (result == SQLITE_OK)
        result = write_ties (writing, option);
    }
  sqlite3_finalize (row);

  return result;
}

/* One table per kind. */
static int
make_tables (Writing *writing)
{
  int result = SQLITE_OK;

  for (MusterKind kind = 0; result == SQLITE_OK && kind < MUSTER_N_KINDS; kind++)
    {
      g_autofree char *sql = muster_content_dup_definition (kind);

      result = run (writing, sql);
    }
  return result;
}

static int
write_all (Writing *writing)
{
  g_autoptr (GBytes) schema = g_resource_lookup_data (muster_sql_get_resource (), "/muster/sql/content-3.sql", 0, NULL);
  g_autofree char *sql = g_strndup (g_bytes_get_data (schema, NULL), g_bytes_get_size (schema));
  g_autofree char *marks = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d;",
                                            MUSTER_CONTENT_APPLICATION_ID, MUSTER_CONTENT_VERSION);
  int result = run (writing, "PRAGMA page_size = 4096; PRAGMA foreign_keys = ON; BEGIN;");

  if (result == SQLITE_OK)
    result = run (writing, sql);
  if (result == SQLITE_OK)
    result = make_tables (writing);
  if (result == SQLITE_OK)
    result = run (writing, marks);
  if (result == SQLITE_OK)
    result = write_packs (writing);
  for (MusterKind kind = 0; result == SQLITE_OK && kind < MUSTER_N_KINDS; kind++)
    result = write_kind (writing, kind);
  if (result == SQLITE_OK)
    result = run (writing, "COMMIT");
  return result;
}

GBytes *
muster_content_compile (const MusterCatalog *catalog, GError **error)
{
  Writing writing = { .catalog = catalog };
  unsigned char *image = NULL;
  sqlite3_int64 size = 0;
  GBytes *bytes = NULL;

  if (sqlite3_open (":memory:", &writing.db) == SQLITE_OK && write_all (&writing) == SQLITE_OK)
    image = sqlite3_serialize (writing.db, "main", &size, 0);
  if (image != NULL)
    bytes = g_bytes_new_with_free_func (image, (gsize) size, sqlite3_free, image);
  else
    g_set_error (error, MUSTER_ERROR, MUSTER_ERROR_MALFORMED, _ ("The content database can't be made: %s"),
                 sqlite3_errmsg (writing.db));
  sqlite3_close (writing.db);
  if (bytes != NULL && !muster_content_is_readable (bytes, error))
    g_clear_pointer (&bytes, g_bytes_unref);

  return bytes;
}
