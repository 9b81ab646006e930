/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields: the columns of each kind's table, under one name everywhere.
 *
 * A field's name is the attribute in a pack, the column of `muster list --format=tsv` and, with its hyphens as
 * underscores, the column of the content database. A column is declared here, once: the database's tables are made from
 * it, and tests/xml/test-columns.c holds the pack schema against it. */
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
  MUSTER_FIELD_FEATURES, /* a cell made of the option's features; it is printed, not stored */
} MusterFieldType;

typedef struct
{
  const char *name; /* NULL ends a table */
  MusterFieldType type;
  gsize offset;      /* in MusterOption; for features, the MusterFeaturePlace */
  MusterWords words; /* for a word */
  gint low, high;    /* the least and the greatest number; of a word, its places in the list */
  gboolean required; /* a pack must say it; else it is 0, nothing or, for yes or no, what a new option has */
} MusterField;

/* The fields of a kind after id, name and values, in the order they are printed. */
const MusterField *muster_fields_of (MusterKind kind);

/* What a feature can add to, by MusterAddable: the sums in the option. */
extern const MusterField muster_addable[MUSTER_N_ADDABLES + 1];

/* What a feature may add at most, up or down. */
#define MUSTER_MAX_ADD 99

/* The field's number, 0 or 1 for yes or no, or place in its list of words. */
gint64 muster_field_get (const MusterField *field, const MusterOption *option);

/* Sets it; FALSE, with nothing set, where the number is out of range. */
gboolean muster_field_set (const MusterField *field, MusterOption *option, gint64 number);

/* The cell as `muster list` prints it. Free with g_free(). */
char *muster_field_dup_cell (const MusterField *field, const MusterOption *option);

G_END_DECLS
