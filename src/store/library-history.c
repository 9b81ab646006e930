/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history: every change as the states before and after it, so that doing, undoing and doing again are the same act. */

#include "store/library-private.h"

#include "model/i18n.h"

#define KEEP_CHANGES 5000 /* that can be undone */
#define SLACK 500         /* by which there may be more, so that forgetting is rare */

static const char *const verbs[]
    = { "add", "edit", "rename", "duplicate", "tag", "trash", "untrash", "join", "import", "recover" };
G_STATIC_ASSERT (G_N_ELEMENTS (verbs) == MUSTER_LIBRARY_N_VERBS);

static MusterLibraryVerb
find_verb (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (verbs[i], name))
      return i;
  return MUSTER_LIBRARY_EDIT;
}

void
muster_library_change_free (MusterLibraryChange *change)
{
  g_free (change->name);
  g_free (change->label);
  g_free (change);
}

char *
muster_library_change_dup_label (const MusterLibraryChange *change)
{
  static const char *const labels[] = {
    N_ ("add “%s”"),    N_ ("edit “%s”"),       N_ ("rename “%s”"), N_ ("duplicate “%s”"), N_ ("tag “%s”"),
    N_ ("delete “%s”"), N_ ("bring back “%s”"), N_ ("join “%s”"),   N_ ("import “%s”"),    N_ ("recover “%s”"),
  };

  const char *name = *change->name != '\0' ? change->name : _ ("Unnamed");

  return *change->label != '\0' ? g_strdup_printf (_ ("%s (“%s”)"), change->label, name)
                                : g_strdup_printf (_ (labels[change->verb]), name);
}

void
muster_library_set_label (MusterLibrary *library, const char *label)
{
  g_free (library->label);
  library->label = g_strdup (label);
}

/* Doing. */

gint64
muster_history_begin (MusterLibrary *library, MusterLibraryVerb verb, const char *name, GError **error)
{
  gboolean fine = muster_sql_run (library, error,
                                  "INSERT INTO change (verb, name, label, made, turn, undone) "
                                  "VALUES (?, ?, ?, ?, (SELECT ifnull (max (turn), 0) + 1 FROM change), 'no')",
                                  "ttti", verbs[verb], name != NULL ? name : "",
                                  library->label != NULL ? library->label : "", muster_library_clock ());

  library->last_change = fine ? sqlite3_last_insert_rowid (library->db) : 0;
  return library->last_change;
}

gint64
muster_library_get_last_change (const MusterLibrary *library)
{
  return library->last_change;
}

/* Moves a thing from one state to another, where it is in the first; 0 is none. */
static gboolean
move (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, GError **error)
{
  if (!muster_sql_run (library, error, "UPDATE thing SET state = ? WHERE thing = ? AND state IS ?", "nin", to, thing,
                       from))
    return FALSE;
  if (sqlite3_changes (library->db) == 1)
    return muster_search_follow (library, thing, from, to, error);
  return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_CHANGED,
                                _ ("it was changed elsewhere in the meantime; look at it again first"));
}

/* A thing goes another way: what was undone from where it stands, and all that stood on that, is never done again. */
static gboolean
overtake (MusterLibrary *library, gint64 thing, gint64 before, GError **error)
{
  return muster_sql_run (
      library, error,
      "WITH RECURSIVE gone (change) AS ("
      "SELECT change FROM step JOIN change USING (change) WHERE thing = ? AND before IS ? AND undone = 'yes' "
      "AND overtaken = 'no' UNION "
      "SELECT later.change FROM gone JOIN step AS earlier ON earlier.change = gone.change "
      "JOIN step AS later ON later.thing = earlier.thing AND later.before = earlier.after) "
      "UPDATE change SET overtaken = 'yes' WHERE change IN gone",
      "in", thing, before);
}

gboolean
muster_history_step (MusterLibrary *library, gint64 change, gint64 thing, gint64 before, gint64 after, GError **error)
{
  return change != 0 && after != 0 && overtake (library, thing, before, error)
         && muster_sql_run (library, error, "INSERT INTO step VALUES (?, ?, ?, ?)", "iinn", change, thing, before,
                            after)
         && move (library, thing, before, after, error);
}

/* Undoing, and doing again. */

typedef struct
{
  gint64 thing, before, after;
} Step;

static GArray *
read_steps (MusterLibrary *library, gint64 change, GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row
      = muster_sql_query (library, error, "SELECT thing, before, after FROM step WHERE change = ?", "i", change);

  if (row == NULL)
    return NULL;
  while (muster_sql_next (library, row, &cause))
    {
      Step step = { sqlite3_column_int64 (row, 0), sqlite3_column_int64 (row, 1), sqlite3_column_int64 (row, 2) };

      g_array_append_val (steps, step);
    }
  if (cause != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return NULL;
    }
  return g_steal_pointer (&steps);
}

/* A thing that a group has can't be made undone. */
static gboolean
is_needed (MusterLibrary *library, gint64 thing)
{
  gint64 holders = 0;

  return muster_sql_number (library, NULL, &holders, 0,
                            "SELECT count (*) FROM member JOIN state ON state.body = member.body "
                            "JOIN thing ON thing.state = state.state WHERE member.thing = ?",
                            "i", thing)
         && holders > 0;
}

static gboolean
apply (MusterLibrary *library, gint64 change, gboolean undo, GError **error)
{
  g_autoptr (GArray) steps = read_steps (library, change, error);

  if (steps == NULL)
    return FALSE;
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (!move (library, step->thing, undo ? step->after : step->before, undo ? step->before : step->after, error))
        return FALSE;
    }
  for (guint i = 0; undo && i < steps->len; i++)
    if (g_array_index (steps, Step, i).before == 0 && is_needed (library, g_array_index (steps, Step, i).thing))
      return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED,
                                    _ ("this can't be undone: a group has it for a member"));
  return muster_sql_run (library, error,
                         "UPDATE change SET undone = ?, turn = (SELECT max (turn) + 1 FROM change) WHERE change = ?",
                         "ti", undo ? "yes" : "no", change);
}

#define CHANGE "SELECT change.change, verb, change.name, label, change.made, undone, overtaken FROM change "
#define LAST "ORDER BY turn DESC LIMIT 1"
#define REDO                                                                                                           \
  "undone = 'yes' AND overtaken = 'no' AND NOT EXISTS (SELECT * FROM step JOIN thing USING (thing) "                   \
  "WHERE step.change = change.change AND thing.state IS NOT step.before) " LAST

static MusterLibraryChange *
read_change (sqlite3_stmt *row)
{
  MusterLibraryChange *change = g_new0 (MusterLibraryChange, 1);

  change->id = sqlite3_column_int64 (row, 0);
  change->verb = find_verb (muster_sql_text (row, 1));
  change->name = g_strdup (muster_sql_text (row, 2));
  change->label = g_strdup (muster_sql_text (row, 3));
  change->made = sqlite3_column_int64 (row, 4);
  change->undone = g_str_equal (muster_sql_text (row, 5), "yes");
  change->overtaken = g_str_equal (muster_sql_text (row, 6), "yes");
  return change;
}

/* The change that was asked for, or why there is none. */
static MusterLibraryChange *
read_found (MusterLibrary *library, sqlite3_stmt *row, MusterLibraryError none, const char *why, GError **error)
{
  g_autoptr (GError) cause = NULL;
  MusterLibraryChange *change = NULL;

  if (row == NULL)
    return NULL;
  if (muster_sql_next (library, row, &cause))
    {
      change = read_change (row);
      muster_sql_done (row);
    }
  else if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    muster_library_refuse (error, none, "%s", why);
  return change;
}

/* The change to undo, or to do again: the last that was done, or undone, of a thing where it led it to its present state, or
 * away from it. What was overtaken before there was a mark for it is passed over. */
static MusterLibraryChange *
find_change (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  static const char undo_any[] = CHANGE "WHERE undone = 'no' AND overtaken = 'no' " LAST;
  static const char undo_one[]
      = CHANGE "JOIN step USING (change) JOIN thing ON thing.thing = step.thing AND thing.state = step.after "
               "WHERE thing.thing = ? AND undone = 'no' " LAST;
  static const char redo_any[] = CHANGE "WHERE " REDO;
  static const char redo_one[] = CHANGE "WHERE change IN (SELECT change FROM step WHERE thing = ?1 "
                                        "AND before IS (SELECT state FROM thing WHERE thing = ?1)) AND " REDO;
  sqlite3_stmt *row = id == 0 ? muster_sql_query (library, error, undo ? undo_any : redo_any, "")
                              : muster_sql_query (library, error, undo ? undo_one : redo_one, "i", id);

  return read_found (library, row, MUSTER_LIBRARY_ERROR_NOTHING,
                     undo ? _ ("there is nothing to undo") : _ ("there is nothing to redo"), error);
}

/* A change by its number, where it can be undone, or done again, as things stand. */
static MusterLibraryChange *
find_fitting (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  static const char undo_this[]
      = CHANGE "WHERE change = ? AND undone = 'no' AND NOT EXISTS (SELECT * FROM step JOIN thing USING (thing) "
               "WHERE step.change = change.change AND thing.state IS NOT step.after)";
  static const char redo_this[] = CHANGE "WHERE change = ? AND " REDO;
  sqlite3_stmt *row = muster_sql_query (library, error, undo ? undo_this : redo_this, "i", id);

  return read_found (library, row, MUSTER_LIBRARY_ERROR_CHANGED,
                     _ ("it was changed elsewhere in the meantime; look at it again first"), error);
}

MusterLibraryChange *
muster_library_peek_change (MusterLibrary *library, gint64 change, gboolean undo, GError **error)
{
  return find_fitting (library, change, undo, error);
}

/* Undoes the change that is found, or does it again. */
static MusterLibraryChange *
turn (MusterLibrary *library, MusterLibraryChange *(*find) (MusterLibrary *, gint64, gboolean, GError **), gint64 id,
      gboolean undo, GError **error)
{
  g_autoptr (MusterLibraryChange) change = NULL;
  gboolean fine;

  if (!muster_library_begin (library, error))
    return NULL;
  change = find (library, id, undo, error);
  fine = change != NULL && apply (library, change->id, undo, error);
  if (!muster_library_end (library, fine, error))
    return NULL;
  change->undone = undo;
  return g_steal_pointer (&change);
}

MusterLibraryChange *
muster_library_turn_change (MusterLibrary *library, gint64 change, gboolean undo, GError **error)
{
  return turn (library, find_fitting, change, undo, error);
}

GArray *
muster_library_list_touched (MusterLibrary *library, gint64 change, GError **error)
{
  g_autoptr (GArray) steps = read_steps (library, change, error);
  GArray *ids = steps != NULL ? g_array_new (FALSE, FALSE, sizeof (gint64)) : NULL;

  for (guint i = 0; ids != NULL && i < steps->len; i++)
    g_array_append_val (ids, g_array_index (steps, Step, i).thing);
  return ids;
}

MusterLibraryChange *
muster_library_undo (MusterLibrary *library, gint64 id, GError **error)
{
  return turn (library, find_change, id, TRUE, error);
}

MusterLibraryChange *
muster_library_redo (MusterLibrary *library, gint64 id, GError **error)
{
  return turn (library, find_change, id, FALSE, error);
}

GPtrArray *
muster_library_list_history (MusterLibrary *library, guint most, GError **error)
{
  g_autoptr (GPtrArray) changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_library_change_free);
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, CHANGE "ORDER BY turn DESC LIMIT ?", "i", (gint64) most);

  if (row == NULL)
    return NULL;
  while (muster_sql_next (library, row, &cause))
    g_ptr_array_add (changes, read_change (row));
  if (cause == NULL)
    return g_steal_pointer (&changes);
  g_propagate_error (error, g_steal_pointer (&cause));
  return NULL;
}

/* Forgetting. */

/* What has been in the trash for too long, and no group has: it goes with its history. */
#define RIPE                                                                                                           \
  "(SELECT thing.thing FROM thing JOIN state ON state.state = thing.state WHERE state.trashed < ?1 AND thing.thing "   \
  "NOT IN "                                                                                                            \
  "(SELECT member.thing FROM member JOIN state ON state.body = member.body JOIN thing ON thing.state = state.state))"

static gboolean
empty_trash (MusterLibrary *library, gint64 before, GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row
      = muster_sql_query (library, error, "SELECT thing, state FROM thing WHERE thing IN " RIPE, "i", before);

  if (row == NULL)
    return FALSE;
  while (muster_sql_next (library, row, &cause))
    {
      Step step = { sqlite3_column_int64 (row, 0), sqlite3_column_int64 (row, 1), 0 };

      g_array_append_val (steps, step);
    }
  for (guint i = 0; cause == NULL && i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);

      if (muster_sql_run (library, &cause,
                          "DELETE FROM change WHERE change IN (SELECT change FROM step WHERE thing = ?)", "i",
                          step->thing))
        move (library, step->thing, step->before, 0, &cause);
    }
  if (cause == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* States that nothing leads to any more, then bodies without a state, pictures without a body, things without either. */
static gboolean
sweep (MusterLibrary *library, GError **error)
{
  return muster_sql_run (library, error,
                         "DELETE FROM state WHERE state NOT IN (SELECT state FROM thing WHERE state IS NOT NULL "
                         "UNION SELECT before FROM step WHERE before IS NOT NULL UNION SELECT after FROM step WHERE "
                         "after IS NOT NULL)",
                         "")
         && muster_sql_run (library, error, "DELETE FROM body WHERE body NOT IN (SELECT body FROM state)", "")
         && muster_sql_run (library, error,
                            "DELETE FROM portrait WHERE portrait NOT IN (SELECT portrait FROM likeness)", "")
         && muster_sql_run (library, error,
                            "DELETE FROM thing WHERE state IS NULL AND thing NOT IN (SELECT thing FROM state) "
                            "AND thing NOT IN (SELECT thing FROM step) AND thing NOT IN (SELECT thing FROM member)",
                            "");
}

gboolean
muster_history_tidy (MusterLibrary *library, GError **error)
{
  gint64 before = muster_library_clock () - (gint64) MUSTER_LIBRARY_TRASH_DAYS * 24 * 60 * 60;
  gint64 ripe = 0, changes = 0, last = 0;
  gboolean fine;

  if (!muster_sql_number (library, error, &ripe, 0,
                          "SELECT count (*) FROM state JOIN thing ON thing.state = state.state WHERE state.trashed < ?",
                          "i", before)
      || !muster_sql_number (library, error, &changes, 0, "SELECT count (*) FROM change", ""))
    return FALSE;
  if (ripe == 0 && changes <= KEEP_CHANGES + SLACK)
    return TRUE;
  if (!muster_library_begin (library, error))
    return FALSE;
  fine = (ripe == 0 || empty_trash (library, before, error))
         && muster_sql_number (library, error, &last, 0, "SELECT turn FROM change ORDER BY turn DESC LIMIT 1 OFFSET ?",
                               "i", (gint64) KEEP_CHANGES)
         && muster_sql_run (library, error, "DELETE FROM change WHERE turn <= ?", "i", last) && sweep (library, error);
  return muster_library_end (library, fine, error);
}
