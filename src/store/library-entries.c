/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Queries that need no documents: lists, sorting, and which things contain which. */
#include <inttypes.h>

#include "model/i18n.h"
#include "store/library-private.h"

void
muster_library_entry_free (MusterLibraryEntry *entry)
{
  g_free (entry->kind);
  g_free (entry->name);
  g_free (entry->tags);
  g_free (entry->content);
  g_free (entry);
}

/* A left join, so that things without their state aren't silently omitted. */
#define ENTRY                                                                                                          \
  "SELECT thing.thing, state.state, kind, state.name, tags, content.name, points, legal, saved, trashed FROM thing "   \
  "LEFT JOIN state ON state.state = thing.state AND state.thing = thing.thing "                                        \
  "LEFT JOIN content ON content.content = state.content WHERE +thing.state IS NOT NULL " /* by table, not index */

/* NULL if any of it is missing. */
static MusterLibraryEntry *
read_entry (MusterLibrary *library, sqlite3_stmt *row, GError **error)
{
  MusterLibraryEntry *entry;

  if (sqlite3_column_type (row, 1) == SQLITE_NULL || sqlite3_column_type (row, 5) == SQLITE_NULL)
    {
      muster_library_refuse (error, MUSTER_LIBRARY_ERROR_DAMAGED,
                             _ ("%s: this library is damaged (a thing is missing)"), library->path);
      return NULL;
    }
  entry = g_new0 (MusterLibraryEntry, 1);
  entry->id = sqlite3_column_int64 (row, 0);
  entry->state = sqlite3_column_int64 (row, 1);
  entry->kind = g_strdup (muster_sql_text (row, 2));
  entry->name = g_strdup (muster_sql_text (row, 3));
  entry->tags = g_strdup (muster_sql_text (row, 4));
  entry->content = g_strdup (muster_sql_text (row, 5));
  entry->points = sqlite3_column_int64 (row, 6);
  entry->legal = g_str_equal (muster_sql_text (row, 7), "yes");
  entry->saved = sqlite3_column_int64 (row, 8);
  entry->trashed = sqlite3_column_int64 (row, 9);
  return entry;
}

GPtrArray *
muster_library_list (MusterLibrary *library, gboolean trash, MusterLibrarySort sort, GError **error)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_library_entry_free);
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, ENTRY, "");

  if (row == NULL)
    return NULL;
  while (cause == NULL && muster_sql_next (library, row, &cause))
    if (sqlite3_column_type (row, 1) == SQLITE_NULL || (sqlite3_column_type (row, 9) != SQLITE_NULL) == trash)
      {
        MusterLibraryEntry *entry = read_entry (library, row, &cause);

        if (entry != NULL)
          g_ptr_array_add (entries, entry);
      }
  muster_sql_done (row);
  if (cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return NULL;
    }
  muster_library_sort (entries, sort);
  return g_steal_pointer (&entries);
}

MusterLibraryEntry *
muster_library_get_entry (MusterLibrary *library, gint64 id, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, ENTRY "AND thing.thing = ?", "i", id);
  MusterLibraryEntry *entry;

  if (row == NULL)
    return NULL;
  if (muster_sql_next (library, row, &cause))
    {
      entry = read_entry (library, row, error);
      muster_sql_done (row);
      return entry;
    }
  if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    muster_library_refuse (error, MUSTER_LIBRARY_ERROR_MISSING, _ ("the library has no thing %" PRId64), id);
  return NULL;
}

typedef struct
{
  MusterLibraryEntry *entry;
  char *key; /* collation key of the name in the player's language */
} Sorted;

static int
compare_numbers (gint64 a, gint64 b)
{
  return (a > b) - (a < b);
}

/* By everything except the name. */
static int
compare_otherwise (const MusterLibraryEntry *a, const MusterLibraryEntry *b, MusterLibrarySort sort)
{
  switch (sort)
    {
    case MUSTER_LIBRARY_SORT_KIND:
      return strcmp (a->kind, b->kind);
    case MUSTER_LIBRARY_SORT_POINTS:
      return compare_numbers (a->points, b->points);
    case MUSTER_LIBRARY_SORT_SAVED:
      return compare_numbers (b->saved, a->saved);
    case MUSTER_LIBRARY_SORT_NAME:
    default:
      return 0;
    }
}

int
muster_library_entry_compare (const MusterLibraryEntry *a, const MusterLibraryEntry *b, MusterLibrarySort sort)
{
  int order = compare_otherwise (a, b, sort);

  if (order == 0)
    order = g_utf8_collate (a->name, b->name);
  return order != 0 ? order : compare_numbers (a->id, b->id);
}

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  const Sorted *left = a, *right = b;
  int order = compare_otherwise (left->entry, right->entry, *(MusterLibrarySort *) data);

  if (order == 0)
    order = strcmp (left->key, right->key);
  return order != 0 ? order : compare_numbers (left->entry->id, right->entry->id);
}

void
muster_library_sort (GPtrArray *entries, MusterLibrarySort sort)
{
  g_autofree Sorted *sorted = g_new (Sorted, entries->len + 1);

  for (guint i = 0; i < entries->len; i++)
    sorted[i]
        = (Sorted){ entries->pdata[i], g_utf8_collate_key (((MusterLibraryEntry *) entries->pdata[i])->name, -1) };
  g_qsort_with_data (sorted, (gint) entries->len, sizeof (Sorted), compare_cb, &sort);
  for (guint i = 0; i < entries->len; i++)
    {
      entries->pdata[i] = sorted[i].entry;
      g_free (sorted[i].key);
    }
}

GPtrArray *
muster_library_list_holders (MusterLibrary *library, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (
      library, error,
      "SELECT state.name FROM member JOIN state ON state.body = member.body JOIN thing ON "
      "thing.state = state.state WHERE member.thing = ? AND state.trashed IS NULL ORDER BY state.name",
      "i", id);

  if (row == NULL)
    return NULL;
  while (muster_sql_next (library, row, &cause))
    g_ptr_array_add (names, g_strdup (muster_sql_text (row, 0)));
  if (cause == NULL)
    return g_steal_pointer (&names);
  g_propagate_error (error, g_steal_pointer (&cause));
  return NULL;
}
