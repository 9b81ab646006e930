/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Undo and redo.
 *
 * A state has three sides: the document, the tags, and whether it is in the trash. Changes of different sides are
 * independent: an edit can be undone although the thing was tagged later, and vice versa. For this the two changes swap
 * places in the history, with a new state in between. Undone steps are rebased in the same way when another side
 * changes, so that they can still be redone. */
#include "store/library-private.h"

#include "model/i18n.h"

#define MAX_CARRIED 1000 /* undone steps of a thing that are rebased when it is tagged; more are marked overtaken */

typedef enum
{
  SIDE_DOCUMENT = 1 << 0,
  SIDE_TAGS = 1 << 1,
  SIDE_TRASH = 1 << 2,
  SIDE_ALL = SIDE_DOCUMENT | SIDE_TAGS | SIDE_TRASH,
} Side;

typedef struct
{
  gint64 change, thing, before, after;
} Step;

static gboolean
refuse_changed (GError **error)
{
  return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_CHANGED,
                                _ ("it was changed elsewhere in the meantime; look at it again first"));
}

/* The sides that differ between two states; all if one is none. */
static gboolean
find_sides (MusterLibrary *library, gint64 before, gint64 after, gint64 *sides, GError **error)
{
  return muster_sql_number (library, error, sides, SIDE_ALL,
                            "SELECT (a.body IS NOT b.body OR a.content IS NOT b.content OR a.name IS NOT b.name) + "
                            "(a.tags IS NOT b.tags) * 2 + ((a.trashed IS NULL) IS NOT (b.trashed IS NULL)) * 4 "
                            "FROM state AS a JOIN state AS b WHERE a.state = ? AND b.state = ?",
                            "ii", before, after);
}

/* A state like `from` with some sides of `with`; returns its number, or 0. Reuses an unreferenced one. */
static gint64
mix (MusterLibrary *library, gint64 from, gint64 with, gint64 sides, GError **error)
{
  gint64 document = sides & SIDE_DOCUMENT ? with : from, tags = sides & SIDE_TAGS ? with : from;
  gint64 trash = sides & SIDE_TRASH ? with : from, state = 0;

  if (!muster_sql_number (
          library, error, &state, 0,
          "SELECT s.state FROM state AS s JOIN state AS d ON d.state = ? JOIN state AS g ON g.state = ? "
          "JOIN state AS t ON t.state = ? WHERE s.thing = d.thing AND s.body = d.body AND s.content = d.content "
          "AND s.tags = g.tags AND s.trashed IS t.trashed AND s.saved = d.saved "
          "AND NOT EXISTS (SELECT * FROM step WHERE before = s.state) "
          "AND NOT EXISTS (SELECT * FROM step WHERE after = s.state) "
          "AND NOT EXISTS (SELECT * FROM thing WHERE state = s.state) LIMIT 1",
          "iii", document, tags, trash)
      || state != 0)
    return state;
  return muster_sql_run (
             library, error,
             "INSERT INTO state (thing, body, content, kind, name, points, legal, saved, trashed, tags, made, lived) "
             "SELECT d.thing, d.body, d.content, d.kind, d.name, d.points, d.legal, d.saved, t.trashed, g.tags, "
             "d.made, "
             "(SELECT lived FROM about) FROM state AS d JOIN state AS g JOIN state AS t "
             "WHERE d.state = ? AND g.state = ? AND t.state = ?",
             "iii", document, tags, trash)
             ? sqlite3_last_insert_rowid (library->db)
             : 0;
}

static gboolean
write_step (MusterLibrary *library, const Step *step, GError **error)
{
  return muster_sql_run (library, error, "UPDATE step SET before = ?, after = ? WHERE change = ? AND thing = ?", "nnii",
                         step->before, step->after, step->change, step->thing);
}

static gboolean
mark_overtaken (MusterLibrary *library, gint64 change, GError **error)
{
  return muster_sql_run (library, error, "UPDATE change SET overtaken = 'yes' WHERE change = ?", "i", change);
}

/* The steps (Step) of a query with their columns. NULL after an error. */
static GArray *
read_steps (MusterLibrary *library, sqlite3_stmt *row, GError **error)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (Step));
  g_autoptr (GError) cause = NULL;

  if (row == NULL)
    return NULL;
  while (muster_sql_next (library, row, &cause))
    {
      Step step = { sqlite3_column_int64 (row, 0), sqlite3_column_int64 (row, 1), sqlite3_column_int64 (row, 2),
                    sqlite3_column_int64 (row, 3) };

      g_array_append_val (steps, step);
    }
  if (cause == NULL)
    return g_steal_pointer (&steps);
  g_propagate_error (error, g_steal_pointer (&cause));
  return NULL;
}

#define STEP "SELECT step.change, thing, before, after FROM step "

static GArray *
list_steps (MusterLibrary *library, gint64 change, GError **error)
{
  return read_steps (library, muster_sql_query (library, error, STEP "WHERE change = ? ORDER BY thing", "i", change),
                     error);
}

/* Undone steps from a given state of a thing on. */
static GArray *
list_undone (MusterLibrary *library, gint64 thing, gint64 before, GError **error)
{
  return read_steps (library,
                     muster_sql_query (library, error,
                                       STEP "JOIN change USING (change) WHERE thing = ? AND before IS ? AND "
                                            "undone = 'yes' AND overtaken = 'no' ORDER BY step.change",
                                       "in", thing, before),
                     error);
}

/* Rebasing. */

static gboolean carry_over (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, gint64 sides, guint depth,
                            GError **error);

/* Rebases one undone step from `step->before` to `to`, with all that follow it. */
static gboolean
carry_step (MusterLibrary *library, Step *step, gint64 to, gint64 sides, guint depth, GError **error)
{
  gint64 own = SIDE_ALL, old = step->after;

  if (!find_sides (library, step->before, step->after, &own, error))
    return FALSE;
  if ((own & sides) != 0 || depth >= MAX_CARRIED)
    return mark_overtaken (library, step->change, error)
           && (depth >= MAX_CARRIED || carry_over (library, step->thing, old, to, sides, depth + 1, error));
  step->before = to;
  step->after = mix (library, to, old, own, error);
  return step->after != 0 && write_step (library, step, error)
         && carry_over (library, step->thing, old, step->after, sides, depth + 1, error);
}

static gboolean
carry_over (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, gint64 sides, guint depth, GError **error)
{
  g_autoptr (GArray) steps = list_undone (library, thing, from, error);
  gboolean fine = steps != NULL;

  for (guint i = 0; fine && i < steps->len; i++)
    fine = carry_step (library, &g_array_index (steps, Step, i), to, sides, depth, error);
  return fine;
}

/* Marks everything undone after this as overtaken, on any side. */
static gboolean
overtake (MusterLibrary *library, gint64 change, GError **error)
{
  return muster_sql_run (library, error,
                         "WITH RECURSIVE gone (change) AS (VALUES (?) UNION "
                         "SELECT later.change FROM gone JOIN step AS earlier ON earlier.change = gone.change "
                         "JOIN step AS later ON later.thing = earlier.thing AND later.before = earlier.after "
                         "JOIN change ON change.change = later.change WHERE undone = 'yes') "
                         "UPDATE change SET overtaken = 'yes' WHERE change IN gone",
                         "i", change);
}

gboolean
muster_history_carry (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, gboolean anew, GError **error)
{
  g_autoptr (GArray) steps = list_undone (library, thing, from, error);
  gint64 sides = SIDE_ALL, own = SIDE_ALL;
  gboolean fine = steps != NULL && (steps->len == 0 || find_sides (library, from, to, &sides, error));

  for (guint i = 0; fine && i < steps->len; i++)
    {
      Step *step = &g_array_index (steps, Step, i);

      fine = find_sides (library, step->before, step->after, &own, error);
      if (fine && (own & sides) == 0)
        fine = carry_step (library, step, to, sides, 0, error);
      else if (fine && anew)
        fine = overtake (library, step->change, error);
    }
  return fine;
}

/* Swapping. */

/* The step that followed a state of a thing; its change is 0 if there is none. */
static gboolean
find_next (MusterLibrary *library, gint64 thing, gint64 before, Step *next, GError **error)
{
  g_autoptr (GArray) steps = read_steps (
      library,
      muster_sql_query (library, error,
                        STEP "JOIN change USING (change) WHERE thing = ? AND before = ? AND undone = 'no' "
                             "ORDER BY step.change DESC LIMIT 1",
                        "ii", thing, before),
      error);

  *next = steps != NULL && steps->len > 0 ? g_array_index (steps, Step, 0) : (Step){ 0 };
  return steps != NULL;
}

/* Puts the other step first: the state in between has only its sides. */
static gboolean
swap (MusterLibrary *library, Step *step, Step *next, gint64 sides, GError **error)
{
  gint64 between = mix (library, step->before, next->after, sides, error), last = next->after;

  if (between == 0)
    return FALSE;
  *next = (Step){ next->change, next->thing, step->before, between };
  *step = (Step){ step->change, step->thing, between, last };
  return write_step (library, next, error) && write_step (library, step, error);
}

/* Makes a step its thing's last, or checks whether that is possible. Refused if a later one concerns the same side. */
static gboolean
rise (MusterLibrary *library, Step *step, gboolean really, GError **error)
{
  gint64 present = 0, own = SIDE_ALL, sides = SIDE_ALL, after = step->after;
  Step next;

  if (!muster_sql_number (library, error, &present, 0, "SELECT state FROM thing WHERE thing = ?", "i", step->thing)
      || (after != present && !find_sides (library, step->before, after, &own, error)))
    return FALSE;
  for (guint i = 0; after != present; i++)
    {
      if (!find_next (library, step->thing, after, &next, error))
        return FALSE;
      if (next.change == 0 || i > MAX_CARRIED)
        return refuse_changed (error);
      if (!find_sides (library, next.before, next.after, &sides, error))
        return FALSE;
      if ((sides & own) != 0)
        return refuse_changed (error);
      after = next.after;
      if (really && !swap (library, step, &next, sides, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
rise_all (MusterLibrary *library, gint64 change, gboolean really, GError **error)
{
  g_autoptr (GArray) steps = list_steps (library, change, error);
  gboolean fine = steps != NULL;

  for (guint i = 0; fine && i < steps->len; i++)
    fine = rise (library, &g_array_index (steps, Step, i), really, error);
  return fine;
}

/* Turning. */

/* A thing's creation can't be undone while a group contains it. */
static gboolean
is_needed (MusterLibrary *library, gint64 thing)
{
  gint64 holders = 0;

  return muster_sql_number (library, NULL, &holders, 0,
                            "SELECT count (*) FROM member JOIN state ON state.body = member.body "
                            "JOIN thing ON thing.state = state.state WHERE member.thing = ? AND trashed IS NULL",
                            "i", thing)
         && holders > 0;
}

/* A thing whose creation is undone goes to the trash, and gets a state there instead of none, with the last time it was
 * put there. */
static gboolean
unmake (MusterLibrary *library, Step *step, GError **error)
{
  g_auto (MusterLibraryState) made = { .state = step->after };
  sqlite3_stmt *row = muster_sql_query (library, error, "SELECT tags FROM state WHERE state = ?", "i", step->after);

  if (row == NULL || !muster_sql_next (library, row, error))
    return FALSE;
  made.tags = g_strdup (muster_sql_text (row, 0));
  muster_sql_done (row);
  if (is_needed (library, step->thing))
    return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_REFUSED,
                                  _ ("this can't be undone: it is a member of a group"));
  step->before = muster_library_copy_state (library, &made, made.tags, muster_library_clock (), error);
  return step->before != 0 && write_step (library, step, error);
}

/* Whether the step created its thing: before there was none, or only what undoing the creation left in the trash. */
static gboolean
makes (MusterLibrary *library, const Step *step, gboolean *making, GError **error)
{
  gint64 maker = 0, sides = SIDE_ALL;

  if (!muster_sql_number (
          library, error, &maker, 0,
          "SELECT count (*) FROM change WHERE change = ? AND verb IN ('add', 'duplicate', 'import', 'recover')", "i",
          step->change)
      || !find_sides (library, step->before, step->after, &sides, error))
    return FALSE;
  *making = step->before == 0 || (maker > 0 && sides == SIDE_TRASH);
  return TRUE;
}

static gboolean
apply_step (MusterLibrary *library, Step *step, gboolean undo, GError **error)
{
  gboolean making = FALSE;
  gint64 from, to;

  if (undo && (!makes (library, step, &making, error) || (making && !unmake (library, step, error))))
    return FALSE;
  from = undo ? step->after : step->before;
  to = undo ? step->before : step->after;
  return muster_history_move (library, step->thing, from, to, error)
         && muster_history_carry (library, step->thing, from, to, FALSE, error);
}

/* Mark it as undone before reading the steps, so that it isn't rebased with those undone before. */
static gboolean
apply (MusterLibrary *library, gint64 change, gboolean undo, GError **error)
{
  g_autoptr (GArray) steps = NULL;

  if (undo && !rise_all (library, change, TRUE, error))
    return FALSE;
  steps = list_steps (library, change, error);
  if (steps == NULL
      || !muster_sql_run (library, error,
                          "UPDATE change SET undone = ?, turn = (SELECT max (turn) + 1 FROM change) WHERE change = ?",
                          "ti", undo ? "yes" : "no", change))
    return FALSE;
  for (guint i = 0; i < steps->len; i++)
    if (!apply_step (library, &g_array_index (steps, Step, i), undo, error))
      return FALSE;
  return TRUE;
}

/* Finding. */

#define CHANGE "SELECT " MUSTER_CHANGE_COLUMNS " FROM change "
#define LAST "ORDER BY turn DESC LIMIT 1"
#define REDO                                                                                                           \
  "undone = 'yes' AND overtaken = 'no' AND NOT EXISTS (SELECT * FROM step JOIN thing USING (thing) "                   \
  "WHERE step.change = change.change AND thing.state IS NOT step.before) "

/* The requested change, or why there is none. */
static MusterLibraryChange *
read_found (MusterLibrary *library, sqlite3_stmt *row, MusterLibraryError none, const char *why, GError **error)
{
  g_autoptr (GError) cause = NULL;
  MusterLibraryChange *change = NULL;

  if (row == NULL)
    return NULL;
  if (muster_sql_next (library, row, &cause))
    {
      change = muster_history_read_change (row);
      muster_sql_done (row);
    }
  else if (cause != NULL)
    g_propagate_error (error, g_steal_pointer (&cause));
  else
    muster_library_refuse (error, none, "%s", why);
  return change;
}

static const char *
say_nothing (gboolean undo)
{
  return undo ? _ ("there is nothing to undo") : _ ("there is nothing to redo");
}

/* The change to undo or redo: a thing's last done or undone change, if it led to its current state, or from it. Old
 * changes from before `overtaken` was recorded are skipped. */
static MusterLibraryChange *
find_change (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  static const char undo_any[] = CHANGE "WHERE undone = 'no' AND overtaken = 'no' " LAST;
  static const char undo_one[]
      = CHANGE "JOIN step USING (change) JOIN thing ON thing.thing = step.thing AND thing.state = step.after "
               "WHERE thing.thing = ? AND undone = 'no' " LAST;
  static const char redo_any[] = CHANGE "WHERE " REDO LAST;
  static const char redo_one[] = CHANGE "WHERE change IN (SELECT change FROM step WHERE thing = ?1 "
                                        "AND before IS (SELECT state FROM thing WHERE thing = ?1)) AND " REDO LAST;
  sqlite3_stmt *row = id == 0 ? muster_sql_query (library, error, undo ? undo_any : redo_any, "")
                              : muster_sql_query (library, error, undo ? undo_one : redo_one, "i", id);

  return read_found (library, row, MUSTER_LIBRARY_ERROR_NOTHING, say_nothing (undo), error);
}

/* A change by number, if it can currently be undone or redone. */
static MusterLibraryChange *
find_fitting (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  static const char undo_this[] = CHANGE "WHERE change = ? AND undone = 'no' ";
  static const char redo_this[] = CHANGE "WHERE change = ? AND " REDO;
  g_autoptr (MusterLibraryChange) change = read_found (
      library, muster_sql_query (library, error, undo ? undo_this : redo_this, "i", id), MUSTER_LIBRARY_ERROR_CHANGED,
      _ ("it was changed elsewhere in the meantime; look at it again first"), error);

  return change != NULL && (!undo || rise_all (library, id, FALSE, error)) ? g_steal_pointer (&change) : NULL;
}

/* A thing's last edit that isn't undone; later changes concern other sides. */
static gboolean
find_edit_to_undo (MusterLibrary *library, gint64 id, gint64 *change, GError **error)
{
  gint64 state = 0, sides = 0;

  if (!muster_sql_number (library, error, &state, 0, "SELECT state FROM thing WHERE thing = ?", "i", id))
    return FALSE;
  for (guint i = 0; state != 0 && i <= MAX_CARRIED; i++)
    {
      g_autoptr (GArray) steps = read_steps (
          library,
          muster_sql_query (library, error,
                            STEP "JOIN change USING (change) WHERE thing = ? AND after = ? AND undone = 'no' "
                                 "ORDER BY step.change DESC LIMIT 1",
                            "ii", id, state),
          error);
      gboolean making = FALSE;

      if (steps == NULL || steps->len == 0)
        return steps != NULL;
      if (!makes (library, &g_array_index (steps, Step, 0), &making, error)
          || !find_sides (library, g_array_index (steps, Step, 0).before, state, &sides, error))
        return FALSE;
      if (making || (sides & SIDE_DOCUMENT) != 0)
        {
          *change = making ? 0 : g_array_index (steps, Step, 0).change;
          return TRUE;
        }
      state = g_array_index (steps, Step, 0).before;
    }
  return TRUE;
}

static gboolean
find_edit_to_redo (MusterLibrary *library, gint64 id, gint64 *change, GError **error)
{
  gint64 state = 0, sides = 0;
  g_autoptr (GArray) steps = NULL;

  if (!muster_sql_number (library, error, &state, 0, "SELECT state FROM thing WHERE thing = ?", "i", id)
      || (steps = list_undone (library, id, state, error)) == NULL)
    return FALSE;
  for (guint i = 0; i < steps->len; i++)
    {
      const Step *step = &g_array_index (steps, Step, i);
      gboolean making = FALSE;

      if (!find_sides (library, step->before, step->after, &sides, error) || !makes (library, step, &making, error))
        return FALSE;
      if (!making && (sides & SIDE_DOCUMENT) != 0)
        *change = step->change;
    }
  return TRUE;
}

static MusterLibraryChange *
find_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  gint64 change = 0;

  if (!(undo ? find_edit_to_undo : find_edit_to_redo) (library, id, &change, error))
    return NULL;
  if (change != 0)
    return find_fitting (library, change, undo, error);
  muster_library_refuse (error, MUSTER_LIBRARY_ERROR_NOTHING, "%s", say_nothing (undo));
  return NULL;
}

/* Public functions. */

MusterLibraryChange *
muster_library_peek_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  return find_edit (library, id, undo, error);
}

/* Undoes or redoes the change found. */
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

MusterLibraryChange *
muster_library_turn_edit (MusterLibrary *library, gint64 id, gboolean undo, GError **error)
{
  return turn (library, find_edit, id, undo, error);
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

GArray *
muster_library_list_touched (MusterLibrary *library, gint64 change, GError **error)
{
  g_autoptr (GArray) steps = list_steps (library, change, error);
  GArray *ids = steps != NULL ? g_array_new (FALSE, FALSE, sizeof (gint64)) : NULL;

  for (guint i = 0; ids != NULL && i < steps->len; i++)
    g_array_append_val (ids, g_array_index (steps, Step, i).thing);
  return ids;
}
