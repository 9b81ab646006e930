/* Reports as XML: the namespace urn:muster:report:1. */
#pragma once

#include "model/report.h"
#include "xml/writing.h"

G_BEGIN_DECLS

#define MUSTER_REPORT_NAMESPACE "urn:muster:report:1"

/* Writes a report with all its parts and problems. */
void muster_report_write (MusterWriting *writing, const MusterReport *report);

/* Writes its problems alone. */
void muster_report_write_problems (MusterWriting *writing, const MusterReport *report);

G_END_DECLS
