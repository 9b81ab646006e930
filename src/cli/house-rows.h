/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a table for programs that tells of things. They end with a column "house", how many house options a thing has, only where at
 * least one has any: all other tables have the columns that readers know, and no more. So rows are kept until the last one is there. */
#pragma once

#include <glib.h>

#include "model/report.h"

G_BEGIN_DECLS

/* Begin with zeros. */
typedef struct
{
  GString *rows, *counted; /* without and with the column */
  gboolean house;
} MusterHouseRows;

/* Adds a row, given as its cells with tabs between them. `report` is that of its thing; NULL where there is none. */
void muster_house_rows_add (MusterHouseRows *rows, const char *row, const MusterReport *report);

/* Prints the table under its heading, and forgets the rows. */
void muster_house_rows_print (MusterHouseRows *rows, const char *heading);

G_END_DECLS
