/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields: the columns of each kind's table, under one name everywhere.
 *
 * A field's name is the attribute in a pack, the column of `muster list --format=tsv` and, with its hyphens as
 * underscores, the column of the content database. Whoever reads or writes options goes through these tables, so that
 * a new column is one line here, one in the pack schema and one in the database schema. */
#pragma once

#include "model/option.h"

G_BEGIN_DECLS

typedef enum
{
  MUSTER_FIELD_INT8,
  MUSTER_FIELD_UINT8,
  MUSTER_FIELD_INT,
  MUSTER_FIELD_YES_NO, /* gboolean */
  MUSTER_FIELD_WORD,   /* an enum with a list of words */
  MUSTER_FIELD_TEXT,
  MUSTER_FIELD_FEATURES, /* a cell made of the option's features; it is printed, not stored */
} MusterFieldType;

typedef struct
{
  const char *name; /* NULL ends a table */
  MusterFieldType type;
  gsize offset;      /* in MusterOption; for features, the MusterFeaturePlace */
  MusterWords words; /* for a word */
} MusterField;

/* The fields of a kind after id, name and values, in the order they are printed. */
const MusterField *muster_fields_of (MusterKind kind);

/* What a feature can add to: stats, skills, and the numbers of a weapon. */
extern const MusterField muster_addable[];

/* The field's number, 0 or 1 for yes or no, or place in its list of words. */
gint64 muster_field_get (const MusterField *field, const MusterOption *option);

/* Sets it; FALSE where the number is out of range. */
gboolean muster_field_set (const MusterField *field, MusterOption *option, gint64 number);

/* The cell as `muster list` prints it. Free with g_free(). */
char *muster_field_dup_cell (const MusterField *field, const MusterOption *option);

G_END_DECLS
