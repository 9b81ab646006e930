/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row for a field of a form: a line, a text, a number, a choice, a switch, values or a suit; with errors below. */
#pragma once

#include <adwaita.h>

#include "app/widgets/rows/row-group.h"
#include "workspace/options/option-form.h"

G_BEGIN_DECLS

/* Callbacks: a column's value as in a file, NULL if removed; or values. */
typedef struct
{
  void (*entered) (gpointer owner, const char *field, const char *value);
  void (*valued) (gpointer owner, MusterValueSet values);
  gpointer owner;
} MusterFieldListener;

typedef struct _MusterFieldRow MusterFieldRow;

/* Adds the row to a group. Copies the listener. The catalogue isn't needed afterwards. */
MusterFieldRow *muster_field_row_new (const MusterFormField *field, const MusterCatalog *catalog, MusterRowGroup *group,
                                      const MusterFieldListener *listener);

/* The group owns the row's widgets, which must still exist. */
void muster_field_row_free (MusterFieldRow *row);

/* Shows the file's value, unless the player is entering another. */
void muster_field_row_show (MusterFieldRow *row, const MusterFormField *field);

/* Commits pending input. */
void muster_field_row_flush (MusterFieldRow *row);

/* Focuses it. */
void muster_field_row_focus (MusterFieldRow *row);

G_END_DECLS
