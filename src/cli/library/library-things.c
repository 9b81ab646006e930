/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The verbs of `muster library` that show and change things, and undo. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/library/library-call.h"
#include "cli/command.h"
#include "cli/library/library-print.h"
#include "cli/report-text.h"
#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"
#include "games/games.h"
#include "xml/agreement.h"

#define HISTORY_SHOWN 20

/* Finding things by number, or by unique name. */

static gboolean
find_named (MusterLibraryCall *call, const char *name, gboolean trash, gint64 *id, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (call->library, trash, MUSTER_LIBRARY_SORT_NAME, error);

  if (entries == NULL)
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];

      if (!g_str_equal (entry->name, name))
        continue;
      if (*id != 0)
        return muster_error_refuse (
            error, _ ("several things are called “%s”; name one by its number, as “muster library list” shows it"),
            name);
      *id = entry->id;
    }
  return TRUE;
}

gboolean
muster_library_call_find (MusterLibraryCall *call, const char *name, gint64 *id, GError **error)
{
  g_autoptr (MusterLibraryEntry) entry = NULL;
  guint64 number = 0;

  *id = 0;
  if (g_ascii_string_to_unsigned (name, 10, 1, G_MAXINT64, &number, NULL))
    {
      *id = (gint64) number;
      entry = muster_library_get_entry (call->library, *id, error);
      return entry != NULL;
    }
  if (!find_named (call, name, FALSE, id, error) || (*id == 0 && !find_named (call, name, TRUE, id, error)))
    return FALSE;
  return *id != 0 || muster_error_refuse (error, _ ("the library has nothing called “%s”"), name);
}

/* Looking. */

/* Whether a thing is legal without its agreements. The library records only whether it is legal; one that can't be
 * judged now doesn't count as plainly legal. */
static gboolean
is_plainly_legal (const MusterLibraryCall *call, gint64 id)
{
  g_autoptr (MusterThing) thing = muster_library_get (call->library, id, NULL, NULL);
  g_autoptr (MusterReport) report = thing != NULL ? muster_games_check (call->catalog, thing, FALSE) : NULL;

  return report != NULL && muster_report_get_legality (report) == MUSTER_LEGAL;
}

/* The numbers of what is legal by agreement, ascending. */
static GArray *
find_agreed (const MusterLibraryCall *call, GError **error)
{
  GArray *ids = muster_library_search_legal (call->library, "<" MUSTER_AGREEMENT_ELEMENT, error);
  guint n = 0;

  for (guint i = 0; ids != NULL && i < ids->len; i++)
    {
      gint64 id = g_array_index (ids, gint64, i);

      if (!is_plainly_legal (call, id))
        g_array_index (ids, gint64, n++) = id;
    }
  return ids != NULL ? g_array_set_size (ids, n) : NULL;
}

gboolean
muster_library_run_list (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (call->library, call->trash, call->sort, error);
  g_autofree char *words = g_strjoinv (" ", call->args);
  g_autoptr (GArray) found
      = entries != NULL && *words != '\0' ? muster_library_search (call->library, words, error) : NULL;

  g_autoptr (GArray) agreed = entries != NULL ? find_agreed (call, error) : NULL;

  if (agreed == NULL || (*words != '\0' && found == NULL))
    return FALSE;
  muster_library_print_entries (entries, found, agreed, call->tsv);
  return TRUE;
}

static gboolean
print_changes (MusterLibraryCall *call, gint64 id, const char *name, GError **error)
{
  g_autoptr (GPtrArray) changes = muster_library_list_changes (call->library, id, error);

  if (changes == NULL)
    return FALSE;
  if (changes->len > 0)
    muster_library_print_changes (name, changes);
  return TRUE;
}

static gboolean
show_one (MusterLibraryCall *call, const char *name, GError **error)
{
  g_autoptr (MusterThing) thing = NULL;
  g_autoptr (MusterReport) report = NULL;
  gint64 id;

  if (!muster_library_call_find (call, name, &id, error))
    return FALSE;
  thing = muster_library_get (call->library, id, NULL, error);
  if (thing == NULL)
    return FALSE;
  report = muster_games_check (call->catalog, thing, TRUE);
  muster_report_print (report, call->catalog);
  return print_changes (call, id, muster_thing_get_name (thing), error);
}

gboolean
muster_library_run_show (MusterLibraryCall *call, GError **error)
{
  for (guint i = 0; i < call->n_args; i++)
    if (!show_one (call, call->args[i], error))
      return FALSE;
  return TRUE;
}

/* Changing. */

gboolean
muster_library_run_rename (MusterLibraryCall *call, GError **error)
{
  gint64 id;

  return muster_library_call_find (call, call->args[0], &id, error)
         && muster_library_rename (call->library, id, call->args[1], error);
}

gboolean
muster_library_run_duplicate (MusterLibraryCall *call, GError **error)
{
  gint64 id, copy;

  if (!muster_library_call_find (call, call->args[0], &id, error))
    return FALSE;
  copy = muster_library_duplicate (call->library, id, error);
  if (copy != 0)
    printf (_ ("The copy has the number %" PRId64 ".\n"), copy);
  return copy != 0;
}

gboolean
muster_library_run_tag (MusterLibraryCall *call, GError **error)
{
  gint64 id;

  return muster_library_call_find (call, call->args[0], &id, error)
         && muster_library_tag (call->library, id, call->args[1], NULL, error);
}

gboolean
muster_library_run_untag (MusterLibraryCall *call, GError **error)
{
  gint64 id;

  return muster_library_call_find (call, call->args[0], &id, error)
         && muster_library_tag (call->library, id, NULL, call->args[1], error);
}

/* Groups that contain the thing keep it, and the player is told. */
static gboolean
tell_holders (MusterLibraryCall *call, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) holders = muster_library_list_holders (call->library, id, error);
  g_autofree char *names = NULL;

  if (holders == NULL)
    return FALSE;
  if (holders->len == 0)
    return TRUE;
  g_ptr_array_add (holders, NULL);
  names = muster_phrase_dup_and ((const char *const *) holders->pdata);
  muster_command_print (_ ("It is in the trash; %s still has it.\n"), names);
  return TRUE;
}

gboolean
muster_library_run_delete (MusterLibraryCall *call, GError **error)
{
  for (guint i = 0; i < call->n_args; i++)
    {
      gint64 id;

      if (!muster_library_call_find (call, call->args[i], &id, error)
          || !muster_library_trash (call->library, id, error) || !tell_holders (call, id, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
muster_library_run_undelete (MusterLibraryCall *call, GError **error)
{
  for (guint i = 0; i < call->n_args; i++)
    {
      gint64 id;

      if (!muster_library_call_find (call, call->args[i], &id, error)
          || !muster_library_untrash (call->library, id, error))
        return FALSE;
    }
  return TRUE;
}

gboolean
muster_library_run_join (MusterLibraryCall *call, GError **error)
{
  guint64 count = 1;
  gint64 group, member;

  if (call->n_args > 2 && !g_ascii_string_to_unsigned (call->args[2], 10, 1, 999, &count, NULL))
    return muster_error_refuse (error, _ ("“%s” isn't a number from 1 to 999"), call->args[2]);
  return muster_library_call_find (call, call->args[0], &group, error)
         && muster_library_call_find (call, call->args[1], &member, error)
         && muster_library_join (call->library, group, member, (guint) count, error);
}

/* The history. */

static gboolean
turn (MusterLibraryCall *call, gboolean undo, GError **error)
{
  g_autoptr (MusterLibraryChange) change = NULL;
  g_autofree char *label = NULL;
  gint64 id = 0;

  if (call->n_args > 0 && !muster_library_call_find (call, call->args[0], &id, error))
    return FALSE;
  change = undo ? muster_library_undo (call->library, id, error) : muster_library_redo (call->library, id, error);
  if (change == NULL)
    return FALSE;
  label = muster_library_change_dup_label (change);
  muster_command_print (undo ? _ ("Undone: %s.\n") : _ ("Redone: %s.\n"), label);
  return TRUE;
}

gboolean
muster_library_run_undo (MusterLibraryCall *call, GError **error)
{
  return turn (call, TRUE, error);
}

gboolean
muster_library_run_redo (MusterLibraryCall *call, GError **error)
{
  return turn (call, FALSE, error);
}

static gboolean
show_versions (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GPtrArray) versions = NULL;
  gint64 id;

  if (!muster_library_call_find (call, call->args[0], &id, error))
    return FALSE;
  versions = muster_library_list_versions (call->library, id, error);
  if (versions != NULL)
    muster_library_print_versions (versions, call->tsv);
  return versions != NULL;
}

gboolean
muster_library_run_history (MusterLibraryCall *call, GError **error)
{
  g_autoptr (GPtrArray) changes = NULL;

  if (call->n_args > 0)
    return show_versions (call, error);
  changes = muster_library_list_history (call->library, HISTORY_SHOWN, error);
  if (changes != NULL)
    muster_library_print_history (changes, call->tsv);
  return changes != NULL;
}
