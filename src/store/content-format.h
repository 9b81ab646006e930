/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Identifies our content databases; shared by writer and reader. */
#pragma once

#include "model/catalog/field.h"

G_BEGIN_DECLS

#define MUSTER_CONTENT_APPLICATION_ID 0x4d537472 /* "MStr" */
#define MUSTER_CONTENT_VERSION 3

/* The words for MusterFeaturePlace, beginning with an empty one. */
extern const char *const muster_content_places[];

/* The table name of a kind: "weapon_enchantment". Free with g_free(). */
char *muster_content_dup_table (MusterKind kind);

/* The SQL statement that creates the table. Free with g_free(). */
char *muster_content_dup_definition (MusterKind kind);

/* The columns of the table after `option`: id, name, about and the stored fields, quoted and comma-separated. */
char *muster_content_dup_columns (MusterKind kind);

/* Whether a field has its own column, besides id, name and about. */
gboolean muster_content_stores (const MusterField *field);

/* Whether the column is text; otherwise it is a number. */
gboolean muster_content_is_text (const MusterField *field);

G_END_DECLS
