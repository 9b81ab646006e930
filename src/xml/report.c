/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "xml/report.h"

static void
write_problem (MusterWriting *writing, const MusterProblem *problem, GString *target)
{
  g_string_truncate (target, 0);
  muster_place_append_target (&problem->place, target);
  muster_writing_open (writing, "problem");
  muster_writing_attribute (writing, "rule", problem->rule->id);
  muster_writing_attribute (writing, "severity", muster_severity_get_id (problem->severity));
  muster_writing_attribute (writing, "target", problem->place.depth > 0 ? target->str : NULL);
  muster_writing_attribute (writing, "note", problem->note);
  muster_writing_text (writing, problem->sentence);
  muster_writing_close (writing, "problem");
}

void
muster_problems_write (MusterWriting *writing, const GPtrArray *problems)
{
  g_autoptr (GString) target = problems != NULL ? g_string_sized_new (64) : NULL;

  for (guint i = 0; problems != NULL && i < problems->len; i++)
    write_problem (writing, problems->pdata[i], target);
}

void
muster_report_write (MusterWriting *writing, const MusterReport *report)
{
  muster_writing_open (writing, report->element);
  for (guint i = 0; i < report->attributes->len; i++)
    {
      const MusterReportAttribute *attribute = &g_array_index (report->attributes, MusterReportAttribute, i);

      muster_writing_attribute (writing, attribute->name, attribute->value);
    }
  for (guint i = 0; report->facts != NULL && i < report->facts->len; i++)
    {
      muster_writing_open (writing, "fact");
      muster_writing_text (writing, report->facts->pdata[i]);
      muster_writing_close (writing, "fact");
    }
  for (guint i = 0; report->parts != NULL && i < report->parts->len; i++)
    muster_report_write (writing, report->parts->pdata[i]);
  muster_problems_write (writing, report->problems);
  muster_writing_close (writing, report->element);
}
