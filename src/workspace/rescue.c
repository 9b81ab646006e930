/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "workspace/rescue.h"

#include "model/i18n.h"
#include <glib/gstdio.h>

#include "games/document-file.h"
#include "xml/file.h"

#define MOST_FILES 9

/* The n-th file beside the library, then in the home folder if there is no space or permission. */
static char *
dup_path (MusterSession *session, guint n)
{
  const char *library = muster_session_get_path (session);
  g_autofree char *folder = g_path_get_dirname (library), *base = g_path_get_basename (library), *name = NULL;

  if (g_str_has_suffix (base, ".db"))
    base[strlen (base) - 3] = '\0';
  name = g_strdup_printf ("%s%s.unsaved-%u.muster", n < MOST_FILES ? "" : "muster-", base, n % MOST_FILES + 1);
  return g_build_filename (n < MOST_FILES ? folder : g_get_home_dir (), name, NULL);
}

gboolean
muster_rescue_write (MusterSession *session, const char *path, GError **error)
{
  g_autoptr (MusterDocument) document = muster_document_new ();

  g_ptr_array_unref (document->things);
  document->things = muster_session_list_unsaved (session);
  if (!muster_document_save (document, path, muster_session_get_catalog (session), error))
    return FALSE;
  muster_session_forget_unsaved (session);
  return TRUE;
}

gboolean
muster_rescue_save (MusterSession *session)
{
  if (muster_session_flush (session))
    return TRUE;
  for (guint i = 0; muster_session_get_path (session) != NULL && i < 2 * MOST_FILES; i++)
    {
      g_autofree char *path = dup_path (session, i);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && muster_rescue_write (session, path, NULL))
        return TRUE;
    }
  return FALSE;
}

/* Adds the contents of a file as one step; FALSE if that fails. */
static gboolean
take (MusterSession *session, const char *path, const char *label, guint *added)
{
  /* Limits for untrusted files don't apply to what the program wrote itself. */
  g_autoptr (GBytes) bytes = muster_file_read (path, NULL);
  g_autoptr (MusterDocument) document
      = bytes != NULL ? muster_document_read (bytes, path, muster_session_get_installed (session), NULL) : NULL;
  g_autoptr (MusterLibraryImport) import
      = document != NULL ? muster_session_import_document (session, label, document, NULL) : NULL;

  if (import != NULL)
    *added += import->added;
  return import != NULL;
}

guint
muster_rescue_take (MusterSession *session)
{
  guint added = 0;

  for (guint i = 0; i < 2 * MOST_FILES; i++)
    {
      g_autofree char *path = dup_path (session, i), *name = g_path_get_basename (path),
                      *label = g_strdup_printf (_ ("Open %s"), name);

      if (g_file_test (path, G_FILE_TEST_EXISTS) && take (session, path, label, &added))
        g_unlink (path);
    }
  return added;
}

void
muster_rescue_take_collection (MusterSession *session)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "muster", "collection.muster", NULL);
  g_autoptr (GPtrArray) history = muster_library_list_history (muster_session_get_library (session), 1, NULL);
  guint added = 0;

  if (history != NULL && history->len == 0 && g_file_test (path, G_FILE_TEST_EXISTS))
    take (session, path, _ ("Take over the collection"), &added);
}
