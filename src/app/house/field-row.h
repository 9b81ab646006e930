/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row for a field of a form: a line, a text, a number, a choice, a switch, values or a suit; and under it, what is wrong with it. */
#pragma once

#include <adwaita.h>

#include "app/widgets/rows/row-group.h"
#include "workspace/options/option-form.h"

G_BEGIN_DECLS

/* Hears what a player entered: a column as a file says it, NULL where it isn't said any more; or values. */
typedef struct
{
  void (*entered) (gpointer owner, const char *field, const char *value);
  void (*valued) (gpointer owner, MusterValueSet values);
  gpointer owner;
} MusterFieldListener;

typedef struct _MusterFieldRow MusterFieldRow;

/* Adds the row to a group. The listener is copied. The catalogue isn't needed after this. */
MusterFieldRow *muster_field_row_new (const MusterFormField *field, const MusterCatalog *catalog, MusterRowGroup *group,
                                      const MusterFieldListener *listener);

/* The row's widgets belong to the group, and must still be there. */
void muster_field_row_free (MusterFieldRow *row);

/* Shows what the file says now, unless somebody is writing something else. */
void muster_field_row_show (MusterFieldRow *row, const MusterFormField *field);

/* Settles what is still being typed. */
void muster_field_row_flush (MusterFieldRow *row);

/* Puts the keyboard into it. */
void muster_field_row_focus (MusterFieldRow *row);

G_END_DECLS
