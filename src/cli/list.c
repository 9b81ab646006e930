/* SPDX-License-Identifier: GPL-3.0-or-later */
/* `muster list`: the options of a kind, for people and programs. */
#include <stdio.h>

#include "cli/command.h"
#include "cli/suggestion.h"
#include "cli/table.h"
#include "cli/terminal.h"
#include "model/catalog/field.h"
#include "model/text/phrase.h"
#include "model/i18n.h"

typedef enum
{
  FORMAT_TEXT,
  FORMAT_TSV,
} Format;

static char *
dup_kinds (void)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new ();

  for (MusterKind kind = 0; kind < MUSTER_N_KINDS; kind++)
    g_ptr_array_add (kinds, (gpointer) muster_kind_get_id (kind));
  g_ptr_array_add (kinds, NULL);
  return g_strjoinv (", ", (char **) kinds->pdata);
}

static int
complain_of_kind (const char *typed, const char *kinds)
{
  g_auto (GStrv) ids = g_strsplit (kinds, ", ", -1);
  const char *meant = muster_suggestion_find (typed, (const char *const *) ids);

  if (meant != NULL)
    return muster_command_complain (_ ("there is no kind “%s”; did you mean “%s”? There are %s"), typed, meant, kinds);
  return muster_command_complain (_ ("there is no kind “%s”; there are %s"), typed, kinds);
}

/* The cells of an option: id, name, values and the fields of its kind. */
static char **
dup_cells (const MusterCatalog *catalog, const MusterOption *option)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();
  MusterValueSet values = option->kind == MUSTER_KIND_VALUE ? 0 : option->values;

  g_ptr_array_add (cells, g_strdup (option->id));
  g_ptr_array_add (cells, g_strdup (muster_option_get_name (option)));
  g_ptr_array_add (cells, muster_catalog_dup_value_ids (catalog, values));
  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL; field++)
    g_ptr_array_add (cells, muster_field_dup_cell (field, option));
  g_ptr_array_add (cells, NULL);

  return (char **) g_ptr_array_steal (cells, NULL);
}

static char **
dup_headers (MusterKind kind)
{
  g_autoptr (GPtrArray) headers = g_ptr_array_new ();

  g_ptr_array_add (headers, g_strdup ("id"));
  g_ptr_array_add (headers, g_strdup ("name"));
  g_ptr_array_add (headers, g_strdup ("values"));
  for (const MusterField *field = muster_fields_of (kind); field->name != NULL; field++)
    g_ptr_array_add (headers, g_strdup (field->name));
  g_ptr_array_add (headers, NULL);

  return (char **) g_ptr_array_steal (headers, NULL);
}

/* The column's value for a search word that names one: “attack” is a kind of castle card, so it means that column and
 * not any sentence with attack in it. */
static gboolean
is_word_of_column (const MusterField *field, const char *word)
{
  for (guint i = 0; field->type == MUSTER_FIELD_WORD && field->words[i] != NULL; i++)
    {
      g_autofree char *said = muster_phrase_dup_folded (muster_words_say (field->words, (gint) i));

      if (*said != '\0' && g_str_equal (said, word))
        return TRUE;
    }
  return FALSE;
}

static gboolean
column_has (const MusterField *field, const MusterOption *option, const char *word)
{
  g_autofree char *cell = muster_field_dup_cell (field, option);
  g_autofree char *folded = muster_phrase_dup_folded (cell);

  return g_str_equal (folded, word);
}

/* Whether a folded search word is a column's value and the row has it; otherwise whether the row contains it. */
static gboolean
matches_word (const MusterOption *option, const char *row, const char *word)
{
  gboolean of_column = FALSE;

  for (const MusterField *field = muster_fields_of (option->kind); field->name != NULL; field++)
    if (is_word_of_column (field, word))
      {
        of_column = TRUE;
        if (column_has (field, option, word))
          return TRUE;
      }
  return !of_column && strstr (row, word) != NULL;
}

static gboolean
matches (const MusterOption *option, char **cells, char **words)
{
  g_autofree char *row = g_strjoinv ("\t", cells);
  g_autofree char *folded = muster_phrase_dup_folded (row);

  for (; *words != NULL; words++)
    {
      g_autofree char *word = muster_phrase_dup_folded (*words);

      if (!matches_word (option, folded, word))
        return FALSE;
    }
  return TRUE;
}

/* The rows to print: the option with the given id, or all matches. */
static GPtrArray *
select_rows (const MusterCatalog *catalog, MusterKind kind, char **words)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  const MusterOption *exact = *words != NULL && words[1] == NULL ? muster_catalog_find (catalog, kind, *words) : NULL;

  for (guint i = 0; i < muster_catalog_count (catalog, kind); i++)
    {
      const MusterOption *option = muster_catalog_nth (catalog, kind, i);
      char **cells = dup_cells (catalog, option);

      if (exact != NULL ? option == exact : matches (option, cells, words))
        g_ptr_array_add (rows, cells);
      else
        g_strfreev (cells);
    }
  return rows;
}

static void
print_tsv (char **headers, GPtrArray *rows)
{
  g_autofree char *first = g_strjoinv ("\t", headers);
  GString *text = g_string_new (first);

  g_string_append_c (text, '\n');
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *row = g_strjoinv ("\t", rows->pdata[i]);

      g_string_append_printf (text, "%s\n", row);
    }
  fputs (text->str, stdout);
  g_string_free (text, TRUE);
}

static void
print_text (char **headers, GPtrArray *rows)
{
  g_autoptr (MusterTable) table = muster_table_new ((const char *const *) headers);
  g_autofree char *text = NULL;

  for (guint i = 0; i < rows->len; i++)
    muster_table_add (table, g_strdupv (rows->pdata[i]));
  text = muster_table_dup_text (table, muster_terminal_get_width ());
  fputs (text, stdout);
}

int
muster_list_run (int argc, char **argv)
{
  g_autofree char *format = NULL;
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, &format, N_ ("How to print it: text or tsv"), N_ ("FORMAT") },
    G_OPTION_ENTRY_NULL,
  };
  static const char *const formats[] = { "text", "tsv", NULL };
  g_autoptr (MusterCatalog) catalog = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  g_auto (GStrv) headers = NULL;
  g_autofree char *kinds = dup_kinds ();
  g_auto (MusterPlain) plain = 0;
  MusterKind kind;

  if (!muster_command_parse (&argc, &argv, entries, _ ("KIND [WORD…]"),
                             _ ("Lists the options of a kind, or those that match the words.")))
    return MUSTER_EXIT_UNUSABLE;
  if (format != NULL && !g_strv_contains (formats, format))
    return muster_command_complain (_ ("unknown format “%s”; use text or tsv"), format);
  if (argc < 2)
    return muster_command_complain (_ ("name what to list: %s"), kinds);
  if (!muster_kind_find (argv[1], &kind))
    return complain_of_kind (argv[1], kinds);

  for (char **word = argv + 2; *word != NULL; word++)
    if (!g_utf8_validate (*word, -1, NULL))
      return muster_command_complain (_ ("a search word is not UTF-8 text"));

  catalog = muster_command_load_catalog ();
  if (catalog == NULL)
    return MUSTER_EXIT_UNUSABLE;
  if (g_strcmp0 (format, "tsv") == 0)
    plain = muster_plain_begin ();
  rows = select_rows (catalog, kind, argv + 2);
  headers = dup_headers (kind);
  if (g_strcmp0 (format, "tsv") == 0)
    print_tsv (headers, rows);
  else if (rows->len > 0)
    print_text (headers, rows);
  else
    printf ("%s\n", _ ("Nothing matches."));

  return MUSTER_EXIT_FINE;
}
