/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Elapsed time. A clock may be a year ahead once, or back in 1970 after every start, and that must not empty the trash
 * or remove states. So expiry isn't based on the clock but on its progress between readings, at most one day each. If
 * the clock goes back, nothing counts until it advances again or passes its latest reading. */
#include "store/library-private.h"

#define HOUR (60 * 60)
#define DAY (24 * HOUR)

typedef struct
{
  gint64 lived, seen, low;
} Time;

static gboolean
read_time (MusterLibrary *library, Time *time, GError **error)
{
  g_autoptr (GError) cause = NULL;
  sqlite3_stmt *row = muster_sql_query (library, error, "SELECT lived, seen, low FROM about", "");

  if (row == NULL)
    return FALSE;
  if (muster_sql_next (library, row, &cause))
    {
      *time = (Time){ sqlite3_column_int64 (row, 0), sqlite3_column_int64 (row, 1), sqlite3_column_int64 (row, 2) };
      muster_sql_done (row);
    }
  if (cause == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

/* FALSE if too little time has passed to record. */
static gboolean
advance (Time *time, gint64 now)
{
  gint64 from = now >= time->seen ? time->seen : time->low;

  if (time->seen == 0)
    {
      time->seen = now;
      return TRUE;
    }
  if (now < time->seen && (time->low == 0 || now < time->low))
    {
      time->low = now;
      return TRUE;
    }
  if (now - from < HOUR)
    return FALSE;
  time->lived += MIN (now - from, DAY);
  if (now >= time->seen)
    *time = (Time){ time->lived, now, 0 };
  else
    time->low = now;
  return TRUE;
}

gboolean
muster_time_pass (MusterLibrary *library, GError **error)
{
  gint64 now = muster_library_clock ();
  Time time = { 0 };
  gboolean fine;

  if (!read_time (library, &time, error))
    return FALSE;
  if (!advance (&time, now))
    return TRUE;
  if (!muster_library_begin (library, error))
    return FALSE;
  /* Another program may have been faster. */
  fine = read_time (library, &time, error)
         && (!advance (&time, now)
             || muster_sql_run (library, error, "UPDATE about SET lived = ?, seen = ?, low = ?", "iii", time.lived,
                                time.seen, time.low));
  return muster_library_end (library, fine, error);
}

gboolean
muster_time_get_horizon (MusterLibrary *library, gint64 *horizon, GError **error)
{
  Time time = { 0 };

  if (!read_time (library, &time, error))
    return FALSE;
  *horizon = time.lived - (gint64) MUSTER_LIBRARY_TRASH_DAYS * DAY;
  return TRUE;
}
