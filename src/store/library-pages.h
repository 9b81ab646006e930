/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the rows of a damaged database and its log directly from the pages, without relying on schema, b-trees or free
 * list. A row's table is recognised by its shape, and its integrity by a checksum in it. The files must not be written
 * meanwhile. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _MusterPages MusterPages;

/* How trustworthy a page is. */
typedef enum
{
  MUSTER_PAGE_STALE, /* free, or from an obsolete part of the log */
  MUSTER_PAGE_PAST,  /* superseded in the log */
  MUSTER_PAGE_PRESENT,
} MusterPageRank;

typedef enum
{
  MUSTER_CELL_NULL,
  MUSTER_CELL_NUMBER,
  MUSTER_CELL_TEXT,
  MUSTER_CELL_BYTES,
} MusterCellType;

typedef struct
{
  MusterCellType type;
  gint64 number;
  const char *bytes; /* not zero-terminated */
  gsize length;
} MusterCell;

#define MUSTER_ROW_MOST_CELLS 24

typedef struct
{
  gint64 number; /* its rowid */
  guint n_cells;
  MusterCell cells[MUSTER_ROW_MOST_CELLS];
  guint8 *payload; /* contains the cells */
} MusterRow;

void muster_row_clear (MusterRow *row);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterRow, muster_row_clear)

/* A copy of a text cell; NULL if it isn't text. Free with g_free(). */
char *muster_row_dup_text (const MusterRow *row, guint cell);

/* The location of a row. */
typedef struct
{
  guint page; /* index of the page image */
  guint cell;
} MusterRowPlace;

/* Opens the file and its log. NULL only after an I/O error, whatever the contents. */
MusterPages *muster_pages_open (const char *path, GError **error);
void muster_pages_free (MusterPages *pages);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPages, muster_pages_free)

/* Passes every row on pages of this rank to a function, from the first page to the end of the log. */
typedef void (*MusterRowFound) (const MusterRow *row, MusterRowPlace place, MusterPageRank rank, gpointer data);
gboolean muster_pages_scan (MusterPages *pages, MusterPageRank rank, MusterRowFound found, gpointer data,
                            GError **error);

/* Reads a row again. Its overflow is taken from the current pages, or with `without_log` from the file alone. FALSE if
 * it is invalid, or after an error. */
gboolean muster_pages_read (MusterPages *pages, MusterRowPlace place, gboolean without_log, MusterRow *row,
                            GError **error);

G_END_DECLS
