/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A report: what a check found, as a tree that any stage can print without knowing the game.
 *
 * One node is one thing or one part of a thing: what it is called in a report file, its numbers and words as
 * attributes in the order they are printed, facts in words, its parts, and its problems. */
#pragma once

#include "model/problem.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name; /* a constant */
  const char *value;
  char *owned; /* what is to be freed of the value: NULL for a constant */
  gboolean is_number;
  gint64 number; /* what the value says, where it is a number */
} MusterReportAttribute;

typedef struct
{
  gint count;          /* of those who hold it */
  const char *element; /* "character", "weapon"; a constant */
  GArray *attributes;  /* MusterReportAttribute */
  GPtrArray *facts;    /* char: sentences worth knowing where nothing is wrong; or NULL */
  GPtrArray *parts;    /* MusterReport; or NULL */
  GPtrArray *problems; /* MusterProblem; or NULL */
} MusterReport;

MusterReport *muster_report_new (const char *element);

/* A report that is finished never changes, and whoever shows it shares it; muster_report_free() lets go of it. */
MusterReport *muster_report_ref (MusterReport *report);
void muster_report_free (MusterReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterReport, muster_report_free)

void muster_report_set (MusterReport *report, const char *name, const char *value);
void muster_report_set_int (MusterReport *report, const char *name, gint64 value);
void muster_report_set_yes_no (MusterReport *report, const char *name, gboolean value);

/* NULL where the attribute isn't there. */
const char *muster_report_get (const MusterReport *report, const char *name);

/* A number of the report; `otherwise` where there is no such number. */
gint64 muster_report_get_int (const MusterReport *report, const char *name, gint64 otherwise);

/* Adds a part and returns it. */
MusterReport *muster_report_add_part (MusterReport *report, MusterReport *part);

/* Takes the sentence over. */
void muster_report_add_fact (MusterReport *report, char *sentence);

/* Adds a problem and returns it. */
MusterProblem *muster_report_add_problem (MusterReport *report, MusterProblem *problem);

/* Whether the report or any of its parts has an error among its problems. */
gboolean muster_report_is_illegal (const MusterReport *report);

/* Whether it is illegal only because something isn't chosen yet: its own problems, not those of its parts. */
gboolean muster_report_is_unfinished (const MusterReport *report);

/* The same, with what was agreed on. */
MusterLegality muster_report_get_legality (const MusterReport *report);

/* Says so in the attribute `legal`, which is there. For after the last problem. */
void muster_report_settle_legality (MusterReport *report);

G_END_DECLS
