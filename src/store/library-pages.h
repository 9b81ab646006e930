/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rows of a damaged database and its log, read from its pages as they lie there: no schema, no tree, no list of free pages has to
 * be sound. Which table a row is of, its shape must tell; whether it is true, a checksum in it. Nobody may write the files. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _MusterPages MusterPages;

/* How far a page can be trusted. */
typedef enum
{
  MUSTER_PAGE_STALE, /* it is free, or from a part of the log that doesn't count any more */
  MUSTER_PAGE_PAST,  /* the log has a later one */
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
  const char *bytes; /* not ended by a zero */
  gsize length;
} MusterCell;

#define MUSTER_ROW_MOST_CELLS 24

typedef struct
{
  gint64 number; /* its rowid */
  guint n_cells;
  MusterCell cells[MUSTER_ROW_MOST_CELLS];
  guint8 *payload; /* what the cells lie in */
} MusterRow;

void muster_row_clear (MusterRow *row);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (MusterRow, muster_row_clear)

/* A copy of a text; NULL where it isn't one. Free with g_free(). */
char *muster_row_dup_text (const MusterRow *row, guint cell);

/* Where a row lies. */
typedef struct
{
  guint page; /* the how manieth that was found */
  guint cell;
} MusterRowPlace;

/* Opens the file and the log beside it. NULL after an error, which means the disk: what they hold doesn't matter. */
MusterPages *muster_pages_open (const char *path, GError **error);
void muster_pages_free (MusterPages *pages);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (MusterPages, muster_pages_free)

/* Hands over every row of a table that lies on a page of this rank, from the first page to the last of the log. */
typedef void (*MusterRowFound) (const MusterRow *row, MusterRowPlace place, MusterPageRank rank, gpointer data);
gboolean muster_pages_scan (MusterPages *pages, MusterPageRank rank, MusterRowFound found, gpointer data,
                            GError **error);

/* Reads a row once more. What doesn't fit into its page is taken from the pages as they are at present, or where `without_log` as the
 * file alone has them. FALSE where it makes no sense, or after an error. */
gboolean muster_pages_read (MusterPages *pages, MusterRowPlace place, gboolean without_log, MusterRow *row,
                            GError **error);

G_END_DECLS
