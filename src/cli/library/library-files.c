/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs of `muster library` about files: import, export, portraits, backups, and the library's own file. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/library/library-call.h"
#include "cli/command.h"
#include "model/error.h"
#include "model/i18n.h"
#include "store/picture.h"
#include "games/carried.h"
#include "games/document-file.h"
#include "xml/file.h"
#include "workspace/backups.h"
#include "workspace/carried-packs.h"
#include "workspace/paths.h"
#include "model/changes.h"

/* Files. */

/* With what they bring along, which the library goes on with for them alone. */
static MusterLibraryImport *
import_things (MusterLibraryCall *call, GPtrArray *things, GError **error)
{
  g_autoptr (MusterCatalog) own = muster_carried_packs_make_catalog (things, call->catalog);
  g_autoptr (GPtrArray) moved = own != NULL ? muster_carried_packs_move (things, call->catalog, own) : NULL;
  MusterLibraryImport *import;

  if (own == NULL)
    return muster_library_import (call->library, things, error);
  muster_library_set_catalog (call->library, own);
  import = muster_library_import (call->library, moved, error);
  muster_library_set_catalog (call->library, call->catalog);
  return import;
}

/* A file at a time, all of it or nothing. */
static gboolean
import_file (MusterLibraryCall *call, const char *path, GError **error)
{
  g_autoptr (MusterDocument) document = muster_document_load_with_content (path, call->catalog, error);
  g_autoptr (GPtrArray) packs = document != NULL ? muster_carried_list_new (document, call->catalog) : NULL;
  g_autoptr (MusterLibraryImport) import = NULL;
  guint unreadable = 0;

  if (document != NULL)
    unreadable = muster_portraits_recode_all (document->things, muster_paths_get_helper ());
  if (document != NULL)
    import = import_things (call, document->things, error);
  if (import == NULL)
    return FALSE;
  if (import->known > 0)
    muster_command_print (_ ("%s: %u added, %u already there\n"), path, import->added, import->known);
  else
    muster_command_print (_ ("%s: %u added\n"), path, import->added);
  if (packs->len > 0)
    muster_command_complain (_ ("%s: it includes house options that aren't installed: its things are judged with them, "
                                "and “muster pack install %s” makes them available to everything else"),
                             path, path);
  if (unreadable > 0)
    fprintf (stderr,
             ngettext ("Note: %u portrait can't be read; it is kept, but not shown.\n",
                       "Note: %u portraits can't be read; they are kept, but not shown.\n", unreadable),
             unreadable);
  return TRUE;
}

gboolean
muster_library_run_import (MusterLibraryCall *call, GError **error)
{
  for (guint i = 0; i < call->n_args; i++)
    if (!import_file (call, call->args[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
add_export (MusterLibraryCall *call, MusterDocument *document, gint64 id, GError **error)
{
  MusterThing *thing = muster_library_export (call->library, id, error);

  if (thing == NULL)
    return FALSE;
  thing->order = document->things->len;
  g_ptr_array_add (document->things, thing);
  return TRUE;
}

static gboolean
gather_all (MusterLibraryCall *call, MusterDocument *document, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (call->library, FALSE, call->sort, error);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    if (!add_export (call, document, ((MusterLibraryEntry *) entries->pdata[i])->id, error))
      return FALSE;
  return entries != NULL;
}

gboolean
muster_library_run_export (MusterLibraryCall *call, GError **error)
{
  g_autoptr (MusterDocument) document = muster_document_new ();

  if (call->output == NULL)
    return muster_error_refuse (error, _ ("say where to write the file: -o FILE"));
  if (call->n_args == 0 && !gather_all (call, document, error))
    return FALSE;
  for (guint i = 0; i < call->n_args; i++)
    {
      gint64 id;

      if (!muster_library_call_find (call, call->args[i], &id, error) || !add_export (call, document, id, error))
        return FALSE;
    }
  return muster_document_save (document, call->output, call->catalog, error);
}

/* Gives a character a portrait, as the pixels that another program made of a picture; or takes its own away. */
gboolean
muster_library_run_portrait (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GBytes) picture = call->n_args > 1 ? muster_file_read (call->args[1], error) : NULL;
  g_autoptr (GBytes) pixels
      = picture != NULL ? muster_picture_recode (muster_paths_get_helper (), picture, error) : NULL;
  g_autoptr (MusterChange) change = muster_change_new_portrait (pixels);
  g_autoptr (MusterThing) thing = NULL;
  g_autofree char *label = NULL;
  gint64 id, state;

  if ((call->n_args > 1 && pixels == NULL) || !muster_library_call_find (call, call->args[0], &id, error))
    return FALSE;
  thing = muster_library_get (call->library, id, &state, error);
  if (thing == NULL)
    return FALSE;
  label = muster_change_dup_label (change, thing);
  if (!muster_change_apply (change, thing))
    return muster_error_refuse (error, _ ("“%s” isn't a character; only characters have a portrait"),
                                muster_thing_get_name (thing));
  muster_library_set_label (call->library, label);
  return muster_library_save (call->library, id, &state, thing, error);
}

/* Backups. */

gboolean
muster_library_run_backup (MusterLibraryCall *call, GError **error)
{
  g_autofree char *backup = muster_library_backup (call->library, FALSE, error);

  if (backup != NULL)
    printf ("%s\n", backup);
  return backup != NULL;
}

gboolean
muster_library_run_backups (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GPtrArray) backups = muster_library_list_backups (call->path);

  for (guint i = 0; i < backups->len; i++)
    printf ("%s\n", (const char *) backups->pdata[i]);
  return TRUE;
}

static gboolean
restore_version (MusterLibraryCall *call, GError **error)
{
  guint64 state = 0;
  gint64 id;

  if (!g_ascii_string_to_unsigned (call->args[1], 10, 1, G_MAXINT64, &state, NULL))
    return muster_error_refuse (
        error, _ ("“%s” isn't a version; “muster library history” with a thing shows its versions"), call->args[1]);
  return muster_library_call_find (call, call->args[0], &id, error)
         && muster_library_restore_version (call->library, id, (gint64) state, error);
}

/* Without opening the library, which a backup may have to replace; applies to the whole library or a thing's
 * version. */
gboolean
muster_library_run_restore (MusterLibraryCall *call, GError **error)
{
  g_autofree char *backup = NULL, *aside = NULL;

  if (call->n_args > 1)
    return restore_version (call, error);
  backup = muster_backups_dup_path (call->path, call->args[0]);
  aside = muster_library_restore (call->path, backup, error);
  if (aside != NULL)
    muster_command_print (_ ("Restored the backup; the library before it is now %s.\n"), aside);
  return aside != NULL;
}

gboolean
muster_library_run_compact (MusterLibraryCall *call, GError **error)
{
  gint64 before = 0, after = 0;
  g_autofree char *was = NULL, *is = NULL;

  if (!muster_library_compact (call->library, &before, &after, error))
    return FALSE;
  was = g_format_size ((guint64) before);
  is = g_format_size ((guint64) after);
  printf (_ ("The library shrank from %s to %s.\n"), was, is);
  return TRUE;
}

gboolean
muster_library_run_check (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GPtrArray) faults = muster_library_check (call->library, error);

  if (faults == NULL)
    return FALSE;
  for (guint i = 0; i < faults->len; i++)
    printf ("%s\n", (const char *) faults->pdata[i]);
  if (faults->len == 0)
    printf ("%s\n", _ ("The library is sound."));
  call->status = faults->len == 0 ? MUSTER_EXIT_FINE : MUSTER_EXIT_ILLEGAL;
  return TRUE;
}
