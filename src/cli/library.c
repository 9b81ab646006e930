/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster library`: what the player keeps, from the terminal. Each verb is a function; here one is chosen, and what they all
 * need is done once: opening the library, mending it where it is damaged, and the hourly backup. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/command.h"
#include "cli/library-print.h"
#include "cli/report-text.h"
#include "model/document.h"
#include "model/error.h"
#include "model/phrase.h"
#include "model/i18n.h"
#include "games/games.h"
#include "store/library.h"
#include "store/picture.h"
#include "games/document-file.h"
#include "xml/file.h"
#include "workspace/backups.h"
#include "workspace/codec.h"
#include "workspace/paths.h"
#include "workspace/portrait-change.h"

#define HISTORY_SHOWN 20

typedef struct
{
  MusterLibrary *library;
  const MusterCatalog *catalog;
  char *path;
  char **args; /* after the verb */
  guint n_args;
  gboolean tsv;
  gboolean trash;
  MusterLibrarySort sort;
  char *output;
  int status;
} Session;

typedef struct
{
  const char *name;
  guint least, most; /* arguments */
  const char *usage;
  const char *summary;
  gboolean (*run) (Session *session, GError **error);
} Verb;

/* Naming things: by number, or by name where only one has it. */

static gboolean
find_named (Session *session, const char *name, gboolean trash, gint64 *id, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (session->library, trash, MUSTER_LIBRARY_SORT_NAME, error);

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

static gboolean
find_thing (Session *session, const char *name, gint64 *id, GError **error)
{
  g_autoptr (MusterLibraryEntry) entry = NULL;
  guint64 number = 0;

  *id = 0;
  if (g_ascii_string_to_unsigned (name, 10, 1, G_MAXINT64, &number, NULL))
    {
      *id = (gint64) number;
      entry = muster_library_get_entry (session->library, *id, error);
      return entry != NULL;
    }
  if (!find_named (session, name, FALSE, id, error) || (*id == 0 && !find_named (session, name, TRUE, id, error)))
    return FALSE;
  return *id != 0 || muster_error_refuse (error, _ ("the library has nothing called “%s”"), name);
}

/* Looking. */

static gboolean
run_list (Session *session, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (session->library, session->trash, session->sort, error);
  g_autofree char *words = g_strjoinv (" ", session->args);
  g_autoptr (GArray) found
      = entries != NULL && *words != '\0' ? muster_library_search (session->library, words, error) : NULL;

  if (entries == NULL || (*words != '\0' && found == NULL))
    return FALSE;
  muster_library_print_entries (entries, found, session->tsv);
  return TRUE;
}

static gboolean
print_changes (Session *session, gint64 id, const char *name, GError **error)
{
  g_autoptr (GPtrArray) changes = muster_library_list_changes (session->library, id, error);

  if (changes == NULL)
    return FALSE;
  if (changes->len > 0)
    muster_library_print_changes (name, changes);
  return TRUE;
}

static gboolean
show_one (Session *session, const char *name, GError **error)
{
  g_autoptr (MusterThing) thing = NULL;
  g_autoptr (MusterReport) report = NULL;
  gint64 id;

  if (!find_thing (session, name, &id, error))
    return FALSE;
  thing = muster_library_get (session->library, id, NULL, error);
  if (thing == NULL)
    return FALSE;
  report = muster_games_check (session->catalog, thing, TRUE);
  muster_report_print (report, session->catalog);
  return print_changes (session, id, muster_thing_get_name (thing), error);
}

static gboolean
run_show (Session *session, GError **error)
{
  for (guint i = 0; i < session->n_args; i++)
    if (!show_one (session, session->args[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
run_changes (Session *session, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (session->library, FALSE, session->sort, error);

  if (entries == NULL)
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    {
      const MusterLibraryEntry *entry = entries->pdata[i];

      if (!print_changes (session, entry->id, entry->name, error))
        return FALSE;
    }
  return TRUE;
}

/* Changing. */

static gboolean
run_rename (Session *session, GError **error)
{
  gint64 id;

  return find_thing (session, session->args[0], &id, error)
         && muster_library_rename (session->library, id, session->args[1], error);
}

static gboolean
run_duplicate (Session *session, GError **error)
{
  gint64 id, copy;

  if (!find_thing (session, session->args[0], &id, error))
    return FALSE;
  copy = muster_library_duplicate (session->library, id, error);
  if (copy != 0)
    printf (_ ("The copy has the number %" PRId64 ".\n"), copy);
  return copy != 0;
}

static gboolean
run_tag (Session *session, GError **error)
{
  gint64 id;

  return find_thing (session, session->args[0], &id, error)
         && muster_library_tag (session->library, id, session->args[1], NULL, error);
}

static gboolean
run_untag (Session *session, GError **error)
{
  gint64 id;

  return find_thing (session, session->args[0], &id, error)
         && muster_library_tag (session->library, id, NULL, session->args[1], error);
}

/* A group that has the thing keeps it, and the player is told. */
static gboolean
tell_holders (Session *session, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) holders = muster_library_list_holders (session->library, id, error);
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

static gboolean
run_delete (Session *session, GError **error)
{
  for (guint i = 0; i < session->n_args; i++)
    {
      gint64 id;

      if (!find_thing (session, session->args[i], &id, error) || !muster_library_trash (session->library, id, error)
          || !tell_holders (session, id, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
run_undelete (Session *session, GError **error)
{
  for (guint i = 0; i < session->n_args; i++)
    {
      gint64 id;

      if (!find_thing (session, session->args[i], &id, error) || !muster_library_untrash (session->library, id, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
run_join (Session *session, GError **error)
{
  guint64 count = 1;
  gint64 group, member;

  if (session->n_args > 2 && !g_ascii_string_to_unsigned (session->args[2], 10, 1, 999, &count, NULL))
    return muster_error_refuse (error, _ ("“%s” is no number from 1 to 999"), session->args[2]);
  return find_thing (session, session->args[0], &group, error) && find_thing (session, session->args[1], &member, error)
         && muster_library_join (session->library, group, member, (guint) count, error);
}

/* The history. */

static gboolean
turn (Session *session, gboolean undo, GError **error)
{
  g_autoptr (MusterLibraryChange) change = NULL;
  g_autofree char *label = NULL;
  gint64 id = 0;

  if (session->n_args > 0 && !find_thing (session, session->args[0], &id, error))
    return FALSE;
  change = undo ? muster_library_undo (session->library, id, error) : muster_library_redo (session->library, id, error);
  if (change == NULL)
    return FALSE;
  label = muster_library_change_dup_label (change);
  muster_command_print (undo ? _ ("Undone: %s.\n") : _ ("Done again: %s.\n"), label);
  return TRUE;
}

static gboolean
run_undo (Session *session, GError **error)
{
  return turn (session, TRUE, error);
}

static gboolean
run_redo (Session *session, GError **error)
{
  return turn (session, FALSE, error);
}

static gboolean
show_versions (Session *session, GError **error)
{
  g_autoptr (GPtrArray) versions = NULL;
  gint64 id;

  if (!find_thing (session, session->args[0], &id, error))
    return FALSE;
  versions = muster_library_list_versions (session->library, id, error);
  if (versions != NULL)
    muster_library_print_versions (versions, session->tsv);
  return versions != NULL;
}

static gboolean
run_history (Session *session, GError **error)
{
  g_autoptr (GPtrArray) changes = NULL;

  if (session->n_args > 0)
    return show_versions (session, error);
  changes = muster_library_list_history (session->library, HISTORY_SHOWN, error);
  if (changes != NULL)
    muster_library_print_history (changes, session->tsv);
  return changes != NULL;
}

/* Files. */

/* A file at a time, all of it or nothing. */
static gboolean
import_file (Session *session, const char *path, GError **error)
{
  g_autoptr (MusterDocument) document = muster_document_load (path, session->catalog, error);
  g_autoptr (MusterLibraryImport) import = NULL;
  guint unreadable = 0;

  if (document != NULL)
    unreadable = muster_portraits_recode_all (document->things, muster_paths_get_helper ());
  if (document != NULL)
    import = muster_library_import (session->library, document->things, error);
  if (import == NULL)
    return FALSE;
  if (import->known > 0)
    muster_command_print (_ ("%s: %u added, %u were there already\n"), path, import->added, import->known);
  else
    muster_command_print (_ ("%s: %u added\n"), path, import->added);
  if (unreadable > 0)
    fprintf (stderr,
             ngettext ("Note: %u portrait can't be read; it is kept, but not shown.\n",
                       "Note: %u portraits can't be read; they are kept, but not shown.\n", unreadable),
             unreadable);
  return TRUE;
}

static gboolean
run_import (Session *session, GError **error)
{
  for (guint i = 0; i < session->n_args; i++)
    if (!import_file (session, session->args[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
add_export (Session *session, MusterDocument *document, gint64 id, GError **error)
{
  MusterThing *thing = muster_library_export (session->library, id, error);

  if (thing == NULL)
    return FALSE;
  thing->order = document->things->len;
  g_ptr_array_add (document->things, thing);
  return TRUE;
}

static gboolean
gather_all (Session *session, MusterDocument *document, GError **error)
{
  g_autoptr (GPtrArray) entries = muster_library_list (session->library, FALSE, session->sort, error);

  for (guint i = 0; entries != NULL && i < entries->len; i++)
    if (!add_export (session, document, ((MusterLibraryEntry *) entries->pdata[i])->id, error))
      return FALSE;
  return entries != NULL;
}

static gboolean
run_export (Session *session, GError **error)
{
  g_autoptr (MusterDocument) document = muster_document_new ();

  if (session->output == NULL)
    return muster_error_refuse (error, _ ("say where to write the file: -o FILE"));
  if (session->n_args == 0 && !gather_all (session, document, error))
    return FALSE;
  for (guint i = 0; i < session->n_args; i++)
    {
      gint64 id;

      if (!find_thing (session, session->args[i], &id, error) || !add_export (session, document, id, error))
        return FALSE;
    }
  return muster_document_save (document, session->output, session->catalog, error);
}

/* Gives a character a portrait, as the pixels that another program made of a picture; or takes its own away. */
static gboolean
run_portrait (Session *session, GError **error)
{
  g_autoptr (GBytes) picture = session->n_args > 1 ? muster_file_read (session->args[1], error) : NULL;
  g_autoptr (GBytes) pixels
      = picture != NULL ? muster_picture_recode (muster_paths_get_helper (), picture, error) : NULL;
  g_autoptr (MusterThing) thing = NULL;
  gint64 id, state;

  if ((session->n_args > 1 && pixels == NULL) || !find_thing (session, session->args[0], &id, error))
    return FALSE;
  thing = muster_library_get (session->library, id, &state, error);
  if (thing == NULL)
    return FALSE;
  if (!muster_portrait_change_apply (thing, pixels))
    return muster_error_refuse (error, _ ("“%s” is no character; only characters have a portrait"),
                                muster_thing_get_name (thing));
  muster_library_set_label (session->library, muster_portrait_change_get_label (pixels));
  return muster_library_save (session->library, id, &state, thing, error);
}

/* Backups. */

static gboolean
run_backup (Session *session, GError **error)
{
  g_autofree char *backup = muster_library_backup (session->library, FALSE, error);

  if (backup != NULL)
    printf ("%s\n", backup);
  return backup != NULL;
}

static gboolean
run_backups (Session *session, GError **error)
{
  g_autoptr (GPtrArray) backups = muster_library_list_backups (session->path);

  for (guint i = 0; i < backups->len; i++)
    printf ("%s\n", (const char *) backups->pdata[i]);
  return TRUE;
}

static gboolean
restore_version (Session *session, GError **error)
{
  guint64 state = 0;
  gint64 id;

  if (!g_ascii_string_to_unsigned (session->args[1], 10, 1, G_MAXINT64, &state, NULL))
    return muster_error_refuse (error, _ ("“%s” is no state; “muster library history” with a thing shows its states"),
                                session->args[1]);
  return find_thing (session, session->args[0], &id, error)
         && muster_library_restore_version (session->library, id, (gint64) state, error);
}

/* Without the library, which a backup may have to replace; a state of a thing is in it. */
static gboolean
run_restore (Session *session, GError **error)
{
  g_autofree char *backup = NULL, *aside = NULL;

  if (session->n_args > 1)
    return restore_version (session, error);
  backup = muster_backups_dup_path (session->path, session->args[0]);
  aside = muster_library_restore (session->path, backup, error);
  if (aside != NULL)
    muster_command_print (_ ("The backup is in place; what was there is now %s.\n"), aside);
  return aside != NULL;
}

static gboolean
run_compact (Session *session, GError **error)
{
  gint64 before = 0, after = 0;
  g_autofree char *was = NULL, *is = NULL;

  if (!muster_library_compact (session->library, &before, &after, error))
    return FALSE;
  was = g_format_size ((guint64) before);
  is = g_format_size ((guint64) after);
  printf (_ ("The library took %s and takes %s now.\n"), was, is);
  return TRUE;
}

static gboolean
run_check (Session *session, GError **error)
{
  g_autoptr (GPtrArray) faults = muster_library_check (session->library, error);

  if (faults == NULL)
    return FALSE;
  for (guint i = 0; i < faults->len; i++)
    printf ("%s\n", (const char *) faults->pdata[i]);
  if (faults->len == 0)
    printf ("%s\n", _ ("The library is sound."));
  session->status = faults->len == 0 ? MUSTER_EXIT_FINE : MUSTER_EXIT_ILLEGAL;
  return TRUE;
}

static const Verb verbs[] = {
  { "list", 0, G_MAXUINT, N_ ("[WORD…]"), N_ ("everything, or what has these words on its card"), run_list },
  { "search", 1, G_MAXUINT, N_ ("WORD…"), N_ ("the same"), run_list },
  { "show", 1, G_MAXUINT, N_ ("THING…"), N_ ("points, stats and legality; what became of it when the content changed"),
    run_show },
  { "changes", 0, 0, "", N_ ("what new content changed, for everything"), run_changes },
  { "import", 1, G_MAXUINT, N_ ("FILE…"), N_ ("add what is in the files; what is there already isn't added again"),
    run_import },
  { "export", 0, G_MAXUINT, N_ ("-o FILE [THING…]"), N_ ("write things, or everything, to a file"), run_export },
  { "rename", 2, 2, N_ ("THING NAME"), N_ ("give it another name"), run_rename },
  { "duplicate", 1, 1, N_ ("THING"), N_ ("make a copy"), run_duplicate },
  { "tag", 2, 2, N_ ("THING TAG"), N_ ("give it a tag"), run_tag },
  { "untag", 2, 2, N_ ("THING TAG"), N_ ("take the tag off"), run_untag },
  { "join", 2, 3, N_ ("GROUP THING [COUNT]"), N_ ("make a character a member of a group, where it stays the same one"),
    run_join },
  { "delete", 1, G_MAXUINT, N_ ("THING…"), N_ ("move to the trash, which keeps it for 30 days"), run_delete },
  { "undelete", 1, G_MAXUINT, N_ ("THING…"), N_ ("bring back from the trash"), run_undelete },
  { "undo", 0, 1, N_ ("[THING]"), N_ ("undo the last change, of that thing or of any"), run_undo },
  { "redo", 0, 1, N_ ("[THING]"), N_ ("do again what was undone last"), run_redo },
  { "history", 0, 1, N_ ("[THING]"), N_ ("the last changes; or every state of one thing, for 30 days and more"),
    run_history },
  { "portrait", 1, 2, N_ ("THING [FILE]"),
    N_ ("give a character a portrait, PNG or JPEG; without a file, take it away"), run_portrait },
  { "backup", 0, 0, "", N_ ("make a backup now"), run_backup },
  { "backups", 0, 0, "", N_ ("the backups there are, latest first"), run_backups },
  { "restore", 1, 2, N_ ("BACKUP|THING STATE"),
    N_ ("put a backup in place, what was there is set aside; or make a thing what it was in a state of its history"),
    run_restore },
  { "compact", 0, 0, "", N_ ("make the file as small as it can be, after a backup; nothing is lost"), run_compact },
  { "check", 0, 0, "", N_ ("read all of it and say what is wrong"), run_check },
};

static char *
dup_verbs (void)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", verbs[i].name);
  return g_string_free (names, FALSE);
}

static char *
dup_summary (void)
{
  g_autoptr (MusterTable) words = muster_command_words_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    muster_command_add_word (words, verbs[i].name, *verbs[i].usage != '\0' ? _ (verbs[i].usage) : "",
                             _ (verbs[i].summary));
  text = muster_command_dup_words (words);
  return g_strdup_printf (
      "%s\n%s",
      _ ("Keeps characters, groups and lists, every change of them saved as it is made.\nA THING is named by its "
         "number or its name.\n"),
      g_strchomp (text));
}

/* Running. */

static void
print_notice (const MusterLibrary *library)
{
  if (muster_library_get_notice (library) != NULL)
    muster_command_complain ("%s", muster_library_get_notice (library));
}

/* Runs the verb; where the library turns out damaged on the way, mends it and tries again, once. */
static gboolean
run_on_library (Session *session, const Verb *verb, GError **error)
{
  g_autoptr (GError) cause = NULL;

  session->library = muster_library_open (session->path, &muster_codec, session->catalog, error);
  if (session->library == NULL)
    return FALSE;
  print_notice (session->library);
  if (verb->run (session, &cause))
    return TRUE;
  if (!g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  session->library = muster_library_mend (g_steal_pointer (&session->library), error);
  if (session->library == NULL)
    return FALSE;
  print_notice (session->library);
  return verb->run (session, error);
}

/* A backup that can't be made is told of, and costs nothing. */
static void
finish (Session *session)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *backup = NULL;

  if (session->library == NULL)
    return;
  backup = muster_library_backup (session->library, TRUE, &error);
  if (error != NULL)
    fprintf (stderr, "muster: %s\n", error->message);
  muster_library_close (session->library);
}

static int
run_verb (Session *session, const Verb *verb)
{
  g_autoptr (GError) error = NULL;
  gboolean fine = verb->run == run_restore && session->n_args == 1 ? verb->run (session, &error)
                                                                   : run_on_library (session, verb, &error);

  finish (session);
  return fine ? session->status : muster_command_fail (error);
}

static gboolean
find_sort (const char *name, MusterLibrarySort *sort)
{
  static const char *const sorts[] = { "name", "kind", "points", "saved" };

  *sort = MUSTER_LIBRARY_SORT_NAME;
  for (guint i = 0; name != NULL && i < G_N_ELEMENTS (sorts); i++)
    if (g_str_equal (sorts[i], name))
      {
        *sort = i;
        return TRUE;
      }
  return name == NULL;
}

static const Verb *
find_verb (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_str_equal (verbs[i].name, name))
      return &verbs[i];
  return NULL;
}

int
muster_library_run (int argc, char **argv)
{
  g_autofree char *format = NULL, *path = NULL, *sort = NULL, *output = NULL, *summary = dup_summary (),
                  *names = dup_verbs ();
  gboolean trash = FALSE;
  const GOptionEntry entries[] = {
    { "library", 0, 0, G_OPTION_ARG_FILENAME, &path, N_ ("Use this library"), N_ ("FILE") },
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How to print lists: text or tsv"), N_ ("FORMAT") },
    { "sort", 0, 0, G_OPTION_ARG_STRING, &sort, N_ ("Sort by name, kind, points or saved"), N_ ("BY") },
    { "trash", 0, 0, G_OPTION_ARG_NONE, &trash, N_ ("List what is in the trash"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_ ("Where export writes the file; “-” is standard output"),
      N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  static const char *const formats[] = { "text", "tsv", NULL };
  g_autoptr (MusterCatalog) catalog = NULL;
  Session session = { 0 };
  const Verb *verb;

  if (!muster_command_parse (&argc, &argv, entries, _ ("VERB [ARGUMENT…]"), summary))
    return MUSTER_EXIT_UNUSABLE;
  if (format != NULL && !g_strv_contains (formats, format))
    return muster_command_complain (_ ("there is no format “%s”; it can be text or tsv"), format);
  if (!find_sort (sort, &session.sort))
    return muster_command_complain (_ ("there is no order “%s”; it can be name, kind, points or saved"), sort);
  if (argc < 2)
    return muster_command_complain (_ ("say what to do with the library: %s"), names);
  verb = find_verb (argv[1]);
  if (verb == NULL)
    return muster_command_complain (_ ("the library has no “%s”; it has %s"), argv[1], names);
  session.args = argv + 2;
  session.n_args = (guint) argc - 2;
  for (guint i = 0; i < session.n_args; i++)
    if (!g_utf8_validate (session.args[i], -1, NULL) && verb->run != run_import && verb->run != run_restore
        && verb->run != run_portrait)
      return muster_command_complain (_ ("a name is not UTF-8 text"));
  if (session.n_args < verb->least || session.n_args > verb->most)
    return muster_command_complain (_ ("call it so: muster library %s %s"), verb->name, _ (verb->usage));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;

  if (path == NULL)
    path = muster_library_dup_default_path ();
  session.catalog = catalog;
  session.path = path;
  session.tsv = g_strcmp0 (format, "tsv") == 0;
  session.trash = trash;
  session.output = output;
  return run_verb (&session, verb);
}
