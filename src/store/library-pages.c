/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The format is SQLite's (https://www.sqlite.org/fileformat2.html). A table leaf page begins with 13; its cells are at
 * the offsets listed after its header, each with payload length, row number and payload, which may continue on a chain
 * of other pages. Every number may be garbage, so each is checked. */
#include "store/library-pages.h"

#include <string.h>

#include "store/library-private.h"

#define PAGE 4096 /* in every library */
#define LOG_HEAD 32
#define FRAME_HEAD 24
#define LEAF 13
#define FIRST_HEAD 100                 /* bytes before the cells of the first page */
#define MAX_PAYLOAD (64 * 1024 * 1024) /* no document or picture is longer */

typedef struct
{
  gboolean in_log;
  gint64 offset;
  guint32 number; /* of the page */
  MusterPageRank rank;
} Image;

struct _MusterPages
{
  MusterRaw *file, *log; /* either may be NULL */
  GArray *images;        /* Image: the whole file, then the whole log */
  guint32 in_file;
  GHashTable *present; /* page number to its current image, if in the log */
  gint64 chained;      /* pages that may still be read as parts of chains */
};

void
muster_row_clear (MusterRow *row)
{
  g_clear_pointer (&row->payload, g_free);
}

char *
muster_row_dup_text (const MusterRow *row, guint cell)
{
  const MusterCell *text = &row->cells[cell];

  if (cell >= row->n_cells || text->type != MUSTER_CELL_TEXT || memchr (text->bytes, '\0', text->length) != NULL
      || !g_utf8_validate (text->bytes, (gssize) text->length, NULL))
    return NULL;
  return g_strndup (text->bytes, text->length);
}

static guint32
get_32 (const guint8 *at)
{
  return (guint32) at[0] << 24 | (guint32) at[1] << 16 | (guint32) at[2] << 8 | at[3];
}

static guint
get_16 (const guint8 *at)
{
  return (guint) at[0] << 8 | at[1];
}

/* A varint of one to nine bytes; returns its length, or 0 if it is incomplete. */
static gsize
get_varint (const guint8 *at, gsize left, guint64 *number)
{
  *number = 0;
  for (gsize i = 0; i < 9 && i < left; i++)
    {
      if (i == 8)
        {
          *number = *number << 8 | at[i];
          return 9;
        }
      *number = *number << 7 | (at[i] & 0x7f);
      if ((at[i] & 0x80) == 0)
        return i + 1;
    }
  return 0;
}

/* Opening. */

static void
add_image (MusterPages *pages, gboolean in_log, gint64 offset, guint32 number, MusterPageRank rank)
{
  Image image = { in_log, offset, number, rank };

  g_array_append_val (pages->images, image);
}

static Image *
image_at (MusterPages *pages, guint n)
{
  return &g_array_index (pages->images, Image, n);
}

/* All frames up to the last that completes a change are used, even after a damaged one; the latest frame of a page is
 * current. Frames with other salts belong to an earlier log. */
static gboolean
list_log (MusterPages *pages, GError **error)
{
  gint64 size = muster_raw_get_size (pages->log);
  guint8 head[LOG_HEAD] = { 0 }, frame[FRAME_HEAD];
  guint first = pages->images->len, end = 0;

  if (!muster_raw_read (pages->log, head, sizeof head, 0, error)
      || !muster_raw_read (pages->log, frame, sizeof frame, LOG_HEAD, error))
    return FALSE;
  if (!muster_log_is_head (head))
    memcpy (head + 16, frame + 8, 8); /* the salts */
  for (gint64 at = LOG_HEAD; at + FRAME_HEAD < size; at += FRAME_HEAD + PAGE)
    {
      if (!muster_raw_read (pages->log, frame, sizeof frame, at, error))
        return FALSE;
      add_image (pages, TRUE, at + FRAME_HEAD, get_32 (frame),
                 memcmp (frame + 8, head + 16, 8) == 0 ? MUSTER_PAGE_PAST : MUSTER_PAGE_STALE);
      if (get_32 (frame + 4) != 0 && memcmp (frame + 8, head + 16, 8) == 0)
        end = pages->images->len;
    }
  for (guint i = first; i < pages->images->len; i++)
    {
      Image *image = image_at (pages, i);

      if (i >= end)
        image->rank = MUSTER_PAGE_STALE;
      else if (image->rank == MUSTER_PAGE_PAST)
        g_hash_table_insert (pages->present, GUINT_TO_POINTER (image->number), GUINT_TO_POINTER (i));
    }
  return TRUE;
}

static void
rank_present (MusterPages *pages)
{
  GHashTableIter iter;
  gpointer number, image;

  g_hash_table_iter_init (&iter, pages->present);
  while (g_hash_table_iter_next (&iter, &number, &image))
    {
      image_at (pages, GPOINTER_TO_UINT (image))->rank = MUSTER_PAGE_PRESENT;
      if (GPOINTER_TO_UINT (number) >= 1 && GPOINTER_TO_UINT (number) <= pages->in_file)
        image_at (pages, GPOINTER_TO_UINT (number) - 1)->rank = MUSTER_PAGE_PAST;
    }
}

/* The current image of a page; G_MAXUINT if there is none. */
static guint
find_image (const MusterPages *pages, guint32 number, gboolean without_log)
{
  gpointer image = NULL;

  if (!without_log && g_hash_table_lookup_extended (pages->present, GUINT_TO_POINTER (number), NULL, &image))
    return GPOINTER_TO_UINT (image);
  return number >= 1 && number <= pages->in_file ? number - 1 : G_MAXUINT;
}

/* Beyond the end there are zeros. */
static gboolean
read_image (const MusterPages *pages, guint n, guint8 *page, GError **error)
{
  const Image *image = &g_array_index (pages->images, Image, n);

  return muster_raw_read (image->in_log ? pages->log : pages->file, page, PAGE, image->offset, error);
}

/* Pages on SQLite's free list hold deleted data. The list is usable only if the first page, where it begins, is
 * sound. */
static gboolean
rank_free (MusterPages *pages, GError **error)
{
  guint8 page[PAGE];
  guint32 trunk, left;
  guint image = find_image (pages, 1, FALSE);

  if (image == G_MAXUINT)
    return TRUE;
  if (!read_image (pages, image, page, error))
    return FALSE;
  trunk = memcmp (page, "SQLite format 3", 16) == 0 ? get_32 (page + 32) : 0;
  left = get_32 (page + 36);
  while (trunk != 0 && left > 0 && (image = find_image (pages, trunk, FALSE)) != G_MAXUINT)
    {
      guint32 n;

      if (!read_image (pages, image, page, error))
        return FALSE;
      n = MIN (MIN (get_32 (page + 4), PAGE / 4 - 2), left - 1);
      for (guint32 i = 0; i < n; i++)
        if ((image = find_image (pages, get_32 (page + 8 + 4 * i), FALSE)) != G_MAXUINT)
          image_at (pages, image)->rank = MUSTER_PAGE_STALE;
      left -= n + 1;
      trunk = get_32 (page);
    }
  return TRUE;
}

static gboolean
list_images (MusterPages *pages, GError **error)
{
  gint64 size = pages->file != NULL ? muster_raw_get_size (pages->file) : 0;

  pages->in_file = (guint32) ((size + PAGE - 1) / PAGE);
  for (guint32 i = 0; i < pages->in_file; i++)
    add_image (pages, FALSE, (gint64) i * PAGE, i + 1, MUSTER_PAGE_PRESENT);
  if (pages->log != NULL && muster_raw_get_size (pages->log) > LOG_HEAD && !list_log (pages, error))
    return FALSE;
  rank_present (pages);
  return rank_free (pages, error);
}

MusterPages *
muster_pages_open (const char *path, GError **error)
{
  g_autoptr (MusterPages) pages = g_new0 (MusterPages, 1);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  pages->images = g_array_new (FALSE, FALSE, sizeof (Image));
  pages->present = g_hash_table_new (NULL, NULL);
  if ((g_file_test (path, G_FILE_TEST_EXISTS) && (pages->file = muster_raw_open (path, error)) == NULL)
      || (g_file_test (log, G_FILE_TEST_EXISTS) && (pages->log = muster_raw_open (log, error)) == NULL)
      || !list_images (pages, error))
    return NULL;
  return g_steal_pointer (&pages);
}

void
muster_pages_free (MusterPages *pages)
{
  g_clear_pointer (&pages->file, muster_raw_free);
  g_clear_pointer (&pages->log, muster_raw_free);
  g_array_unref (pages->images);
  g_hash_table_unref (pages->present);
  g_free (pages);
}

/* Rows. */

static gint64
get_integer (const guint8 *at, gsize length)
{
  gint64 number = length > 0 && (at[0] & 0x80) != 0 ? -1 : 0;

  for (gsize i = 0; i < length; i++)
    number = (gint64) ((guint64) number << 8 | at[i]);
  return number;
}

/* Decodes a serial type of a row's header for the cell at `at`. FALSE if we never write that type. */
static gboolean
read_cell (MusterCell *cell, guint64 type, const guint8 *at, gsize left, gsize *length)
{
  static const guint8 lengths[] = { 0, 1, 2, 3, 4, 6, 8 };

  *cell = (MusterCell){ .bytes = (const char *) at };
  *length = type >= 12 ? (gsize) (type - 12) / 2 : type < G_N_ELEMENTS (lengths) ? lengths[type] : 0;
  if (*length > left || type == 7 || type == 10 || type == 11)
    return FALSE;
  if (type >= 12)
    {
      cell->type = type % 2 == 0 ? MUSTER_CELL_BYTES : MUSTER_CELL_TEXT;
      cell->length = *length;
    }
  else if (type != 0)
    {
      cell->type = MUSTER_CELL_NUMBER;
      cell->number = type >= 8 ? (gint64) type - 8 : get_integer (at, *length);
    }
  return TRUE;
}

static gboolean
read_cells (MusterRow *row, gsize length)
{
  guint64 head = 0, type = 0;
  gsize at = get_varint (row->payload, length, &head), body = (gsize) head, taken;

  if (at == 0 || head > length)
    return FALSE;
  for (row->n_cells = 0; at < head; row->n_cells++)
    {
      gsize n = get_varint (row->payload + at, (gsize) head - at, &type);

      if (n == 0 || row->n_cells == MUSTER_ROW_MOST_CELLS
          || !read_cell (&row->cells[row->n_cells], type, row->payload + body, length - body, &taken))
        return FALSE;
      at += n;
      body += taken;
    }
  return body == length && row->n_cells > 0;
}

/* Reads the rest of a payload from its overflow chain. If the chain ends early, zeros remain: checksums tell whether
 * the important part is there. FALSE after an error. */
static gboolean
follow_chain (MusterPages *pages, guint32 next, gboolean without_log, guint8 *to, gsize left, GError **error)
{
  guint8 page[PAGE];

  while (left > 0)
    {
      guint image = find_image (pages, next, without_log);
      gsize n = MIN (left, PAGE - 4);

      if (image == G_MAXUINT || pages->chained-- <= 0)
        return TRUE;
      if (!read_image (pages, image, page, error))
        return FALSE;
      memcpy (to, page + 4, n);
      to += n;
      left -= n;
      next = get_32 (page);
    }
  return TRUE;
}

/* How much of a payload is in the page itself. */
static gsize
get_local (gsize length)
{
  const gsize most = PAGE - 35, least = (PAGE - 12) * 32 / 255 - 23;
  gsize rest = least + (length - least) % (PAGE - 4);

  if (length <= most)
    return length;
  return rest <= most ? rest : least;
}

static gboolean
read_row (MusterPages *pages, const guint8 *page, gsize at, gboolean without_log, MusterRow *row, GError **error)
{
  guint64 length = 0, number = 0;
  gsize n = get_varint (page + at, PAGE - at, &length),
        m = n > 0 ? get_varint (page + at + n, PAGE - at - n, &number) : 0;
  gsize local;

  at += n + m;
  if (m == 0 || length < 2 || length > MAX_PAYLOAD || length / PAGE > pages->images->len + 1)
    return FALSE;
  local = get_local ((gsize) length);
  if (local + (local < length ? 4 : 0) > PAGE - at)
    return FALSE;
  row->number = (gint64) number;
  row->payload = g_malloc0 ((gsize) length);
  memcpy (row->payload, page + at, local);
  return (local == length
          || follow_chain (pages, get_32 (page + at + local), without_log, row->payload + local, (gsize) length - local,
                           error))
         && read_cells (row, (gsize) length);
}

/* The number of cells on a table leaf page; 0 for other pages. */
static guint
count_cells (const guint8 *page, gsize head)
{
  guint n = get_16 (page + head + 3);

  return page[head] == LEAF ? MIN (n, (PAGE - (guint) head - 8) / 2) : 0;
}

static gsize
head_of (const Image *image)
{
  return image->number == 1 ? FIRST_HEAD : 0;
}

static gboolean
read_placed (MusterPages *pages, const guint8 *page, MusterRowPlace place, gboolean without_log, MusterRow *row,
             GError **error)
{
  gsize head = head_of (image_at (pages, place.page)), at = get_16 (page + head + 8 + 2 * (gsize) place.cell);

  return at >= head + 8 && at < PAGE - 4 && read_row (pages, page, at, without_log, row, error);
}

gboolean
muster_pages_read (MusterPages *pages, MusterRowPlace place, gboolean without_log, MusterRow *row, GError **error)
{
  guint8 page[PAGE];

  pages->chained = (gint64) pages->images->len; /* no chain is longer */
  return read_image (pages, place.page, page, error) && read_placed (pages, page, place, without_log, row, error);
}

/* A chain broken in the log may be intact in the file. */
static gboolean
scan_page (MusterPages *pages, guint n, MusterRowFound found, gpointer data, GError **error)
{
  const Image *image = image_at (pages, n);
  g_autoptr (GError) cause = NULL;
  guint8 page[PAGE];

  if (!read_image (pages, n, page, error))
    return FALSE;
  for (guint i = 0; cause == NULL && i < count_cells (page, head_of (image)); i++)
    {
      g_auto (MusterRow) row = { 0 }, other = { 0 };
      MusterRowPlace place = { n, i };

      if (read_placed (pages, page, place, FALSE, &row, &cause))
        found (&row, place, image->rank, data);
      else if (cause == NULL && pages->log != NULL && read_placed (pages, page, place, TRUE, &other, &cause))
        found (&other, place, image->rank, data);
    }
  if (cause == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&cause));
  return FALSE;
}

gboolean
muster_pages_scan (MusterPages *pages, MusterPageRank rank, MusterRowFound found, gpointer data, GError **error)
{
  pages->chained = 8 * (gint64) pages->images->len + 1000;
  for (guint i = 0; i < pages->images->len; i++)
    if (image_at (pages, i)->rank == rank && !scan_page (pages, i, found, data, error))
      return FALSE;
  return TRUE;
}
