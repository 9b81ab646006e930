/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A report: the result of a check as a tree that any stage can print without knowing the game.
 *
 * A node stands for a thing or part of a thing: its name in a report file, its attributes in print order, facts, parts
 * and problems. */
#pragma once

#include "model/problem.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name; /* a constant */
  const char *value;
  char *owned; /* to be freed with the value: NULL for a constant */
  gboolean is_number;
  gint64 number; /* the value, if it is a number */
} MusterReportAttribute;

typedef struct
{
  gint count;          /* reference count */
  const char *element; /* "character", "weapon"; a constant */
  GArray *attributes;  /* MusterReportAttribute */
  GPtrArray *facts;    /* char: sentences worth reading if nothing is wrong; or NULL */
  GPtrArray *parts;    /* MusterReport; or NULL */
  GPtrArray *problems; /* MusterProblem; or NULL */
} MusterReport;

MusterReport *muster_report_new (const char *element);

/* A finished report is immutable and shared; muster_report_free() drops a reference. */
MusterReport *muster_report_ref (MusterReport *report);
void muster_report_free (MusterReport *report);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterReport, muster_report_free)

void muster_report_set (MusterReport *report, const char *name, const char *value);
void muster_report_set_int (MusterReport *report, const char *name, gint64 value);
void muster_report_set_yes_no (MusterReport *report, const char *name, gboolean value);

/* NULL if the attribute isn't there. */
const char *muster_report_get (const MusterReport *report, const char *name);

/* A number of the report; `otherwise` if there is no such number. */
gint64 muster_report_get_int (const MusterReport *report, const char *name, gint64 otherwise);

/* Adds a part and returns it. */
MusterReport *muster_report_add_part (MusterReport *report, MusterReport *part);

/* Takes ownership of the sentence. */
void muster_report_add_fact (MusterReport *report, char *sentence);

/* Adds a problem and returns it. */
MusterProblem *muster_report_add_problem (MusterReport *report, MusterProblem *problem);

/* Whether the report or any part has an error. */
gboolean muster_report_is_illegal (const MusterReport *report);

/* Whether it is illegal only because a choice is missing: judged by its own problems, not those of its parts. */
gboolean muster_report_is_unfinished (const MusterReport *report);

/* The same, taking agreements into account. */
MusterLegality muster_report_get_legality (const MusterReport *report);

G_END_DECLS
