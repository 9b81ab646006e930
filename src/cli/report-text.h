/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports for people: what each thing costs, whether it is legal, what is wrong and what would help. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"

G_BEGIN_DECLS

/* The line above a file's things, where there are several files. */
void muster_report_print_file (const char *path, guint things, gboolean many);

void muster_report_print (const MusterReport *report, const MusterCatalog *catalog);

/* Only what is wrong. */
void muster_report_print_problems (const MusterReport *report);

/* The last line, where there are several files. */
void muster_report_print_summary (guint legal, guint illegal, guint unusable);

G_END_DECLS
