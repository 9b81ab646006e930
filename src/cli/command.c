/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/command.h"

#include <stdio.h>
#include <locale.h>

#include "cli/suggestion.h"
#include "cli/terminal.h"
#include "model/text/neutral.h"
#include "model/i18n.h"

static char *content_option, *house_option;

void
muster_command_print (const char *format, ...)
{
  g_autofree char *text = NULL, *neutral = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  neutral = muster_neutral_dup (text);
  fputs (neutral, stdout);
}

int
muster_command_complain (const char *format, ...)
{
  g_autofree char *sentence = NULL, *neutral = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  neutral = muster_neutral_dup (sentence);
  fprintf (stderr, "muster: %s\n", neutral);
  return MUSTER_EXIT_UNUSABLE;
}

int
muster_command_fail (const GError *error)
{
  return muster_command_complain ("%s", error->message);
}

static void
add_options (GPtrArray *names, const GOptionEntry *entries)
{
  for (; entries != NULL && entries->long_name != NULL; entries++)
    g_ptr_array_add (names, g_strconcat ("--", entries->long_name, NULL));
}

/* The parser's error with a suggested option. The error is in the locale's language, but ends with the option as
 * typed. */
static void
complain_of_option (const GError *error, const GOptionEntry *own, const GOptionEntry *shared)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *from = strstr (error->message, "--");
  g_autofree char *typed = from != NULL ? g_strndup (from, strcspn (from, "=")) : NULL, *hint = NULL;

  add_options (names, own);
  add_options (names, shared);
  g_ptr_array_add (names, g_strdup ("--help"));
  g_ptr_array_add (names, NULL);
  if (typed != NULL && g_error_matches (error, G_OPTION_ERROR, G_OPTION_ERROR_UNKNOWN_OPTION))
    hint = muster_suggestion_dup (typed, (const char *const *) names->pdata);
  muster_command_complain ("%s%s", error->message, hint != NULL ? hint : "");
}

gboolean
muster_command_parse (int *argc, char ***argv, const GOptionEntry *entries, const char *usage, const char *summary)
{
  static const GOptionEntry shared[] = {
    { "content", 0, 0, G_OPTION_ARG_FILENAME, &content_option, N_ ("Use this content database"), N_ ("FILE") },
    { "house", 0, 0, G_OPTION_ARG_STRING, &house_option,
      N_ ("Which house options apply if a file carries different ones: installed or carried"), N_ ("WHICH") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GOptionContext) context = g_option_context_new (usage);
  g_autofree char *name = g_strconcat ("muster ", (*argv)[0], NULL);
  g_autoptr (GError) error = NULL;

  g_set_prgname (name);
  g_option_context_set_summary (context, summary);
  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, shared, GETTEXT_PACKAGE);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      complain_of_option (error, entries, shared);
      return FALSE;
    }
  if (house_option != NULL && !g_str_equal (house_option, "installed") && !g_str_equal (house_option, "carried"))
    {
      muster_command_complain (_ ("“--house” is installed or carried, not “%s”"), house_option);
      return FALSE;
    }
  return TRUE;
}

const char *
muster_command_get_content (void)
{
  return content_option;
}

MusterCommandHouse
muster_command_get_house (void)
{
  if (house_option == NULL)
    return MUSTER_COMMAND_HOUSE_UNDECIDED;
  return g_str_equal (house_option, "carried") ? MUSTER_COMMAND_HOUSE_CARRIED : MUSTER_COMMAND_HOUSE_INSTALLED;
}

gboolean
muster_command_find_table_format (const char *format, gboolean *tsv)
{
  *tsv = g_strcmp0 (format, "tsv") == 0;
  if (format == NULL || *tsv || g_str_equal (format, "text"))
    return TRUE;
  muster_command_complain (_ ("unknown format “%s”; use text or tsv"), format);
  return FALSE;
}

MusterTable *
muster_command_words_new (void)
{
  static const char *const headers[] = { "", "", "", NULL };

  return muster_table_new (headers);
}

void
muster_command_add_word (MusterTable *words, const char *name, const char *usage, const char *summary)
{
  char **cells = g_new0 (char *, 4);

  cells[0] = g_strconcat ("  ", name, NULL);
  cells[1] = g_strdup (usage);
  cells[2] = g_strdup (summary);
  muster_table_add (words, cells);
}

char *
muster_command_dup_words (const MusterTable *words)
{
  return muster_table_dup_text (words, muster_terminal_get_width ());
}
