/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster library`: the player's library from the terminal. Each verb is a function; this selects one and does the
 * common work: opening the library, repairing it if damaged, and the hourly backup. */
#include <inttypes.h>
#include <stdio.h>

#include "cli/library/library-call.h"
#include "cli/command.h"
#include "cli/suggestion.h"
#include "model/i18n.h"
#include "workspace/codec.h"

typedef struct
{
  const char *name;
  guint least, most; /* arguments */
  const char *usage;
  const char *summary;
  gboolean (*run) (MusterLibraryCall *call, GError **error);
} Verb;

static const Verb verbs[] = {
  { "list", 0, G_MAXUINT, N_ ("[WORD…]"), N_ ("everything, or what has these words on its card"),
    muster_library_run_list },
  { "search", 1, G_MAXUINT, N_ ("WORD…"), N_ ("the same"), muster_library_run_list },
  { "show", 1, G_MAXUINT, N_ ("THING…"), N_ ("points, stats and legality; and what new content changed"),
    muster_library_run_show },
  { "changes", 0, 0, "", N_ ("what new content changed, for everything, and what repairs it"),
    muster_library_run_changes },
  { "repair", 0, G_MAXUINT, N_ ("[THING…]"),
    N_ ("repair things by the fewest changes; without a name, all that new content made illegal"),
    muster_library_run_repair },
  { "import", 1, G_MAXUINT, N_ ("FILE…"), N_ ("add the contents of files; what is there already isn't added again"),
    muster_library_run_import },
  { "export", 0, G_MAXUINT, N_ ("-o FILE [THING…]"), N_ ("write things, or everything, to a file"),
    muster_library_run_export },
  { "rename", 2, 2, N_ ("THING NAME"), N_ ("give it another name"), muster_library_run_rename },
  { "duplicate", 1, 1, N_ ("THING"), N_ ("make a copy"), muster_library_run_duplicate },
  { "tag", 2, 2, N_ ("THING TAG"), N_ ("give it a tag"), muster_library_run_tag },
  { "untag", 2, 2, N_ ("THING TAG"), N_ ("remove the tag"), muster_library_run_untag },
  { "join", 2, 3, N_ ("GROUP THING [COUNT]"), N_ ("add a character to a group; it stays linked to the library's"),
    muster_library_run_join },
  { "delete", 1, G_MAXUINT, N_ ("THING…"), N_ ("move to the trash, which keeps it for 30 days"),
    muster_library_run_delete },
  { "undelete", 1, G_MAXUINT, N_ ("THING…"), N_ ("bring back from the trash"), muster_library_run_undelete },
  { "undo", 0, 1, N_ ("[THING]"), N_ ("undo the last change, of that thing or of any"), muster_library_run_undo },
  { "redo", 0, 1, N_ ("[THING]"), N_ ("redo what was undone last"), muster_library_run_redo },
  { "history", 0, 1, N_ ("[THING]"), N_ ("the last changes; or every version of one thing, for 30 days and more"),
    muster_library_run_history },
  { "portrait", 1, 2, N_ ("THING [FILE]"), N_ ("give a character a portrait, PNG or JPEG; without a file, remove it"),
    muster_library_run_portrait },
  { "backup", 0, 0, "", N_ ("make a backup now"), muster_library_run_backup },
  { "backups", 0, 0, "", N_ ("the backups there are, latest first"), muster_library_run_backups },
  { "restore", 1, 2, N_ ("BACKUP|THING VERSION"),
    N_ ("restore a backup, setting the library aside; or restore a version of a thing"), muster_library_run_restore },
  { "compact", 0, 0, "", N_ ("make the file as small as possible, after a backup; nothing is lost"),
    muster_library_run_compact },
  { "check", 0, 0, "", N_ ("check all of it for damage"), muster_library_run_check },
};

/* The verbs' names, borrowed, NULL-terminated. Free with g_free(). */
static const char **
dup_verbs (void)
{
  const char **names = g_new0 (const char *, G_N_ELEMENTS (verbs) + 1);

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    names[i] = verbs[i].name;
  return names;
}

/* What was typed instead of a verb, or NULL for nothing. */
static int
complain_of_verb (const char *typed)
{
  g_autofree const char **names = dup_verbs ();
  g_autofree char *all = g_strjoinv (", ", (char **) names);
  const char *meant = typed != NULL ? muster_suggestion_find (typed, names) : NULL;

  if (typed == NULL)
    return muster_command_complain (_ ("say what to do with the library: %s"), all);
  if (meant != NULL)
    return muster_command_complain (_ ("the library has no “%s”; did you mean “%s”?"), typed, meant);
  return muster_command_complain (_ ("the library has no “%s”; it has %s"), typed, all);
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
      _ ("Keeps characters, groups and lists, and saves every change.\nA THING is given by its number or its name.\n"),
      g_strchomp (text));
}

/* Running. */

static void
print_notice (const MusterLibrary *library)
{
  if (muster_library_get_notice (library) != NULL)
    muster_command_complain ("%s", muster_library_get_notice (library));
}

/* Runs the verb; if the library turns out to be damaged, repairs it and tries once more. */
static gboolean
run_on_library (MusterLibraryCall *call, const Verb *verb, GError **error)
{
  g_autoptr (GError) cause = NULL;

  call->library = muster_library_open (call->path, &muster_codec, call->catalog, error);
  if (call->library == NULL)
    return FALSE;
  print_notice (call->library);
  if (verb->run (call, &cause))
    return TRUE;
  if (!g_error_matches (cause, MUSTER_LIBRARY_ERROR, MUSTER_LIBRARY_ERROR_DAMAGED))
    {
      g_propagate_error (error, g_steal_pointer (&cause));
      return FALSE;
    }
  call->library = muster_library_mend (g_steal_pointer (&call->library), error);
  if (call->library == NULL)
    return FALSE;
  print_notice (call->library);
  return verb->run (call, error);
}

/* A failed backup is only a warning. */
static void
finish (MusterLibraryCall *call)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *backup = NULL;

  if (call->library == NULL)
    return;
  backup = muster_library_backup (call->library, TRUE, &error);
  if (error != NULL)
    fprintf (stderr, "muster: %s\n", error->message);
  muster_library_close (call->library);
}

static int
run_verb (MusterLibraryCall *call, const Verb *verb)
{
  g_autoptr (GError) error = NULL;
  gboolean fine = verb->run == muster_library_run_restore && call->n_args == 1 ? verb->run (call, &error)
                                                                               : run_on_library (call, verb, &error);

  finish (call);
  return fine ? call->status : muster_command_fail (error);
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
  g_autofree char *format = NULL, *path = NULL, *sort = NULL, *output = NULL, *summary = dup_summary ();
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
  MusterLibraryCall call = { 0 };
  const Verb *verb;

  if (!muster_command_parse (&argc, &argv, entries, _ ("VERB [ARGUMENT…]"), summary))
    return MUSTER_EXIT_UNUSABLE;
  if (format != NULL && !g_strv_contains (formats, format))
    return muster_command_complain (_ ("unknown format “%s”; use text or tsv"), format);
  if (!find_sort (sort, &call.sort))
    return muster_command_complain (_ ("there is no order “%s”; it can be name, kind, points or saved"), sort);
  verb = argc > 1 ? find_verb (argv[1]) : NULL;
  if (verb == NULL)
    return complain_of_verb (argv[1]);
  call.args = argv + 2;
  call.n_args = (guint) argc - 2;
  for (guint i = 0; i < call.n_args; i++)
    if (!g_utf8_validate (call.args[i], -1, NULL) && verb->run != muster_library_run_import
        && verb->run != muster_library_run_restore && verb->run != muster_library_run_portrait)
      return muster_command_complain (_ ("a name is not UTF-8 text"));
  if (call.n_args < verb->least || call.n_args > verb->most)
    return muster_command_complain (_ ("usage: muster library %s %s"), verb->name, _ (verb->usage));
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;

  if (path == NULL)
    path = muster_library_dup_default_path ();
  call.catalog = catalog;
  call.path = path;
  call.tsv = g_strcmp0 (format, "tsv") == 0;
  call.trash = trash;
  call.output = output;
  return run_verb (&call, verb);
}
