/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares a library's tables with those our SQL creates. A file from elsewhere may have a view instead of a table, a
 * trigger, or a computed column; none of these may run. Our definitions are compared exactly except for comments and
 * spaces; only the tables SQLite creates for full-text search are exempt. */
#include "store/library-private.h"

#include <string.h>

#define SEARCH_PARTS "search_"
#define MAX_OBJECTS 200

/* Removes comments and repeated spaces. */
static char *
dup_plain (const char *sql)
{
  GString *plain = g_string_new (NULL);

  for (const char *p = sql; *p != '\0'; p++)
    {
      if (p[0] == '-' && p[1] == '-')
        p += strcspn (p, "\n");
      if (*p == '\0')
        break;
      if (!g_ascii_isspace (*p))
        g_string_append_c (plain, *p);
      else if (plain->len > 0 && plain->str[plain->len - 1] != ' ')
        g_string_append_c (plain, ' ');
    }
  return g_string_free (plain, FALSE);
}

/* The search index's prefix setting has changed over time and doesn't matter here. */
static char *
dup_definition (const char *sql)
{
  char *plain = dup_plain (sql), *prefix = strstr (plain, "prefix = '");
  char *end = prefix != NULL ? strchr (prefix + strlen ("prefix = '"), '\'') : NULL;

  if (end != NULL && g_str_has_prefix (plain, "CREATE VIRTUAL TABLE search "))
    memmove (prefix, end, strlen (end) + 1);
  return plain;
}

/* The objects our SQL creates for a version: names to types and definitions. Made once and cached. */
static GHashTable *
get_expected (gint64 version)
{
  static GHashTable *made[MUSTER_LIBRARY_VERSION + 1];
  sqlite3 *db = NULL;
  sqlite3_stmt *row = NULL;

  if (made[version] != NULL)
    return made[version];
  made[version] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  if (sqlite3_open_v2 (":memory:", &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) == SQLITE_OK
      && muster_library_raise (db, ":memory:", 0, version, NULL)
      && sqlite3_prepare_v2 (db, "SELECT name, type, ifnull (sql, '') FROM sqlite_schema", -1, &row, NULL) == SQLITE_OK)
    while (sqlite3_step (row) == SQLITE_ROW)
      {
        g_autofree char *plain = dup_definition (muster_sql_text (row, 2));

        g_hash_table_insert (made[version], g_strdup (muster_sql_text (row, 0)),
                             g_strconcat (muster_sql_text (row, 1), "\n", plain, NULL));
      }
  sqlite3_finalize (row);
  sqlite3_close (db);
  return made[version];
}

/* Something that runs by itself, or when read. */
static gboolean
is_active (const char *type, const char *plain)
{
  return g_str_equal (type, "view") || g_str_equal (type, "trigger")
         || g_ascii_strncasecmp (plain, "CREATE VIRTUAL", strlen ("CREATE VIRTUAL")) == 0;
}

/* SQLite's own search tables are ordinary tables. */
static gboolean
is_search_part (const char *name, const char *type, const char *plain)
{
  static const char *const odd[] = { "CHECK", "GENERATED", " AS ", "DEFAULT", "REFERENCES" };
  g_autofree char *upper = g_ascii_strup (plain, -1);

  if (!g_str_has_prefix (name, SEARCH_PARTS) || !g_str_equal (type, "table"))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    if (strstr (upper, odd[i]) != NULL)
      return FALSE;
  return TRUE;
}

static MusterSchema
judge_object (GHashTable *expected, const char *name, const char *type, const char *sql)
{
  g_autofree char *plain = dup_definition (sql), *found = g_strconcat (type, "\n", plain, NULL);
  const char *wanted = g_hash_table_lookup (expected, name);

  if (g_strcmp0 (wanted, found) == 0 || (wanted != NULL && is_search_part (name, type, plain))
      || g_str_has_prefix (name, "sqlite_stat"))
    return MUSTER_SCHEMA_OURS;
  if (is_active (type, plain) && (wanted == NULL || !g_str_has_prefix (wanted, type)))
    return MUSTER_SCHEMA_FOREIGN;
  return MUSTER_SCHEMA_DAMAGED;
}

typedef struct
{
  guint objects, known, odd;
  char *foreign, *unknown; /* names: of something that must never run, and of something unknown */
} Seen;

static void
see (Seen *seen, GHashTable *expected, const char *name, const char *type, const char *sql)
{
  MusterSchema judged = judge_object (expected, name, type, sql);

  seen->objects++;
  seen->known += g_hash_table_contains (expected, name);
  seen->odd += judged == MUSTER_SCHEMA_DAMAGED;
  if (judged == MUSTER_SCHEMA_FOREIGN && seen->foreign == NULL)
    seen->foreign = g_strdup (name);
  if (judged == MUSTER_SCHEMA_DAMAGED && !g_hash_table_contains (expected, name) && seen->unknown == NULL)
    seen->unknown = g_strdup (name);
}

/* An unknown name is a flipped bit if one of ours is missing; otherwise somebody created it. */
static MusterSchema
conclude (Seen *seen, GHashTable *expected, char **what)
{
  MusterSchema judged = MUSTER_SCHEMA_OURS;

  if (seen->foreign != NULL || (seen->unknown != NULL && seen->known == g_hash_table_size (expected)))
    {
      if (what != NULL)
        *what = g_strdup (seen->foreign != NULL ? seen->foreign : seen->unknown);
      judged = MUSTER_SCHEMA_FOREIGN;
    }
  else if (seen->odd > 0 || seen->known != g_hash_table_size (expected) || seen->objects > MAX_OBJECTS)
    judged = MUSTER_SCHEMA_DAMAGED;
  g_free (seen->foreign);
  g_free (seen->unknown);
  return judged;
}

MusterSchema
muster_schema_judge (sqlite3 *db, gint64 version, char **what, int *failure)
{
  GHashTable *expected;
  Seen seen = { 0 };
  sqlite3_stmt *row = NULL;
  int code;

  if (version == 0)
    version = muster_sql_ask_carefully (db, "PRAGMA user_version", 0, failure);
  if (version < 1 || version > MUSTER_LIBRARY_VERSION)
    return MUSTER_SCHEMA_DAMAGED;
  expected = get_expected (version);
  code = sqlite3_prepare_v2 (db, "SELECT name, type, ifnull (sql, '') FROM sqlite_schema", -1, &row, NULL);
  while ((code == SQLITE_OK || code == SQLITE_ROW) && seen.objects <= MAX_OBJECTS
         && (code = sqlite3_step (row)) == SQLITE_ROW)
    see (&seen, expected, muster_sql_text (row, 0), muster_sql_text (row, 1), muster_sql_text (row, 2));
  sqlite3_finalize (row);
  if (muster_sql_is_failure (code))
    *failure = code;
  seen.odd += code != SQLITE_DONE;
  return conclude (&seen, expected, what);
}
