/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a case expects of a report, and whether the report is so. */
#pragma once

#include "golden/table.h"
#include "model/report.h"

G_BEGIN_DECLS

/* Compares a whole report with what the case says of it, and adds a line to `complaints` for each difference. */
void golden_expect (const GoldenCase *golden, const MusterReport *report, GString *complaints);

G_END_DECLS
