/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster draft`: a draft among friends at one terminal, or from a pipe. Picks are typed one per line.
 *
 * The draft is saved after every pick, so at most the current line can be lost; at the end the players' toy boxes
 * replace it. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/source.h"
#include "games/puppet-wars/draft-pool.h"
#include "cli/table.h"
#include "cli/terminal.h"
#include "model/error.h"
#include "model/text/phrase.h"
#include "model/i18n.h"
#include "print/wording.h"
#include "games/puppet-wars/draft-record.h"
#include "games/document-file.h"

#define DEFAULT_OUT "draft.muster"

typedef struct
{
  const MusterCatalog *catalog;
  MusterDocument *document;            /* the file's document, including the draft */
  MusterPuppetWarsDraftRecord *record; /* the document's */
  MusterPuppetWarsDraft *draft;
  const char *out;
  FILE *talk;       /* for messages: not where the document is written */
  gboolean typed;   /* interactive */
  gboolean refused; /* a line was rejected */
} Drafting;

typedef struct
{
  char *players, *size, *pool, *out, *resume;
  gint64 seed;
  gint copies;
} Call;

static void
call_clear (Call *call)
{
  g_free (call->players);
  g_free (call->size);
  g_free (call->pool);
  g_free (call->out);
  g_free (call->resume);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Call, call_clear)

static void
drafting_clear (Drafting *drafting)
{
  g_clear_pointer (&drafting->draft, muster_puppet_wars_draft_free);
  g_clear_pointer (&drafting->document, muster_document_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Drafting, drafting_clear)

/* Beginning. */

static gboolean
agree_on_players (MusterPuppetWarsDraftRecord *record, const char *list, GError **error)
{
  g_auto (GStrv) names = g_strsplit (list != NULL ? list : "", ",", -1);

  for (guint i = 0; names[i] != NULL; i++)
    muster_puppet_wars_draft_words_add (record->players, g_strstrip (names[i]), 0);
  record->thing.name = g_strjoinv (", ", names);
  return list != NULL || muster_error_refuse (error, _ ("say who takes part, clockwise: --players=Ann,Bea"));
}

static gboolean
agree_on_size (MusterPuppetWarsDraftRecord *record, const MusterCatalog *catalog, const char *size, GError **error)
{
  g_autoptr (GPtrArray) sizes = g_ptr_array_new ();
  g_autofree char *list = NULL;

  muster_choice_set (&record->size, catalog, MUSTER_KIND_SIZE, size);
  if (record->size.option != NULL)
    return TRUE;
  for (guint i = 0; i < muster_catalog_count (catalog, MUSTER_KIND_SIZE); i++)
    g_ptr_array_add (sizes, (gpointer) muster_catalog_nth (catalog, MUSTER_KIND_SIZE, i)->id);
  g_ptr_array_add (sizes, NULL);
  list = muster_phrase_dup_or ((const char *const *) sizes->pdata);
  return size == NULL ? muster_error_refuse (error, _ ("say how big the game is: --size is %s"), list)
                      : muster_error_refuse (error, _ ("there is no game size “%s”; it can be %s"), size, list);
}

static gboolean
agree_on_seed (MusterPuppetWarsDraftRecord *record, gint64 seed, GError **error)
{
  /* -1: random, unless a seed is given. */
  if (seed < -1 || seed > G_MAXINT)
    return muster_error_refuse (error, _ ("--seed must be a number from 0 to %d"), G_MAXINT);
  record->seed = seed < 0 ? (gint) (g_random_int () & G_MAXINT) : (gint) seed;
  return TRUE;
}

/* Packs carried by the pool's file apply to the draft and stay in its document. */
static MusterDocument *
read_pool (Drafting *drafting, const char *path, GError **error)
{
  MusterDocument *document = muster_source_read (path, drafting->catalog, error);

  if (document == NULL || document->catalog == NULL)
    return document;
  drafting->document->catalog = g_steal_pointer (&document->catalog);
  drafting->document->carried = g_steal_pointer (&document->carried);
  drafting->catalog = drafting->document->catalog;
  return document;
}

static gboolean
agree_on_pool (MusterPuppetWarsDraftRecord *record, const MusterCatalog *catalog, const MusterDocument *document,
               const Call *call, GError **error)
{
  if (call->copies < 0 || call->copies > MUSTER_PUPPET_WARS_PUPPET_MOST)
    return muster_error_refuse (error, _ ("--copies must be a number from 1 to %d"), MUSTER_PUPPET_WARS_PUPPET_MOST);
  if (call->pool == NULL)
    return muster_puppet_wars_draft_pool_fill (record, catalog, NULL, (guint) call->copies, error);
  return muster_puppet_wars_draft_pool_fill_from (record, document, (guint) call->copies)
         || muster_error_refuse (error, _ ("%s: there is no toy box in this file, and so no puppet for the pool"),
                                 call->pool);
}

static MusterPuppetWarsDraftRecord *
find_record (const MusterDocument *document)
{
  for (guint i = 0; i < document->things->len; i++)
    if (((MusterThing *) document->things->pdata[i])->klass == &muster_puppet_wars_draft_record_class)
      return document->things->pdata[i];
  return NULL;
}

/* A new draft must not overwrite a saved one, or a file that wasn't named. */
static gboolean
is_free (const Drafting *drafting, gboolean named, GError **error)
{
  g_autoptr (MusterDocument) there = NULL;

  if (g_str_equal (drafting->out, "-") || !g_file_test (drafting->out, G_FILE_TEST_EXISTS))
    return TRUE;
  if (g_file_test (drafting->out, G_FILE_TEST_IS_REGULAR))
    there = muster_document_load (drafting->out, drafting->catalog, NULL);
  if (there != NULL && find_record (there) != NULL)
    return muster_error_refuse (
        error, _ ("%s has an unfinished draft: continue with --resume %s, or name another file with -o"), drafting->out,
        drafting->out);
  return named || muster_error_refuse (error, _ ("%s exists already: name a file with -o"), drafting->out);
}

static gboolean
begin (Drafting *drafting, const Call *call, GError **error)
{
  MusterPuppetWarsDraftRecord *record = muster_puppet_wars_draft_record_new ();
  g_autoptr (MusterDocument) pool = NULL;

  drafting->document = muster_document_new ();
  drafting->record = record;
  g_ptr_array_add (drafting->document->things, record);
  if (call->pool != NULL && (pool = read_pool (drafting, call->pool, error)) == NULL)
    return FALSE;
  return agree_on_players (record, call->players, error) && agree_on_size (record, drafting->catalog, call->size, error)
         && agree_on_seed (record, call->seed, error) && agree_on_pool (record, drafting->catalog, pool, call, error)
         && is_free (drafting, call->out != NULL, error);
}

static gboolean
resume (Drafting *drafting, const Call *call, GError **error)
{
  if (call->players != NULL || call->size != NULL || call->pool != NULL || call->copies != 0 || call->seed != -1)
    return muster_error_refuse (error, _ ("--resume continues with the saved settings; only -o goes with it"));
  drafting->document = muster_source_read (call->resume, drafting->catalog, error);
  if (drafting->document == NULL)
    return FALSE;
  drafting->catalog = muster_source_get_catalog (drafting->document, drafting->catalog);
  drafting->record = find_record (drafting->document);
  return drafting->record != NULL
         || muster_error_refuse (error, _ ("%s: there is no draft in this file to continue"), call->resume);
}

/* Keeping. */

/* FALSE after an error, which is printed. */
static gboolean
save (const Drafting *drafting)
{
  g_autoptr (GError) error = NULL;

  if (muster_document_save (drafting->document, drafting->out, drafting->catalog, &error))
    return TRUE;
  muster_command_fail (error);
  return FALSE;
}

/* After every change; for a pipe only at the end. */
static gboolean
keep (const Drafting *drafting)
{
  return g_str_equal (drafting->out, "-") || save (drafting);
}

/* Talking. */

/* Prints a line without anything that controls the terminal. */
static void G_GNUC_PRINTF (2, 3) say (FILE *talk, const char *format, ...)
{
  g_autofree char *line = NULL, *flat = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  flat = muster_wording_dup_flat (line);
  fprintf (talk, "%s\n", flat);
}

static void
say_state (const Drafting *drafting)
{
  g_autofree char *state = muster_puppet_wars_draft_dup_state (drafting->draft);

  say (drafting->talk, "%s", state);
}

static void
say_order (const Drafting *drafting)
{
  guint n = muster_puppet_wars_draft_get_n_players (drafting->draft),
        start = muster_puppet_wars_draft_get_start (drafting->draft);
  g_autofree const char **names = g_new0 (const char *, n + 1);
  g_autofree char *order = NULL, *terms = muster_puppet_wars_draft_dup_terms (drafting->draft);

  for (guint i = 0; i < n; i++)
    names[i] = muster_puppet_wars_draft_get_player (drafting->draft, (start + i) % n);
  order = muster_phrase_dup_and (names);
  say (drafting->talk, "%s", terms);
  say (drafting->talk, _ ("Masters are chosen in this order: %s; then puppets the other way round."), order);
}

static void
prompt (const Drafting *drafting)
{
  g_autofree char *room = muster_puppet_wars_draft_dup_room (drafting->draft);

  if (!drafting->typed)
    return;
  say_state (drafting);
  if (room != NULL)
    say (drafting->talk, "%s", room);
  fprintf (drafting->talk, _ ("A puppet, or list, taken, undo, quit> "));
  fflush (drafting->talk);
}

static void
list_pool (const Drafting *drafting)
{
  const char *const headers[] = { _ ("puppet"), _ ("rank"), _ ("left"), _ ("why not"), NULL };
  g_autoptr (MusterTable) table = muster_table_new (headers);
  g_autofree char *text = NULL;

  for (guint i = 0; i < muster_puppet_wars_draft_get_n_entries (drafting->draft); i++)
    {
      const MusterPuppetWarsDraftEntry *entry = muster_puppet_wars_draft_get_entry (drafting->draft, i);
      g_autofree char *refusal = muster_puppet_wars_draft_dup_refusal (drafting->draft, i);
      char **cells = g_new0 (char *, G_N_ELEMENTS (headers));

      cells[0] = muster_wording_dup_flat (entry->name);
      cells[1] = g_strdup (muster_puppet_ranks[entry->rank]);
      cells[2] = g_strdup_printf ("%u", muster_puppet_wars_draft_get_left (drafting->draft, i));
      cells[3] = muster_wording_dup_flat (refusal != NULL ? refusal : "");
      muster_table_add (table, cells);
    }
  text = muster_table_dup_text (table, muster_terminal_get_width ());
  fputs (text, drafting->talk);
}

static void
say_taken (const Drafting *drafting, guint player)
{
  g_autofree char *taken = muster_puppet_wars_draft_dup_taken (drafting->draft, player);

  say (drafting->talk, "%s: %s", muster_puppet_wars_draft_get_player (drafting->draft, player), taken);
}

static void
list_taken (const Drafting *drafting)
{
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_players (drafting->draft); i++)
    say_taken (drafting, i);
}

/* Why a line was rejected: an error for a pipe, an answer for a person. */
static void
refuse (Drafting *drafting, const char *sentence)
{
  fflush (drafting->talk);
  say (drafting->typed ? drafting->talk : stderr, "%s", sentence);
  drafting->refused = TRUE;
}

/* Lines. */

/* The names that a line could mean: "Ronin or Rotten Belle". */
static char *
dup_candidates (const Drafting *drafting, const GArray *candidates)
{
  g_autofree const char **names = g_new0 (const char *, candidates->len + 1);

  for (guint i = 0; i < candidates->len; i++)
    names[i] = muster_puppet_wars_draft_get_entry (drafting->draft, g_array_index (candidates, guint, i))->name;
  return muster_phrase_dup_or (names);
}

static void
refuse_line (Drafting *drafting, const char *line, const GArray *candidates)
{
  g_autofree char *names = dup_candidates (drafting, candidates), *sentence = NULL;

  if (candidates->len == 0)
    sentence = g_strdup_printf (_ ("Nothing in the pool begins with “%s”."), line);
  else if (candidates->len == 1)
    sentence = muster_puppet_wars_draft_dup_refusal (drafting->draft, g_array_index (candidates, guint, 0));
  else
    sentence = g_strdup_printf (_ ("“%s” could be %s."), line, names);
  refuse (drafting, sentence);
}

static gboolean
take_pick (Drafting *drafting, const char *line)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint));
  gint entry = muster_puppet_wars_draft_complete (drafting->draft, line, candidates),
       turn = muster_puppet_wars_draft_get_turn (drafting->draft);
  g_autoptr (GError) error = NULL;
  const MusterPuppetWarsDraftEntry *taken;

  if (entry < 0)
    {
      refuse_line (drafting, line, candidates);
      return TRUE;
    }
  taken = muster_puppet_wars_draft_get_entry (drafting->draft, (guint) entry);
  if (!muster_puppet_wars_draft_pick (drafting->draft, taken->id, &error))
    {
      refuse (drafting, error->message);
      return TRUE;
    }
  muster_puppet_wars_draft_words_add (drafting->record->picks, taken->id, G_MAXUINT);
  say (drafting->talk, _ ("%s takes %s."), muster_puppet_wars_draft_get_player (drafting->draft, (guint) turn),
       taken->name);
  return keep (drafting);
}

static gboolean
take_back (Drafting *drafting)
{
  if (!muster_puppet_wars_draft_undo (drafting->draft))
    {
      refuse (drafting, _ ("There is no pick to undo."));
      return TRUE;
    }
  g_array_set_size (drafting->record->picks, drafting->record->picks->len - 1);
  say (drafting->talk, "%s", _ ("The last pick was undone."));
  return keep (drafting);
}

/* FALSE if the file can't be written. */
static gboolean
take_line (Drafting *drafting, const char *line)
{
  if (*line == '\0')
    return TRUE;
  if (g_str_equal (line, "undo"))
    return take_back (drafting);
  if (g_str_equal (line, "taken"))
    {
      list_taken (drafting);
      return TRUE;
    }
  if (!g_str_equal (line, "list"))
    return take_pick (drafting, line);
  list_pool (drafting);
  return TRUE;
}

/* The next line without surrounding blanks; NULL at the end and after `quit`. Free with g_free(). */
static char *
read_line (void)
{
  char *line = NULL;
  size_t size = 0;
  g_autofree char *valid = NULL;

  if (getline (&line, &size, stdin) >= 0)
    valid = g_strstrip (g_utf8_make_valid (line, -1));
  free (line);
  return g_strcmp0 (valid, "quit") == 0 ? NULL : g_steal_pointer (&valid);
}

/* Ending. */

/* Replaces the draft by the toy boxes. */
static gboolean
finish (Drafting *drafting)
{
  GPtrArray *things = drafting->document->things;
  guint place, order = drafting->record->thing.order;

  g_ptr_array_find (things, drafting->record, &place);
  for (guint i = 0; i < muster_puppet_wars_draft_get_n_players (drafting->draft); i++)
    {
      MusterPuppetWarsToyBox *box = muster_puppet_wars_draft_record_make_toy_box (drafting->record, drafting->draft, i);

      box->thing.order = order;
      say_taken (drafting, i);
      g_ptr_array_insert (things, (gint) (place + 1 + i), box);
    }
  g_ptr_array_remove_index (things, place);
  drafting->record = NULL;
  return save (drafting);
}

static int
leave (Drafting *drafting)
{
  gboolean finished = muster_puppet_wars_draft_get_phase (drafting->draft) == MUSTER_PUPPET_WARS_DRAFT_FINISHED;

  if (!(finished ? finish (drafting) : save (drafting)))
    return MUSTER_EXIT_UNUSABLE;
  if (!finished)
    say_state (drafting);
  if (g_str_equal (drafting->out, "-"))
    return MUSTER_EXIT_FINE;
  if (finished)
    say (drafting->talk, _ ("The toy boxes are in %s."), drafting->out);
  else
    say (drafting->talk, _ ("The draft is saved in %s; continue with --resume %s."), drafting->out, drafting->out);
  return !finished && drafting->refused && !drafting->typed ? MUSTER_EXIT_UNUSABLE : MUSTER_EXIT_FINE;
}

static int
play (Drafting *drafting)
{
  drafting->talk = g_str_equal (drafting->out, "-") ? stderr : stdout;
  drafting->typed = isatty (STDIN_FILENO);
  if (!keep (drafting))
    return MUSTER_EXIT_UNUSABLE;
  say_order (drafting);
  while (muster_puppet_wars_draft_get_phase (drafting->draft) != MUSTER_PUPPET_WARS_DRAFT_FINISHED)
    {
      g_autofree char *line = NULL;

      prompt (drafting);
      line = read_line ();
      if (line == NULL && drafting->typed && feof (stdin))
        fputc ('\n', drafting->talk);
      if (line == NULL)
        break;
      if (!take_line (drafting, line))
        return MUSTER_EXIT_UNUSABLE;
    }
  return leave (drafting);
}

int
muster_draft_run (int argc, char **argv)
{
  g_auto (Call) call = { .seed = -1 };
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_STRING, &call.players, N_ ("Two to eight names, clockwise"), N_ ("NAME,NAME…") },
    { "size", 0, 0, G_OPTION_ARG_STRING, &call.size, N_ ("The game size: shoebox, chest, wardrobe or puppocalypse"),
      N_ ("SIZE") },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &call.seed, N_ ("Draw the starting player from this number"), N_ ("N") },
    { "pool", 0, 0, G_OPTION_ARG_FILENAME, &call.pool, N_ ("Draft from the toy boxes in this file"), N_ ("FILE") },
    { "copies", 0, 0, G_OPTION_ARG_INT, &call.copies, N_ ("Number of copies of each puppet"), N_ ("N") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &call.out, N_ ("Where to save the draft, and the toy boxes at the end"),
      N_ ("FILE") },
    { "resume", 0, 0, G_OPTION_ARG_FILENAME, &call.resume, N_ ("Continue the draft saved in this file"), N_ ("FILE") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (MusterCatalog) catalog = NULL;
  g_auto (Drafting) drafting = { NULL };
  g_autoptr (GError) error = NULL;

  if (!muster_command_parse (&argc, &argv, entries, _ ("--players=NAME,… --size=SIZE | --resume FILE"),
                             _ ("Runs a draft of Puppet Wars: picks are read from standard input, one per line. The "
                                "beginning of a name is\nenough; “list” shows the pool, “taken” what everybody has, "
                                "“undo” undoes the last pick, “quit” saves the\ndraft for later.")))
    return MUSTER_EXIT_UNUSABLE;
  if (argc > 1)
    return muster_command_complain (_ ("unexpected “%s”: a draft takes only options"), argv[1]);
  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  drafting.catalog = catalog;
  drafting.out = call.out != NULL ? call.out : call.resume != NULL ? call.resume : DEFAULT_OUT;
  if (!(call.resume != NULL ? resume (&drafting, &call, &error) : begin (&drafting, &call, &error)))
    return muster_command_fail (error);
  drafting.draft = muster_puppet_wars_draft_record_resume (drafting.record, &error);
  if (drafting.draft == NULL)
    return muster_command_fail (error);
  return play (&drafting);
}
