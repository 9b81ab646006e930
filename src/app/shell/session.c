/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/shell/session-private.h"

#include <glib/gi18n.h>

#include "games/digest.h"
#include "games/thing-file.h"

G_DEFINE_FINAL_TYPE (MusterSession, muster_session, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SELECTED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const MusterLibraryCodec codec
    = { muster_thing_write, muster_thing_read, muster_digest_new, muster_digest_dup_changes };

static void
free_held (gpointer data)
{
  MusterHeld *held = data;

  g_clear_pointer (&held->thing, muster_thing_free);
  g_free (held->label);
  g_free (held);
}

static void
muster_session_finalize (GObject *object)
{
  MusterSession *session = MUSTER_SESSION (object);

  muster_session_forget_refused (session);
  g_ptr_array_unref (session->held);
  g_ptr_array_unref (session->retired);
  muster_steps_free (session->steps);
  g_clear_pointer (&session->library, muster_library_close);
  muster_catalog_free (session->catalog);
  g_free (session->path);
  g_free (session->pending);
  g_free (session->trouble);
  G_OBJECT_CLASS (muster_session_parent_class)->finalize (object);
}

static void
muster_session_class_init (MusterSessionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = muster_session_finalize;
  signals[CHANGED]
      = g_signal_new ("changed", MUSTER_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SELECTED]
      = g_signal_new ("selected", MUSTER_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", MUSTER_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_STRING);
}

static void
muster_session_init (MusterSession *session)
{
  session->held = g_ptr_array_new_with_free_func (free_held);
  session->retired = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_thing_free);
  session->steps = muster_steps_new ();
  session->member = -1;
}

MusterSession *
muster_session_new (MusterCatalog *catalog)
{
  MusterSession *session = g_object_new (MUSTER_TYPE_SESSION, NULL);

  session->catalog = catalog;
  return session;
}

const MusterCatalog *
muster_session_get_catalog (MusterSession *session)
{
  return session->catalog;
}

MusterLibrary *
muster_session_get_library (MusterSession *session)
{
  return session->library;
}

guint
muster_session_get_listing (MusterSession *session)
{
  return session->listing;
}

const char *
muster_session_get_path (MusterSession *session)
{
  return session->path;
}

void
muster_session_tell_changed (MusterSession *session)
{
  g_signal_emit (session, signals[CHANGED], 0);
}

void
muster_session_tell_selected (MusterSession *session)
{
  g_signal_emit (session, signals[SELECTED], 0);
}

void
muster_session_fail (MusterSession *session, const char *sentence)
{
  g_signal_emit (session, signals[FAILED], 0, sentence);
}

/* The library. */

gboolean
muster_session_has_library (MusterSession *session, GError **error)
{
  if (session->library == NULL)
    g_set_error_literal (error, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_FAILED, _ ("the library isn't open"));
  return session->library != NULL;
}

gboolean
muster_session_open (MusterSession *session, const char *path, GError **error)
{
  MusterLibrary *library = muster_library_open (path, &codec, session->catalog, error);

  if (library == NULL)
    return FALSE;
  g_clear_pointer (&session->library, muster_library_close);
  session->library = library;
  g_free (session->path);
  session->path = g_strdup (path);
  session->shown = NULL;
  g_ptr_array_set_size (session->held, 0);
  session->listing++;
  muster_session_show_another (session);
  muster_session_tell_changed (session);
  return TRUE;
}

/* Takes the library that stands there now, after another program or a repair put it there. */
static void
begin_anew (MusterSession *session)
{
  session->listing++;
  if (muster_library_get_notice (session->library) != NULL)
    muster_session_fail (session, muster_library_get_notice (session->library));
  muster_session_read_again (session);
}

gboolean
muster_session_reopen (MusterSession *session, const GError *cause, GError **error)
{
  if (session->path == NULL)
    return muster_session_has_library (session, error);
  if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_MOVED))
    g_clear_pointer (&session->library, muster_library_close);
  if (session->library == NULL)
    session->library = muster_library_open (session->path, &codec, session->catalog, error);
  else if (g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED))
    session->library = muster_library_mend (session->library, error);
  else
    {
      g_propagate_error (error, g_error_copy (cause));
      return FALSE;
    }
  if (session->library == NULL)
    return FALSE;
  begin_anew (session);
  return TRUE;
}

void
muster_session_refresh (MusterSession *session)
{
  gboolean away = session->library == NULL;
  g_autoptr (GError) error = NULL;

  if (!away && muster_library_has_moved (session->library))
    g_clear_pointer (&session->library, muster_library_close);
  if (session->library == NULL && !muster_session_reopen (session, NULL, &error) && !away)
    muster_session_fail (session, error->message);
  if (session->library == NULL && away)
    return;
  session->listing++;
  muster_session_read_again (session);
  muster_session_tell_changed (session);
}
