/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table of cases, as tests/golden/README.md describes it: a title, a document, and what its report must say. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint number; /* in the file, from 1 */
  char *text;
} GoldenLine;

typedef struct
{
  char *title;
  GString *xml;     /* the document, with the line numbers of the table */
  GArray *expected; /* GoldenLine */
} GoldenCase;

/* Reads a table. GoldenCase; free with g_ptr_array_unref(). The error is "PATH:LINE: cause". */
GPtrArray *golden_table_read (const char *path, GError **error);

G_END_DECLS
