/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/report.h"

static void
clear_attribute (gpointer data)
{
  g_free (((MusterReportAttribute *) data)->owned);
}

MusterReport *
muster_report_new (const char *element)
{
  MusterReport *report = g_new0 (MusterReport, 1);

  report->count = 1;
  report->element = element;
  report->attributes = g_array_sized_new (FALSE, FALSE, sizeof (MusterReportAttribute), 12);
  g_array_set_clear_func (report->attributes, clear_attribute);
  return report;
}

MusterReport *
muster_report_ref (MusterReport *report)
{
  g_atomic_int_inc (&report->count);
  return report;
}

void
muster_report_free (MusterReport *report)
{
  if (!g_atomic_int_dec_and_test (&report->count))
    return;
  g_array_unref (report->attributes);
  g_clear_pointer (&report->facts, g_ptr_array_unref);
  g_clear_pointer (&report->parts, g_ptr_array_unref);
  g_clear_pointer (&report->problems, g_ptr_array_unref);
  g_free (report);
}

static void
add_attribute (MusterReport *report, MusterReportAttribute attribute)
{
  g_array_append_val (report->attributes, attribute);
}

void
muster_report_set (MusterReport *report, const char *name, const char *value)
{
  char *copy = g_strdup (value);

  add_attribute (report, (MusterReportAttribute){ name, copy, copy, FALSE, 0 });
}

/* Reports consist mostly of small numbers, and formatting them would dominate. */
static const char *const small_numbers[] = {
  "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20",
};

/* Most others have two or three digits. */
static char *
dup_number (gint64 value)
{
  char digits[] = { (char) ('0' + value / 100 % 10), (char) ('0' + value / 10 % 10), (char) ('0' + value % 10), '\0' };

  if (value < 10 || value > 999)
    return g_strdup_printf ("%" G_GINT64_FORMAT, value);
  return g_strdup (digits + (value < 100));
}

void
muster_report_set_int (MusterReport *report, const char *name, gint64 value)
{
  gboolean small = value >= 0 && value < (gint64) G_N_ELEMENTS (small_numbers);
  char *printed = small ? NULL : dup_number (value);

  add_attribute (report, (MusterReportAttribute){ name, small ? small_numbers[value] : printed, printed, TRUE, value });
}

void
muster_report_set_yes_no (MusterReport *report, const char *name, gboolean value)
{
  add_attribute (report, (MusterReportAttribute){ name, value ? "yes" : "no", NULL, FALSE, 0 });
}

static const MusterReportAttribute *
find_attribute (const MusterReport *report, const char *name)
{
  for (guint i = 0; i < report->attributes->len; i++)
    {
      const MusterReportAttribute *attribute = &g_array_index (report->attributes, MusterReportAttribute, i);

      if (g_str_equal (attribute->name, name))
        return attribute;
    }
  return NULL;
}

const char *
muster_report_get (const MusterReport *report, const char *name)
{
  const MusterReportAttribute *attribute = find_attribute (report, name);

  return attribute != NULL ? attribute->value : NULL;
}

gint64
muster_report_get_int (const MusterReport *report, const char *name, gint64 otherwise)
{
  const MusterReportAttribute *attribute = find_attribute (report, name);

  return attribute != NULL && attribute->is_number ? attribute->number : otherwise;
}

MusterReport *
muster_report_add_part (MusterReport *report, MusterReport *part)
{
  if (report->parts == NULL)
    report->parts = g_ptr_array_new_full (8, (GDestroyNotify) muster_report_free);
  g_ptr_array_add (report->parts, part);
  return part;
}

void
muster_report_add_fact (MusterReport *report, char *sentence)
{
  if (report->facts == NULL)
    report->facts = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (report->facts, sentence);
}

MusterProblem *
muster_report_add_problem (MusterReport *report, MusterProblem *problem)
{
  if (report->problems == NULL)
    report->problems = g_ptr_array_new_full (8, (GDestroyNotify) muster_problem_free);
  g_ptr_array_add (report->problems, problem);
  return problem;
}

gboolean
muster_report_is_unfinished (const MusterReport *report)
{
  guint missing = 0;

  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    {
      const MusterProblem *problem = report->problems->pdata[i];

      if (problem->severity == MUSTER_SEVERITY_ERROR && !problem->missing)
        return FALSE;
      missing += problem->missing;
    }
  return missing > 0;
}

MusterLegality
muster_report_get_legality (const MusterReport *report)
{
  MusterLegality legality = muster_problems_get_legality (report->problems);

  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    legality = muster_legality_join (legality, muster_report_get_legality (report->parts->pdata[i]));
  return legality;
}

gboolean
muster_report_is_illegal (const MusterReport *report)
{
  return muster_report_get_legality (report) == MUSTER_ILLEGAL;
}
