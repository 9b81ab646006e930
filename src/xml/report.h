/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports as XML: the namespace urn:muster:report:1. */
#pragma once

#include "model/report.h"
#include "xml/writing.h"

G_BEGIN_DECLS

#define MUSTER_REPORT_NAMESPACE "urn:muster:report:1"

/* Writes a report with its parts and problems. */
void muster_report_write (MusterWriting *writing, const MusterReport *report);

/* Writes only problems (MusterProblem); NULL is an empty list. */
void muster_problems_write (MusterWriting *writing, const GPtrArray *problems);

G_END_DECLS
