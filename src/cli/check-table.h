/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Short results of a check: one row per thing for spreadsheets, or one line per file for organisers. */
#pragma once

#include "cli/house-rows.h"
#include "cli/table.h"
#include "model/report.h"

G_BEGIN_DECLS

/* "legal", "illegal" or "by-agreement", as in files. */
const char *muster_check_get_verdict (const MusterReport *report);

/* `report` is that of a thing. */
void muster_check_add_row (MusterHouseRows *rows, const char *path, const MusterReport *report);

/* The row of an unusable file. */
void muster_check_add_unusable_row (MusterHouseRows *rows, const char *path);

/* Prints all rows with a header. */
void muster_check_print_rows (MusterHouseRows *rows);

/* Results for a file's things so far. Initialise with zeros. */
typedef struct
{
  guint things, illegal;
  gboolean agreed;  /* something is legal only by agreement */
  GPtrArray *names; /* char: the first illegal things; or NULL */
} MusterFileSummary;

void muster_file_summary_add (MusterFileSummary *summary, const MusterReport *report);

/* Adds the file's line to a table with three columns. */
void muster_file_summary_add_line (const MusterFileSummary *summary, const char *path, MusterTable *table);

void muster_file_summary_clear (MusterFileSummary *summary);

/* The same for an unusable file. */
void muster_file_summary_add_unusable (const char *path, MusterTable *table);

G_END_DECLS
