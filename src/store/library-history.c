/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history: every change as states before and after it, so that doing, undoing and redoing are the same
 * operation. */

#include "store/library-private.h"

#include "model/i18n.h"

#define KEEP_CHANGES 5000 /* that can be undone */
#define SLACK 500         /* exceeding it by this much is allowed, so that cleaning up is rare */

static const char *const verbs[]
    = { "add", "edit", "rename", "duplicate", "tag", "trash", "untrash", "join", "import", "recover", "restore" };
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
    N_ ("add “%s”"),    N_ ("edit “%s”"),    N_ ("rename “%s”"),     N_ ("duplicate “%s”"),
    N_ ("tag “%s”"),    N_ ("delete “%s”"),  N_ ("bring back “%s”"), N_ ("join “%s”"),
    N_ ("import “%s”"), N_ ("recover “%s”"), N_ ("restore “%s”"),
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
  gboolean fine
      = muster_sql_run (library, error,
                        "INSERT INTO change (verb, name, label, made, turn, undone, lived) VALUES (?, ?, ?, ?, "
                        "(SELECT ifnull (max (turn), 0) + 1 FROM change), 'no', (SELECT lived FROM about))",
                        "ttti", verbs[verb], name != NULL ? name : "", library->label != NULL ? library->label : "",
                        muster_library_clock ());

  library->last_change = fine ? sqlite3_last_insert_rowid (library->db) : 0;
  return library->last_change;
}

gint64
muster_library_get_last_change (const MusterLibrary *library)
{
  return library->last_change;
}

static gboolean
find_body (MusterLibrary *library, gint64 state, gint64 *body, GError **error)
{
  return muster_sql_number (library, error, body, 0, "SELECT body FROM state WHERE state = ?", "i", state);
}

/* The current state is stored in full, the previous one as a difference. */
static gboolean
follow (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, GError **error)
{
  gint64 old = 0, new = 0;

  return find_body (library, from, &old, error) && find_body (library, to, &new, error)
         && (new == 0 || muster_body_unfold (library, new, error))
         && muster_search_follow (library, thing, from, to, error)
         && (old == 0 || new == 0 || muster_body_fold (library, old, new, error));
}

gboolean
muster_history_move (MusterLibrary *library, gint64 thing, gint64 from, gint64 to, GError **error)
{
  if (!muster_sql_run (library, error, "UPDATE thing SET state = ? WHERE thing = ? AND state IS ?", "nin", to, thing,
                       from))
    return FALSE;
  if (sqlite3_changes (library->db) == 1)
    return follow (library, thing, from, to, error);
  return muster_library_refuse (error, MUSTER_LIBRARY_ERROR_CHANGED,
                                _ ("it was changed elsewhere in the meantime; look at it again first"));
}

gboolean
muster_history_step (MusterLibrary *library, gint64 change, gint64 thing, gint64 before, gint64 after, GError **error)
{
  return change != 0 && after != 0 && muster_history_carry (library, thing, before, after, TRUE, error)
         && muster_sql_run (library, error, "INSERT INTO step VALUES (?, ?, ?, ?)", "iinn", change, thing, before,
                            after)
         && muster_history_move (library, thing, before, after, error);
}

MusterLibraryChange *
muster_history_read_change (sqlite3_stmt *row)
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

GPtrArray *
muster_library_list_history (MusterLibrary *library, guint most, GError **error)
{
  g_autoptr (GPtrArray) changes = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_library_change_free);
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (
      library, error, "SELECT " MUSTER_CHANGE_COLUMNS " FROM change ORDER BY turn DESC LIMIT ?", "i", (gint64) most);

  if (row == NULL)
    return NULL;
  while (muster_sql_next (library, row, &cause))
    g_ptr_array_add (changes, muster_history_read_change (row));
  if (cause == NULL)
    return g_steal_pointer (&changes);
  g_propagate_error (error, g_steal_pointer (&cause));
  return NULL;
}

/* Forgetting. */

/* Things in the trash for too long and in no group are removed with their history. */
#define RIPE                                                                                                           \
  "(SELECT thing.thing FROM thing JOIN state ON state.state = thing.state WHERE state.trashed IS NOT NULL AND "        \
  "state.lived < ?1 AND thing.thing NOT IN "                                                                           \
  "(SELECT member.thing FROM member JOIN state ON state.body = member.body JOIN thing ON thing.state = state.state))"

typedef struct
{
  gint64 thing, state;
} Ripe;

/* Only that thing's steps; other parts of a change stay. */
static gboolean
forget_thing (MusterLibrary *library, const Ripe *ripe, GError **error)
{
  return muster_sql_run (library, error, "DELETE FROM step WHERE thing = ?", "i", ripe->thing)
         && muster_history_move (library, ripe->thing, ripe->state, 0, error)
         && muster_sql_run (library, error, "UPDATE state SET lived = -1 WHERE thing = ?", "i", ripe->thing);
}

static gboolean
empty_trash (MusterLibrary *library, gint64 horizon, GError **error)
{
  g_autoptr (GArray) things = g_array_new (FALSE, FALSE, sizeof (Ripe));
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row
      = muster_sql_query (library, error, "SELECT thing, state FROM thing WHERE thing IN " RIPE, "i", horizon);

  if (row == NULL)
    return FALSE;
  while (muster_sql_next (library, row, &cause))
    {
      Ripe ripe = { sqlite3_column_int64 (row, 0), sqlite3_column_int64 (row, 1) };

      g_array_append_val (things, ripe);
    }
  for (guint i = 0; cause == NULL && i < things->len; i++)
    forget_thing (library, &g_array_index (things, Ripe, i), &cause);
  if (cause == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* Removes old states without references, then bodies without states that no other is based on, pictures without bodies,
 * and things without either. */
gboolean
muster_history_sweep (MusterLibrary *library, GError **error)
{
  gint64 horizon = 0;

  return muster_time_get_horizon (library, &horizon, error)
         && muster_sql_run (
             library, error,
             "DELETE FROM state WHERE lived < ? AND state NOT IN (SELECT state FROM thing WHERE state IS "
             "NOT NULL UNION SELECT before FROM step WHERE before IS NOT NULL UNION SELECT after FROM step "
             "WHERE after IS NOT NULL)",
             "i", MAX (horizon, 0))
         && muster_sql_run (
             library, error,
             "WITH RECURSIVE needed (body) AS (SELECT body FROM state UNION SELECT base FROM needed JOIN "
             "body USING (body) WHERE base IS NOT NULL) DELETE FROM body WHERE body NOT IN needed",
             "")
         && muster_sql_run (library, error,
                            "DELETE FROM portrait WHERE portrait NOT IN (SELECT portrait FROM likeness)", "")
         && muster_sql_run (library, error,
                            "DELETE FROM thing WHERE state IS NULL AND thing NOT IN (SELECT thing FROM state) "
                            "AND thing NOT IN (SELECT thing FROM step) AND thing NOT IN (SELECT thing FROM member)",
                            "");
}

/* Removes old changes beyond the limit, and those without steps. */
static gboolean
forget_changes (MusterLibrary *library, gint64 horizon, GError **error)
{
  gint64 last = 0;

  return muster_sql_number (library, error, &last, 0, "SELECT turn FROM change ORDER BY turn DESC LIMIT 1 OFFSET ?",
                            "i", (gint64) KEEP_CHANGES)
         && muster_sql_run (library, error, "DELETE FROM change WHERE turn <= ? AND lived < ?", "ii", last, horizon)
         && muster_sql_run (library, error, "DELETE FROM change WHERE change NOT IN (SELECT change FROM step)", "");
}

/* Whether there is anything to clean up. */
static gboolean
is_untidy (MusterLibrary *library, gint64 horizon, gboolean *untidy, GError **error)
{
  gint64 ripe = 0, changes = 0;

  if (!muster_sql_number (library, error, &ripe, 0,
                          "SELECT count (*) FROM state JOIN thing ON thing.state = state.state "
                          "WHERE state.trashed IS NOT NULL AND state.lived < ?",
                          "i", horizon)
      || !muster_sql_number (library, error, &changes, 0, "SELECT count (*) FROM change WHERE lived < ?", "i", horizon))
    return FALSE;
  *untidy = ripe > 0 || changes > KEEP_CHANGES + SLACK;
  return TRUE;
}

gboolean
muster_history_tidy (MusterLibrary *library, GError **error)
{
  gboolean untidy = FALSE, fine;
  gint64 horizon = 0;

  if (!muster_time_pass (library, error) || !muster_time_get_horizon (library, &horizon, error))
    return FALSE;
  if (horizon <= 0)
    return TRUE;
  if (!is_untidy (library, horizon, &untidy, error))
    return FALSE;
  if (!untidy)
    return TRUE;
  if (!muster_library_begin (library, error))
    return FALSE;
  fine = empty_trash (library, horizon, error) && forget_changes (library, horizon, error)
         && muster_history_sweep (library, error);
  return muster_library_end (library, fine, error);
}
