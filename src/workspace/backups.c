/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/backups.h"

/* A player who keeps clicking isn't interrupted. */
#define PAUSE 20 /* seconds */

char *
muster_backups_make (MusterSession *session, const char *folder, gboolean only_if_due, GError **error)
{
  g_autofree char *backup = NULL;

  if (!muster_session_has_library (session, error))
    return NULL;
  backup = muster_library_backup (muster_session_get_library (session), only_if_due, error);
  if (backup == NULL || *folder == '\0')
    return g_steal_pointer (&backup);
  return muster_library_copy_backup (backup, folder, error);
}

/* A pending backup of a session; freed with it. */
typedef struct
{
  MusterSession *session;
  MusterBackupsFolder dup_folder;
  guint timer; /* 0 if nothing is due */
} Keeping;

static void
keeping_free (gpointer data)
{
  Keeping *keeping = data;

  g_clear_handle_id (&keeping->timer, g_source_remove);
  g_free (keeping);
}

static gboolean
make_cb (gpointer data)
{
  Keeping *keeping = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = keeping->dup_folder ();
  g_autofree char *backup = muster_backups_make (keeping->session, folder, TRUE, &error);

  keeping->timer = 0;
  if (error != NULL)
    muster_session_fail (keeping->session, error->message);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (gpointer data)
{
  Keeping *keeping = data;

  if (keeping->timer == 0 && muster_session_get_library (keeping->session) != NULL)
    keeping->timer = g_timeout_add_seconds (PAUSE, make_cb, keeping);
}

void
muster_backups_keep (MusterSession *session, MusterBackupsFolder dup_folder)
{
  static const MusterSessionListener listener = { .changed = changed_cb };
  Keeping *keeping = g_new0 (Keeping, 1);

  keeping->session = session;
  keeping->dup_folder = dup_folder;
  muster_session_listen (session, &listener, keeping, keeping_free);
  changed_cb (keeping);
}

char *
muster_backups_dup_path (const char *library, const char *name)
{
  g_autoptr (GPtrArray) backups = muster_library_list_backups (library);

  for (guint i = 0; i < backups->len; i++)
    {
      g_autofree char *base = g_path_get_basename (backups->pdata[i]);

      if (g_str_equal (base, name))
        return g_strdup (backups->pdata[i]);
    }
  return g_strdup (name);
}
