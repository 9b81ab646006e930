#include "model/report.h"

static void
clear_attribute (gpointer data)
{
  g_free (((MusterReportAttribute *) data)->value);
}

MusterReport *
muster_report_new (const char *element)
{
  MusterReport *report = g_new0 (MusterReport, 1);

  report->element = element;
  report->attributes = g_array_sized_new (FALSE, FALSE, sizeof (MusterReportAttribute), 8);
  g_array_set_clear_func (report->attributes, clear_attribute);
  return report;
}

void
muster_report_free (MusterReport *report)
{
  g_array_unref (report->attributes);
  g_clear_pointer (&report->facts, g_ptr_array_unref);
  g_clear_pointer (&report->parts, g_ptr_array_unref);
  g_clear_pointer (&report->problems, g_ptr_array_unref);
  g_free (report);
}

static void
take (MusterReport *report, const char *name, char *value)
{
  MusterReportAttribute attribute = { name, value };

  g_array_append_val (report->attributes, attribute);
}

void
muster_report_set (MusterReport *report, const char *name, const char *value)
{
  take (report, name, g_strdup (value));
}

/* By hand: a report is mostly numbers, and printf() would take most of the time it takes. */
static char *
dup_int (gint64 value)
{
  char digits[24], *p = digits + sizeof digits;
  guint64 rest = value < 0 ? -(guint64) value : (guint64) value;

  *--p = '\0';
  do
    *--p = (char) ('0' + rest % 10);
  while ((rest /= 10) > 0);
  if (value < 0)
    *--p = '-';
  return g_strdup (p);
}

void
muster_report_set_int (MusterReport *report, const char *name, gint64 value)
{
  take (report, name, dup_int (value));
}

void
muster_report_set_yes_no (MusterReport *report, const char *name, gboolean value)
{
  muster_report_set (report, name, value ? "yes" : "no");
}

const char *
muster_report_get (const MusterReport *report, const char *name)
{
  for (guint i = 0; i < report->attributes->len; i++)
    {
      const MusterReportAttribute *attribute = &g_array_index (report->attributes, MusterReportAttribute, i);

      if (g_str_equal (attribute->name, name))
        return attribute->value;
    }
  return NULL;
}

MusterReport *
muster_report_add_part (MusterReport *report, MusterReport *part)
{
  if (report->parts == NULL)
    report->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_report_free);
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
    report->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) muster_problem_free);
  g_ptr_array_add (report->problems, problem);
  return problem;
}

gboolean
muster_report_is_illegal (const MusterReport *report)
{
  for (guint i = 0; report->problems != NULL && i < report->problems->len; i++)
    if (((const MusterProblem *) report->problems->pdata[i])->severity == MUSTER_SEVERITY_ERROR)
      return TRUE;
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    if (muster_report_is_illegal (report->parts->pdata[i]))
      return TRUE;
  return FALSE;
}
