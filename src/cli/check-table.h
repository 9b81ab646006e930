/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a check found, in short: a row a thing for a spreadsheet, or a line a file for an organiser. */
#pragma once

#include "cli/house-rows.h"
#include "cli/table.h"
#include "model/report.h"

G_BEGIN_DECLS

/* "legal", "illegal" or "by-agreement", as files have it. */
const char *muster_check_get_verdict (const MusterReport *report);

/* `report` is a thing's. */
void muster_check_add_row (MusterHouseRows *rows, const char *path, const MusterReport *report);

/* The row of a file that can't be used. */
void muster_check_add_unusable_row (MusterHouseRows *rows, const char *path);

/* The table of all rows, under their heading. */
void muster_check_print_rows (MusterHouseRows *rows);

/* What is known of a file's things so far. Begin with zeros. */
typedef struct
{
  guint things, illegal;
  gboolean agreed;  /* something is legal by agreement only */
  GPtrArray *names; /* char: the first few illegal things; or NULL */
} MusterFileSummary;

void muster_file_summary_add (MusterFileSummary *summary, const MusterReport *report);

/* Adds the file's line to a table of three columns. */
void muster_file_summary_add_line (const MusterFileSummary *summary, const char *path, MusterTable *table);

void muster_file_summary_clear (MusterFileSummary *summary);

/* The same for a file that can't be used. */
void muster_file_summary_add_unusable (const char *path, MusterTable *table);

G_END_DECLS
