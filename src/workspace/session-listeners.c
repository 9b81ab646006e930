/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session's listeners. Listeners may be added or removed during a notification: new ones get the next one, removed
 * ones get nothing more. */
#include "workspace/session-private.h"

typedef struct
{
  guint number; /* 0: removed */
  MusterSessionListener listener;
  gpointer data;
  GDestroyNotify free_data;
} Entry;

static void
free_entry (gpointer data)
{
  Entry *entry = data;

  if (entry->free_data != NULL)
    entry->free_data (entry->data);
  g_free (entry);
}

GPtrArray *
muster_session_listeners_new (void)
{
  return g_ptr_array_new_with_free_func (free_entry);
}

guint
muster_session_listen (MusterSession *session, const MusterSessionListener *listener, gpointer data,
                       GDestroyNotify free_data)
{
  Entry *entry = g_new0 (Entry, 1);

  *entry = (Entry){ ++session->last_listener, *listener, data, free_data };
  g_ptr_array_add (session->listeners, entry);
  return entry->number;
}

/* Drops removed listeners unless the list is being iterated. */
static void
sweep (MusterSession *session)
{
  for (guint i = session->notifying == 0 ? session->listeners->len : 0; i-- > 0;)
    if (((const Entry *) session->listeners->pdata[i])->number == 0)
      g_ptr_array_remove_index (session->listeners, i);
}

void
muster_session_unlisten (MusterSession *session, guint number)
{
  for (guint i = 0; i < session->listeners->len; i++)
    {
      Entry *entry = session->listeners->pdata[i];

      if (entry->number == number)
        entry->number = 0;
    }
  sweep (session);
}

static void
call_changed (const Entry *entry, const char *sentence)
{
  if (entry->listener.changed != NULL)
    entry->listener.changed (entry->data);
}

static void
call_selected (const Entry *entry, const char *sentence)
{
  if (entry->listener.selected != NULL)
    entry->listener.selected (entry->data);
}

static void
call_failed (const Entry *entry, const char *sentence)
{
  if (entry->listener.failed != NULL)
    entry->listener.failed (sentence, entry->data);
}

static void
tell (MusterSession *session, void (*call) (const Entry *entry, const char *sentence), const char *sentence)
{
  g_autoptr (MusterSession) kept = muster_session_ref (session);
  guint n = session->listeners->len;

  session->notifying++;
  for (guint i = 0; i < n; i++)
    {
      const Entry *entry = session->listeners->pdata[i];

      if (entry->number != 0)
        call (entry, sentence);
    }
  session->notifying--;
  sweep (session);
}

void
muster_session_notify_changed (MusterSession *session)
{
  muster_session_adopt_catalog (session);
  tell (session, call_changed, NULL);
}

void
muster_session_notify_selected (MusterSession *session)
{
  if (muster_session_adopt_catalog (session))
    tell (session, call_changed, NULL);
  tell (session, call_selected, NULL);
}

void
muster_session_fail (MusterSession *session, const char *sentence)
{
  tell (session, call_failed, sentence);
}
