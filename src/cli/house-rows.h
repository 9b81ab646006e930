/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows of a machine-readable table of things. A last column "house", the number of house options, is added only if at
 * least one thing has any, so that other tables keep their known columns. Rows are therefore collected first. */
#pragma once

#include <glib.h>

#include "model/report.h"

G_BEGIN_DECLS

/* Initialise with zeros. */
typedef struct
{
  GString *rows, *counted; /* without and with the column */
  gboolean house;
} MusterHouseRows;

/* Adds a row as tab-separated cells. `report` is that of its thing; NULL if there is none. */
void muster_house_rows_add (MusterHouseRows *rows, const char *row, const MusterReport *report);

/* Prints the table with a header, and clears the rows. */
void muster_house_rows_print (MusterHouseRows *rows, const char *heading);

G_END_DECLS
