/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/check-table.h"

#include "model/i18n.h"
#include "print/wording.h"

#define NAMED 3 /* illegal things of a file to name; others are counted */

const char *
muster_check_get_verdict (const MusterReport *report)
{
  const char *legal = muster_report_get (report, "legal");

  if (g_strcmp0 (legal, "no") == 0)
    return "illegal";
  return g_strcmp0 (legal, "by-agreement") == 0 ? "by-agreement" : "legal";
}

static char *
dup_path (const char *path)
{
  g_autofree char *shown = g_filename_display_name (path);

  return muster_wording_dup_flat (shown);
}

/* The rule ids of a report and its parts, in order and without duplicates. */
static void
gather_rules (const MusterReport *report, GPtrArray *rules)
{
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (!g_ptr_array_find_with_equal_func (rules, problem->rule->id, g_str_equal, NULL))
        g_ptr_array_add (rules, (gpointer) problem->rule->id);
    }
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    gather_rules (report->parts->pdata[i], rules);
}

static char *
dup_rules (const MusterReport *report)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();

  gather_rules (report, rules);
  g_ptr_array_add (rules, NULL);
  return g_strjoinv (" ", (char **) rules->pdata);
}

void
muster_check_print_rows (MusterHouseRows *rows)
{
  muster_house_rows_print (rows, "file\tname\tkind\tpoints\tlimit\tverdict\tproblems");
}

static const char *
get_or_empty (const MusterReport *report, const char *name)
{
  const char *value = muster_report_get (report, name);

  return value != NULL ? value : "";
}

void
muster_check_add_row (MusterHouseRows *rows, const char *path, const MusterReport *report)
{
  g_autofree char *file = dup_path (path);
  g_autofree char *name = muster_wording_dup_flat (get_or_empty (report, "name"));
  g_autofree char *rules = dup_rules (report);
  g_autofree char *row = g_strjoin ("\t", file, name, report->element, get_or_empty (report, "points"),
                                    get_or_empty (report, "limit"), muster_check_get_verdict (report), rules, NULL);

  muster_house_rows_add (rows, row, report);
}

void
muster_check_add_unusable_row (MusterHouseRows *rows, const char *path)
{
  g_autofree char *file = dup_path (path);
  g_autofree char *row = g_strdup_printf ("%s\t\tfile\t\t\tunusable\tfile.unusable", file);

  muster_house_rows_add (rows, row, NULL);
}

void
muster_file_summary_add (MusterFileSummary *summary, const MusterReport *report)
{
  const char *verdict = muster_check_get_verdict (report);

  summary->things++;
  summary->agreed |= g_str_equal (verdict, "by-agreement");
  if (!g_str_equal (verdict, "illegal"))
    return;
  summary->illegal++;
  if (summary->names == NULL)
    summary->names = g_ptr_array_new_with_free_func (g_free);
  if (summary->names->len < NAMED)
    {
      const char *name = get_or_empty (report, "name");

      g_ptr_array_add (summary->names, muster_wording_dup_flat (*name != '\0' ? name : _ ("Unnamed")));
    }
}

/* "Brak, Vex, Mild and 4 more"; empty if nothing is illegal. */
static char *
dup_names (const MusterFileSummary *summary)
{
  g_autofree char *names = NULL;
  guint more;

  if (summary->names == NULL)
    return g_strdup ("");
  more = summary->illegal - summary->names->len;
  g_ptr_array_add (summary->names, NULL);
  names = g_strjoinv (_ (", "), (char **) summary->names->pdata);
  if (more == 0)
    return g_steal_pointer (&names);
  return g_strdup_printf (ngettext ("%s and %u more", "%s and %u more", more), names, more);
}

static void
add_line (MusterTable *table, const char *path, const char *verdict, const char *rest)
{
  char **cells = g_new0 (char *, 4);

  cells[0] = dup_path (path);
  cells[1] = g_strdup (verdict);
  cells[2] = g_strdup (rest);
  muster_table_add (table, cells);
}

void
muster_file_summary_add_line (const MusterFileSummary *summary, const char *path, MusterTable *table)
{
  g_autofree char *names = dup_names (summary);
  g_autofree char *rest = NULL;

  if (summary->illegal > 0)
    /* Translators: how many things of a file are illegal, of how many, and which */
    rest = g_strdup_printf (_ ("%u of %u: %s"), summary->illegal, summary->things, names);
  add_line (table, path,
            summary->illegal > 0 ? _ ("illegal")
            : summary->agreed    ? _ ("legal by agreement")
                                 : _ ("legal"),
            rest != NULL ? rest : "");
}

void
muster_file_summary_clear (MusterFileSummary *summary)
{
  g_clear_pointer (&summary->names, g_ptr_array_unref);
  *summary = (MusterFileSummary){ 0 };
}

void
muster_file_summary_add_unusable (const char *path, MusterTable *table)
{
  add_line (table, path, _ ("unusable"), "");
}
