/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/report-text.h"

#include <stdio.h>

#include "cli/terminal.h"
#include "model/choice.h"
#include "model/i18n.h"
#include "print/wording.h"

#define NAME_WIDTH 28
#define POINTS_WIDTH 12

static void
print_indent (guint depth)
{
  for (guint i = 0; i < depth; i++)
    fputs ("  ", stdout);
}

/* What a stranger wrote: on one line, and nothing in it that a terminal would obey. */
static void
print_flat (const char *before, const char *text, const char *after)
{
  g_autofree char *flat = muster_wording_dup_flat (text);

  fputs (before, stdout);
  fputs (flat, stdout);
  fputs (after, stdout);
}

static void
print_pad (const char *text, guint width)
{
  guint used = muster_terminal_measure (text);

  printf ("%*s", used < width ? (int) (width - used) : 0, "");
}

void
muster_report_print_file (const char *path, guint things, gboolean many)
{
  g_autofree char *shown = g_filename_display_name (path), *flat = muster_wording_dup_flat (shown);

  if (many)
    {
      muster_terminal_print (MUSTER_PAINT_BOLD, flat);
      putchar ('\n');
    }
  if (things == 0)
    printf ("%s\n", _ ("There is nothing in this file to check."));
}

static char *
dup_points (const MusterReport *report)
{
  const char *points = muster_report_get (report, "points");
  const char *limit = muster_report_get (report, "limit");

  if (points == NULL)
    return g_strdup ("");
  if (limit != NULL)
    /* Translators: points spent of the points there are */
    return g_strdup_printf (_ ("%s of %s"), points, limit);
  return g_strdup_printf (ngettext ("%s point", "%s points", (gulong) muster_report_get_int (report, "points", 0)),
                          points);
}

static char *
dup_value_names (const MusterCatalog *catalog, const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  GPtrArray *unused = NULL;

  return muster_catalog_dup_value_names (catalog,
                                         muster_values_resolve (catalog, (const char *const *) words, &unused));
}

/* The settled values, or those that are still open, one choice after another. */
static char *
dup_values (const MusterReport *report, const MusterCatalog *catalog)
{
  const char *settled = muster_report_get (report, "values");
  g_autoptr (GString) open = g_string_new (NULL);

  if (settled != NULL)
    return dup_value_names (catalog, settled);
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    {
      const MusterReport *part = report->parts->pdata[i];
      g_autofree char *names = NULL;

      if (!g_str_equal (part->element, "choice"))
        continue;
      names = dup_value_names (catalog, muster_report_get (part, "values"));
      /* Translators: between values of which a character may have one or the other */
      g_string_append_printf (open, "%s%s", open->len > 0 ? _ (" / ") : "", names);
    }
  return g_strdup (open->str);
}

static void
print_head (const MusterReport *report, const MusterCatalog *catalog, guint depth)
{
  const char *name = muster_report_get (report, "name");
  const char *count = muster_report_get (report, "count");
  MusterLegality legality = muster_report_get_legality (report);
  const char *verdict = legality == MUSTER_LEGAL                ? _ ("legal")
                        : legality == MUSTER_LEGAL_BY_AGREEMENT ? _ ("legal by agreement")
                                                                : _ ("illegal");
  g_autofree char *points = dup_points (report);
  g_autofree char *values = dup_values (report, catalog);
  g_autofree char *flat = muster_wording_dup_flat (*name != '\0' ? name : _ ("Unnamed"));
  g_autofree char *title = count != NULL ? g_strdup_printf ("%s ×%s", flat, count) : g_strdup (flat);

  print_indent (depth);
  muster_terminal_print (MUSTER_PAINT_BOLD, title);
  print_pad (title, NAME_WIDTH - depth * 2);
  printf ("  %s", points);
  print_pad (points, POINTS_WIDTH);
  fputs ("  ", stdout);
  muster_terminal_print (legality ? MUSTER_PAINT_GREEN : MUSTER_PAINT_RED, verdict);
  if (*values != '\0')
    {
      print_pad (verdict, 7);
      printf ("  %s", values);
    }
  putchar ('\n');
}

static void
print_problem (const MusterProblem *problem, guint depth)
{
  gboolean error = problem->severity == MUSTER_SEVERITY_ERROR;
  g_autofree char *sentence = muster_wording_dup_problem (problem);

  print_indent (depth);
  muster_terminal_print (error ? MUSTER_PAINT_RED : MUSTER_PAINT_YELLOW, error ? "✗ " : "! ");
  print_flat ("", sentence, " ");
  muster_terminal_print (MUSTER_PAINT_DIM, "[");
  muster_terminal_print (MUSTER_PAINT_DIM, problem->rule);
  muster_terminal_print (MUSTER_PAINT_DIM, "]\n");
  for (guint i = 0; problem->remedies != NULL && i < problem->remedies->len; i++)
    {
      print_indent (depth + 2);
      print_flat ("→ ", problem->remedies->pdata[i], "\n");
    }
}

void
muster_report_print_problems (const MusterReport *report, guint depth)
{
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    print_problem (report->problems->pdata[i], depth);
}

static void
print_facts (const MusterReport *report, guint depth)
{
  for (guint i = 0; report->facts != NULL && i < report->facts->len; i++)
    {
      print_indent (depth);
      print_flat ("· ", report->facts->pdata[i], "\n");
    }
}

static void
print_at (const MusterReport *report, const MusterCatalog *catalog, guint depth)
{
  print_head (report, catalog, depth);
  print_facts (report, depth + 1);
  muster_report_print_problems (report, depth + 1);
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    {
      const MusterReport *part = report->parts->pdata[i];

      /* A part with a verdict of its own is a thing of its own; the others are its numbers. */
      if (muster_report_get (part, "legal") != NULL)
        print_at (part, catalog, depth + 1);
    }
}

void
muster_report_print (const MusterReport *report, const MusterCatalog *catalog)
{
  print_at (report, catalog, 0);
}

void
muster_report_print_summary (guint legal, guint illegal, guint unusable)
{
  putchar ('\n');
  printf (ngettext ("%u file legal", "%u files legal", legal), legal);
  printf (_ (", %u illegal"), illegal);
  if (unusable > 0)
    printf (_ (", %u unusable"), unusable);
  putchar ('\n');
}
