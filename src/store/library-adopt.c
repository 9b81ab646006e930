/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store/library-adopt.h"

#include "model/member.h"
#include "store/library-private.h"
#include "store/library-salvage.h"

#define MAX_VERSIONS 5000             /* older states to take over */
#define MAX_NUMBER ((gint64) 1 << 40) /* of a thing; higher ones are implausible */

typedef struct
{
  MusterSalvage *salvage;
  MusterLibrary *library; /* the new one */
  gboolean same_lineage;  /* so numbers mean the same in both */
  GHashTable *things;     /* thing to its readable states (GArray of gint64) */
  GHashTable *headless;   /* things whose current state is unreadable */
  gint64 change;
  gint64 next; /* first unused number */
  MusterAdopted *counts;
} Recovering;

/* Reading what is left. */

static int
compare_ids_cb (gconstpointer a, gconstpointer b)
{
  gint64 left = *(const gint64 *) a, right = *(const gint64 *) b;

  return (left > right) - (left < right);
}

static GArray *
list_keys (GHashTable *table)
{
  GArray *ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    g_array_append_vals (ids, key, 1);
  g_array_sort (ids, compare_ids_cb);
  return ids;
}

/* All things with any trace, and their states. */
static void
list_things (Recovering *recovering)
{
  g_autoptr (GArray) states = list_keys (recovering->salvage->states),
                     present = list_keys (recovering->salvage->present);

  for (guint i = 0; i < present->len; i++)
    g_hash_table_insert (recovering->things, g_memdup2 (&g_array_index (present, gint64, i), sizeof (gint64)),
                         g_array_new (FALSE, FALSE, sizeof (gint64)));
  for (guint i = 0; i < states->len; i++)
    {
      const MusterSalvagedState *state
          = g_hash_table_lookup (recovering->salvage->states, &g_array_index (states, gint64, i));
      GArray *of = g_hash_table_lookup (recovering->things, &state->thing);

      if (of == NULL)
        {
          of = g_array_new (FALSE, FALSE, sizeof (gint64));
          g_hash_table_insert (recovering->things, g_memdup2 (&state->thing, sizeof state->thing), of);
        }
      g_array_append_val (of, state->state);
    }
}

/* The backup may be damaged there as well. */
static gboolean
take_portrait (Recovering *recovering, MusterRowPlace place, GError **error)
{
  g_auto (MusterRow) row = { 0 };
  g_autoptr (GError) cause = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *hash = NULL, *found = NULL, *type = NULL;

  if (!muster_pages_read (recovering->salvage->pages, place, FALSE, &row, &cause) || row.n_cells < 7)
    {
      if (cause != NULL)
        g_propagate_error (error, g_steal_pointer (&cause));
      return error == NULL || *error == NULL;
    }
  hash = muster_row_dup_text (&row, 1);
  type = muster_row_dup_text (&row, 2);
  bytes = g_bytes_new (row.cells[6].bytes, row.cells[6].length);
  found = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  if (type == NULL || g_strcmp0 (hash, found) != 0)
    return TRUE;
  muster_sql_run (recovering->library, NULL,
                  "INSERT INTO portrait (hash, type, width, height, added, bytes) VALUES (?, ?, ?, ?, ?, ?) "
                  "ON CONFLICT (hash) DO UPDATE SET bytes = excluded.bytes",
                  "ttiiib", hash, type, row.cells[3].number, row.cells[4].number, row.cells[5].number, bytes);
  return TRUE;
}

static gboolean
take_portraits (Recovering *recovering, GError **error)
{
  GArray *portraits = recovering->salvage->portraits;

  for (guint i = 0; i < portraits->len; i++)
    if (!take_portrait (recovering, g_array_index (portraits, MusterRowPlace, i), error))
      return FALSE;
  return TRUE;
}

/* Pictures that are damaged in both are removed, so the new library is sound; the texts still name them. */
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

/* FALSE if it is unreadable, or after an error. */
static gboolean
read_saved (Recovering *recovering, gint64 number, Saved *saved, GError **error)
{
  const MusterSalvagedState *state = g_hash_table_lookup (recovering->salvage->states, &number);
  const MusterText *text = state != NULL ? muster_salvage_get_text (recovering->salvage, state->body, error) : NULL;

  if (text == NULL)
    return FALSE;
  saved->thing = recovering->library->codec->read (text->parts[MUSTER_TEXT_XML], recovering->library->catalog, NULL);
  if (saved->thing == NULL)
    return FALSE;
  saved->state.state = number;
  saved->state.trashed = state->trashed;
  saved->state.tags = g_strdup (state->tags);
  return TRUE;
}

static void
saved_clear (Saved *saved)
{
  g_clear_pointer (&saved->thing, muster_thing_free);
  muster_library_state_clear (&saved->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Saved, saved_clear)

static gboolean
is_whole (Recovering *recovering, gint64 number)
{
  const MusterSalvagedState *state = g_hash_table_lookup (recovering->salvage->states, &number);

  return state != NULL && g_hash_table_contains (recovering->salvage->whole, &state->body);
}

/* The latest readable state among those stored in full, or among the others. */
static gboolean
read_latest (Recovering *recovering, GArray *states, gboolean whole, Saved *saved, GError **error)
{
  for (guint i = states != NULL ? states->len : 0; i-- > 0;)
    {
      g_autoptr (GError) cause = NULL;

      if (is_whole (recovering, g_array_index (states, gint64, i)) == whole
          && read_saved (recovering, g_array_index (states, gint64, i), saved, &cause))
        return TRUE;
      if (cause != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&cause));
          return FALSE;
        }
    }
  return FALSE;
}

/* A thing's current state, or the best earlier one: current states are stored in full, older ones rarely. */
static gboolean
read_best (Recovering *recovering, gint64 thing, Saved *saved, GError **error)
{
  GArray *states = g_hash_table_lookup (recovering->things, &thing);
  gint64 *present = g_hash_table_lookup (recovering->salvage->present, &thing);
  g_autoptr (GError) cause = NULL;

  if ((present != NULL && read_saved (recovering, *present, saved, &cause))
      || (cause == NULL && read_latest (recovering, states, TRUE, saved, &cause))
      || (cause == NULL && read_latest (recovering, states, FALSE, saved, &cause)))
    return TRUE;
  if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* Adding things. */

static gboolean
begin_change (Recovering *recovering, const MusterThing *thing, GError **error)
{
  if (recovering->change == 0)
    recovering->change = muster_history_begin (recovering->library, MUSTER_LIBRARY_RECOVER, thing->name, error);
  return recovering->change != 0;
}

/* Whether the new library has an identical thing. */
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

/* Dangling links would be refused by the new library. */
static gboolean
drop_dead_links (Recovering *recovering, MusterThing *thing)
{
  gint64 id, state, n = 0;

  for (guint i = 0; i < muster_thing_count_parts (thing); i++)
    {
      MusterThing *part = muster_thing_get_part (thing, i);

      if (muster_member_get_link (part, &id, &state)
          && (!recovering->same_lineage
              || !muster_sql_number (recovering->library, NULL, &n, 0, "SELECT count (*) FROM thing WHERE thing = ?",
                                     "i", id)
              || n == 0))
        muster_member_unlink (part);
      drop_dead_links (recovering, part);
    }
  return TRUE;
}

/* `known`: whether the new library has a thing with that number. */
static gboolean
add_saved (Recovering *recovering, gint64 thing, gint64 before, gboolean known, Saved *saved, GError **error)
{
  MusterLibrary *library = recovering->library;
  gint64 id = known ? thing : muster_library_write_thing (library, thing, error);
  gint64 state = 0, taken = 0;

  drop_dead_links (recovering, saved->thing);
  if (id != 0 && begin_change (recovering, saved->thing, error))
    state = muster_library_write_state (library, id, saved->thing, &saved->state, error);
  if (state == 0
      || !muster_sql_number (library, error, &taken, 0, "SELECT count (*) FROM step WHERE change = ? AND thing = ?",
                             "ii", recovering->change, id))
    return FALSE;
  recovering->counts->recovered += taken == 0;
  if (taken == 0)
    return muster_history_step (library, recovering->change, id, before, state, error);
  /* A better state than the one assigned earlier. */
  return muster_sql_run (library, error, "UPDATE step SET after = ? WHERE change = ? AND thing = ?", "iii", state,
                         recovering->change, id)
         && muster_history_move (library, id, before, state, error);
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

/* The new library's record of a thing: whether it is known, and its state, 0 for none. */
static gboolean
find_mine (Recovering *recovering, gint64 thing, gboolean *known, gint64 *mine, GError **error)
{
  gint64 n = 0;

  *mine = 0;
  if (recovering->same_lineage
      && (!muster_sql_number (recovering->library, error, &n, 0, "SELECT count (*) FROM thing WHERE thing = ?", "i",
                              thing)
          || !muster_sql_number (recovering->library, error, mine, 0, "SELECT state FROM thing WHERE thing = ?", "i",
                                 thing)))
    return FALSE;
  *known = n > 0;
  return TRUE;
}

static gboolean
adopt (Recovering *recovering, gint64 thing, GError **error)
{
  gint64 *present = g_hash_table_lookup (recovering->salvage->present, &thing), mine = 0;
  g_autoptr (GError) cause = NULL;
  g_auto (Saved) saved = { 0 };
  gboolean exact, known = FALSE;

  if (present != NULL && *present == 0)
    return TRUE; /* its creation was undone */
  if (!find_mine (recovering, thing, &known, &mine, error))
    return FALSE;
  if (present != NULL && mine != 0 && *present == mine)
    return TRUE; /* same as in the backup */
  if (present != NULL && mine != 0 && !g_hash_table_contains (recovering->salvage->states, present))
    g_hash_table_add (recovering->headless, g_memdup2 (&thing, sizeof thing));
  if (!read_best (recovering, thing, &saved, &cause))
    {
      recovering->counts->lost += mine == 0;
      if (cause != NULL)
        g_propagate_error (error, g_steal_pointer (&cause));
      return error == NULL || *error == NULL;
    }
  exact = present != NULL && saved.state.state == *present;
  if ((mine != 0 && !exact && saved.state.state <= mine)
      || (!recovering->same_lineage && has_same (recovering, saved.thing)))
    return TRUE;
  recovering->counts->older += present != NULL && !exact;
  return add_saved (recovering, recovering->same_lineage ? thing : recovering->next++, mine, known, &saved, error);
}

static gboolean
adopt_all (Recovering *recovering, GError **error)
{
  g_autoptr (GArray) ids = list_keys (recovering->things); /* so that groups come after their members */

  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, gint64, i) > 0 && g_array_index (ids, gint64, i) < MAX_NUMBER
        && !adopt (recovering, g_array_index (ids, gint64, i), error))
      return FALSE;
  return TRUE;
}

/* Texts without a state. */

static gboolean
has_text (Recovering *recovering, const char *hash, gboolean *has, GError **error)
{
  gint64 n = 0;

  if (!muster_sql_number (recovering->library, error, &n, 0, "SELECT count (*) FROM body WHERE hash = ?", "t", hash))
    return FALSE;
  *has = n > 0;
  return TRUE;
}

/* A thing of that kind and name; 0 for none. Things without their current state are preferred. */
static gboolean
find_namesake (Recovering *recovering, const MusterThing *thing, gint64 *id, gint64 *state, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row
      = muster_sql_query (recovering->library, error,
                          "SELECT thing.thing, thing.state FROM thing JOIN state ON state.state = thing.state "
                          "WHERE kind = ? AND name = ? ORDER BY thing.thing",
                          "tt", thing->klass->element, thing->name != NULL ? thing->name : "");

  while (row != NULL && muster_sql_next (recovering->library, row, &cause))
    {
      gint64 found = sqlite3_column_int64 (row, 0);

      if (*id == 0 || g_hash_table_contains (recovering->headless, &found))
        {
          *id = found;
          *state = sqlite3_column_int64 (row, 1);
        }
    }
  if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  return row != NULL && (error == NULL || *error == NULL);
}

/* An older state of a thing, only for its history. */
static gboolean
add_past (Recovering *recovering, gint64 id, gint64 made, Saved *saved, GError **error)
{
  MusterLibrary *library = recovering->library;
  gint64 state, body = 0, present = 0;

  drop_dead_links (recovering, saved->thing);
  state = muster_library_write_state (library, id, saved->thing, &saved->state, error);
  return state != 0
         && (made <= 0
             || muster_sql_run (library, error, "UPDATE state SET made = ? WHERE state = ?", "ii", made, state))
         && muster_sql_number (library, error, &body, 0, "SELECT body FROM state WHERE state = ?", "i", state)
         && muster_sql_number (library, error, &present, 0,
                               "SELECT body FROM thing JOIN state ON state.state = thing.state WHERE thing.thing = ?",
                               "i", id)
         && (present == 0 || muster_body_fold (library, body, present, error));
}

/* A text without a state: the current one of a thing with that name that lost its own, an older one of another, or a
 * new thing. */
static gboolean
adopt_orphan (Recovering *recovering, const MusterText *text, GError **error)
{
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->parts[MUSTER_TEXT_XML], -1);
  g_auto (Saved) saved = { 0 };
  gboolean has = FALSE;
  gint64 id = 0, state = 0;

  if (!has_text (recovering, hash, &has, error))
    return FALSE;
  saved.thing
      = has ? NULL
            : recovering->library->codec->read (text->parts[MUSTER_TEXT_XML], recovering->library->catalog, NULL);
  saved.state.tags = g_strdup ("");
  if (saved.thing == NULL)
    return TRUE;
  if (!find_namesake (recovering, saved.thing, &id, &state, error))
    return FALSE;
  if (id != 0 && !g_hash_table_remove (recovering->headless, &id))
    return add_past (recovering, id, 0, &saved, error);
  recovering->counts->lost -= recovering->counts->lost > 0 && id == 0;
  return add_saved (recovering, id != 0 ? id : recovering->next++, state, id != 0, &saved, error);
}

static gboolean
adopt_orphans (Recovering *recovering, GError **error)
{
  g_autoptr (GHashTable) used = g_hash_table_new (g_int64_hash, g_int64_equal);
  g_autoptr (GArray) bodies = list_keys (recovering->salvage->whole);
  g_autoptr (GError) cause = NULL;
  MusterSalvagedState *state;
  GHashTableIter iter;

  g_hash_table_iter_init (&iter, recovering->salvage->states);
  while (g_hash_table_iter_next (&iter, NULL, (gpointer *) &state))
    g_hash_table_add (used, &state->body);
  for (guint i = bodies->len; cause == NULL && i-- > 0;)
    if (!g_hash_table_contains (used, &g_array_index (bodies, gint64, i)))
      {
        const MusterText *text
            = muster_salvage_get_text (recovering->salvage, g_array_index (bodies, gint64, i), &cause);

        if (text != NULL)
          adopt_orphan (recovering, text, &cause);
      }
  if (cause == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* Older states that the backup doesn't have. */
static gboolean
adopt_past (Recovering *recovering, gint64 number, GError **error)
{
  const MusterSalvagedState *state = g_hash_table_lookup (recovering->salvage->states, &number);
  g_autoptr (GError) cause = NULL;
  g_autofree char *hash = NULL;
  g_auto (Saved) saved = { 0 };
  gboolean known = FALSE, has = FALSE;
  gint64 mine = 0;

  if (!find_mine (recovering, state->thing, &known, &mine, error))
    return FALSE;
  if (!known || mine == 0)
    return TRUE;
  if (!read_saved (recovering, number, &saved, &cause))
    {
      recovering->counts->past_lost += cause == NULL;
      if (cause != NULL)
        g_propagate_error (error, g_steal_pointer (&cause));
      return error == NULL || *error == NULL;
    }
  hash = g_compute_checksum_for_string (
      G_CHECKSUM_SHA256, muster_salvage_get_text (recovering->salvage, state->body, NULL)->parts[MUSTER_TEXT_XML], -1);
  if (!has_text (recovering, hash, &has, error))
    return FALSE;
  return has || add_past (recovering, state->thing, state->made > 0 ? state->made : state->saved, &saved, error);
}

static gboolean
adopt_all_past (Recovering *recovering, GError **error)
{
  g_autoptr (GArray) states = list_keys (recovering->salvage->states);

  for (guint i = states->len, n = 0; recovering->same_lineage && i-- > 0 && n < MAX_VERSIONS; n++)
    if (!adopt_past (recovering, g_array_index (states, gint64, i), error))
      return FALSE;
  return TRUE;
}

/* Whether numbers mean the same in both: both say so, or if the damaged one is unreadable, their states agree. */
static gboolean
find_lineage (Recovering *recovering, GError **error)
{
  MusterLibrary *library = recovering->library;
  g_autofree char *ours = dup_lineage (library->db);
  g_autoptr (GArray) states = list_keys (recovering->salvage->states);
  gint64 same = 0, other = 0;

  recovering->same_lineage = muster_sql_ask (library->db, "SELECT count (*) FROM thing", 0) == 0
                             || g_strcmp0 (recovering->salvage->lineage, ours) == 0;
  for (guint i = 0; recovering->salvage->lineage == NULL && i < states->len; i++)
    {
      const MusterSalvagedState *state
          = g_hash_table_lookup (recovering->salvage->states, &g_array_index (states, gint64, i));
      gint64 agrees = -1;

      if (!muster_sql_number (library, error, &agrees, -1,
                              "SELECT thing = ? AND saved = ? AND name IS ? FROM state WHERE state = ?", "iiti",
                              state->thing, state->saved, state->name, state->state))
        return FALSE;
      same += agrees == 1;
      other += agrees == 0;
    }
  recovering->same_lineage = recovering->same_lineage || (same > 0 && other == 0);
  return TRUE;
}

/* A link to a lost thing must not lead to another. */
static gint64
find_next_number (Recovering *recovering)
{
  g_autoptr (GArray) ids = list_keys (recovering->things);
  gint64 last = muster_sql_ask (recovering->library->db, "SELECT max (thing) FROM thing", 0);

  for (guint i = ids->len; i-- > 0;)
    if (g_array_index (ids, gint64, i) < MAX_NUMBER)
      return MAX (last, g_array_index (ids, gint64, i)) + 1;
  return last + 1;
}

static gboolean
salvage (Recovering *recovering, GError **error)
{
  gboolean fine;

  if (!find_lineage (recovering, error) || !muster_library_begin (recovering->library, error))
    return FALSE;
  list_things (recovering);
  recovering->next = find_next_number (recovering);
  fine = take_portraits (recovering, error) && drop_false_portraits (recovering->library, error)
         && adopt_all (recovering, error) && adopt_orphans (recovering, error) && adopt_all_past (recovering, error);
  return muster_library_end (recovering->library, fine, error);
}

gboolean
muster_library_adopt (MusterLibrary *library, const char *damaged, MusterAdopted *counts, GError **error)
{
  Recovering recovering = { .salvage = muster_salvage_new (damaged, error), .library = library, .counts = counts };
  gboolean fine;

  if (recovering.salvage == NULL)
    return FALSE;
  recovering.things = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, (GDestroyNotify) g_array_unref);
  recovering.headless = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  fine = salvage (&recovering, error);
  g_hash_table_unref (recovering.things);
  g_hash_table_unref (recovering.headless);
  muster_salvage_free (recovering.salvage);
  return fine;
}
