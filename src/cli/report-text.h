/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reports for people: cost, legality, problems and remedies. */
#pragma once

#include "model/catalog/catalog.h"
#include "model/report.h"

G_BEGIN_DECLS

/* The heading of a file, if there are several. */
void muster_report_print_file (const char *path, guint things, gboolean many);

void muster_report_print (const MusterReport *report, const MusterCatalog *catalog);

/* Only the problems. */
void muster_report_print_problems (const MusterReport *report);

/* The last line, if there are several files. */
void muster_report_print_summary (guint legal, guint illegal, guint unusable);

G_END_DECLS
