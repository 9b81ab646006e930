/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/report-text.h"

#include <stdio.h>

#include "cli/terminal.h"
#include "games/house-options.h"
#include "model/choice.h"
#include "model/i18n.h"
#include "model/text/append.h"
#include "print/wording.h"

#define NAME_WIDTH 28
#define POINTS_WIDTH 12

/* A thing's lines are collected and printed at once: a league's report has a million of them. */

static void
add_indent (GString *out, guint depth)
{
  for (guint i = 0; i < depth; i++)
    muster_text_append (out, "  ", 2);
}

static void
add_pad (GString *out, const char *text, guint width)
{
  for (guint used = muster_terminal_measure (text); used < width; used++)
    g_string_append_c (out, ' ');
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

/* The settled values, or the open alternatives. */
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
add_head (GString *out, const MusterReport *report, const MusterCatalog *catalog, guint depth)
{
  const char *name = muster_report_get (report, "name");
  const char *count = muster_report_get (report, "count");
  MusterLegality legality = muster_report_get_legality (report);
  const char *verdict = legality == MUSTER_LEGAL                ? _ ("legal")
                        : legality == MUSTER_LEGAL_BY_AGREEMENT ? _ ("legal by agreement")
                                                                : _ ("illegal");
  g_autofree char *points = dup_points (report), *house = muster_house_options_dup_count (report);
  g_autofree char *values = dup_values (report, catalog);
  g_autofree char *flat = muster_wording_dup_flat (*name != '\0' ? name : _ ("Unnamed"));
  g_autofree char *title = count != NULL ? g_strdup_printf ("%s ×%s", flat, count) : g_strdup (flat);

  add_indent (out, depth);
  muster_terminal_append (out, MUSTER_PAINT_BOLD, title);
  add_pad (out, title, NAME_WIDTH - depth * 2);
  g_string_append (out, "  ");
  g_string_append (out, points);
  add_pad (out, points, POINTS_WIDTH);
  g_string_append (out, "  ");
  muster_terminal_append (out, legality ? MUSTER_PAINT_GREEN : MUSTER_PAINT_RED, verdict);
  if (house != NULL)
    g_string_append_printf (out, ", %s", house);
  if (*values != '\0')
    {
      add_pad (out, house != NULL ? house : verdict, 7);
      g_string_append (out, "  ");
      g_string_append (out, values);
    }
  g_string_append_c (out, '\n');
}

/* Untrusted text is printed on one line without terminal controls. */
static void
add_problem (GString *out, const MusterProblem *problem, guint depth)
{
  gboolean error = problem->severity == MUSTER_SEVERITY_ERROR;
  gboolean agreed = problem->severity == MUSTER_SEVERITY_AGREED;
  g_autofree char *sentence = agreed ? muster_wording_dup_problem (problem) : NULL;

  add_indent (out, depth);
  muster_terminal_append (out, error ? MUSTER_PAINT_RED : MUSTER_PAINT_YELLOW, error ? "✗ " : "! ");
  muster_wording_append_flat (out, agreed ? sentence : problem->sentence);
  g_string_append_c (out, ' ');
  muster_terminal_append (out, MUSTER_PAINT_DIM, "[");
  muster_terminal_append (out, MUSTER_PAINT_DIM, problem->rule->id);
  muster_terminal_append (out, MUSTER_PAINT_DIM, "]\n");
  for (guint i = 0; i < muster_problem_count_remedies (problem); i++)
    {
      add_indent (out, depth + 2);
      muster_text_append_word (out, "→ ");
      muster_wording_append_flat (out, muster_problem_get_remedy (problem, i)->text);
      g_string_append_c (out, '\n');
    }
}

static void
add_problems (GString *out, const MusterReport *report, guint depth)
{
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    add_problem (out, report->problems->pdata[i], depth);
}

static void
add_facts (GString *out, const MusterReport *report, guint depth)
{
  for (guint i = 0; report->facts != NULL && i < report->facts->len; i++)
    {
      add_indent (out, depth);
      muster_text_append_word (out, "· ");
      muster_wording_append_flat (out, report->facts->pdata[i]);
      g_string_append_c (out, '\n');
    }
}

static void
add_at (GString *out, const MusterReport *report, const MusterCatalog *catalog, guint depth)
{
  add_head (out, report, catalog, depth);
  add_facts (out, report, depth + 1);
  add_problems (out, report, depth + 1);
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    {
      const MusterReport *part = report->parts->pdata[i];

      /* A part with its own verdict is a thing; other parts are numbers of this one. */
      if (muster_report_get (part, "legal") != NULL)
        add_at (out, part, catalog, depth + 1);
    }
}

void
muster_report_print (const MusterReport *report, const MusterCatalog *catalog)
{
  g_autoptr (GString) out = g_string_sized_new (4096);

  add_at (out, report, catalog, 0);
  fwrite (out->str, 1, out->len, stdout);
}

void
muster_report_print_problems (const MusterReport *report)
{
  g_autoptr (GString) out = g_string_new (NULL);

  add_problems (out, report, 0);
  fwrite (out->str, 1, out->len, stdout);
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
