/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Only what a line names is compared, except problems and choices, which must all be named. */
#include "golden/expectation.h"

#include <string.h>

enum
{
  ERRORS,
  WARNINGS,
  AGREED,
  CHOICES,
  N_LISTS
};

static const char *const list_names[N_LISTS] = { "errors", "warnings", "agreed", "choices" };

/* The lists that the lines give for one part of the report. */
typedef struct
{
  char *lists[N_LISTS];
} Said;

typedef struct
{
  GString *complaints;
  GHashTable *said; /* MusterReport to Said */
  const GoldenLine *line;
  const char *path; /* of the current line */
} Comparing;

static void
said_free (gpointer data)
{
  Said *said = data;

  for (guint i = 0; i < N_LISTS; i++)
    g_free (said->lists[i]);
  g_free (said);
}

static void complain (Comparing *comparing, const char *format, ...) G_GNUC_PRINTF (2, 3);

static void
complain (Comparing *comparing, const char *format, ...)
{
  va_list args;

  g_string_append_printf (comparing->complaints, "line %u: %s: ", comparing->line->number, comparing->path);
  va_start (args, format);
  g_string_append_vprintf (comparing->complaints, format, args);
  va_end (args);
  g_string_append_c (comparing->complaints, '\n');
}

/* Finding parts. */

/* The n-th part of that name, from 1; n 0 is the only one. NULL if it isn't there, or isn't the only one. */
static const MusterReport *
find_part (const MusterReport *report, const char *element, guint n)
{
  const MusterReport *found = NULL;
  guint seen = 0;

  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    {
      const MusterReport *part = report->parts->pdata[i];

      if (!g_str_equal (part->element, element))
        continue;
      seen++;
      if (seen == n)
        return part;
      found = part;
    }
  return n == 0 && seen == 1 ? found : NULL;
}

/* Follows "battle-group character 2 stats". */
static const MusterReport *
find_node (const MusterReport *file, const char *path)
{
  g_auto (GStrv) words = g_strsplit (path, " ", -1);
  const MusterReport *node = file;

  if (g_str_equal (path, file->element))
    return file;
  for (guint i = 0; node != NULL && words[i] != NULL; i++)
    {
      guint n = words[i + 1] != NULL && g_ascii_isdigit (words[i + 1][0])
                    ? (guint) g_ascii_strtoull (words[i + 1], NULL, 10)
                    : 0;

      node = find_part (node, words[i], n);
      i += n > 0;
    }
  return node;
}

/* Lists. */

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static char *
dup_sorted (GPtrArray *words)
{
  g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

/* A list as a line gives it: problems in any order, choices in the report's own. */
static char *
dup_normal (guint list, const char *text)
{
  g_auto (GStrv) pieces = g_strsplit_set (text, list == CHOICES ? "|" : " ", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; pieces[i] != NULL; i++)
    if (g_strstrip (pieces[i])[0] != '\0')
      g_ptr_array_add (words, pieces[i]);
  if (list != CHOICES)
    return dup_sorted (words);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" | ", (char **) words->pdata);
}

static char *
dup_problems (const MusterReport *report, MusterSeverity severity)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (problem->severity == severity)
        {
          g_autofree char *target = muster_place_dup_target (&problem->place);

          g_ptr_array_add (words, g_strconcat (problem->rule->id, "@", target, NULL));
        }
    }
  return dup_sorted (words);
}

static char *
dup_choices (const MusterReport *report)
{
  g_autoptr (GString) choices = g_string_new (NULL);

  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    {
      const MusterReport *part = report->parts->pdata[i];

      if (g_str_equal (part->element, "choice"))
        g_string_append_printf (choices, "%s%s", choices->len > 0 ? " | " : "", muster_report_get (part, "values"));
    }
  return g_strdup (choices->str);
}

static char *
dup_found (const MusterReport *report, guint list)
{
  static const MusterSeverity severities[]
      = { [ERRORS] = MUSTER_SEVERITY_ERROR, [WARNINGS] = MUSTER_SEVERITY_WARNING, [AGREED] = MUSTER_SEVERITY_AGREED };

  return list == CHOICES ? dup_choices (report) : dup_problems (report, severities[list]);
}

static void
say (Comparing *comparing, const MusterReport *node, guint list, const char *text)
{
  Said *said = g_hash_table_lookup (comparing->said, node);

  if (said == NULL)
    {
      said = g_new0 (Said, 1);
      g_hash_table_insert (comparing->said, (gpointer) node, said);
    }
  if (said->lists[list] != NULL)
    complain (comparing, "its %s are listed twice", list_names[list]);
  g_free (said->lists[list]);
  said->lists[list] = dup_normal (list, text);
}

/* Lines. */

static void
expect_absent (Comparing *comparing, const MusterReport *node, const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (muster_report_get (node, words[i]) != NULL)
      complain (comparing, "%s should be absent, and is “%s”", words[i], muster_report_get (node, words[i]));
}

static void
expect_without (Comparing *comparing, const MusterReport *node, const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, " ", 2);
  guint n = words[0] != NULL && words[1] != NULL ? (guint) g_ascii_strtoull (words[1], NULL, 10) : 1;

  if (words[0] == NULL || n == 0)
    complain (comparing, "“without” wants the name of a part, perhaps with a number");
  else if (find_part (node, words[0], n) != NULL)
    complain (comparing, "there should be no %s", part);
}

static void
expect_attribute (Comparing *comparing, const MusterReport *node, const char *name, const char *value)
{
  const char *found = muster_report_get (node, name);

  if (found == NULL)
    complain (comparing, "%s should be “%s”, and is absent", name, value);
  else if (!g_str_equal (found, value))
    complain (comparing, "%s should be “%s”, and is “%s”", name, value, found);
}

/* A term is "NAME VALUE", the value perhaps in quotes, which are taken off. */
static void
expect_term (Comparing *comparing, const MusterReport *node, char *term)
{
  char *value = strchr (term, ' ');
  gsize length;

  if (value == NULL)
    {
      complain (comparing, "“%s” lacks its value", term);
      return;
    }
  *value = '\0';
  value = g_strchug (value + 1);
  length = strlen (value);
  if (length >= 2 && value[0] == '"' && value[length - 1] == '"')
    {
      value[length - 1] = '\0';
      value++;
    }

  for (guint list = 0; list < N_LISTS; list++)
    if (g_str_equal (term, list_names[list]))
      {
        say (comparing, node, list, value);
        return;
      }
  if (g_str_equal (term, "absent"))
    expect_absent (comparing, node, value);
  else if (g_str_equal (term, "without"))
    expect_without (comparing, node, value);
  else
    expect_attribute (comparing, node, term, value);
}

/* Cuts the text at its commas, but for those in quotes. */
static void
expect_terms (Comparing *comparing, const MusterReport *node, char *text)
{
  gboolean quoted = FALSE;
  char *term = text;

  for (char *at = text; *at != '\0'; at++)
    {
      quoted ^= *at == '"';
      if (*at != ',' || quoted)
        continue;
      *at = '\0';
      expect_term (comparing, node, g_strstrip (term));
      term = at + 1;
    }
  expect_term (comparing, node, g_strstrip (term));
}

static void
expect_line (Comparing *comparing, const MusterReport *file)
{
  g_autofree char *path = g_strdup (comparing->line->text);
  char *terms = strchr (path, ':');
  const MusterReport *node;

  comparing->path = path;
  if (terms == NULL)
    {
      complain (comparing, "this line has no colon");
      return;
    }
  *terms = '\0';
  g_strstrip (path);
  node = find_node (file, path);
  if (node == NULL)
    complain (comparing, "there is none, or there are several and it needs a number");
  else
    expect_terms (comparing, node, terms + 1);
}

/* The whole tree. */

static void
check_lists (Comparing *comparing, const MusterReport *node, const char *path)
{
  const Said *said = g_hash_table_lookup (comparing->said, node);

  for (guint list = 0; list < N_LISTS; list++)
    {
      const char *expected = said != NULL && said->lists[list] != NULL ? said->lists[list] : "";
      g_autofree char *found = dup_found (node, list);

      if (!g_str_equal (found, expected))
        g_string_append_printf (comparing->complaints, "%s: %s should be “%s”, and are “%s”\n", path, list_names[list],
                                expected, found);
    }
}

static void
check_verdict (Comparing *comparing, const MusterReport *node, const char *path)
{
  const char *legal = muster_report_get (node, "legal");
  const char *fitting = muster_legality_get_id (muster_report_get_legality (node));

  if (legal != NULL && !g_str_equal (legal, fitting))
    g_string_append_printf (comparing->complaints, "%s: legal is “%s”, and its problems say “%s”\n", path, legal,
                            fitting);
}

static void
check_tree (Comparing *comparing, const MusterReport *node, const char *path)
{
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);

  check_lists (comparing, node, path);
  check_verdict (comparing, node, path);
  for (guint i = 0; node->parts != NULL && i < node->parts->len; i++)
    {
      const MusterReport *part = node->parts->pdata[i];
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, part->element)) + 1;
      g_autofree char *below = g_strdup_printf ("%s %s %u", path, part->element, n);

      g_hash_table_insert (counts, (gpointer) part->element, GUINT_TO_POINTER (n));
      check_tree (comparing, part, below);
    }
}

void
golden_expect (const GoldenCase *golden, const MusterReport *report, GString *complaints)
{
  g_autoptr (GHashTable) said = g_hash_table_new_full (NULL, NULL, NULL, said_free);
  Comparing comparing = { complaints, said, NULL, NULL };

  for (guint i = 0; i < golden->expected->len; i++)
    {
      comparing.line = &g_array_index (golden->expected, GoldenLine, i);
      expect_line (&comparing, report);
    }
  check_tree (&comparing, report, report->element);
}
