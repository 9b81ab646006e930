/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields: the columns of each kind's table, with one name everywhere.
 *
 * A field's name is the pack attribute, the column of `muster list --format=tsv` and (with underscores) the database
 * column. Columns are declared only here: the database tables are generated from this table, and
 * tests/xml/test-columns.c checks the pack schema against it. */
#pragma once

#include "model/catalog/option.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_FIELD_INT8,
  MUSTER_FIELD_UINT8,
  MUSTER_FIELD_INT,
  MUSTER_FIELD_YES_NO,   /* gboolean */
  MUSTER_FIELD_WORD,     /* an enum with a list of words */
  MUSTER_FIELD_TEXT,     /* a line of words, or an id */
  MUSTER_FIELD_FEATURES, /* a cell made of the option's features; printed, not stored */
} MusterFieldType;

typedef struct
{
  const char *name; /* NULL ends a table */
  MusterFieldType type;
  gsize offset;      /* in MusterOption; for features, the MusterFeaturePlace */
  MusterWords words; /* for words */
  gint low, high;    /* smallest and largest number; for words, indexes into the list */
  gboolean required; /* a pack must give it; otherwise the default is 0, empty, or for yes/no what a new option has */
} MusterField;

/* The fields of a kind after id, name and values, in print order. */
const MusterField *muster_fields_of (MusterKind kind);

/* The sums a feature can add to, by MusterAddable. */
extern const MusterField muster_addable[MUSTER_N_ADDABLES + 1];

/* The most a feature may add or subtract. */
#define MUSTER_MAX_ADD 99

/* The field's number; 0 or 1 for yes/no, the index for words. */
gint64 muster_field_get (const MusterField *field, const MusterOption *option);

/* Sets the field. FALSE, with nothing changed, if the number is out of range. */
gboolean muster_field_set (const MusterField *field, MusterOption *option, gint64 number);

/* The cell as `muster list` prints it. Free with g_free(). */
char *muster_field_dup_cell (const MusterField *field, const MusterOption *option);

G_END_DECLS
