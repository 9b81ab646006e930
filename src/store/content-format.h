/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What marks a file as a content database of ours; shared by its writer and its reader. */
#pragma once

#include "model/catalog/field.h"

G_BEGIN_DECLS

#define MUSTER_CONTENT_APPLICATION_ID 0x4d537472 /* "MStr" */
#define MUSTER_CONTENT_VERSION 3

/* The words for MusterFeaturePlace, as a list of words with its empty first member. */
extern const char *const muster_content_places[];

/* The table of a kind: "weapon_enchantment". Free with g_free(). */
char *muster_content_dup_table (MusterKind kind);

/* The statement that makes that table. Free with g_free(). */
char *muster_content_dup_definition (MusterKind kind);

/* The columns of that table after `option`: id, name, about and the stored fields, each quoted, comma-separated. */
char *muster_content_dup_columns (MusterKind kind);

/* Whether a field has a column of its own there, besides id, name and about. */
gboolean muster_content_stores (const MusterField *field);

/* Whether that column is a text; else it is a number. */
gboolean muster_content_is_text (const MusterField *field);

G_END_DECLS
