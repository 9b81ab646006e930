/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "support/library-old.h"

#include "store/library-private.h"
#include "support/content.h"
#include "support/library.h"
#include "games/thing-file.h"

static void
run (sqlite3 *db, const char *sql)
{
  char *said = NULL;

  if (sqlite3_exec (db, sql, NULL, NULL, &said) != SQLITE_OK)
    g_error ("%s: %s", sql, said);
}

static void
add_one (sqlite3 *db, guint n)
{
  g_autofree char *name = g_strdup_printf ("Old %02u", n);
  g_autoptr (MusterThing) thing = library_character (name);
  g_autofree char *xml = muster_thing_write (thing, content_get ());
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, xml, -1);
  char *sql = sqlite3_mprintf (
      "INSERT INTO body (body, hash, content, xml, search, facts) VALUES (%u, %Q, 1, %Q, 'old %02u', '');"
      "INSERT INTO thing VALUES (%u, 1700000000, NULL);"
      "INSERT INTO state (state, thing, body, content, kind, name, points, legal, saved, trashed) "
      "VALUES (%u, %u, %u, 1, 'character', %Q, 0, 'no', 1700000000, NULL);"
      "UPDATE thing SET state = %u WHERE thing = %u;"
      "INSERT INTO change (change, verb, name, made, turn, undone) VALUES (%u, 'add', %Q, 1700000000, %u, 'no');"
      "INSERT INTO step VALUES (%u, %u, NULL, %u)",
      n, hash, xml, n, n, n, n, n, name, n, n, n, name, n, n, n, n);

  run (db, sql);
  sqlite3_free (sql);
}

void
library_old_write (const char *path, guint version, guint n)
{
  g_autoptr (GError) error = NULL;
  sqlite3 *db = muster_sql_open (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, &error);

  g_assert_no_error (error);
  muster_library_raise (db, path, 0, version, &error);
  g_assert_no_error (error);
  run (db, "BEGIN; INSERT INTO content VALUES (1, 'Collision 0.9')");
  for (guint i = 1; i <= n; i++)
    add_one (db, i);
  if (version >= 2)
    run (db, "UPDATE state SET tags = 'kept'; INSERT INTO search (search) VALUES ('rebuild')");
  run (db, "COMMIT; PRAGMA wal_checkpoint (TRUNCATE)");
  sqlite3_db_config (db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, NULL);
  sqlite3_close (db);
}
